import type { ReactNode } from 'react'

/** One line of a menu. With `href` it leads out of the app (inside, go by `onAction`); with `isChecked` it carries a check mark. */
export interface MenuItemValue {
  id: string
  label: string
  icon?: ReactNode
  /** A second, smaller line. */
  detail?: string
  /** At the end of the line: a key, a count. */
  end?: ReactNode
  isChecked?: boolean
  isDisabled?: boolean
  isDanger?: boolean
  href?: string
  /** Such as `_blank` for an external page. */
  target?: string
}

export interface MenuSectionValue {
  id: string
  /** Shown above the section. */
  title?: string
  items: readonly MenuItemValue[]
}

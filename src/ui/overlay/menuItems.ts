import type { ReactNode } from 'react'

/**
 * One menu item. Use `href` for pages outside the application and `onAction` inside; `isChecked`
 * adds a check mark.
 */
export interface MenuItemValue {
  id: string
  label: string
  icon?: ReactNode
  /** A second, smaller line. */
  detail?: string
  /** At the end of the line: a shortcut key, a count. */
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
  /** How its items are checked, where that is not as in the rest of the menu. */
  selection?: 'none' | 'single' | 'multiple'
  items: readonly MenuItemValue[]
}

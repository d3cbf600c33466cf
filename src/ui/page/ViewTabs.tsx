import type { ReactNode } from 'react'
import styles from './ViewTabs.module.css'

export interface ViewTab {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** How much there is. */
  count?: string | undefined
  /** Beside the name of the current one: its menu. */
  menu?: ReactNode
  /** Set apart from those before it. */
  isApart?: boolean
}

export interface ViewTabsProps {
  label: string
  tabs: readonly ViewTab[]
  currentId: string | undefined
  onChoose: (id: string) => void
  /** After the last one. */
  end?: ReactNode
}

/** Ready-made looks at one page, side by side. They are links in spirit: the page stays the same. */
export function ViewTabs({ label, tabs, currentId, onChoose, end }: ViewTabsProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ id, label: name, icon, count, menu, isApart }) => (
        <span key={id} className={styles.place} data-apart={isApart || undefined}>
          <span className={styles.tab} data-current={id === currentId || undefined}>
            <button
              type="button"
              className={styles.button}
              aria-current={id === currentId ? 'true' : undefined}
              onClick={() => onChoose(id)}
            >
              {icon}
              {name}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </button>
            {id === currentId && menu}
          </span>
        </span>
      ))}
      {end}
    </nav>
  )
}

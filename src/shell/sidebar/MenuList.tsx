import { useUnit } from 'effector-react'
import { useText } from '../../browser/text/useText'
import { ShellIcon } from '../../ui/icons/ShellIcon'
import { VisuallyHidden } from '../../ui/labels/VisuallyHidden'
import { $routeId } from '../routing/screen.model'
import { EntryLink } from './EntryLink'
import { routeOf, type MenuEntry } from './menuTree'
import styles from './Menu.module.css'

export function MenuList({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useText()
  const routeId = useUnit($routeId)
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryLink
            target={entry.target}
            isCurrent={routeOf(entry) === routeId}
            className={styles.entry}
            newTab={<NewTab words={t('shell.newTab')} />}
          >
            <ShellIcon name={entry.icon} />
            <span className={styles.label}>{t(entry.label)}</span>
            <Count entry={entry} />
          </EntryLink>
        </li>
      ))}
    </ul>
  )
}

function NewTab({ words }: { words: string }) {
  return (
    <>
      <span className={styles.external}>
        <ShellIcon name="externalLink" />
      </span>
      <VisuallyHidden>({words})</VisuallyHidden>
    </>
  )
}

function Count({ entry: { count, badge } }: { entry: MenuEntry }) {
  const t = useText()
  if (count === null) return null
  const cap = badge && 'cap' in badge ? badge.cap : count
  return (
    <span className={styles.count}>
      <span aria-hidden>{count > cap ? `${cap}+` : count}</span>
      <VisuallyHidden>{t('shell.badge', { count })}</VisuallyHidden>
    </span>
  )
}

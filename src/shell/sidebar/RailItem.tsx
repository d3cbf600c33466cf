import { useUnit } from 'effector-react'
import { useText } from '../../browser/text/useText'
import { CountBadge } from '../../ui/labels/Badge'
import { ShellIcon } from '../../ui/icons/ShellIcon'
import { VisuallyHidden } from '../../ui/labels/VisuallyHidden'
import { $routeId } from '../routing/screen.model'
import { classes } from '../../ui/theme/classes'
import { EntryLink } from './EntryLink'
import { menuId } from './menuId'
import { routeOf, type MenuSection } from './menuTree'
import { $menu, sectionPressed } from './sidebar.model'
import styles from './Rail.module.css'

export interface RailItemProps {
  section: MenuSection
  isActive: boolean
}

/** With the menu open a section leads to its first screen; otherwise it opens the menu. */
export function RailItem({ section, isActive }: RailItemProps) {
  const t = useText()
  const { menu, routeId, press } = useUnit({
    menu: $menu,
    routeId: $routeId,
    press: sectionPressed,
  })
  const isDisclosed = menu.isFlyout && menu.shown?.id === section.id
  const className = classes(styles.item, isActive && styles.active, isDisclosed && styles.disclosed)
  const content = (
    <>
      <span className={styles.icon}>
        <ShellIcon name={section.icon} size="lg" />
        {section.count !== null && (
          <span className={styles.badge}>
            <CountBadge count={section.count} label={t('shell.badge', { count: section.count })} />
          </span>
        )}
      </span>
      <span className={styles.word}>{t(section.shortTitle)}</span>
    </>
  )
  const [first] = section.entries
  if (first && (section.isDirect || (menu.isPinned && routeOf(first) !== null))) {
    return (
      <EntryLink
        target={first.target}
        isCurrent={section.isDirect && routeOf(first) === routeId}
        className={className}
        newTab={<VisuallyHidden>{t('shell.newTab')}</VisuallyHidden>}
      >
        {content}
      </EntryLink>
    )
  }
  return (
    <button
      type="button"
      className={className}
      aria-expanded={isDisclosed}
      aria-controls={isDisclosed ? menuId : undefined}
      data-section={section.id}
      onClick={() => press(section.id)}
    >
      {content}
    </button>
  )
}

import { useUnit } from 'effector-react'
import { href } from '../../../generated/facts/routes'
import { useText } from '../../browser/text/useText'
import { ShellIcon } from '../../ui/icons/ShellIcon'
import { ProfileSwitcher } from '../profile-switcher/ProfileSwitcher'
import { ScreenLink } from '../routing/ScreenLink'
import { RailItem } from './RailItem'
import { $activeSection, $maySeeQuickRecord, $sections } from './sidebar.model'
import styles from './Rail.module.css'

/** The sections as icons with labels, dark in both themes. */
export function Rail() {
  const t = useText()
  const { sections, active, mayRecord } = useUnit({
    sections: $sections,
    active: $activeSection,
    mayRecord: $maySeeQuickRecord,
  })
  return (
    <nav className={styles.rail} aria-label={t('shell.navigation')}>
      <div className={styles.logo}>
        <ProfileSwitcher />
      </div>
      <ul className={styles.sections}>
        {sections.map((section) => (
          <li key={section.id}>
            <RailItem section={section} isActive={section.id === active?.id} />
          </li>
        ))}
      </ul>
      {mayRecord && (
        <ScreenLink
          to={href('clips.add')}
          className={styles.record}
          aria-label={t('footage.record')}
          title={t('footage.record')}
        >
          <ShellIcon name="record" size="lg" />
        </ScreenLink>
      )}
    </nav>
  )
}

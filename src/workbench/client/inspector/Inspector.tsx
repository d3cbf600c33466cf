import { useUnit } from 'effector-react'
import { Badge } from '../../../ui/labels/Badge'
import { EmptyState } from '../../../ui/page/EmptyState'
import { IconButton } from '../../../ui/buttons/IconButton'
import { $subject, subjectChosen } from '../address/address.model'
import { $shown } from '../changes/draft.model'
import { $shownLanguage } from '../lens/lens.model'
import { PartFault } from '../PartFault'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { spokenIn } from '../spokenIn'
import { words } from '../words'
import { $found } from './asked.model'
import { PlaceLink } from './PlaceLink'
import { SubjectBody } from './SubjectBody'
import { titleOf } from './subject'
import styles from './Inspector.module.css'

/**
 * Everything about the selected subject: its place, why it shows, who has access, and its editors.
 */
export function Inspector() {
  const { subject, found, tables, language, choose } = useUnit({
    subject: $subject,
    found: $found,
    tables: $shown,
    language: $shownLanguage,
    choose: subjectChosen,
  })
  if (!subject || !found || !tables) {
    return (
      <aside className={styles.inspector} aria-label={words.inspector.label}>
        <EmptyState
          icon={<WorkbenchIcon name="choose" size="xl" />}
          title={subject ? words.inspector.gone : words.inspector.nothing}
        >
          {subject ? words.inspector.goneHint(subject) : words.inspector.nothingHint}
        </EmptyState>
      </aside>
    )
  }
  return (
    <aside className={styles.inspector} aria-label={words.inspector.label}>
      <header className={styles.head}>
        <div className={styles.heading}>
          <Badge>{words.inspector.kinds[found.kind]}</Badge>
          <IconButton
            size="sm"
            label={words.inspector.close}
            icon={<WorkbenchIcon name="close" />}
            onClick={() => choose(null)}
          />
        </div>
        <h2 className={styles.title}>{titleOf(found, spokenIn(tables.words, language))}</h2>
        <p className={styles.subject}>{subject}</p>
        {found.row.place !== '' && <PlaceLink place={found.row.place} />}
      </header>
      {/* Another subject begins with its own fields. */}
      <PartFault key={subject} {...words.fault}>
        <SubjectBody {...{ subject, found, tables, language }} />
      </PartFault>
    </aside>
  )
}

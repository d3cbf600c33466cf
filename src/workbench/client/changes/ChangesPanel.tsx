import { useUnit } from 'effector-react'
import type { Preview } from '../../../../codegen/workbench/protocol'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Skeleton } from '../../../ui/progress/Skeleton'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { AccessChanges } from './AccessChanges'
import { $edits, $preview, editDropped } from './draft.model'
import { FileDiffs } from './FileDiffs'
import { SignedRows } from './SignedRows'
import { describeEdit } from './describeEdit'
import { ReportedProblems } from './ReportedProblems'
import styles from './Changes.module.css'

/** Each change, who gains or loses access by it, the YAML diff and its problems. */
export function ChangesPanel({ id }: { id: string }) {
  const { edits, preview, drop } = useUnit({ edits: $edits, preview: $preview, drop: editDropped })
  return (
    <div id={id} className={styles.panel}>
      <section className={styles.part} aria-label={words.changes.edits}>
        <h2 className={styles.title}>{words.changes.edits}</h2>
        <ul className={styles.edits}>
          {edits.map((edit) => (
            <li key={JSON.stringify(edit)} className={styles.edit}>
              <span className={styles.description}>{describeEdit(edit)}</span>
              <IconButton
                size="sm"
                label={words.changes.drop(describeEdit(edit))}
                icon={<WorkbenchIcon name="close" />}
                onClick={() => drop(edit)}
              />
            </li>
          ))}
        </ul>
        {preview && preview.problems.length > 0 && (
          <>
            <h2 className={styles.title}>{words.changes.problems}</h2>
            <ReportedProblems problems={preview.problems} />
          </>
        )}
      </section>
      <section className={styles.part} aria-label={words.changes.effects}>
        <h2 className={styles.title}>{words.changes.effects}</h2>
        {preview ? <Effects preview={preview} /> : <Pending />}
        {preview && <SignedRows {...preview.disagreements} />}
      </section>
      <section className={styles.part} aria-label={words.changes.files}>
        <h2 className={styles.title}>{words.changes.files}</h2>
        {preview ? <FileDiffs files={preview.files} /> : <Pending />}
      </section>
    </div>
  )
}

function Effects({ preview }: { preview: Preview }) {
  if (!preview.tables) return <p className={styles.quiet}>{words.changes.noEffectKnown}</p>
  return <AccessChanges changes={preview.changes} />
}

function Pending() {
  return (
    <div className={styles.pending}>
      <Skeleton width="80%" />
      <Skeleton width="60%" />
    </div>
  )
}

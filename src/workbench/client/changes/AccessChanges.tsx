import { useUnit } from 'effector-react'
import type { AccessChange } from '../../../../codegen/questions/diff'
import { Badge } from '../../../ui/static/Badge'
import { InlineNotice } from '../../../ui/static/InlineNotice'
import { subjectChosen } from '../address/address.model'
import { words } from '../words'
import { tones } from './summary'
import styles from './Changes.module.css'

/** Who gains and who loses what, under which condition; what only moved. */
export function AccessChanges({ changes }: { changes: readonly AccessChange[] }) {
  const choose = useUnit(subjectChosen)
  if (changes.length === 0) return <p className={styles.quiet}>{words.changes.noEffect}</p>
  return (
    <>
      <ul className={styles.effects}>
        {changes.map((change) => (
          <li key={JSON.stringify(change)} className={styles.effect}>
            <Badge tone={tones[change.kind]}>{words.changes.kinds[change.kind]}</Badge>
            <span className={styles.told}>
              {change.roles.length > 0 && <strong>{change.roles.join(', ')} </strong>}
              <button
                type="button"
                className={styles.subject}
                onClick={() => choose(change.subject)}
              >
                {change.subject}
              </button>
              {change.when !== '' && <> {words.changes.when(change.when)}</>}
              {change.was && <> {words.changes.was(change.was)}</>}
            </span>
            {change.needsApproval && <Badge tone="warn">{words.changes.approval}</Badge>}
          </li>
        ))}
      </ul>
      {changes.some(({ needsApproval }) => needsApproval) && (
        <InlineNotice tone="warn">{words.changes.approvalHint}</InlineNotice>
      )}
    </>
  )
}

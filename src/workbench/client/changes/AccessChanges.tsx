import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { AccessChange } from '../../../../codegen/questions/diff'
import { Badge } from '../../../ui/labels/Badge'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { subjectChosen } from '../address/address.model'
import { $roleName } from '../lens/roleNames.model'
import { words } from '../words'
import { lastApprover, rolesToApprove } from './approval'
import { ApproveForm } from './ApproveForm'
import { $edits, edited } from './draft.model'
import { tones } from './summary'
import styles from './Changes.module.css'

/** A change of row scope only: `was` is set, so the role could make the call before. */
const isOfRows = ({ kind, was }: AccessChange) =>
  (kind === 'GAIN' || kind === 'LOSE') && was !== undefined

/** Lists who gains and loses access under which condition, and what only moved. */
export function AccessChanges({ changes }: { changes: readonly AccessChange[] }) {
  const { edits, nameOf, choose, edit } = useUnit({
    edits: $edits,
    nameOf: $roleName,
    choose: subjectChosen,
    edit: edited,
  })
  const [approving, setApproving] = useState<AccessChange | null>(null)
  const approvalOf = (widens: string, agreed: { by: string; because: string }) => ({
    widens,
    for: rolesToApprove(changes, edits, widens),
    by: agreed.by,
    on: new Date().toISOString().slice(0, 10),
    because: agreed.because,
  })
  if (changes.length === 0) return <p className={styles.quiet}>{words.changes.noEffect}</p>
  return (
    <>
      <ul className={styles.effects}>
        {changes.map((change) => (
          <li key={JSON.stringify(change)} className={styles.effect}>
            <Badge tone={tones[change.kind]}>{words.changes.kinds[change.kind]}</Badge>
            <span className={styles.description}>
              {change.roles.length > 0 && <strong>{change.roles.map(nameOf).join(', ')} </strong>}
              <button
                type="button"
                className={styles.subject}
                onClick={() => choose(change.subject)}
              >
                {change.subject}
              </button>
              {isOfRows(change) && <>: {change.now}</>}
              {change.overlay !== undefined && <> {words.changes.overlay(change.overlay)}</>}
              {change.when !== '' && <> {words.changes.when(change.when)}</>}
              {change.was && <> {words.changes.was(change.was)}</>}
            </span>
            {change.needsApproval && (
              <div className={styles.approval}>
                <Badge tone="warn">{words.changes.approval}</Badge>
                <Button size="sm" onClick={() => setApproving(change)}>
                  {words.changes.approve}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {approving !== null && (
        <ApproveForm
          key={approving.subject}
          subject={approving.subject}
          roles={rolesToApprove(changes, edits, approving.subject).map(nameOf)}
          by={lastApprover(edits)}
          onApprove={(agreed) => {
            edit({ do: 'approve', approval: approvalOf(approving.subject, agreed) })
            setApproving(null)
          }}
          onCancel={() => setApproving(null)}
        />
      )}
      {changes.some(({ needsApproval }) => needsApproval) && (
        <InlineNotice tone="warn">{words.changes.approvalHint}</InlineNotice>
      )}
    </>
  )
}

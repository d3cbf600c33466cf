import { useUnit } from 'effector-react'
import type { ListApprovalsRow } from '../../../../../generated/facts/features/approvals'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { ApprovalStages } from '../parts/ApprovalStages'
import styles from './Comments.module.css'
import { $review } from './review.model'

/** What was asked about the versions of the program, the latest first, and what was said. */
export function ApprovalTab() {
  const t = useText()
  const review = useUnit($review)
  const approvals = review?.approvals ?? []
  if (approvals.length === 0) return <p className={styles.none}>{t('approvals.review.notAsked')}</p>
  return (
    <ul className={styles.list}>
      {approvals.map((approval) => (
        <Request key={approval.approvalId} approval={approval} />
      ))}
    </ul>
  )
}

function Request({ approval }: { approval: ListApprovalsRow }) {
  const t = useText()
  const format = useFormat()
  const { stages, askedBy, askedAt, note, policy } = approval
  const said = stages.flatMap(({ approvers }) => approvers.filter((each) => each.note))
  return (
    <li className={styles.thread}>
      <strong>
        {t('approvals.version', { version: approval.versionNo })}
        {' · '}
        {t(`approvals.approvals.value.state.${approval.state}`)}
      </strong>
      <p className={styles.meta}>
        {[askedBy.name, format.age(askedAt), policy?.name].filter(Boolean).join(' · ')}
      </p>
      {note && <p className={styles.body}>{note}</p>}
      <ApprovalStages row={approval} />
      {said.map(({ person, note: words }) => (
        <p key={person.id} className={styles.body}>
          <strong>{person.name}</strong> {words}
        </p>
      ))}
    </li>
  )
}

import { useUnit } from 'effector-react'
import type {
  GuestDecision,
  ListApprovalsRow,
} from '../../../../../generated/facts/features/approvals'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { SentTo } from '../../../channels/client'
import { Badge } from '../../../../ui/labels/Badge'
import { ApprovalStages } from '../parts/ApprovalStages'
import styles from './Comments.module.css'
import { $guestDecisions } from './comments.model'
import { $review } from './review.model'
import { isSendable } from './ReviewHead'

/** Where the program was sent once it is on air, and how it came there. */
export function ApprovalTab() {
  const t = useText()
  const review = useUnit($review)
  return (
    <>
      {review && isSendable(review.program) && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('channels.send.where')}</h2>
          <SentTo />
        </section>
      )}
      <Requests />
    </>
  )
}

/** What was asked about the versions of the program, the latest first, and what was said. */
function Requests() {
  const t = useText()
  const { review, decisions } = useUnit({ review: $review, decisions: $guestDecisions })
  const approvals = review?.approvals ?? []
  if (approvals.length === 0 && decisions.length === 0)
    return <p className={styles.none}>{t('approvals.review.notAsked')}</p>
  return (
    <ul className={styles.list}>
      {decisions.map((decision) => (
        <Guest key={`${decision.versionId} ${decision.email}`} decision={decision} />
      ))}
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

/** The decision of a visitor of a share page. */
function Guest({ decision: { email, versionNo, decision, note, decidedAt } }: GuestProps) {
  const t = useText()
  const format = useFormat()
  return (
    <li className={styles.thread}>
      <strong>
        {t('approvals.version', { version: versionNo })}{' '}
        <Badge tone={decision === 'approve' ? 'ok' : 'warn'}>
          {t(`approvals.review.guest.${decision}`)}
        </Badge>
      </strong>
      <p className={styles.meta}>
        {[t('approvals.review.guest.by', { email }), format.age(decidedAt)].join(' · ')}
      </p>
      {note && <p className={styles.body}>{note}</p>}
    </li>
  )
}

interface GuestProps {
  decision: GuestDecision
}

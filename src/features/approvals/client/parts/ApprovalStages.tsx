import type { ListApprovalsRow } from '../../../../../generated/facts/features/approvals'
import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import { Icon } from '../../../../ui/icons/Icon'
import { Avatar } from '../../../../ui/identity/Avatar'
import { VisuallyHidden } from '../../../../ui/labels/VisuallyHidden'
import styles from './Approval.module.css'

type Stage = ListApprovalsRow['stages'][number]
type Approver = Stage['approvers'][number]

/** Who is asked, stage by stage, and what each of them says. */
export function ApprovalStages({ row }: Pick<CellProps<ListApprovalsRow>, 'row'>) {
  const isOpen = row.state === 'pending'
  return (
    <ol className={styles.stages}>
      {row.stages.map((stage, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a stage is its place
        <li key={at} className={styles.stage}>
          {stage.approvers.map((approver) => (
            <ApproverChip
              key={approver.person.id}
              {...{ approver }}
              isAsked={isOpen && at + 1 === row.stageNo}
            />
          ))}
          {at + 1 < row.stages.length && <Icon name="chevronRight" />}
        </li>
      ))}
    </ol>
  )
}

const signs = { approve: 'check', changes: 'message', reject: 'close' } as const

function ApproverChip({ approver, isAsked }: { approver: Approver; isAsked: boolean }) {
  const t = useText()
  const { person, decision, note, hasGone } = approver
  const said = t(
    hasGone && !decision
      ? 'approvals.gone'
      : `approvals.decided.${decision ?? (isAsked ? 'none' : 'later')}`,
    { name: person.name },
  )
  const label = note ? `${said}: ${note}` : said
  return (
    <span
      className={styles.approver}
      data-decision={decision}
      data-asked={isAsked && !decision ? true : undefined}
      title={label}
    >
      <Avatar name={person.name} seed={person.id} pictureUrl={person.pictureUrl} size="xs" />
      <bdi aria-hidden>{person.name.split(' ')[0]}</bdi>
      {decision && <Icon name={signs[decision]} />}
      {hasGone && !decision && <Icon name="warning" />}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

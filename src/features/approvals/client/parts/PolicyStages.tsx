import type { ListApprovalPoliciesRow } from '../../../../../generated/facts/features/approvals'
import { useText } from '../../../../browser/text/useText'
import { Icon } from '../../../../ui/icons/Icon'
import styles from './Approval.module.css'

/** Who approves, stage by stage, in words. */
export function PolicyStages({ row }: { row: Pick<ListApprovalPoliciesRow, 'stages'> }) {
  const t = useText()
  return (
    <ol className={styles.stages}>
      {row.stages.map(({ approvers, rule, needed = 1 }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a stage is its place
        <li key={at} className={styles.stage}>
          <bdi>
            {t(`approvals.policy.rule_${approvers.length === 1 ? 'all' : rule}`, {
              names: approvers.map(({ name }) => name).join(', '),
              needed,
            })}
          </bdi>
          {at + 1 < row.stages.length && <Icon name="chevronRight" />}
        </li>
      ))}
    </ol>
  )
}

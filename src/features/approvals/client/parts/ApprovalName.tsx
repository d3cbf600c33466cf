import type { ListApprovalsRow } from '../../../../../generated/facts/features/approvals'
import { href } from '../../../../../generated/facts/routes'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import { ScreenLink } from '../../../../shell/routing/ScreenLink'
import { PosterImage } from '../../../../ui/media/PosterImage'
import styles from './Approval.module.css'

/** The program that waits, and which version of it. */
export function ApprovalName({ row, tabIndex }: CellProps<ListApprovalsRow>) {
  const t = useText()
  const format = useFormat()
  return (
    <div className={styles.name}>
      <PosterImage size="row" url={row.posterUrl} />
      <div className={styles.words}>
        <ScreenLink
          to={`${href('approvals.review', { programId: row.program.id })}?v=${row.versionNo}`}
          className={styles.title}
          tabIndex={tabIndex}
        >
          <bdi>{row.title}</bdi>
        </ScreenLink>
        <span className={styles.line}>
          {t('approvals.version', { version: row.versionNo })}
          {' · '}
          {format.duration(row.durationMs)}
        </span>
      </div>
    </div>
  )
}

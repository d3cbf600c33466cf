import { useUnit } from 'effector-react'
import type {
  GetShareStatsResponse,
  ListSharePagesRow,
  ShareVisitor,
} from '../../../../generated/facts/features/sharing'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import type { BlockProps } from '../../../screens/client'
import { Button } from '../../../ui/buttons/Button'
import { Badge } from '../../../ui/labels/Badge'
import { Disclosure } from '../../../ui/page/Disclosure'
import { Skeleton } from '../../../ui/progress/Skeleton'
import { statsDetail } from './sharing.model'
import styles from './Sharing.module.css'

/** How often a page was played, and by whom, as far as they said who they are. */
export function ShareStats({ row }: Pick<BlockProps<ListSharePagesRow>, 'row'>) {
  const t = useText()
  const { isOpen, toggle } = useUnit({ isOpen: statsDetail.$isOpen, toggle: statsDetail.toggled })
  return (
    <section className={styles.block} key={row.pageId}>
      <Disclosure title={t('sharing.stats.title')} isOpen={isOpen} onToggle={toggle}>
        <Figures />
      </Disclosure>
    </section>
  )
}

function Figures() {
  const t = useText()
  const { reply, isFailed, again } = useUnit({
    reply: statsDetail.$reply,
    isFailed: statsDetail.$isFailed,
    again: statsDetail.readAgain,
  })
  if (reply === null && isFailed)
    return (
      <p className={styles.line}>
        {t('sharing.stats.failed')}{' '}
        <Button size="sm" onClick={() => again()}>
          {t('screens.panel.retry')}
        </Button>
      </p>
    )
  return reply === null ? <Skeleton width="60%" /> : <Told reply={reply} />
}

function Told({ reply }: { reply: GetShareStatsResponse }) {
  const t = useText()
  const format = useFormat()
  const { plays, seconds, downloads, visitors } = reply
  const totals = [
    t('sharing.stats.plays', { count: plays }),
    t('sharing.stats.watched', { length: format.duration(seconds * 1000) }),
    ...(downloads > 0 ? [t('sharing.stats.downloads', { count: downloads })] : []),
  ]
  return (
    <>
      <p className={styles.line}>{totals.join(' · ')}</p>
      {visitors.length === 0 && <p className={styles.line}>{t('sharing.stats.nobody')}</p>}
      <ul className={styles.visitors}>
        {visitors.map((visitor) => (
          <Visitor key={visitor.email} visitor={visitor} />
        ))}
      </ul>
    </>
  )
}

function Visitor({ visitor }: { visitor: ShareVisitor }) {
  const t = useText()
  const format = useFormat()
  const { email, percent, hasDownloaded, lastAt, decision, note } = visitor
  const did = [
    t('sharing.stats.percent', { percent }),
    ...(hasDownloaded ? [t('sharing.stats.downloaded')] : []),
    format.age(lastAt),
  ]
  return (
    <li className={styles.visitor}>
      <div className={styles.words}>
        <strong>{email}</strong>
        <span className={styles.line}>{did.join(' · ')}</span>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {decision && (
        <Badge tone={decision === 'approve' ? 'ok' : 'warn'}>
          {t(`sharing.stats.${decision}`)}
        </Badge>
      )}
    </li>
  )
}

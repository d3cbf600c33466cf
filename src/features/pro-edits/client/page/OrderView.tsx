import { useUnit } from 'effector-react'
import { href } from '../../../../../generated/facts/routes'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { ScreenLink } from '../../../../shell/routing/ScreenLink'
import { Button } from '../../../../ui/buttons/Button'
import { Badge } from '../../../../ui/labels/Badge'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { $detail, $isDetailFailed, detailReadAgain } from '../detail.model'
import type { OrderItem } from '../lists'
import { toneOf } from '../look'
import { Items } from './Items'
import styles from './Order.module.css'
import { Comments, Steps, Times } from './Told'

/** What is wanted, what was given and delivered, and what became of it. */
export function OrderView({ order }: { order: OrderItem }) {
  const t = useText()
  const { state, priority, brief } = order
  return (
    <div className={styles.view}>
      <div className={styles.badges}>
        <Badge tone={toneOf[state]}>{t(`proEdits.state.${state}`)}</Badge>
        {priority === 'rush' && <Badge tone="danger">{t('proEdits.board.rush')}</Badge>}
      </div>
      <Words order={order} />
      <Facts order={order} />
      <section className={styles.section}>
        <h3 className={styles.heading}>{t('proEdits.page.brief')}</h3>
        <p className={styles.text}>{brief ?? t('proEdits.page.noBrief')}</p>
      </section>
      <Detail order={order} />
    </div>
  )
}

/** Why it stands still, or came back. */
function Words({ order }: { order: OrderItem }) {
  const t = useText()
  const { state, declineWords, holdWords, changesWords } = order
  if (state === 'declined' && declineWords)
    return (
      <InlineNotice tone="warn" title={t('proEdits.page.declined')}>
        {declineWords}
      </InlineNotice>
    )
  if (state === 'on_hold' && holdWords)
    return (
      <InlineNotice tone="warn" title={t('proEdits.page.held')}>
        {holdWords}
      </InlineNotice>
    )
  if ((state === 'changes_requested' || state === 'in_edit') && changesWords)
    return (
      <InlineNotice tone="info" title={t('proEdits.page.changes')}>
        {changesWords}
      </InlineNotice>
    )
  return null
}

function Facts({ order }: { order: OrderItem }) {
  const t = useText()
  const format = useFormat()
  const { side, customer, vendor, owner, editor, dueOn, round, maxRounds, program, storyboard } =
    order
  const facts = [
    [t('proEdits.page.from'), side === 'vendor' ? `${owner.name}, ${customer.name}` : owner.name],
    [t('proEdits.page.vendor'), side === 'buyer' && vendor.name],
    [t('proEdits.page.by'), editor?.name ?? t('proEdits.page.nobody')],
    [t('proEdits.page.due'), dueOn ? format.wholeDay(dueOn) : t('proEdits.page.noDay')],
    [
      t('proEdits.page.round'),
      t('proEdits.page.roundOf', { round: String(round), most: String(maxRounds) }),
    ],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
      {(program ?? storyboard) && (
        <div className={styles.fact}>
          <dt>{t('proEdits.page.of')}</dt>
          <dd>
            {program ? (
              <ScreenLink to={href('programs.edit', { programId: program.id })}>
                {program.name}
              </ScreenLink>
            ) : (
              <bdi>{storyboard?.name}</bdi>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Detail({ order }: { order: OrderItem }) {
  const t = useText()
  const { detail, isFailed, again } = useUnit({
    detail: $detail,
    isFailed: $isDetailFailed,
    again: detailReadAgain,
  })
  if (!detail)
    return isFailed ? (
      <InlineNotice
        tone="danger"
        role="alert"
        title={t('proEdits.page.failed')}
        actions={<Button onClick={() => again()}>{t('proEdits.page.retry')}</Button>}
      />
    ) : (
      <output aria-label={t('proEdits.page.loading')}>
        <Skeleton width="100%" height={160} />
      </output>
    )
  const given = detail.items.filter(({ round }) => round === undefined)
  const delivered = detail.items.filter(({ round }) => round !== undefined)
  return (
    <>
      <Items
        title={t('proEdits.page.delivered')}
        empty={t('proEdits.page.noneDelivered')}
        items={delivered.toReversed()}
      />
      <Items title={t('proEdits.page.given')} empty={t('proEdits.page.noneGiven')} items={given} />
      <Comments comments={detail.comments} />
      {order.side === 'vendor' && <Times order={order} times={detail.times} />}
      <Steps steps={detail.steps} />
    </>
  )
}

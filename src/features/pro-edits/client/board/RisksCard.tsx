import { useUnit } from 'effector-react'
import type { OrderLoad } from '../../../../../generated/facts/features/pro-edits'
import { href } from '../../../../../generated/facts/routes'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { Badge } from '../../../../ui/labels/Badge'
import { $isGiving, orderGiven, type PlannedOrder } from '../board.model'
import { hoursOf } from '../look'
import styles from './Board.module.css'

const mostShown = 5

/** The promises that will break at today's pace, and who could keep them. */
export function RisksCard({ load }: { load: OrderLoad }) {
  const t = useText()
  const risks = load.orders.filter(({ isAtRisk }) => isAtRisk)
  const title = t('proEdits.load.risk')
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.panelName}>
        {title}
        {risks.length > 0 && <Badge tone="danger">{risks.length}</Badge>}
        <span className={styles.unit}>{t('proEdits.load.riskHow')}</span>
      </h2>
      {risks.length === 0 && <p className={styles.empty}>{t('proEdits.load.safe')}</p>}
      <ul className={styles.risks}>
        {risks.slice(0, mostShown).map((order) => (
          <Risk key={order.orderId} order={order} load={load} />
        ))}
      </ul>
      {risks.length > mostShown && (
        <p className={styles.unit}>
          {t('proEdits.board.show', { count: risks.length - mostShown })}
        </p>
      )}
    </section>
  )
}

function Risk({ order, load }: { order: PlannedOrder; load: OrderLoad }) {
  const t = useText()
  const { isGiving, give } = useUnit({ isGiving: $isGiving, give: orderGiven })
  const { orderId, title, giveTo, comments, may } = order
  const say = useRisk(load)
  return (
    <li className={styles.risk}>
      <span className={styles.danger}>
        <Icon name="warning" />
      </span>
      <span className={styles.riskWords}>
        <strong>{title}</strong> {say(order)}{' '}
        {comments > 0 && t('proEdits.load.comments', { count: comments })}
      </span>
      {giveTo && may.includes('assign') ? (
        <Button size="sm" pending={isGiving} onClick={() => give({ orderId, userId: giveTo.id })}>
          {t('proEdits.load.give', { name: giveTo.name })}
        </Button>
      ) : (
        <ScreenButton size="sm" to={href('proEdits.order', { orderId })}>
          {t('proEdits.board.open')}
        </ScreenButton>
      )}
    </li>
  )
}

/** Why it is at risk, in a sentence. */
function useRisk({ editors }: OrderLoad) {
  const t = useText()
  const format = useFormat()
  return ({ editor, dueOn = '', doneAt, leftMinutes }: PlannedOrder): string => {
    const due = format.day(dueOn)
    const hours = (minutes: number) => format.count(hoursOf(minutes), 1)
    const week = editors.find((each) => each.editor.id === editor?.id)?.weeks[0]
    if (!editor) return t('proEdits.load.late', { due, hours: hours(leftMinutes) })
    if (doneAt === undefined || !week) return t('proEdits.load.never', { due })
    return t('proEdits.load.ends', {
      done: format.day(doneAt),
      due,
      name: editor.name,
      owed: hours(week.owedMinutes),
      capacity: hours(week.capacityMinutes),
    })
  }
}

import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { DragCards } from '../../../../ui/collection/DragCards'
import type { BoardColumn as Column } from '../../order'
import { $dragged, cardsDragged, cardsMoved, type PlannedOrder } from '../board.model'
import styles from './Board.module.css'
import { OrderCard } from './OrderCard'

/** So many are seen at a glance. */
const shownAtFirst = 12
const none: readonly string[] = []

interface BoardColumnProps {
  column: Column
  orders: readonly PlannedOrder[]
}

/** Orders that are equally far; dropped here, they become so. */
export function BoardColumn({ column, orders }: BoardColumnProps) {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  const { dragged, drag, move } = useUnit({
    dragged: $dragged,
    drag: cardsDragged,
    move: cardsMoved,
  })
  const shown = isWhole ? orders : orders.slice(0, shownAtFirst)
  const hidden = orders.length - shown.length
  const name = t(`proEdits.column.${column}`)
  return (
    <section className={styles.column} aria-label={name}>
      <h2 className={styles.columnName}>
        {name} <span className={styles.count}>{orders.length}</span>
      </h2>
      <div className={styles.lane}>
        <DragCards
          label={t('proEdits.board.column', { column: name, count: orders.length })}
          className={styles.list}
          cardClassName={styles.slot}
          items={shown.map((order) => ({ id: order.orderId, order }))}
          nameOf={({ order }) => order.title}
          chosen={none}
          onChoose={() => undefined}
          drag={{
            type: 'application/x-order',
            onStart: drag,
            onDrop: () => move({ ids: dragged, column }),
          }}
          empty={<p className={styles.empty}>{t('proEdits.board.empty')}</p>}
        >
          {({ order }) => <OrderCard order={order} />}
        </DragCards>
        {hidden > 0 && (
          <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
            {t('proEdits.board.show', { count: hidden })}
          </Button>
        )}
      </div>
    </section>
  )
}

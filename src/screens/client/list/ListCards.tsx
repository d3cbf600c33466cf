import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import type { Card } from '../../../../generated/facts/screen'
import { useFormat } from '../../../browser/text/useFormat'
import { CardGrid, type CardState } from '../../../ui/collection/CardGrid'
import { Checkbox } from '../../../ui/fields/Checkbox'
import { RowCard } from '../cells/RowCard'
import { RowDraft } from './RowDraft'
import { useSay } from '../cells/useSay'
import { nameOf } from '../cells/valueText'
import { drawCell } from '../parts'
import type { Row } from '../row'
import { hasPanel } from './acts'
import { useList, useScreen } from './ListContext'
import { daysOf } from './daysOf'
import { RowMenu } from './RowMenu'
import { TrashedLine } from './TrashedCell'
import styles from './ListCards.module.css'

/** Pixels of cards in which all stands beside each other. */
const personSize = { cardHeight: 128, minCardWidth: 268 }

export function ListCards({ card }: { card: Card }) {
  const say = useSay()
  const format = useFormat()
  const { list } = useList()
  const screen = useScreen()
  const view = useUnit({
    rows: list.rows.$drawn,
    shown: list.rows.$shown,
    sort: list.place.$sort,
    address: list.place.$address,
    selectedIds: list.selection.$selectedIds,
    actions: list.actions.$actions,
    select: list.selection.selectionChanged,
    open: list.rows.rowPressed,
    more: list.rows.moreAsked,
  })
  const canSelect = view.actions.length > 0
  const days = view.sort.field === card.days ? card.days : undefined
  const parts = useMemo(() => (days ? daysOf(days, format) : undefined), [days, format])
  return (
    <CardGrid
      label={say(screen.title)}
      items={view.rows}
      idOf={list.rows.idOf}
      total={view.shown.total ?? 0}
      {...(card.as === 'film' ? {} : personSize)}
      selectedIds={view.selectedIds}
      onSelectionChange={canSelect ? view.select : undefined}
      onOpen={hasPanel(screen) && !view.address.trash ? view.open : undefined}
      onEndReached={() => view.more()}
      parts={parts}
      renderCard={(row, state) => <RowInGrid {...{ card, row, state, canSelect }} />}
    />
  )
}

interface RowInGridProps {
  card: Card
  row: Row
  state: CardState
  canSelect: boolean
}

function RowInGrid({ card, row, state, canSelect }: RowInGridProps) {
  const say = useSay()
  const { list, parts } = useList()
  const screen = useScreen()
  const { openId, coming } = useUnit({ openId: list.place.$openId, coming: list.rows.$coming })
  const { isSelected, isSelecting, tabIndex, toggle } = state
  return (
    <article
      className={styles.card}
      data-look={card.as}
      data-selected={isSelected || undefined}
      data-selecting={isSelecting || undefined}
      data-current={list.rows.idOf(row) === openId || undefined}
    >
      {drawCell(parts, card.cell, { row, tabIndex, isSelected, isCard: true }) ?? (
        <RowCard
          {...{ screen, card, row, tabIndex }}
          mark={<RowDraft row={row} />}
          foot={row.trashed && <TrashedLine row={row} />}
        />
      )}
      <div className={styles.controls}>
        {canSelect && !coming.includes(row) && (
          <Checkbox
            on={card.as === 'film' ? 'media' : 'page'}
            className={styles.box}
            aria-label={say('screens.list.select', { name: nameOf(screen, row) })}
            tabIndex={tabIndex}
            checked={isSelected}
            onCheckedChange={toggle}
          />
        )}
        {drawCell(parts, screen.menu, { row, tabIndex, isCard: true }) ?? (
          <RowMenu {...{ row, tabIndex }} variant={card.as === 'film' ? 'media' : 'ghost'} />
        )}
      </div>
    </article>
  )
}

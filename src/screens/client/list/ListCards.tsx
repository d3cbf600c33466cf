import { useUnit } from 'effector-react'
import type { Card } from '../../../../generated/facts/screen'
import { CardGrid } from '../../../ui/collection/CardGrid'
import { Checkbox } from '../../../ui/fields/Checkbox'
import { RowCard } from '../cells/RowCard'
import { RowDraft } from './RowDraft'
import { useSay } from '../cells/useSay'
import { nameOf } from '../cells/valueText'
import { drawCell } from '../parts'
import { hasPanel } from './acts'
import { useList, useScreen } from './ListContext'
import { RowMenu } from './RowMenu'
import styles from './ListCards.module.css'

export function ListCards({ card }: { card: Card }) {
  const say = useSay()
  const { list, parts } = useList()
  const screen = useScreen()
  const view = useUnit({
    shown: list.rows.$shown,
    address: list.place.$address,
    selectedIds: list.selection.$selectedIds,
    actions: list.actions.$actions,
    openId: list.place.$openId,
    select: list.selection.selectionChanged,
    open: list.place.rowOpened,
    more: list.rows.moreAsked,
  })
  const canSelect = view.actions.length > 0
  return (
    <CardGrid
      label={say(screen.title)}
      items={view.shown.rows}
      idOf={list.rows.idOf}
      total={view.shown.total ?? 0}
      cardHeight={128}
      minCardWidth={268}
      selectedIds={view.selectedIds}
      onSelectionChange={canSelect ? view.select : undefined}
      onOpen={
        hasPanel(screen) && !view.address.trash
          ? (row) => view.open(list.rows.idOf(row))
          : undefined
      }
      onEndReached={() => view.more()}
      renderCard={(row, { isSelected, isSelecting, tabIndex, toggle }) => (
        <article
          className={styles.card}
          data-selected={isSelected || undefined}
          data-selecting={isSelecting || undefined}
          data-current={list.rows.idOf(row) === view.openId || undefined}
        >
          {drawCell(parts, card.cell, { row, tabIndex }) ?? (
            <RowCard {...{ screen, card, row }} mark={<RowDraft row={row} />} />
          )}
          <div className={styles.controls}>
            {canSelect && (
              <Checkbox
                aria-label={say('screens.list.select', { name: nameOf(screen, row) })}
                tabIndex={tabIndex}
                checked={isSelected}
                onCheckedChange={toggle}
              />
            )}
            <RowMenu row={row} tabIndex={tabIndex} />
          </div>
        </article>
      )}
    />
  )
}

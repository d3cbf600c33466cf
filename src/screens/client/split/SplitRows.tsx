import { useUnit } from 'effector-react'
import type { Screen, Split } from '../../../../generated/facts/screen'
import { can } from '../../../access/can'
import { $world } from '../../../session/client'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { EmptyState } from '../../../ui/page/EmptyState'
import { Cell } from '../cells/Cell'
import { useSay } from '../cells/useSay'
import { DraftBadge } from '../form/DraftBadge'
import { newId } from '../form/draft'
import { ListFailed, ListForbidden } from '../list/ListEmpty'
import { useList } from '../list/ListContext'
import { ListSkeleton } from '../list/ListSkeleton'
import { RowDraft } from '../list/RowDraft'
import { drawAbove, drawCell } from '../parts'
import { valueIn, type Row } from '../row'
import styles from './SplitRows.module.css'

/** The rows of a screen as a narrow list, in sections by the values of a field. */
export function SplitRows({ split }: { split: Split }) {
  const say = useSay()
  const { list, form, parts } = useList()
  const { screen } = list
  const { rows, state, world, draftIds, openId, open, pages, more } = useUnit({
    rows: list.rows.$rows,
    state: list.reading.$state,
    world: $world,
    draftIds: form.$draftIds,
    openId: list.place.$openId,
    open: list.place.rowOpened,
    pages: list.rows.$shown,
    more: list.rows.moreAsked,
  })
  const { create } = screen.words
  const mayCreate = create && screen.calls.create && can(screen.calls.create.access, world)
  const isWaiting = state === 'loading' && rows.length === 0
  return (
    <nav className={styles.side} aria-label={say(screen.title)}>
      <header className={styles.head}>
        <h1 className={styles.title}>{say(screen.title)}</h1>
        {mayCreate && (
          <IconButton
            id={list.elementIds.create}
            label={say(create)}
            aria-keyshortcuts="n"
            icon={<Icon name="plus" />}
            onClick={() => open(newId)}
          />
        )}
      </header>
      {drawAbove(parts, screen.above, { place: 'above' })}
      {state === 'forbidden' && <ListForbidden />}
      {state === 'failed' && rows.length === 0 && <ListFailed />}
      {isWaiting && <ListSkeleton look="row" />}
      {state === 'ready' && rows.length === 0 && !mayCreate && (
        <EmptyState
          level={2}
          icon={<Icon name="empty" size="lg" />}
          title={say(screen.words.emptyTitle)}
        >
          {say(screen.words.emptyText)}
        </EmptyState>
      )}
      {sectionsOf(rows, split, screen).map((section) => (
        <section key={section.id} aria-label={section.title && say(section.title)}>
          {section.title && <h2 className={styles.section}>{say(section.title)}</h2>}
          <ul>
            {section.rows.map((row) => (
              <li key={list.rows.idOf(row)}>
                <RowButton row={row} isOpen={list.rows.idOf(row) === openId} />
              </li>
            ))}
            {section.isLast && draftIds.includes(newId) && create && (
              <li>
                <button
                  type="button"
                  className={styles.row}
                  aria-current={openId === newId || undefined}
                  onClick={() => open(newId)}
                >
                  <span className={styles.name}>{say(create)}</span>
                  <DraftBadge />
                </button>
              </li>
            )}
          </ul>
        </section>
      ))}
      {pages.next !== undefined && (
        <Button wide variant="ghost" onClick={() => more()}>
          {say('screens.list.furtherRows')}
        </Button>
      )}
    </nav>
  )
}

function RowButton({ row, isOpen }: { row: Row; isOpen: boolean }) {
  const { list, parts } = useList()
  const open = useUnit(list.place.rowOpened)
  const { screen } = list
  // What it stands under needs not be said again.
  const [first, second] = screen.columns.filter(({ field }) => field !== screen.split?.sections)
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={isOpen || undefined}
      onClick={() => open(list.rows.idOf(row))}
    >
      <span className={styles.name}>
        {first &&
          (drawCell(parts, first.cell, { row, tabIndex: -1 }) ?? (
            <Cell {...{ screen, row }} column={first} tabIndex={-1} isPlain />
          ))}
      </span>
      <RowDraft row={row} />
      {second && (
        <span className={styles.end}>
          <Cell {...{ screen, row }} column={second} tabIndex={-1} isPlain />
        </span>
      )}
    </button>
  )
}

/** The last one stands without rows where new ones are made: their draft is in it. */
function sectionsOf(rows: readonly Row[], { sections }: Split, { fields, words }: Screen) {
  const values = Object.entries(fields[sections ?? '']?.values ?? {})
  if (sections === undefined || values.length === 0)
    return [{ id: '', title: undefined, rows, isLast: true }]
  return values
    .map(([id, title], at) => ({
      id,
      title,
      rows: rows.filter((row) => valueIn(row, sections) === id),
      isLast: at === values.length - 1,
    }))
    .filter((section) => section.rows.length > 0 || (section.isLast && words.create))
}

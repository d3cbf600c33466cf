import { useUnit } from 'effector-react'
import type { Split } from '../../../../generated/facts/screen'
import { can } from '../../../access/can'
import { $world } from '../../../session/client'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Icon } from '../../../ui/icons/Icon'
import { Cell } from '../cells/Cell'
import { useSay } from '../cells/useSay'
import { DraftBadge } from '../form/DraftBadge'
import { newId } from '../form/draft'
import { ListFailed, ListForbidden } from '../list/ListEmpty'
import { useList } from '../list/ListContext'
import { ListSkeleton } from '../list/ListSkeleton'
import { RowDraft } from '../list/RowDraft'
import { drawCell } from '../parts'
import type { Row } from '../row'
import styles from './SplitRows.module.css'

/** The rows of a screen as a narrow list, in sections by the values of a field. */
export function SplitRows({ split }: { split: Split }) {
  const say = useSay()
  const { list, form } = useList()
  const { screen, calls } = list
  const { rows, state, world, draftIds, openId, open } = useUnit({
    rows: list.rows.$rows,
    state: list.reading.$state,
    world: $world,
    draftIds: form.$draftIds,
    openId: list.place.$openId,
    open: list.place.rowOpened,
  })
  const { create } = screen.words
  const mayCreate = create && calls.create && can(calls.create.access, world)
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
      {state === 'forbidden' && <ListForbidden />}
      {state === 'failed' && rows.length === 0 && <ListFailed />}
      {isWaiting && <ListSkeleton look="row" />}
      {sectionsOf(rows, split, screen.fields[split.sections ?? '']?.values).map((section) => (
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
    </nav>
  )
}

function RowButton({ row, isOpen }: { row: Row; isOpen: boolean }) {
  const { list, parts } = useList()
  const open = useUnit(list.place.rowOpened)
  const { screen } = list
  const [first, second] = screen.columns
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
            <Cell {...{ screen, row }} column={first} tabIndex={-1} />
          ))}
      </span>
      <RowDraft row={row} />
      {second && (
        <span className={styles.end}>
          <Cell {...{ screen, row }} column={second} tabIndex={-1} />
        </span>
      )}
    </button>
  )
}

type Labels = NonNullable<ReturnType<typeof useList>['list']['screen']['fields'][string]['values']>

function sectionsOf(rows: readonly Row[], { sections }: Split, labels: Labels = {}) {
  const values = Object.entries(labels)
  if (sections === undefined || values.length === 0)
    return [{ id: '', title: undefined, rows, isLast: true }]
  return values
    .map(([id, title], at) => ({
      id,
      title,
      rows: rows.filter((row) => row[sections] === id),
      isLast: at === values.length - 1,
    }))
    .filter((section) => section.rows.length > 0 || section.isLast)
}

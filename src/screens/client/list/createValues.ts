// The values that rows have in a field, which its filter offers, and what they are called.
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { Call } from '../../../../generated/facts/call'
import type { Screen } from '../../../../generated/facts/screen'
import { switched } from '../../../session/client'
import type { Question } from '../../question'
import type { Ref, Row } from '../row'
import type { Place } from './createPlace'
import type { Rows } from './createRows'
import { createListFx, type ValueCount } from './screenCalls'

export interface Offered {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly values: readonly ValueCount[]
}

type ByField<T> = Readonly<Record<string, T>>
type Names = Readonly<Record<string, string>>

export function createValues(screen: Screen, call: Call, place: Place, { $rows }: Rows) {
  const valuesAsked = createEvent<string>()
  const listFx = createListFx({ ...call, background: true })
  const valuesFx = createEffect(({ field, question }: { field: string; question: Question }) =>
    listFx({ ...question, values: field, limit: 1 }),
  )

  const $offered = createStore<ByField<Offered>>({})
    .on(valuesFx, (all, { field }) => ({
      ...all,
      [field]: { state: 'loading', values: all[field]?.values ?? [] },
    }))
    .on(valuesFx.done, (all, { params: { field }, result: { values = [] } }) => ({
      ...all,
      [field]: { state: 'ready', values },
    }))
    .on(valuesFx.fail, (all, { params: { field } }) => ({
      ...all,
      [field]: { state: 'failed', values: all[field]?.values ?? [] },
    }))
    .reset(switched)

  // Each filter counts what the others let through.
  sample({
    clock: valuesAsked,
    source: place.$question,
    fn: ({ filters = [], search, trash }, field) => {
      const others = filters.filter((filter) => filter.field !== field)
      return {
        field,
        question: { search, trash, ...(others.length > 0 ? { filters: others } : {}) },
      }
    },
    target: valuesFx,
  })

  // A value keeps its name after the answer that told it.
  const $names = createStore<ByField<Names>>({})
    .on(valuesFx.done, (all, { params: { field }, result: { values = [] } }) =>
      name(
        all,
        field,
        values.flatMap(({ value, name: words }) => (words ? [[value, words]] : [])),
      ),
    )
    .on($rows, (all, rows) => nameOf(screen, all, rows))
    .reset(switched)

  // Filters that came with the address have no names yet.
  const $unnamed = combine(
    place.$question,
    $names,
    $offered,
    ({ filters = [] }, names, offered) =>
      [
        ...new Set(
          filters
            .filter(({ op, field, value = '' }) => op === 'is' && !names[field]?.[value])
            .map(({ field }) => field)
            .filter((field) => isRef(screen, field) && !offered[field]),
        ),
      ].at(0) ?? '',
  )
  sample({
    clock: [$unnamed, place.entered],
    source: { field: $unnamed, isHere: place.$isHere },
    filter: ({ field, isHere }) => isHere && field !== '',
    fn: ({ field }) => field,
    target: valuesAsked,
  })

  return { $offered, $names, valuesAsked }
}

export type Values = ReturnType<typeof createValues>

function isRef({ fields }: Screen, field: string): boolean {
  return ['ref', 'refs'].includes(fields[field]?.type ?? '')
}

function name(all: ByField<Names>, field: string, pairs: ReadonlyArray<readonly string[]>) {
  return { ...all, [field]: { ...all[field], ...(Object.fromEntries(pairs) as Names) } }
}

function nameOf(screen: Screen, all: ByField<Names>, rows: readonly Row[]): ByField<Names> {
  const fields = screen.filters.filter((field) => isRef(screen, field))
  return fields.reduce((named, field) => {
    const refs = rows.flatMap((row) => (row[field] ?? []) as Ref | Ref[])
    const news = refs.filter(({ id, name: words }) => named[field]?.[id] !== words)
    return news.length === 0
      ? named
      : name(
          named,
          field,
          news.map((ref) => [ref.id, ref.name]),
        )
  }, all)
}

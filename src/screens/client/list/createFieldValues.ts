// The values that rows have in a field, which its filter offers, and what they are called.
import { createEffect, createStore } from 'effector'
import type { Call } from '../../../../generated/facts/call'
import type { Screen } from '../../../../generated/facts/screen'
import { switched } from '../../../session/client'
import type { Question, SearchFilter } from '../../question'
import { valueIn, type Ref, type Row } from '../row'
import { createListFx, type ValueCount } from './screenCalls'

export interface Offered {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly values: readonly ValueCount[]
}

type ByField<T> = Readonly<Record<string, T>>
export type Names = Readonly<Record<string, string>>

/** Each filter counts what the others let through. */
export function questionFor(field: string, { filters = [], search, trash }: Question) {
  const others = filters.filter((filter) => filter.field !== field)
  return {
    field,
    question: { search, trash, ...(others.length > 0 ? { filters: others } : {}) },
  }
}

export function createFieldValues(call: Call) {
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

  // A value keeps its name after the answer that told it.
  const $names = createStore<ByField<Names>>({})
    .on(valuesFx.done, (all, { params: { field }, result: { values = [] } }) =>
      withNames(
        all,
        field,
        values.flatMap(({ value, name: words }) => (words ? [[value, words]] : [])),
      ),
    )
    .reset(switched)

  return { $offered, $names, valuesFx }
}

/** A field whose values have no names yet, because nobody has asked for them. */
export function unnamedField(
  screen: Screen,
  filters: readonly SearchFilter[],
  names: ByField<Names>,
  offered: ByField<Offered>,
): string | undefined {
  return filters
    .filter(({ op, field, value = '' }) => op === 'is' && !names[field]?.[value])
    .map(({ field }) => field)
    .find((field) => isRef(screen, field) && !offered[field])
}

function isRef({ fields }: Screen, field: string): boolean {
  return ['ref', 'refs'].includes(fields[field]?.type ?? '')
}

function withNames(all: ByField<Names>, field: string, pairs: ReadonlyArray<readonly string[]>) {
  return { ...all, [field]: { ...all[field], ...(Object.fromEntries(pairs) as Names) } }
}

/** The names that rows say of what they refer to. */
export function withNamesIn(
  screen: Screen,
  all: ByField<Names>,
  rows: readonly Row[],
): ByField<Names> {
  const fields = screen.filters.filter((field) => isRef(screen, field))
  return fields.reduce((named, field) => {
    const refs = rows.flatMap((row) => (valueIn(row, field) ?? []) as Ref | Ref[])
    const news = refs.filter(({ id, name: words }) => named[field]?.[id] !== words)
    return news.length === 0
      ? named
      : withNames(
          named,
          field,
          news.map((ref) => [ref.id, ref.name]),
        )
  }, all)
}

// The rows that may be picked in a field: a list call, searched while one types.
import { combine, createEvent, createStore, sample } from 'effector'
import type { Call } from '../../../../generated/facts/call'
import { createListFx, type RowsRequest } from '../list/screenCalls'
import type { Question } from '../../question'
import { valueIn, type Ref, type Row } from '../row'

const pageSize = 50

interface Read {
  readonly search: string
  readonly rows: readonly Ref[]
  readonly next?: string | undefined
}

/**
 * `key`: the field that names a row; without it, the first one that is an id by its name. `filters`:
 * which rows of the list may be picked. `picture`: the field with the picture of a row.
 */
export function createOptionList(
  call: Call,
  key?: string,
  filters?: Question['filters'],
  picture?: string,
) {
  const firstPage = (search: string): RowsRequest => ({
    limit: pageSize,
    ...(filters && { filters }),
    ...(search === '' ? {} : { search }),
  })
  /** With the text that stands in the field. */
  const opened = createEvent<string>()
  const searched = createEvent<string>()
  const moreAsked = createEvent()
  const pageAsked = createEvent<RowsRequest>()
  const readFx = createListFx(call)

  const $search = createStore('', { serialize: 'ignore' }).on([opened, searched], (_, search) =>
    search.trim(),
  )
  const $read = createStore<Read | null>(null, { serialize: 'ignore' }).on(
    readFx.done,
    (read, { params, result }) => ({
      search: params.search ?? '',
      rows: [
        ...(params.after ? (read?.rows ?? []) : []),
        ...result.rows.map((row) => asRef(row, key, picture)),
      ],
      next: result.next,
    }),
  )
  const $isFailed = createStore(false, { serialize: 'ignore' })
    .on(readFx.finally, (_, { status }) => status === 'fail')
    .reset(opened)

  sample({ clock: [opened, searched], source: $search, fn: firstPage, target: pageAsked })
  // One request at a time; then the newest text.
  sample({
    clock: pageAsked,
    source: readFx.pending,
    filter: (isReading) => !isReading,
    fn: (_, request) => request,
    target: readFx,
  })
  sample({
    clock: readFx.finally,
    source: $search,
    filter: (search, { params }) => search !== (params.search ?? ''),
    fn: firstPage,
    target: pageAsked,
  })
  sample({
    clock: moreAsked,
    source: { read: $read, search: $search },
    filter: ({ read, search }) => read?.next !== undefined && read.search === search,
    fn: ({ read, search }) => ({ ...firstPage(search), after: read?.next ?? '' }),
    target: pageAsked,
  })

  const $options = combine(
    { read: $read, isReading: readFx.pending, isFailed: $isFailed },
    ({ read, isReading, isFailed }) => ({
      rows: read?.rows ?? [],
      hasMore: read?.next !== undefined,
      isReading,
      isFailed,
    }),
  )
  return { opened, searched, moreAsked, $options }
}

export type OptionList = ReturnType<typeof createOptionList>

export function asRef(row: Row, key = idFieldOf(row), picture = 'pictureUrl'): Ref {
  const { title, name = title } = row as { readonly title?: unknown; readonly name?: unknown }
  const pictureUrl = valueIn(row, picture)
  return {
    id: String(valueIn(row, key)),
    name: String(name ?? ''),
    ...(typeof pictureUrl === 'string' && pictureUrl !== '' ? { pictureUrl } : {}),
  }
}

const idFieldOf = (row: Row): string =>
  Object.keys(row).find((field) => /^id$|Id$/.test(field)) ?? ''

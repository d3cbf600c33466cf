import { createEvent, createStore, sample } from 'effector'
import { focusElementFx } from '../../../browser/page'
import type { Sort } from '../../../ui/collection/columns'
import { shortcutPressed } from '../shortcuts'

/** Search and sorting per table; each table keeps its own. */
export const searched = createEvent<{ table: string; search: string }>()
export const sorted = createEvent<{ table: string; sort: Sort }>()

export const searchFieldId = 'table-search'

export const $searches = createStore<Readonly<Record<string, string>>>({}).on(
  searched,
  (searches, { table, search }) => ({ ...searches, [table]: search }),
)
export const $sorts = createStore<Readonly<Record<string, Sort>>>({}).on(
  sorted,
  (sorts, { table, sort }) => ({ ...sorts, [table]: sort }),
)

sample({
  clock: shortcutPressed,
  filter: (shortcut) => shortcut === 'search',
  fn: () => searchFieldId,
  target: focusElementFx,
})

// The list's query parameters: /clips/list?search=dusk&sort=name&view=list&trash=1&clip=01J…
import type { ListClipsRequest } from '../../../../generated/facts/features/footage'

export type ClipSort = NonNullable<ListClipsRequest['sort']>
export type ClipView = 'grid' | 'list'

export interface FootageQuery {
  search: string
  sort: ClipSort
  view: ClipView
  isTrash: boolean
  clipId?: string
}

/** The last choice on this device, used where the address does not say. */
export type KeptChoices = Partial<Pick<FootageQuery, 'sort' | 'view'>>

export const sorts: readonly ClipSort[] = ['newest', 'oldest', 'name', 'duration']
export const views: readonly ClipView[] = ['grid', 'list']

export function readFootageQuery(query: Record<string, string>, kept: KeptChoices): FootageQuery {
  return {
    search: (query.search ?? '').slice(0, 200),
    sort: sorts.find((sort) => sort === query.sort) ?? kept.sort ?? 'newest',
    view: views.find((view) => view === query.view) ?? kept.view ?? 'grid',
    isTrash: query.trash === '1',
    clipId: query.clip || undefined,
  }
}

export interface QueryChange {
  search?: string
  sort?: ClipSort
  view?: ClipView
  isTrash?: boolean
  clipId?: string | null
}

/** Keeps all other parameters: `cust`, for example, belongs to the shell. */
export function changeQuery(query: Record<string, string>, change: QueryChange): string {
  const next = new URLSearchParams(query)
  const put = (name: string, value: string | undefined | null) =>
    value ? next.set(name, value) : next.delete(name)

  if (change.search !== undefined) put('search', change.search.trim())
  if (change.sort !== undefined) put('sort', change.sort)
  if (change.view !== undefined) put('view', change.view)
  if (change.isTrash !== undefined) put('trash', change.isTrash ? '1' : '')
  if (change.clipId !== undefined) put('clip', change.clipId)
  const text = next.toString()
  return text && `?${text}`
}

export function readKept(stored: string | null): KeptChoices {
  const query = Object.fromEntries(new URLSearchParams(stored ?? ''))
  return {
    sort: sorts.find((sort) => sort === query.sort),
    view: views.find((view) => view === query.view),
  }
}

export function writeKept({ sort, view }: KeptChoices): string {
  return changeQuery({}, { sort, view }).slice(1)
}

/** Whether two addresses ask the server for the same rows. */
export function asksSame(one: FootageQuery, other: FootageQuery): boolean {
  return one.search === other.search && one.sort === other.sort && one.isTrash === other.isTrash
}

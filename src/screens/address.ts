/**
 * The address of a list is its question, so that links, reloads and the back button bring it back:
 * `?search=ma&where=roles.is.01J~joinedAt.from.2025-01-01&sort=-name&view=cards&open=01J`.
 * What stands beside a list chooses a value of one filter, which has a name of its own: `?channel=01J`.
 */
import {
  judgeFilter,
  maxFilters,
  maxSearchLength,
  mergeFilters,
  type Askable,
  type FilterOp,
  type Named,
  type SearchFilter,
  type Sort,
} from './question'

/** What stands beside the list. */
export type OpenPanel =
  | { readonly kind: 'row'; readonly id: string }
  | { readonly kind: 'new' }
  | { readonly kind: 'import' }

export interface ListAddress {
  readonly search: string
  readonly filters: readonly SearchFilter[]
  /** Absent: the list's own order. */
  readonly sort?: Sort | undefined
  readonly trash: boolean
  /** Absent: as the device last had it. */
  readonly view?: 'table' | 'cards' | undefined
  /** The saved search it came from. */
  readonly saved?: string | undefined
  readonly panel?: OpenPanel | undefined
}

const views = ['table', 'cards'] as const

/** Something in an address that the list does not know, or no longer. */
export type Dropped =
  | { readonly kind: 'filter'; readonly field: string }
  | { readonly kind: 'sort'; readonly field: string }
  | { readonly kind: 'search' | 'trash' | 'tooManyFilters' }

export const emptyAddress: ListAddress = { search: '', filters: [], trash: false }

/** Reads the part of an address behind the `?`, with or without it. */
export function readAddress(
  query: string,
  askable: Askable,
): { address: ListAddress; dropped: Dropped[] } {
  const given = new URLSearchParams(query)
  const chosen = readChosen(given, askable.beside)
  const { filters, dropped } = readFilters(chosen, given.get('where') ?? '', askable)
  const sort = readSort(given.get('sort'))
  const isSortKnown = sort !== undefined && askable.sort.includes(sort.field)
  if (sort && !isSortKnown) dropped.push({ kind: 'sort', field: sort.field })

  const search = (given.get('search') ?? '').slice(0, maxSearchLength)
  if (search !== '' && !askable.search) dropped.push({ kind: 'search' })
  const trash = given.has('trash')
  if (trash && !askable.trash) dropped.push({ kind: 'trash' })

  const address: ListAddress = {
    search: askable.search ? search : '',
    filters,
    trash: trash && askable.trash,
    ...saidIf(
      'view',
      views.find((view) => view === given.get('view')),
    ),
    ...(isSortKnown ? { sort } : {}),
    ...saidIf('saved', given.get('saved')),
    ...saidIf('panel', readPanel(given)),
  }
  return { address, dropped }
}

/** The address without what is usual: an untouched list has an empty one. No `?` in front. */
export function writeAddress(address: ListAddress, beside?: Named): string {
  const { search, filters, sort, trash, view, saved, panel } = address
  const chosen = beside && chosenIn(filters, beside)
  const others = chosen === undefined ? filters : filters.filter((each) => !isOf(each, beside))
  const said = new URLSearchParams({
    ...(beside && saidIf(beside.name, chosen)),
    ...(search === '' ? {} : { search }),
    ...(others.length === 0 ? {} : { where: others.map(writeFilter).join('~') }),
    ...(sort ? { sort: `${sort.desc ? '-' : ''}${sort.field}` } : {}),
    ...(trash ? { trash: '' } : {}),
    ...saidIf('view', view),
    ...saidIf('saved', saved),
    ...(panel && writePanel(panel)),
  })
  // What the form encoding escapes for no need, and flags without a value.
  return said
    .toString()
    .replaceAll('%7E', '~')
    .replaceAll(/=(?=&|$)/g, '')
}

const isOf = (filter: SearchFilter, beside: Named | undefined) => filter.field === beside?.field

/** The one value that is chosen beside the list; undefined: none, or something else is asked of the field. */
export function chosenIn(filters: readonly SearchFilter[], beside: Named): string | undefined {
  const [first, ...further] = filters.filter((each) => isOf(each, beside))
  return first?.op === 'is' && further.length === 0 ? first.value : undefined
}

function readChosen(given: URLSearchParams, beside: Named | undefined): SearchFilter[] {
  const value = beside && given.get(beside.name)
  return value ? [{ field: beside.field, op: 'is', value }] : []
}

function saidIf<Key extends string, Value>(key: Key, value: Value | undefined | null | '') {
  return (value ? { [key]: value } : {}) as { [key in Key]?: Value }
}

function readFilters(chosen: readonly SearchFilter[], text: string, askable: Askable) {
  const read = [...chosen, ...(text === '' ? [] : text.split('~').map(readFilter))]
  const known = mergeFilters(read.filter((filter) => !judgeFilter(filter, askable)))
  const unknown = new Set(read.filter((filter) => judgeFilter(filter, askable)).map(fieldOf))
  const dropped: Dropped[] = [...unknown].map((field) => ({ kind: 'filter', field }))
  if (known.length > maxFilters) dropped.push({ kind: 'tooManyFilters' })
  return { filters: known.slice(0, maxFilters), dropped }
}

const fieldOf = ({ field }: SearchFilter) => field

/** `field.op.value`; the customer's own fields are called `extra.<id>`. */
function readFilter(text: string): SearchFilter {
  const parts = text.split('.')
  const field = parts.splice(0, parts[0] === 'extra' ? 2 : 1).join('.')
  const [op = '', ...value] = parts
  return {
    field,
    op: op as FilterOp,
    ...(op === 'none' && value.length === 0 ? {} : { value: unescaped(value.join('.')) }),
  }
}

const writeFilter = ({ field, op, value }: SearchFilter) =>
  value === undefined ? `${field}.${op}` : `${field}.${op}.${escaped(value)}`

/** A tilde parts conditions, so those within values are written otherwise. */
const escaped = (value: string) => value.replaceAll('%', '%25').replaceAll('~', '%7E')
const unescaped = (value: string) => value.replaceAll('%7E', '~').replaceAll('%25', '%')

function readSort(text: string | null): Sort | undefined {
  if (!text) return undefined
  return text.startsWith('-') ? { field: text.slice(1), desc: true } : { field: text, desc: false }
}

function readPanel(given: URLSearchParams): OpenPanel | undefined {
  const id = given.get('open')
  if (id) return { kind: 'row', id }
  if (given.has('new')) return { kind: 'new' }
  return given.has('import') ? { kind: 'import' } : undefined
}

const writePanel = (panel: OpenPanel): Record<string, string> =>
  panel.kind === 'row' ? { open: panel.id } : { [panel.kind]: '' }

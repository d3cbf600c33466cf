/**
 * What a list is asked, as both wings say it. The address of a list holds it (address.ts), the
 * server answers it (server/).
 */
import {
  opsOfTypes,
  type FieldType,
  type FilterOp,
  type SearchFilter,
} from '../../generated/facts/screen'
import { isFilterValue } from './filterValue'
import { ownFieldId } from './ownField'

export type { FilterOp, SearchFilter }

export interface Sort {
  readonly field: string
  readonly desc: boolean
}

/** Which rows, in which order; pages, counts and sums are asked for beside it. */
export interface Question {
  /** Words in any order. */
  readonly search?: string
  readonly filters?: readonly SearchFilter[]
  /** Without it, the list's own order. */
  readonly sort?: Sort
  readonly trash?: boolean
}

/** What a list can be asked. The server has it of each list call, the client of each screen. */
export interface Askable {
  readonly search: boolean
  readonly trash: boolean
  readonly filter: Readonly<Record<string, AskableField>>
  readonly sort: readonly string[]
  /** The filter of which something beside the list chooses one value, and what addresses call it. */
  readonly beside?: Named | undefined
  /** The customer's own fields are not known yet, so that each of them may be asked for. */
  readonly areOwnUnknown?: boolean
}

export interface Named {
  readonly field: string
  readonly name: string
}

export interface AskableField {
  readonly type: FieldType
  /** Rows without a value can be asked for by `none`. */
  readonly isOptional: boolean
  /** Of an enum, where known. */
  readonly values?: readonly string[] | undefined
}

export const maxFilters = 40
export const maxSearchLength = 200

export const filterOpsOf = ({ type, isOptional }: AskableField): readonly FilterOp[] =>
  isOptional ? [...opsOfTypes[type], 'none'] : opsOfTypes[type]

export type FilterFault = 'unknownField' | 'unfitOp' | 'unfitValue'

/** What is wrong with a condition, if anything. */
export function judgeFilter(
  { field, op, value }: SearchFilter,
  { filter, areOwnUnknown = false }: Pick<Askable, 'filter' | 'areOwnUnknown'>,
): FilterFault | undefined {
  const known = Object.hasOwn(filter, field) ? filter[field] : undefined
  if (!known && areOwnUnknown && ownFieldId(field) !== undefined) return undefined
  if (!known) return 'unknownField'
  if (!filterOpsOf(known).includes(op)) return 'unfitOp'
  if (op === 'none') return value === undefined ? undefined : 'unfitValue'
  return value !== undefined && isFilterValue(known, op, value) ? undefined : 'unfitValue'
}

const isSame = (one: SearchFilter, other: SearchFilter) =>
  one.field === other.field && one.op === other.op && one.value === other.value

/** All conditions of the lists, each once, in their order. */
export function mergeFilters(...lists: ReadonlyArray<readonly SearchFilter[]>): SearchFilter[] {
  const all = lists.flat()
  return all.filter((filter, at) => all.findIndex((other) => isSame(filter, other)) === at)
}

/** The conditions with those of one field replaced, in place; none of them: the field is free. */
export function replaceFilters(
  filters: readonly SearchFilter[],
  field: string,
  next: readonly SearchFilter[],
): SearchFilter[] {
  const found = filters.findIndex((filter) => filter.field === field)
  const at = found < 0 ? filters.length : found
  const others = (part: readonly SearchFilter[]) => part.filter((each) => each.field !== field)
  return [...others(filters.slice(0, at)), ...next, ...others(filters.slice(at))]
}

/** Whether both let the same rows through, whatever the order of their conditions. */
export function areSameFilters(
  some: readonly SearchFilter[],
  others: readonly SearchFilter[],
): boolean {
  const [one, other] = [mergeFilters(some), mergeFilters(others)]
  return one.length === other.length && one.every((each) => other.some((it) => isSame(each, it)))
}

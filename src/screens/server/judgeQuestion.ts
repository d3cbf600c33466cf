import { malformedRequest } from '../../server/errors'
import {
  judgeFilter,
  type Askable,
  type FilterFault,
  type Question,
  type SearchFilter,
} from '../question'
import { ownFieldId } from '../ownField'
import type { Fields } from './fields'
import type { ListFacts } from './listFacts'

const wordsOf: Readonly<Record<FilterFault, string>> = {
  unknownField: 'names no field of this list',
  unfitOp: 'asks for what its field cannot be asked',
  unfitValue: 'has no value that fits its field',
}

/** Refuses in words what the list cannot be asked, whatever the schema lets through. */
export function judgeQuestion(
  { search = '', filters = [], sort, trash }: Question,
  facts: ListFacts,
  fields: Fields,
): void {
  judgeFilters(filters, 'filters', facts, fields)
  if (search.includes('\0')) throw malformedRequest('`search` is no text.')
  if (search !== '' && !facts.search) throw malformedRequest('This list cannot be searched.')
  if (trash && !facts.trash) throw malformedRequest('This list has no trash.')
  if (sort && !Object.hasOwn(facts.sort, sort.field)) {
    throw malformedRequest('`sort.field` names no field by which this list can be sorted.')
  }
}

export function judgeFilters(
  filters: readonly SearchFilter[],
  place: string,
  facts: ListFacts,
  fields: Fields,
): void {
  const askable = { filter: filterable(facts, fields) }
  filters.forEach((filter, at) => {
    const fault = judgeFilter(filter, askable)
    if (!fault) return
    const field = `${place}.${at}`
    throw malformedRequest(`\`${field}\` ${wordsOf[fault]}.`, [{ field, code: fault }])
  })
}

/** The filters of the call, and the customer's own fields. */
export function filterable({ filter }: ListFacts, fields: Fields): Askable['filter'] {
  const own = [...fields].filter(([name]) => ownFieldId(name) !== undefined)
  return { ...filter, ...Object.fromEntries(own) }
}

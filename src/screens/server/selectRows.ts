import type { Context } from '../../server/context'
import { failure } from '../../server/errors'
import type { Question } from '../question'
import { columnOf } from './fields'
import type { List } from './list'

/** Rows one by one, or all that a question finds but these. */
export type Selection =
  | { readonly ids: readonly string[] }
  | {
      readonly all: Question
      readonly except: readonly string[]
      /** How many the person was told. */
      readonly expected: number
    }

/** As many as are counted, so that nobody says "all" of what nobody has counted. */
export const mostSelected = 10_000

/**
 * The ids a selection means, each once. Rows that were added meanwhile are not what the person
 * agreed to, but in a list that grows all the time there are always some: up to a hundredth more
 * is let through, so below 100 rows none. Fewer rows always are.
 */
export async function selectedIds(
  list: List,
  selection: Selection,
  context: Context,
): Promise<string[]> {
  if ('ids' in selection) return [...new Set(selection.ids)]
  const { all, except, expected } = selection
  const fields = await list.fieldsFor(all, context)
  const found = await list
    .matching(all, fields, context)
    .select(columnOf(list.definition.id).as('id'))
    .limit(mostSelected + except.length + 1)
    .execute()
  const without = new Set(except)
  const ids = found.map(({ id }) => id as string).filter((id) => !without.has(id))
  if (ids.length > mostSelected) throw failure('tooManyRows', { most: String(mostSelected) })
  if (ids.length > expected + Math.floor(expected / 100)) {
    throw failure('selectionGrew', { expected: String(expected), found: String(ids.length) })
  }
  return ids
}

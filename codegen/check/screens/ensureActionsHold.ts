import type { Problem } from '../../problems/problem'
import { keyOf, problemAt, within } from '../../problems/spot'
import { fieldTypeOf } from '../../read/forms/fieldTypes'
import type { ActionEntry } from '../../read/screenEntry'
import { updateOf } from '../../read/withScreenCalls'
import { propertiesOfRows, type ScreenParts } from '../../resolve/screens/screenParts'
import { possibleValues } from './ensureSearchesHold'
import { placeIn, unknownName } from './placed'

/** What a row has to allow it can allow; what an action undoes and shows can be. */
export function ensureActionsHold(screen: ScreenParts): Problem[] {
  const { block, list } = screen
  if (!list) return []
  return [
    ...(block.actions ?? []).flatMap((action, at) => [
      ...mayProblems(screen, action.may ?? action.id, 'actions', at, action.may ? 'may' : 'id'),
      ...undoProblems(screen, action, at),
      ...showsProblems(screen, action, at),
    ]),
    ...(block.groups ?? []).flatMap(({ needs }, at) =>
      needs === undefined ? [] : mayProblems(screen, needs, 'groups', at, 'needs'),
    ),
    ...(updateOf(block) === undefined
      ? []
      : mayProblems(screen, 'edit', ...(block.page ? ['page', 'update'] : ['update']))),
  ]
}

function mayProblems(
  screen: ScreenParts,
  act: string,
  ...path: readonly (string | number)[]
): Problem[] {
  const { id, form } = screen.list!
  const acts = form.may ?? []
  const message = `The rows of ${id} never say that one may ${act}; add it to may of ${id}${acts.length > 0 ? `, or ask for one of ${acts.join(', ')}` : ''}.`
  return unknownName('ACTION-MAY', placeIn(screen, ...path), act, acts, message)
}

function undoProblems(screen: ScreenParts, { id, undo }: ActionEntry, at: number): Problem[] {
  const change = screen.call(undo)?.change
  if (!change || (change.fields ?? []).length === 0) return []
  const message = `${undo} needs ${change.fields!.join(', ')}, which nobody is asked for when ${id} is undone.`
  return [problemAt('ACTION-UNDO', placeIn(screen, 'actions', at, 'undo'), message)]
}

const shown = new Set(['enum', 'boolean', 'text'])

function showsProblems(screen: ScreenParts, { shows = {} }: ActionEntry, at: number): Problem[] {
  const properties = propertiesOfRows(screen)
  return Object.entries(shows).flatMap(([field, value]) => {
    const place = placeIn(screen, 'actions', at, 'shows', field)
    const schema = properties[field]
    if (!schema || !shown.has(fieldTypeOf(schema))) {
      const known = Object.keys(properties).filter((name) =>
        shown.has(fieldTypeOf(properties[name]!)),
      )
      const message = `The rows of ${screen.list!.id} have no text, enum or boolean ${field} that could be shown as ${value}.`
      return unknownName('ACTION-SHOWS', keyOf(place), field, known, message)
    }
    const possible = possibleValues(schema)
    const message = `${field} is never ${value}; it is ${possible?.join(', ')}.`
    return possible ? unknownName('ACTION-SHOWS', within(place), value, possible, message) : []
  })
}

import type { Problem } from '../../problems/problem'
import { problemAt, within } from '../../problems/spot'
import { fieldEntry, type InputEntry } from '../../read/screenEntry'
import { updateOf } from '../../read/withScreenCalls'
import { propertiesOfRows, type ScreenParts } from '../../resolve/screens/screenParts'
import { placeIn, unknownName } from './placed'

/** Forms ask for all that their calls need, and for nothing that these do not take. */
export function ensureFormsFill(screen: ScreenParts): Problem[] {
  return [...groupProblems(screen), ...askProblems(screen), ...faultProblems(screen)]
}

function groupProblems(screen: ScreenParts): Problem[] {
  const { block, created, updated, list } = screen
  if (!list || (block.create && !created) || (updateOf(block) && !updated)) return []
  const inputs = (block.groups ?? []).flatMap(({ fields }, at) =>
    fields.map((entry, index) => ({
      ...fieldEntry<InputEntry>(entry),
      place: placeIn(screen, 'groups', at, 'fields', index),
    })),
  )
  const calls = [block.create, updateOf(block)].filter((id) => id !== undefined)
  const taken =
    calls.length === 0
      ? Object.keys(propertiesOfRows(screen))
      : [...new Set([...(created?.fields ?? []), ...(updated?.fields ?? [])])]
  const takes =
    calls.length === 0
      ? `The rows of ${list.id} have`
      : `${calls.join(' and ')} ${calls.length > 1 ? 'take' : 'takes'}`
  const unknown = inputs.flatMap(({ field, place }) =>
    unknownName('FORM-FIELD', place, field, taken, `${takes} no field ${field}.`),
  )
  const doubled = inputs.flatMap(({ field, place }, at) =>
    inputs.findIndex((other) => other.field === field) < at
      ? problemAt('FORM-FIELD', place, `${field} stands in this form twice.`)
      : [],
  )
  return [...unknown, ...doubled, ...requiredProblems(screen, inputs)]
}

function requiredProblems(screen: ScreenParts, inputs: readonly InputEntry[]): Problem[] {
  const { block, created } = screen
  return (created?.need ?? []).flatMap((name) => {
    const input = inputs.find(({ field }) => field === name)
    if (input && !input.when) return []
    const why = input
      ? `${name}, which ${block.create} needs, is asked for only under a condition`
      : `No group asks for ${name}, which ${block.create} needs`
    return problemAt('FORM-REQUIRED', placeIn(screen, 'create'), `${why}.`)
  })
}

function askProblems(screen: ScreenParts): Problem[] {
  return (screen.block.actions ?? []).flatMap(({ id, call, ask = [] }, at) => {
    const change = screen.call(call)?.change
    if (!change) return []
    const { fields = [] } = change
    const asked = ask.map((entry) => fieldEntry<InputEntry>(entry))
    const place = placeIn(screen, 'actions', at)
    const unknown = asked.flatMap(({ field }, index) =>
      unknownName(
        'FORM-FIELD',
        within(place, 'ask', index),
        field,
        fields,
        `${call} takes no field ${field}.`,
      ),
    )
    const missing = fields.flatMap((name) => {
      const input = asked.find(({ field }) => field === name)
      if (input && !input.when) return []
      const message = `The action ${id} does not ${input ? 'always ' : ''}ask for ${name}, which ${call} needs.`
      return problemAt('FORM-REQUIRED', within(place, 'call'), message)
    })
    return [...unknown, ...missing]
  })
}

function faultProblems(screen: ScreenParts): Problem[] {
  const fields = (screen.block.groups ?? []).flatMap((group) =>
    group.fields.map((entry) => fieldEntry<InputEntry>(entry).field),
  )
  return Object.entries(screen.block.faults ?? {}).flatMap(([code, field]) =>
    unknownName(
      'FORM-FAULT',
      placeIn(screen, 'faults', code),
      field,
      fields,
      `The form has no field ${field} at which ${code} could be told.`,
    ),
  )
}

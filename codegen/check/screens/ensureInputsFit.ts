import type { Problem, Spot } from '../../problems/problem'
import { keyOf, problemAt, within } from '../../problems/spot'
import { fieldTypeOf, isMoney } from '../../read/forms/fieldTypes'
import type { Manifest, SchemaEntry } from '../../read/manifest'
import { fieldEntry, type InputEntry } from '../../read/screenEntry'
import { inputKind } from '../../resolve/screens/inputsOf'
import { valuesOf } from '../../resolve/screens/fieldsOf'
import { propertiesOfRows, type ScreenParts } from '../../resolve/screens/screenParts'
import { entitiesOf } from '../propertiesOf'
import { placeIn, unknownName } from './placed'
import { possibleValues } from './ensureSearchesHold'

/** Each field has an input that fits its type, rows to pick from, and a condition that can hold. */
export function ensureInputsFit(screen: ScreenParts, manifest: Manifest): Problem[] {
  const { groups = [], actions = [] } = screen.block
  const form = groups.flatMap(({ fields }, at) =>
    fields.map((entry, index) => placed(entry, placeIn(screen, 'groups', at, 'fields', index))),
  )
  const asks = actions.map(({ ask = [] }, at) =>
    ask.map((entry, index) => placed(entry, placeIn(screen, 'actions', at, 'ask', index))),
  )
  return [form, ...asks].flatMap((inputs) =>
    inputs.flatMap((input, at) => [
      ...kindProblems(input, screen),
      ...defaultProblems(input, screen),
      ...optionProblems(input, screen, manifest),
      ...conditionProblems(input, inputs.slice(0, at), screen),
    ]),
  )
}

interface Placed extends InputEntry {
  readonly spot: Spot
}

const placed = (entry: string | InputEntry, spot: Spot): Placed => ({
  ...fieldEntry<InputEntry>(entry),
  spot,
})

function kindProblems(input: Placed, screen: ScreenParts): Problem[] {
  const schema = propertiesOfRows(screen)[input.field]
  // A field that no call takes is told already.
  if (!schema || !isWritten(input.field, screen)) return []
  const type = fieldTypeOf(schema)
  const kind = inputKind(input, schema)
  const said = (message: string, key?: string) =>
    problemAt('FORM-INPUT', key === undefined ? input.spot : within(input.spot, key), message)
  if (kind === undefined)
    return input.as === undefined
      ? [said(`No input fits ${input.field}, which is of type ${type}; name a part: input.`)]
      : [said(`${input.field} is ${kindOf(schema)}; it has no input as ${input.as}.`, 'as')]
  const isPicked = kind === 'picker' || kind === 'pickers'
  if (isPicked && input.options === undefined)
    return [said(`${input.field} is picked from rows; say from which list: options.`)]
  if (!isPicked && kind !== 'part' && input.options !== undefined)
    return [said(`${input.field} is not picked from rows; options have no effect.`, 'options')]
  return []
}

const kindOf = (schema: SchemaEntry) =>
  isMoney(schema) ? `an amount in ${schema.currency}` : `of type ${fieldTypeOf(schema)}`

/** A number within its limits, or one of a few values that are chosen from. */
function defaultProblems({ field, default: begins, spot }: Placed, screen: ScreenParts): Problem[] {
  const schema = propertiesOfRows(screen)[field]
  if (begins === undefined || !schema) return []
  const { minimum = -Infinity, maximum = Infinity } = schema
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  if (isNumber && typeof begins === 'number' && minimum <= begins && begins <= maximum) return []
  const values = valuesOf(schema)
  const message = `A new row cannot begin with ${begins} as its ${field}; it is ${values.join(', ') || 'not chosen from values'}.`
  return unknownName('FORM-INPUT', within(spot, 'default'), String(begins), values, message)
}

const isWritten = (field: string, { block, call, created, updated }: ScreenParts) =>
  [
    created?.fields,
    updated?.fields,
    ...(block.actions ?? []).map((action) => call(action.call)?.change?.fields),
  ].some((fields) => fields?.includes(field))

function optionProblems(
  { options, spot }: Placed,
  screen: ScreenParts,
  manifest: Manifest,
): Problem[] {
  const list = screen.call(options)?.list
  const entity = list && entitiesOf(manifest).get(list.of)
  if (!entity) return []
  const name = entity.properties?.['name']
  if (name && fieldTypeOf(name) === 'text' && entity.required?.includes('name')) return []
  const message = `The rows of ${options} cannot be picked by name: each ${list.of} needs a text name.`
  return [problemAt('OPTIONS-CALL', within(spot, 'options'), message)]
}

function conditionProblems(
  { field, when = {}, spot }: Placed,
  earlier: readonly Placed[],
  screen: ScreenParts,
): Problem[] {
  return Object.entries(when).flatMap(([of, values]) => {
    const place = within(spot, 'when', of)
    const known = earlier.map((input) => input.field)
    const schema = propertiesOfRows(screen)[of]
    if (!known.includes(of) || !schema)
      return unknownName(
        'FORM-CONDITION',
        keyOf(place),
        of,
        known,
        `${field} may depend on a field that stands before it, not on ${of}.`,
      )
    const possible = possibleValues(schema)
    if (!possible)
      return [
        problemAt(
          'FORM-CONDITION',
          keyOf(place),
          `${field} may depend on a field of few values; ${of} may be anything.`,
        ),
      ]
    return values.flatMap((value, index) =>
      unknownName(
        'FORM-CONDITION',
        within(place, index),
        value,
        possible,
        `${of} is never ${value}; it is ${possible.join(', ')}.`,
      ),
    )
  })
}

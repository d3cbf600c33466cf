import type { Problem, Spot } from '../../problems/problem'
import { keyOf, problemAt, within } from '../../problems/spot'
import { ownFields } from '../../read/forms/callForms'
import { fieldTypeOf, isMoney, type FieldType } from '../../read/forms/fieldTypes'
import type { ColumnEntry, Look } from '../../read/screenEntry'
import { columnsIn, valuesOf } from '../../resolve/screens/fieldsOf'
import { isRequired, propertiesOfRows, type ScreenParts } from '../../resolve/screens/screenParts'
import { doubledNames } from '../forms/ensureListsHold'
import { placeIn, unknownName } from './placed'

/** Columns and cards show fields of the rows, in ways that fit their types. */
export function ensureColumnsShow(screen: ScreenParts): Problem[] {
  if (!screen.list) return []
  const columns = columnsIn(screen)
  return [
    ...columns.flatMap((column, at) => columnProblems(column, at, screen)),
    ...doubledNames(
      columns.map(({ field }) => field),
      placeIn(screen, 'columns'),
    ),
    ...cardProblems(screen),
    ...splitProblems(screen),
    ...(screen.block.hides ?? []).flatMap((name, at) =>
      fieldProblems(screen, name, placeIn(screen, 'hides'), at),
    ),
  ]
}

const texts: readonly FieldType[] = ['text', 'email', 'uri']
const numbers: readonly FieldType[] = ['integer', 'number']

/** The types each look can draw. */
const fits: Readonly<Record<Look, readonly FieldType[]>> = {
  text: [...texts, 'enum', 'ref', ...numbers],
  person: [...texts, 'ref'],
  chips: ['enum', 'ref', 'refs', 'texts', 'flags'],
  status: ['enum'],
  age: ['moment', 'date'],
  date: ['moment', 'date'],
  moment: ['moment'],
  count: numbers,
  bytes: numbers,
  duration: numbers,
  meter: numbers,
  check: ['boolean'],
  link: texts,
  image: ['uri', 'text', 'ref'],
}

/** Besides the field itself: what other fields of a cell are, and of which types. */
const others = [
  ['under', [...texts, 'enum', 'ref', ...numbers, 'moment', 'date'], 'stand under another'],
  ['picture', ['text', 'uri', 'ref'], 'be a picture'],
  ['of', numbers, 'be what a meter is a part of'],
] as const

function columnProblems(column: ColumnEntry, at: number, screen: ScreenParts): Problem[] {
  const place = placeIn(screen, 'columns', at)
  const { field, as, cell, tones, of, alert } = column
  const schema = propertiesOfRows(screen)[field]
  if (!schema) return fieldProblems(screen, field, place, 'field')
  const type = fieldTypeOf(schema)
  const format = (key: string, message: string) =>
    problemAt('SCREEN-FORMAT', within(place, key), message)
  const look = tones && !as ? 'status' : as
  const values = valuesOf(schema)
  return [
    ...(look && !fits[look].includes(type)
      ? [
          format(
            as ? 'as' : 'tones',
            `${field} is of type ${type}; ${look} shows ${fits[look].join(', ')}.`,
          ),
        ]
      : []),
    ...(isMoney(schema) && (as === 'bytes' || as === 'duration')
      ? [format('as', `${field} is an amount in ${schema.currency}; it is not shown as ${as}.`)]
      : []),
    ...(type === 'other' && cell === undefined
      ? [format('field', `No look fits ${field}; name a part that draws it: cell.`)]
      : []),
    ...(as === 'meter' && of === undefined
      ? [format('as', `A meter says what ${field} is a part of: of.`)]
      : []),
    ...Object.keys(tones ?? {}).flatMap((value) =>
      values.length === 0
        ? []
        : unknownName(
            'SCREEN-FORMAT',
            keyOf(within(place, 'tones', value)),
            value,
            values,
            `${field} is never ${value}; it is ${values.join(', ')}.`,
          ),
    ),
    ...Object.keys(alert ?? {}).flatMap((name) =>
      fieldProblems(screen, name, place, 'alert', name),
    ),
    ...others.flatMap(([key, types, purpose]) => {
      const name = column[key]
      if (name === undefined) return []
      const other = propertiesOfRows(screen)[name]
      if (!other) return fieldProblems(screen, name, place, key)
      const its = fieldTypeOf(other)
      return (types as readonly FieldType[]).includes(its)
        ? []
        : [format(key, `${name} is of type ${its}, which cannot ${purpose}.`)]
    }),
  ]
}

function fieldProblems(
  screen: ScreenParts,
  name: string,
  place: Spot,
  ...path: readonly (string | number)[]
): Problem[] {
  const known = Object.keys(propertiesOfRows(screen))
  const message = `The rows of ${screen.list!.id} have no field ${name}.`
  return unknownName('SCREEN-FIELD', within(place, ...path), name, known, message)
}

function splitProblems(screen: ScreenParts): Problem[] {
  const { split } = screen.block
  if (!split) return []
  const place = placeIn(screen, 'split')
  const { sections, reaches } = split
  const section = propertiesOfRows(screen)[sections ?? '']
  return [
    ...(sections === undefined ? [] : fieldProblems(screen, sections, place, 'sections')),
    ...(section && valuesOf(section).length === 0
      ? [problemAt('SCREEN-FORMAT', within(place, 'sections'), `${sections} has no fixed values.`)]
      : []),
    ...(reaches === undefined ? [] : fieldProblems(screen, reaches, place, 'reaches')),
  ]
}

function cardProblems(screen: ScreenParts): Problem[] {
  const { card } = screen.block
  if (!card) return []
  const place = placeIn(screen, 'card')
  const { title, picture, lines = [], chips, days } = card
  const one = (key: string, name: string | undefined) =>
    name === undefined ? [] : fieldProblems(screen, name, place, key)
  return [
    ...one('title', title),
    ...one('picture', picture),
    ...lines.flatMap((name, index) => fieldProblems(screen, name, place, 'lines', index)),
    ...(chips === ownFields && screen.list!.form.extra ? [] : one('chips', chips)),
    ...(days === undefined ? [] : daysProblems(screen, days, within(place, 'days'))),
  ]
}

/** Only what rows can be sorted by keeps those of a day together. */
function daysProblems(screen: ScreenParts, name: string, spot: Spot): Problem[] {
  const { sort = [] } = screen.list!.form
  const moments = sort.filter(
    (each) =>
      isRequired(screen, each) && fieldTypeOf(propertiesOfRows(screen)[each] ?? {}) === 'moment',
  )
  const message = `${name} is no moment of each row by which the rows of ${screen.list!.id} are sorted: ${moments.join(', ') || 'none'}.`
  return unknownName('SCREEN-FORMAT', spot, name, moments, message)
}

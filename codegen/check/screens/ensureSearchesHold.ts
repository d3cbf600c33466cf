import type { Problem, Spot } from '../../problems/problem'
import { keyOf, problemAt, within } from '../../problems/spot'
import { ownFields } from '../../read/forms/callForms'
import { fieldTypeOf, opsOf } from '../../read/forms/fieldTypes'
import type { SchemaEntry } from '../../read/manifest'
import { addressWords, type SpanEntry, type ViewEntry } from '../../read/screenEntry'
import { valuesOf } from '../../resolve/screens/fieldsOf'
import { propertiesOfRows, type ScreenParts } from '../../resolve/screens/screenParts'
import { doubledNames } from '../forms/ensureListsHold'
import { placeIn, unknownName } from './placed'

/** A screen filters, sorts and views only by what its list can be asked for. */
export function ensureSearchesHold(screen: ScreenParts): Problem[] {
  const { block, list } = screen
  if (!list) return []
  const { filter = [], sort: sorts = [], extra } = list.form
  const inBar = extra ? [...filter, ownFields] : filter
  const named = `of ${list.id} (${list.form.of})`
  const field = block.sort?.replace(/^-/, '')
  return [
    ...(block.filters ?? []).flatMap((name, index) =>
      unknownName(
        'SCREEN-FILTER',
        placeIn(screen, 'filters', index),
        name,
        inBar,
        `${name} is not among the filters ${named}: ${filter.join(', ') || 'none'}.`,
      ),
    ),
    ...doubledNames(block.filters, placeIn(screen, 'filters')),
    ...(field === undefined
      ? []
      : unknownName(
          'SCREEN-SORT',
          placeIn(screen, 'sort'),
          field,
          sorts,
          `${field} is not among the orders ${named}: ${sorts.join(', ') || 'none'}.`,
        )),
    ...(block.views ?? []).flatMap(({ id, where }, at) =>
      askedProblems(where, `the view ${id}`, placeIn(screen, 'views', at, 'where'), screen),
    ),
    ...askedProblems(block.only ?? {}, 'what it shows', placeIn(screen, 'only'), screen),
    ...besideProblems(screen),
    ...whileProblems(screen, 'moving'),
    ...whileProblems(screen, 'autosave'),
  ]
}

/** What stands beside the list chooses a value of one of its filters, under a name that is free. */
function besideProblems(screen: ScreenParts): Problem[] {
  const { beside } = screen.block
  if (!beside) return []
  const { filter = [] } = screen.list!.form
  const free = filter.filter((name) => !Object.hasOwn(screen.block.only ?? {}, name))
  const place = placeIn(screen, 'beside')
  const schema = propertiesOfRows(screen)[beside.chooses]
  const hasValues = schema !== undefined && opsOf(fieldTypeOf(schema), false).includes('is')
  return [
    ...(screen.block.split
      ? [problemAt('SCREEN-FORMAT', keyOf(place), 'The rows of a split screen stand at the side.')]
      : []),
    ...unknownName(
      'SCREEN-FILTER',
      within(place, 'chooses'),
      beside.chooses,
      free,
      `${beside.chooses} is not among the filters that are left to choose: ${free.join(', ') || 'none'}.`,
    ),
    ...(free.includes(beside.chooses) && !hasValues
      ? [
          problemAt(
            'SCREEN-FILTER',
            within(place, 'chooses'),
            `${beside.chooses} is not asked for by single values.`,
          ),
        ]
      : []),
    ...((addressWords as readonly string[]).includes(beside.as)
      ? [
          problemAt(
            'ID-RESERVED',
            within(place, 'as'),
            `Addresses of lists say something else by ${beside.as}; choose another name.`,
          ),
        ]
      : []),
  ]
}

const code = { moving: 'SCREEN-MOVING', autosave: 'SCREEN-AUTOSAVE' } as const
const what = { moving: 'that they change', autosave: 'that they are saved by themselves' } as const

function whileProblems(screen: ScreenParts, key: 'moving' | 'autosave'): Problem[] {
  return Object.entries(screen.block[key] ?? {}).flatMap(([field, asked]) => {
    const place = placeIn(screen, key, field)
    const properties = propertiesOfRows(screen)
    const values = properties[field] && possibleValues(properties[field])
    if (!values) {
      const known = Object.keys(properties).filter((name) => possibleValues(properties[name]!))
      const message = `The rows of ${screen.list!.id} have no enum or boolean ${field} that could say ${what[key]}.`
      return unknownName(code[key], keyOf(place), field, known, message)
    }
    return asked.flatMap((value, index) =>
      unknownName(
        code[key],
        within(place, index),
        value,
        values,
        `${field} is never ${value}; it is ${values.join(', ')}.`,
      ),
    )
  })
}

function askedProblems(
  where: ViewEntry['where'],
  named: string,
  spot: Spot,
  screen: ScreenParts,
): Problem[] {
  const filter = screen.list?.form.filter ?? []
  return Object.entries(where).flatMap(([field, asked]) => {
    const place = within(spot, field)
    const schema = propertiesOfRows(screen)[field]
    if (!schema || !filter.includes(field)) {
      const message = `${field} of ${named} is not among the filters of ${screen.list!.id}: ${filter.join(', ') || 'none'}.`
      return unknownName('SCREEN-VIEW', keyOf(place), field, filter, message)
    }
    const ops = opsOf(fieldTypeOf(schema), false)
    const isSpan = !Array.isArray(asked)
    if (isSpan !== ops.includes('from'))
      return [
        problemAt(
          'SCREEN-VIEW',
          place,
          isSpan
            ? `${field} has no order; list its values: [...].`
            : `${field} is asked for by from and to, not by values.`,
        ),
      ]
    return isSpan
      ? spanProblems(asked as SpanEntry, field, fieldTypeOf(schema), place)
      : (asked as readonly string[]).flatMap((value, index) => {
          const values = possibleValues(schema)
          const message = `${field} is never ${value}; it is ${values?.join(', ')}.`
          return values
            ? unknownName('SCREEN-VIEW', within(place, index), value, values, message)
            : []
        })
  })
}

/** All that a field may be; undefined: there is no end of them. */
export function possibleValues(schema: SchemaEntry): readonly string[] | undefined {
  if (fieldTypeOf(schema) === 'boolean') return ['true', 'false']
  const values = valuesOf(schema)
  return values.length > 0 ? values : undefined
}

const forms = {
  number: /^-?\d+(\.\d+)?$/,
  moment: /^([+-]\d{1,4}d|\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?)$/,
}

function spanProblems(span: SpanEntry, field: string, type: string, place: Spot): Problem[] {
  const isMoment = type === 'moment' || type === 'date'
  const form = isMoment ? forms.moment : forms.number
  return Object.entries(span).flatMap(([end, value]: [string, string]) =>
    form.test(value)
      ? []
      : problemAt(
          'SCREEN-VIEW',
          within(place, end),
          `${field} is asked for by ${isMoment ? 'a day such as 2026-11-22, a moment, or days from today such as -30d' : 'a number in quotes'}, not by ${value}.`,
        ),
  )
}

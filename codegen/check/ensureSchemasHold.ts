import { nearest } from '../problems/nearest'
import { problem, type Problem } from '../problems/problem'
import type { Manifest, SchemaEntry } from '../read/manifest'
import { schemasOf, type PlacedSchema } from './schemasOf'

/** Every schema can be satisfied, and has no duplicates in its lists. */
export function ensureSchemasHold(manifest: Manifest): Problem[] {
  return [...schemasOf(manifest)].flatMap((placed) => [
    ...rangeProblems(placed),
    ...doubledProblems(placed),
    ...typeProblems(placed),
    ...currencyProblems(placed),
  ])
}

const ranges = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const

function rangeProblems({ schema, file, path }: PlacedSchema): Problem[] {
  return ranges.flatMap(([low, high]) => {
    const [least, most] = [schema[low], schema[high]]
    if (least === undefined || most === undefined || least <= most) return []
    return problem(
      'SCHEMA-RANGE',
      file,
      [...path, low],
      `The ${low} ${least} is more than the ${high} ${most}; nothing satisfies both.`,
      { related: [{ file, path: [...path, high], at: 'value', message: `is the ${high}.` }] },
    )
  })
}

function doubledProblems({ schema, file, path }: PlacedSchema): Problem[] {
  return (['enum', 'required'] as const).flatMap((key) => {
    const list: readonly (string | number)[] = schema[key] ?? []
    return list.flatMap((value, index) => {
      const first = list.indexOf(value)
      if (first === index) return []
      return problem('SCHEMA-DOUBLED', file, [...path, key, index], `${value} stands twice here.`, {
        related: [{ file, path: [...path, key, first], at: 'value', message: 'is the first.' }],
      })
    })
  })
}

/** The types each keyword applies to; on other types JSON Schema ignores it. */
const asked: Readonly<Partial<Record<keyof SchemaEntry, readonly string[]>>> = {
  currency: ['number', 'integer'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  format: ['string'],
  items: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  properties: ['object'],
  required: ['object'],
  additionalProperties: ['object'],
}

function typeProblems({ schema, file, path }: PlacedSchema): Problem[] {
  if (schema.type === undefined) return []
  const types = [schema.type].flat()
  const listed = types.join(' or ')
  const idle = (Object.keys(schema) as (keyof SchemaEntry)[])
    .filter((key) => asked[key]?.every((type) => !types.includes(type)))
    .map((key) =>
      problem(
        'SCHEMA-TYPE',
        file,
        [...path, key],
        `${key} says nothing about a value of type ${listed}.`,
        {
          at: 'key',
        },
      ),
    )
  const values = [
    ...(schema.enum ?? []).map((value, index) => ({ value, at: ['enum', index] })),
    ...(schema.const === undefined ? [] : [{ value: schema.const, at: ['const'] }]),
  ]
  const undeclared = values
    .filter(({ value }) => !typesOf(value).some((type) => types.includes(type)))
    .map(({ value, at }) =>
      problem(
        'SCHEMA-TYPE',
        file,
        [...path, ...at],
        `${JSON.stringify(value)} is not of type ${listed}.`,
      ),
    )
  return [...idle, ...undeclared]
}

function typesOf(value: string | number | boolean): string[] {
  if (typeof value !== 'number') return [typeof value]
  return Number.isInteger(value) ? ['integer', 'number'] : ['number']
}

const currencies = Intl.supportedValuesOf('currency')

/** A currency is one that can be written, of a number. */
function currencyProblems({ schema, file, path }: PlacedSchema): Problem[] {
  const { currency, type, $ref } = schema
  if (currency === undefined) return []
  const place = [...path, 'currency']
  if (type === undefined) {
    const message = `An amount in ${currency} is a number; ${$ref ?? 'this'} is none.`
    return [problem('SCHEMA-TYPE', file, place, message, { at: 'key' })]
  }
  if (currencies.includes(currency)) return []
  const suggestion = nearest(currency, currencies)
  return [problem('SCHEMA-TYPE', file, place, `There is no currency ${currency}.`, { suggestion })]
}

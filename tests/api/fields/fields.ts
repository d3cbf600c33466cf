/** What stands in the requests of calls, field by field, as the schemas of the manifest have it. */
import type { Schema } from '../../support/schema'
import { ulid } from 'ulid'
import type { ServedCallId } from '../../../generated/wiring/calls'
import { definitions, schemas } from '../../../generated/wiring/schemas.json'

export interface Field {
  readonly id: ServedCallId
  /** As `.values.lists[]`. */
  readonly path: string
  readonly schema: Schema
}

const { $defs } = definitions as unknown as { $defs: Readonly<Record<string, Schema>> }
const requestSchemas = schemas as unknown as Readonly<Record<string, { request?: Schema }>>

/** Undefined: a call without a request. */
export const requestSchemaOf = (id: ServedCallId): Schema | undefined => requestSchemas[id]?.request

const meantBy = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : $defs[schema.$ref.split('/').at(-1)!]!

const isOf = ({ type }: Schema, kind: string) => [type].flat().includes(kind)

export function fieldsOf(id: ServedCallId): Field[] {
  const found = new Map<string, Field>()
  const visit = (given: Schema, path: string): void => {
    const schema = meantBy(given)
    for (const each of schema.anyOf ?? []) visit(each, path)
    for (const [name, each] of Object.entries(schema.properties ?? {}))
      visit(each, `${path}.${name}`)
    if (schema.items) visit(schema.items, `${path}[]`)
    const isValue = schema.type !== undefined && !isOf(schema, 'object') && !isOf(schema, 'array')
    if (isValue && !schema.enum) found.set(path, { id, path, schema })
  }
  const request = requestSchemaOf(id)
  if (request) visit(request, '')
  return [...found.values()]
}

const stepsOf = (path: string) => path.match(/\[\]|[^.[\]]+/g) ?? []

function has(given: Schema, [step, ...rest]: readonly string[]): boolean {
  const schema = meantBy(given)
  if (schema.anyOf) return schema.anyOf.some((each) => has(each, [step!, ...rest]))
  const next = step === '[]' ? schema.items : schema.properties?.[step!]
  return next !== undefined && (rest.length === 0 || has(next, rest))
}

/** The request with this value in this field, and whatever that needs around it. */
export const placed = ({ id, path }: Field, request: object, value: unknown): object =>
  put(requestSchemaOf(id)!, request, stepsOf(path), value) as object

function put(given: Schema, now: unknown, steps: readonly string[], value: unknown): unknown {
  if (steps.length === 0) return value
  const schema = meantBy(given)
  if (schema.anyOf)
    return put(
      schema.anyOf.find((each) => has(each, steps))!,
      now,
      steps,
      value,
    )
  const [step, ...rest] = steps
  if (step === '[]') {
    const before = Array.isArray(now) ? (now as unknown[]) : (least(schema) as unknown[])
    return [put(schema.items!, before[0], rest, value), ...before.slice(1)]
  }
  const kept = Object.entries(now ?? {}).filter(([name]) => schema.properties?.[name])
  const around = { ...(least(schema) as object), ...Object.fromEntries(kept) }
  const below = (around as Readonly<Record<string, unknown>>)[step!]
  return { ...around, [step!]: put(schema.properties![step!]!, below, rest, value) }
}

const samples = [
  'x',
  'en',
  '#112233',
  '09:00',
  'a1',
  '123456',
  'name',
  'title',
  'video/mp4',
  'AAAA',
]
const longer = [
  ulid(),
  'a-shot-01',
  'a'.repeat(64),
  'a'.repeat(43),
  'https://studio.test',
  '2030-01-01',
]

/** The smallest that fits. */
export function least(given: Schema): unknown {
  const schema = meantBy(given)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return least(schema.anyOf[0]!)
  if (isOf(schema, 'object')) {
    const required = schema.required ?? []
    return Object.fromEntries(required.map((name) => [name, least(schema.properties![name]!)]))
  }
  if (isOf(schema, 'array'))
    return Array.from({ length: schema.minItems ?? 0 }, () => least(schema.items!))
  if (isOf(schema, 'boolean')) return false
  if (isOf(schema, 'string')) return leastText(schema)
  return schema.minimum ?? 0
}

const byFormat: Readonly<Record<string, string>> = {
  email: 'somebody@test.example',
  date: '2030-01-01',
  'date-time': '2030-01-01T00:00:00Z',
  uri: 'https://studio.test',
}

function leastText({ format, pattern, minLength = 1 }: Schema): string {
  if (format !== undefined && format in byFormat) return byFormat[format]!
  if (pattern === undefined) return 'x'.repeat(Math.max(1, minLength))
  const fitting = [...samples, ...longer].find((each) => new RegExp(pattern).test(each))
  return fitting?.padEnd(minLength, 'x') ?? ''
}

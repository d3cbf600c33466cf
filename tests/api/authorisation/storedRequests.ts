// Requests of the calls about stored rows follow from their schemas: nobody writes them by hand.
import { stored } from '../../../generated/facts/stored'
import { schemas } from '../../../generated/wiring/schemas.json'
import type { Schema } from '../../support/schema'

/** The id of no row. */
export const nothing = '01JZZZZZZZZZZZZZZZZZZZZZZZ'

const requestSchemas = schemas as unknown as Readonly<Record<string, { readonly request: Schema }>>

export const storedRequests: Readonly<Record<string, () => object>> = Object.fromEntries(
  Object.values(stored).flatMap(({ key, lists, calls }) =>
    [...lists, ...Object.keys(calls)].map((id) => [id, () => requestOf(id, key)]),
  ),
)

/** What the call needs, about a row that is not there. */
function requestOf(id: string, key: string): object {
  const { properties = {}, required = [] } = requestSchemas[id]!.request
  const given = {
    selection: { ids: [nothing] },
    [key]: nothing,
    rev: 1,
    columns: [],
    dryRun: true,
  }
  return Object.fromEntries(
    required.map((name) => [
      name,
      name in given ? given[name as keyof typeof given] : sampleOf(properties[name]!),
    ]),
  )
}

function sampleOf({ type, enum: values, anyOf, const: only, ...schema }: Schema): unknown {
  if (only !== undefined) return only
  if (values) return values[0]
  if (anyOf) return sampleOf(anyOf[0]!)
  const [kind] = [type].flat()
  switch (kind) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties![name]!)]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items!))
    case 'string':
      return textOf(schema)
    case 'boolean':
      return false
    default:
      return schema.minimum ?? 1
  }
}

function textOf({ format, minLength = 1 }: Schema): string {
  if (format === 'email') return 'somebody@demo.example'
  if (format === 'date') return '2030-01-01'
  return format === 'date-time' ? '2030-01-01T00:00:00.000Z' : 'a'.repeat(minLength)
}

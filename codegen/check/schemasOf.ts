import { formOf } from '../read/forms/callForms'
import type { Manifest, SchemaEntry } from '../read/manifest'

export interface PlacedSchema {
  readonly schema: SchemaEntry
  readonly file: string
  readonly path: readonly (string | number)[]
}

/** Every schema that stands in the manifest, with its place, including nested ones; not those the compiler made. */
export function* schemasOf({ features }: Manifest): Generator<PlacedSchema> {
  for (const { file, calls = [], entities = {} } of features) {
    for (const [index, call] of calls.entries()) {
      if (formOf(call)) continue
      const { request, response } = call
      yield* schemasIn({ schema: request, file, path: ['calls', index, 'request'] })
      yield* schemasIn({ schema: response, file, path: ['calls', index, 'response'] })
    }
    for (const [name, schema] of Object.entries(entities))
      if (schema.rowsOf === undefined) yield* schemasIn({ schema, file, path: ['entities', name] })
  }
}

/** A schema and all schemas nested in it; references are not followed. */
export function* schemasIn({ schema, file, path }: PlacedSchema): Generator<PlacedSchema> {
  yield { schema, file, path }
  const inner = (key: 'items' | 'additionalProperties') =>
    schema[key] ? schemasIn({ schema: schema[key], file, path: [...path, key] }) : []
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    yield* schemasIn({ schema: field, file, path: [...path, 'properties', name] })
  yield* inner('items')
  yield* inner('additionalProperties')
}

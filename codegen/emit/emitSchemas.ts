import type { SchemaEntry } from '../read/manifest'
import type { Model } from '../resolve/model'
import { jsonSchema } from '../resolve/jsonSchema'
import type { Output } from './output'

/** wiring/schemas.json: the JSON Schemas (2020-12) of requests and replies, one a line, for the server's validator. */
export function emitSchemas({ entities, calls }: Model): Output {
  const defined = entities.map(({ name, schema }) => `      ${row(name, strict(schema))}`)
  const checked = calls
    .filter((call) => !call.static)
    .map(
      ({ id, request, response }) =>
        `    ${row(id, { request: strict(request), response: strict(response) })}`,
    )
  const text = `{
  "definitions": {
    "$id": "manifest",
    "$defs": {
${defined.join(',\n')}
    }
  },
  "schemas": {
${checked.join(',\n')}
  }
}
`
  return { path: 'wiring/schemas.json', text }
}

const strict = (schema: SchemaEntry) => jsonSchema(schema, (name) => `manifest#/$defs/${name}`)
const row = (name: string, value: unknown) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`

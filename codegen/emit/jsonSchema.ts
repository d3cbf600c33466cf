import type { SchemaEntry } from '../read/manifest'

/** Plain JSON Schema: our own keywords become the standard's, and objects admit only what they declare. */
export function jsonSchema(
  schema: SchemaEntry,
  refTo: (name: string) => string,
): Record<string, unknown> {
  const {
    meaning,
    unused: _unused,
    properties,
    items,
    additionalProperties,
    $ref,
    ...rest
  } = schema
  const { from: _, ...plain } = rest as typeof rest & { from?: string }
  const inner = (entry: SchemaEntry) => jsonSchema(entry, refTo)
  return {
    ...($ref === undefined ? {} : { $ref: refTo($ref) }),
    ...plain,
    ...(meaning === undefined ? {} : { description: meaning }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, entry]) => [name, inner(entry)]),
      ),
    }),
    ...(items && { items: inner(items) }),
    ...(additionalProperties
      ? { additionalProperties: inner(additionalProperties) }
      : properties && { additionalProperties: false }),
  }
}

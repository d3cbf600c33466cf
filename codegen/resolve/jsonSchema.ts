import type { EntityEntry, SchemaEntry } from '../read/manifest'

/** Plain JSON Schema: our own keywords become the standard's, and objects admit only what they declare. */
export function jsonSchema(
  schema: SchemaEntry,
  refTo: (name: string) => string,
): Record<string, unknown> {
  const {
    meaning,
    unused: _unused,
    allFlags: _allFlags,
    allLetters: _allLetters,
    currency: _currency,
    enum: values,
    anyOf,
    properties,
    items,
    additionalProperties,
    $ref,
    ...rest
  } = schema
  const {
    from: _from,
    rowsOf: _rowsOf,
    stored: _stored,
    ...plain
  } = rest as typeof rest & Partial<EntityEntry>
  const isNullable = Array.isArray(plain.type) && plain.type.includes('null')
  const inner = (entry: SchemaEntry) => jsonSchema(entry, refTo)
  return {
    ...($ref === undefined ? {} : { $ref: refTo($ref) }),
    ...plain,
    ...(values && { enum: isNullable ? [...values, null] : values }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
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

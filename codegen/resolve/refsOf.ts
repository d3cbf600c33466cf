import type { SchemaEntry } from '../read/manifest'

/** The entities a schema names directly. */
export function refsOf(schema: SchemaEntry): string[] {
  return [
    ...(schema.$ref === undefined ? [] : [schema.$ref]),
    ...(schema.anyOf ?? []).flatMap(refsOf),
    ...Object.values(schema.properties ?? {}).flatMap(refsOf),
    ...(schema.items ? refsOf(schema.items) : []),
    ...(schema.additionalProperties ? refsOf(schema.additionalProperties) : []),
  ]
}

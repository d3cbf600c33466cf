import type { Manifest, SchemaEntry } from '../read/manifest'

/** The fields of an object, through the entity it refers to. */
export function propertiesOf(
  schema: SchemaEntry,
  manifest: Manifest,
): Readonly<Record<string, SchemaEntry>> {
  if (schema.$ref === undefined) return schema.properties ?? {}
  const entity = manifest.features
    .map(({ entities = {} }) => entities[schema.$ref!])
    .find((found) => found !== undefined)
  return entity ? propertiesOf(entity, manifest) : {}
}

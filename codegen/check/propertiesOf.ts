import type { Manifest, SchemaEntry } from '../read/manifest'

/** The fields of an object, through the entity it refers to. */
export function propertiesOf(
  schema: SchemaEntry,
  manifest: Manifest,
): Readonly<Record<string, SchemaEntry>> {
  if (schema.$ref === undefined) return schema.properties ?? {}
  const entity = entitiesOf(manifest).get(schema.$ref)
  return entity ? propertiesOf(entity, manifest) : {}
}

/** Kept as long as the manifest is: menus ask once for each badge. */
const kept = new WeakMap<Manifest, ReadonlyMap<string, SchemaEntry>>()

/** The entities of all features by name. */
export function entitiesOf(manifest: Manifest): ReadonlyMap<string, SchemaEntry> {
  const known = kept.get(manifest)
  if (known) return known
  const entities = manifest.features.flatMap((feature) => Object.entries(feature.entities ?? {}))
  // Of two of one name, which is a mistake of its own, the first counts.
  const byName = new Map(entities.toReversed())
  kept.set(manifest, byName)
  return byName
}

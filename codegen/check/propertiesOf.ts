import type { Manifest, SchemaEntry } from '../read/manifest'

/** The properties of an object schema, resolving a reference to an entity. */
export function propertiesOf(
  schema: SchemaEntry,
  manifest: Manifest,
): Readonly<Record<string, SchemaEntry>> {
  if (schema.$ref === undefined) return schema.properties ?? {}
  const entity = entitiesOf(manifest).get(schema.$ref)
  return entity ? propertiesOf(entity, manifest) : {}
}

/** Cached per manifest, because the menu checks need it for every badge. */
const kept = new WeakMap<Manifest, ReadonlyMap<string, SchemaEntry>>()

/** The entities of all features by name. */
export function entitiesOf(manifest: Manifest): ReadonlyMap<string, SchemaEntry> {
  const known = kept.get(manifest)
  if (known) return known
  const entities = manifest.features.flatMap((feature) => Object.entries(feature.entities ?? {}))
  // Of two with one name, which another check reports, the first counts.
  const byName = new Map(entities.toReversed())
  kept.set(manifest, byName)
  return byName
}

import type { Manifest, SchemaEntry } from './manifest'

/** Entities that say `allFlags` get a boolean field for each flag: flags.yaml alone says which there are. */
export function withFlags(manifest: Manifest): Manifest {
  const names = Object.keys(manifest.flags.flags)
  const flags = Object.fromEntries(names.map((name) => [name, { type: 'boolean' }]))
  const filled = <Schema extends SchemaEntry>({ allFlags, ...schema }: Schema) =>
    allFlags
      ? {
          ...schema,
          properties: { ...flags, ...schema.properties },
          required: [...names, ...(schema.required ?? [])],
        }
      : schema
  return {
    ...manifest,
    features: manifest.features.map((feature) =>
      feature.entities === undefined
        ? feature
        : {
            ...feature,
            entities: Object.fromEntries(
              Object.entries(feature.entities).map(([name, schema]) => [name, filled(schema)]),
            ),
          },
    ),
  } as Manifest
}

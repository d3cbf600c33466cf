import type { Manifest, SchemaEntry } from './manifest'

/**
 * Entities, and fields of them, that say `allFlags` get a boolean field for each flag, fields that say
 * `allLetters` the keys of letters: flags.yaml and mail.yaml alone say which there are.
 */
export function withDeclared(manifest: Manifest): Manifest {
  const names = Object.keys(manifest.flags.flags)
  const flags = Object.fromEntries(names.map((name) => [name, { type: 'boolean' }]))
  const letters = Object.keys(manifest.mail?.letters ?? {})
  const filled = <Schema extends SchemaEntry>(schema: Schema): Schema => ({
    ...schema,
    ...(schema.allLetters && { enum: letters }),
    ...(schema.allFlags
      ? {
          properties: { ...flags, ...schema.properties },
          required: [...names, ...(schema.required ?? [])],
        }
      : schema.properties && {
          properties: Object.fromEntries(
            Object.entries(schema.properties).map(([name, field]) => [name, filled(field)]),
          ),
        }),
  })
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

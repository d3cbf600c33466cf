import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { jsonSchema } from '../resolve/jsonSchema'
import type { Problem } from '../problems/problem'
import { problemAt, spotAt } from '../problems/spot'
import type { Manifest, SchemaEntry } from '../read/manifest'
import { refsOf } from '../resolve/refsOf'
import { entitiesOf } from './propertiesOf'

/** Each value that code reads is what its entity allows. */
export function ensureDataFits(manifest: Manifest): Problem[] {
  const all = manifest.features.flatMap(({ file, data = {} }) =>
    Object.entries(data).map(([name, entry]) => ({ file, name, ...entry })),
  )
  if (all.length === 0) return []
  const ajv = new Ajv({ allErrors: true, strict: false })
  addFormats.default(ajv)
  for (const [entity, schema] of reachedFrom(
    all.map(({ of }) => of),
    manifest,
  )) {
    ajv.addSchema(
      jsonSchema(schema, (name) => name),
      entity,
    )
  }
  return all.flatMap(({ file, name, of, values }) =>
    Object.entries(values).flatMap(([key, value]) => {
      const fits = ajv.getSchema(of)
      if (!fits || fits(value)) return []
      return (fits.errors ?? []).map(({ instancePath, message = 'is wrong', params }) => {
        const steps = instancePath.split('/').slice(1)
        const extra = (params as { additionalProperty?: string }).additionalProperty
        const what = extra === undefined ? '' : ` (${extra})`
        const place = spotAt(file, 'data', name, 'values', key, ...steps.map(stepOf))
        return problemAt('DATA-INVALID', place, `As ${of} it ${message}${what}.`)
      })
    }),
  )
}

/** These entities, and those that they refer to. */
function reachedFrom(names: readonly string[], manifest: Manifest): Map<string, SchemaEntry> {
  const entities = entitiesOf(manifest)
  const reached = new Map<string, SchemaEntry>()
  const reach = (name: string): void => {
    const schema = entities.get(name)
    if (!schema || reached.has(name)) return
    reached.set(name, schema)
    refsOf(schema).forEach(reach)
  }
  names.forEach(reach)
  return reached
}

const stepOf = (step: string) => (/^\d+$/.test(step) ? Number(step) : step)

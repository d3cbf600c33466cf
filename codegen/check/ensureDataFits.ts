import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { jsonSchema } from '../resolve/jsonSchema'
import type { Problem } from '../problems/problem'
import { problemAt, spotAt } from '../problems/spot'
import type { Manifest } from '../read/manifest'
import { entitiesOf } from './propertiesOf'

/** Each value that code reads is what its entity allows. */
export function ensureDataFits(manifest: Manifest): Problem[] {
  const all = manifest.features.flatMap(({ file, data = {} }) =>
    Object.entries(data).map(([name, entry]) => ({ file, name, ...entry })),
  )
  if (all.length === 0) return []
  const ajv = new Ajv({ allErrors: true, strict: false })
  addFormats.default(ajv)
  for (const [entity, schema] of entitiesOf(manifest)) {
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

const stepOf = (step: string) => (/^\d+$/.test(step) ? Number(step) : step)

import { nearest } from '../problems/nearest'
import { problem, type Problem } from '../problems/problem'
import type { Manifest } from '../read/manifest'
import { schemasOf } from './schemasOf'

/** What a schema requires is among its properties. */
export function ensureRequiredFieldsExist(manifest: Manifest): Problem[] {
  return [...schemasOf(manifest)].flatMap(({ schema, file, path }) => {
    const known = Object.keys(schema.properties ?? {})
    return (schema.required ?? []).flatMap((name, index) => {
      if (known.includes(name)) return []
      return problem(
        'KEY-UNKNOWN',
        file,
        [...path, 'required', index],
        `${name} is required but not among the properties.`,
        { suggestion: nearest(name, known) },
      )
    })
  })
}

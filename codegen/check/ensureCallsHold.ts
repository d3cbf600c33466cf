import { nearest } from '../problems/nearest'
import { problem, type Problem } from '../problems/problem'
import type { Manifest, SchemaEntry } from '../read/manifest'
import { assignBits, compile, counterexample, describeWorld } from '../resolve/rule'

/** A call says who may make it; whoever may open a screen may make its calls; required fields exist. */
export function ensureCallsHold(manifest: Manifest): Problem[] {
  const bits = assignBits(manifest)
  const calls = new Map(
    manifest.features.flatMap(({ calls: own = [] }) => own).map((call) => [call.id, call]),
  )
  return manifest.features.flatMap(({ file, routes = [], calls: own = [], entities = {} }) => [
    ...own.flatMap((call, index) => {
      if (call.auth === 'none' || call.access !== undefined) return []
      return problem(
        'KEY-MISSING',
        file,
        ['calls', index],
        `The call ${call.id} lacks the key access: who may make it?`,
      )
    }),
    ...routes.flatMap((route, index) =>
      (route.calls ?? []).flatMap((id, at) => {
        const access = calls.get(id)?.access
        if (access === undefined) return []
        const world = counterexample(
          compile(route.access, manifest, bits),
          compile(access, manifest, bits),
          bits,
        )
        if (!world) return []
        return problem(
          'CALL-ACCESS',
          file,
          ['routes', index, 'calls', at],
          `${describeWorld(world, bits)} may open ${route.id} but may not make its call ${id}.`,
        )
      }),
    ),
    ...own.flatMap((call, index) => [
      ...requiredProblems(call.request, file, ['calls', index, 'request']),
      ...requiredProblems(call.response, file, ['calls', index, 'response']),
    ]),
    ...Object.entries(entities).flatMap(([name, schema]) =>
      requiredProblems(schema, file, ['entities', name]),
    ),
  ])
}

function requiredProblems(
  schema: SchemaEntry,
  file: string,
  path: readonly (string | number)[],
): Problem[] {
  const known = Object.keys(schema.properties ?? {})
  return [
    ...(schema.required ?? []).flatMap((name, index) => {
      if (known.includes(name)) return []
      return problem(
        'KEY-UNKNOWN',
        file,
        [...path, 'required', index],
        `${name} is required but not among the properties.`,
        { suggestion: nearest(name, known) },
      )
    }),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      requiredProblems(inner, file, [...path, 'properties', name]),
    ),
    ...(schema.items ? requiredProblems(schema.items, file, [...path, 'items']) : []),
    ...(schema.additionalProperties
      ? requiredProblems(schema.additionalProperties, file, [...path, 'additionalProperties'])
      : []),
  ]
}

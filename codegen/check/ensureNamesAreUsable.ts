import { problem, type Problem } from '../problems/problem'
import type { Manifest, SchemaEntry } from '../read/manifest'
import { parametersOf } from '../resolve/model'

type Path = readonly (string | number)[]

/** Names become names in TypeScript; what the language or every object has already cannot be one. */
const reserved = new Set([
  ...'await break case catch class const continue debugger default delete do else enum export extends'.split(
    ' ',
  ),
  ...'false finally for function if implements import in instanceof interface let new null package'.split(
    ' ',
  ),
  ...'private protected public return static super switch this throw true try typeof var void while'.split(
    ' ',
  ),
  ...'with yield eval arguments undefined'.split(' '),
  ...Object.getOwnPropertyNames(Object.prototype),
])

const form = /^[A-Za-z][A-Za-z0-9]*$/

/** Ids can be written as code, paths name each parameter once, patterns are regular expressions, entities end. */
export function ensureNamesAreUsable(manifest: Manifest): Problem[] {
  const { app, flags, features } = manifest
  return [
    ...Object.keys(app.constants).flatMap((id) =>
      nameProblems(id, 'app.yaml', ['constants', id], 'key'),
    ),
    ...Object.keys(flags.flags).flatMap((id) =>
      nameProblems(id, 'flags.yaml', ['flags', id], 'key'),
    ),
    ...features.flatMap(({ file, routes = [], calls = [], entities = {} }) => [
      ...routes.flatMap(({ path }, index) =>
        doubledParameters(path, file, ['routes', index, 'path']),
      ),
      ...calls.flatMap(({ id, request, response }, index) => [
        ...nameProblems(id, file, ['calls', index, 'id'], 'value'),
        ...patternProblems(request, file, ['calls', index, 'request']),
        ...patternProblems(response, file, ['calls', index, 'response']),
      ]),
      ...Object.entries(entities).flatMap(([name, schema]) => [
        ...nameProblems(name, file, ['entities', name], 'key'),
        ...patternProblems(schema, file, ['entities', name]),
        ...loopProblems(name, manifest, file),
      ]),
    ]),
  ]
}

function nameProblems(id: string, file: string, path: Path, at: 'key' | 'value'): Problem[] {
  if (form.test(id) && !reserved.has(id)) return []
  const why = reserved.has(id)
    ? 'is a word of the language'
    : 'must be letters and digits, a letter first'
  return [problem('ID-RESERVED', file, path, `The name ${id} ${why}; choose another.`, { at })]
}

function doubledParameters(path: string, file: string, at: Path): Problem[] {
  const names = parametersOf(path)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice === undefined) return []
  return [problem('ROUTE-PARAMETERS', file, at, `The path has the parameter ${twice} twice.`)]
}

function patternProblems(schema: SchemaEntry, file: string, path: Path): Problem[] {
  const inner = Object.entries(schema.properties ?? {})
  return [
    ...(schema.pattern === undefined || isPattern(schema.pattern)
      ? []
      : [
          problem(
            'VALUE-INVALID',
            file,
            [...path, 'pattern'],
            `${schema.pattern} is not a regular expression.`,
          ),
        ]),
    ...inner.flatMap(([name, field]) =>
      patternProblems(field, file, [...path, 'properties', name]),
    ),
    ...(schema.items ? patternProblems(schema.items, file, [...path, 'items']) : []),
    ...(schema.additionalProperties
      ? patternProblems(schema.additionalProperties, file, [...path, 'additionalProperties'])
      : []),
  ]
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== ''
  } catch {
    return false
  }
}

function loopProblems(name: string, { features }: Manifest, file: string): Problem[] {
  const entities = new Map(features.flatMap((feature) => Object.entries(feature.entities ?? {})))
  const reaches = (from: string, seen: Set<string>): boolean =>
    namedIn(entities.get(from) ?? {}).some(
      (next) => next === name || (!seen.has(next) && reaches(next, seen.add(next))),
    )
  if (!reaches(name, new Set([name]))) return []
  return [
    problem(
      'ENTITY-LOOP',
      file,
      ['entities', name],
      `The entity ${name} contains itself; refer to it by an id instead.`,
      { at: 'key' },
    ),
  ]
}

function namedIn(schema: SchemaEntry): string[] {
  return [
    ...(schema.$ref === undefined ? [] : [schema.$ref]),
    ...Object.values(schema.properties ?? {}).flatMap(namedIn),
    ...(schema.items ? namedIn(schema.items) : []),
    ...(schema.additionalProperties ? namedIn(schema.additionalProperties) : []),
  ]
}

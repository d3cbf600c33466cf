import type { ErrorObject } from 'ajv'
import { nearest } from '../problems/nearest'
import { problem, type Problem } from '../problems/problem'

/** What a broken rule of a shape is called, and how it is told to whoever writes YAML. */
export function problemOf(file: string, error: ErrorObject): Problem | undefined {
  const path = pathOf(error.instancePath)
  const place = path.length === 0 ? 'this file' : (path.at(-1) as string | number)
  switch (error.keyword) {
    case 'if':
      return undefined
    case 'required':
      return problem(
        'KEY-MISSING',
        file,
        path,
        `${named(place)} lacks the key ${error.params['missingProperty']}.`,
      )
    case 'additionalProperties': {
      const key = String(error.params['additionalProperty'])
      const known = Object.keys((error.parentSchema?.['properties'] ?? {}) as object)
      return problem(
        'KEY-UNKNOWN',
        file,
        [...path, key],
        `${named(place)} has no key ${key}; it may have ${known.join(', ')}.`,
        {
          at: 'key',
          suggestion: nearest(key, known),
        },
      )
    }
    case 'type': {
      if (path.at(-1) === 'idSuffix' && typeof error.data === 'number')
        return problem(
          'SUFFIX-NUMBER',
          file,
          path,
          `YAML reads ${error.data} as a number and would lose leading zeros; write it in quotes: "${String(error.data).padStart(4, '0')}".`,
        )
      const types = [error.params['type']].flat() as string[]
      const wanted = types.map((type) => typeWords[type]).join(' or ')
      return problem(
        'VALUE-TYPE',
        file,
        path,
        `${named(place)} must be ${wanted}, but this is ${describe(error.data)}.`,
        { suggestion: types.includes('object') ? spaced(error.data) : undefined },
      )
    }
    case 'enum': {
      const allowed = (error.params['allowedValues'] as unknown[]).map(String)
      return problem(
        'VALUE-INVALID',
        file,
        path,
        `${named(place)} must be one of ${allowed.join(', ')}, not ${describe(error.data)}.`,
        {
          suggestion: nearest(String(error.data), allowed),
        },
      )
    }
    case 'const':
      return problem(
        'VALUE-INVALID',
        file,
        path,
        `${named(place)} must be ${JSON.stringify(error.params['allowedValue'])}.`,
      )
    case 'pattern':
      return problem(
        'VALUE-INVALID',
        file,
        path,
        `${named(place)} must be ${error.parentSchema?.['form']}, not ${describe(error.data)}.`,
      )
    case 'minimum':
    case 'maximum':
      return problem(
        'VALUE-INVALID',
        file,
        path,
        `${named(place)} must be ${error.params['limit']} or ${error.keyword === 'minimum' ? 'more' : 'less'}, not ${error.data}.`,
      )
    case 'minItems':
    case 'minProperties':
    case 'minLength': {
      const least = Number(error.params['limit'])
      const lack = least === 1 ? 'must not be empty' : `must have at least ${least} of them`
      return problem('VALUE-INVALID', file, path, `${named(place)} ${lack}.`)
    }
    case 'maxProperties':
      return problem(
        'VALUE-INVALID',
        file,
        path,
        `${named(place)} must have only one key, but has ${Object.keys(error.data as object).join(' and ')}.`,
      )
    default:
      return problem(
        'VALUE-INVALID',
        file,
        path,
        `${named(place)} ${error.message ?? 'is not valid'}.`,
      )
  }
}

const named = (place: string | number) =>
  typeof place === 'number' ? `Item ${place + 1}` : place === 'this file' ? 'This file' : place

/** JSON Schema's types as whoever writes YAML calls them. */
const typeWords: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'a map',
  string: 'a text',
}

/** `route:users.list` is one text to YAML; with a space it is a map. */
const spaced = (value: unknown) =>
  typeof value === 'string' && /^\w+:\S/.test(value) ? value.replace(':', ': ') : undefined

function describe(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a map'
  if (typeof value === 'number') return `the number ${value}`
  return typeof value === 'string' ? `"${value}"` : String(value)
}

/** The keys that lead to a place, from a JSON Pointer. */
export function pathOf(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}

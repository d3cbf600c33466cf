import { Ajv } from 'ajv'
import type { Problem } from '../problems/problem'
import { pathOf, problemOf } from './shapeProblem'
import { definitions, shapes } from './shapes'
import type { RefKind, Shape } from './shapes/shape'

/** A string in the manifest that names something declared elsewhere. */
export interface Reference {
  readonly kind: RefKind
  readonly name: string
  readonly file: string
  readonly path: readonly (string | number)[]
  readonly at: 'key' | 'value'
}

export interface ShapeReport {
  readonly problems: readonly Problem[]
  readonly references: readonly Reference[]
}

/** Compares files with the shapes of their kinds and notes every reference met on the way. */
export function createShapeChecker(
  known: Readonly<Record<string, Shape>> = shapes,
  inner: Readonly<Record<string, Shape>> = definitions,
): (file: string, kind: string, value: unknown) => ShapeReport {
  let references: Reference[] = []
  let file = ''
  const note = (
    kind: RefKind,
    name: unknown,
    pointer: string,
    at: 'key' | 'value',
    key?: string,
  ) => {
    if (typeof name !== 'string') return
    const path = key === undefined ? pathOf(pointer) : [...pathOf(pointer), key]
    references.push({ kind, name, file, path, at })
  }

  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    meta: false,
    validateSchema: false,
    verbose: true,
    // Shapes that are used often are compiled once.
    inlineRefs: false,
    // Each process compiles them anew and asks them once: polishing their code takes longer than it spares.
    code: { optimize: false },
  })
  ajv.addKeyword({
    keyword: 'ref',
    errors: false,
    validate: (kind: RefKind, data: unknown, _: unknown, place?: { instancePath: string }) => {
      note(kind, data, place?.instancePath ?? '', 'value')
      return true
    },
  })
  ajv.addKeyword({
    keyword: 'keyRef',
    errors: false,
    validate: (kind: RefKind, data: unknown, _: unknown, place?: { instancePath: string }) => {
      for (const key of Object.keys(data ?? {}))
        note(kind, key, place?.instancePath ?? '', 'key', key)
      return true
    },
  })

  return (checkedFile, kind, value) => {
    file = checkedFile
    references = []
    const validate =
      ajv.getSchema(kind) ?? ajv.addSchema({ ...known[kind], $defs: inner }, kind).getSchema(kind)
    void validate?.(value)
    const problems = (validate?.errors ?? []).flatMap((error) => problemOf(file, error) ?? [])
    return { problems: withoutEchoes(problems), references }
  }
}

/** A wrong type makes further complaints about the same value worthless. */
function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const typed = new Set(problems.filter(({ code }) => code === 'VALUE-TYPE').map(placeOf))
  const seen = new Set<string>()
  return problems.filter((found) => {
    if (found.code !== 'VALUE-TYPE' && typed.has(placeOf(found))) return false
    const key = `${found.code} ${placeOf(found)} ${found.code === 'VALUE-TYPE' ? '' : found.message}`
    return !seen.has(key) && seen.add(key)
  })
}

const placeOf = ({ path }: Problem) => JSON.stringify(path)

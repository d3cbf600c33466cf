import type { ClauseEntry, Predicate } from '../../../../codegen/read/manifest'

/**
 * A predicate in the editor: everybody, a named one, or clauses ("ways") of which one must hold.
 */
export type Form =
  | { readonly kind: 'inherited' }
  | { readonly kind: 'public' }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'ways'; readonly ways: readonly ClauseEntry[] }

export function formOf(access: Predicate | null): Form {
  if (access === null) return { kind: 'inherited' }
  if (access === 'public') return { kind: 'public' }
  if (typeof access === 'string') return { kind: 'named', name: access.slice(1) }
  return { kind: 'ways', ways: [access].flat() as readonly ClauseEntry[] }
}

/**
 * A single clause is written without a list, as people write it; no clause at all is not a
 * predicate.
 */
export function predicateOf(form: Form): Predicate | null {
  if (form.kind === 'inherited') return null
  if (form.kind === 'public') return 'public'
  if (form.kind === 'named') return `$${form.name}`
  return form.ways.length === 1 ? form.ways[0]! : form.ways
}

export function withRole(way: ClauseEntry, role: string): ClauseEntry {
  const { roles = [], ...rest } = way
  const next = roles.includes(role) ? roles.filter((each) => each !== role) : [...roles, role]
  return tidy({ roles: next, ...rest })
}

/** undefined: the flag does not matter. */
export function withFlag(way: ClauseEntry, flag: string, value: boolean | undefined): ClauseEntry {
  return tidy({ ...way, flags: withPart(way.flags, flag, value) })
}

export function withFact(way: ClauseEntry, fact: string, value: string | undefined): ClauseEntry {
  return tidy({ ...way, facts: withPart(way.facts, fact, value) })
}

export function withWay(ways: readonly ClauseEntry[], at: number, way: ClauseEntry | null) {
  return ways.flatMap((each, index) => (index === at ? (way ?? []) : each))
}

function withPart<Value>(
  parts: Readonly<Record<string, Value>> | undefined,
  name: string,
  value: Value | undefined,
): Record<string, Value> {
  const { [name]: _, ...rest } = parts ?? {}
  return value === undefined ? rest : { ...parts, [name]: value }
}

/** Leaves out empty parts. */
function tidy({ roles = [], flags = {}, facts = {} }: ClauseEntry): ClauseEntry {
  return {
    ...(roles.length > 0 && { roles }),
    ...(Object.keys(flags).length > 0 && { flags }),
    ...(Object.keys(facts).length > 0 && { facts }),
  }
}

import type { Tree } from './mutateStructure'
import { oddNames } from './oddities'
import type { Random } from './random'

/** A predicate of this manifest's own roles, flags and facts, now and then of others. */
export function randomPredicate(files: Tree, random: Random): unknown {
  const { roles, groups } = files['roles.yaml'] as { roles?: Tree; groups?: Tree }
  const { facts, predicates } = files['access.yaml'] as { facts?: Tree; predicates?: Tree }
  const { flags } = files['flags.yaml'] as { flags?: Tree }
  const names = [...keysOf(roles), ...keysOf(groups).map((group) => `$${group}`)]
  const clause = () => ({
    ...(random.chance(0.9) &&
      names.length > 0 && { roles: [random.pick(names), ...random.some(names)] }),
    ...(random.chance(0.5) && {
      flags: Object.fromEntries(
        random.some(keysOf(flags)).map((flag) => [flag, random.chance(0.5)]),
      ),
    }),
    ...(random.chance(0.2) && {
      facts: Object.fromEntries(
        random
          .some(keysOf(facts))
          .map((fact) => [
            fact,
            random.pick((facts?.[fact] as { values?: string[] } | undefined)?.values ?? ['x']),
          ]),
      ),
    }),
  })
  const named = keysOf(predicates)
  if (random.chance(0.2) && named.length > 0) return `$${random.pick(named)}`
  if (random.chance(0.05)) return 'public'
  return random.chance(0.6) ? clause() : Array.from({ length: 1 + random.below(5) }, clause)
}

const keysOf = (map: unknown) => (typeof map === 'object' && map !== null ? Object.keys(map) : [])

/** Any part of JSON Schema that entities, requests and replies may use. */
export function randomSchema(random: Random, depth: number): Tree {
  const kind = random.pick(depth > 0 ? [...leaves, 'object', 'object', 'array', 'map'] : leaves)
  const inner = () => randomSchema(random, depth - 1)
  const name = () => (random.chance(0.7) ? `field${random.below(10)}` : random.pick(oddNames))
  switch (kind) {
    case 'object': {
      const properties = Object.fromEntries(
        Array.from({ length: random.below(5) }, () => [name(), inner()]),
      )
      return { type: 'object', properties, required: random.some(Object.keys(properties)) }
    }
    case 'array':
      return {
        type: 'array',
        items: inner(),
        ...(random.chance(0.3) && { minItems: random.below(3), maxItems: 3 }),
      }
    case 'map':
      return { type: 'object', additionalProperties: inner() }
    case 'enum':
      return { type: 'string', enum: [random.pick(oddNames), ...random.some(oddNames)] }
    case 'const':
      return { const: random.pick([true, 1, -0, ...oddNames]) }
    case 'pattern':
      return {
        type: 'string',
        pattern: random.pick([
          '^a',
          '[',
          '/',
          '^\\d{4}$',
          '\\u2028',
          "it's",
          '(?<a>x)\\k<a>',
          '(a+)+$',
          '\\p{L}',
        ]),
      }
    case 'union':
      return { type: [random.pick(['string', 'integer']), 'null'] }
    case 'number':
      return {
        type: random.pick(['integer', 'number']),
        minimum: random.pick([0, -1, 1e21, 0.1]),
        maximum: random.pick([1, 9e15, 1e300]),
      }
    case 'text':
      return {
        type: 'string',
        minLength: random.below(5),
        maxLength: random.below(100),
        ...(random.chance(0.2) && { format: 'date-time' }),
      }
    case 'ref':
      return { $ref: random.pick(['Counts', 'Nothing', 'constructor']) }
    default:
      return { type: kind }
  }
}

const leaves = ['boolean', 'null', 'enum', 'const', 'pattern', 'union', 'number', 'text', 'ref']

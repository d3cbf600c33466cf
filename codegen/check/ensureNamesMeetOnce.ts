import { requestType, responseType, schemaConst } from '../names/codeNames'
import type { Problem, Spot } from '../problems/problem'
import { keyOf, problemAt, spotAt } from '../problems/spot'
import type { Manifest } from '../read/manifest'

interface Declared {
  readonly id: string
  readonly noun: string
  /** What it is called in the generated files. */
  readonly names: readonly string[]
  readonly spot: Spot
}

/** Names in one generated file do not collide with each other or with the file's own names. */
export function ensureNamesMeetOnce({ access, features }: Manifest): Problem[] {
  const facts = Object.keys(access.facts).map((id): Declared => ({
    id,
    noun: 'fact',
    names: [`${id}Facts`],
    spot: keyOf(spotAt('access.yaml', 'facts', id)),
  }))
  const predicates = Object.keys(access.predicates).map((id): Declared => ({
    id,
    noun: 'predicate',
    names: [id],
    spot: keyOf(spotAt('access.yaml', 'predicates', id)),
  }))
  const entities = features.flatMap(({ file, entities: own = {} }) =>
    Object.keys(own).map((id): Declared => ({
      id,
      noun: 'entity',
      names: [id, schemaConst(id)],
      spot: keyOf(spotAt(file, 'entities', id)),
    })),
  )
  const calls = features.flatMap(({ file, calls: own = [] }) =>
    own.map(({ id }, at): Declared => ({
      id,
      noun: 'call',
      names: [id, requestType(id), responseType(id)],
      spot: spotAt(file, 'calls', at, 'id'),
    })),
  )
  return [
    ...meetings(['Clause', 'Rule', 'World'], [...facts, ...predicates]),
    ...meetings(
      ['z', 'Call', 'Record', 'Calls', 'CallId', 'calls', 'screen', 'createScreen', 'createPage'],
      [...entities, ...calls],
    ),
  ]
}

function meetings(taken: readonly string[], declared: readonly Declared[]): Problem[] {
  const owners = new Map(taken.map((name) => [name, 'the generated files']))
  return declared.flatMap(({ id, noun, names, spot }) => {
    const own = `the ${noun} ${id}`
    const met = names.find((name) => owners.has(name) && owners.get(name) !== own)
    for (const name of names) if (!owners.has(name)) owners.set(name, own)
    if (met === undefined) return []
    const sentence = `In code ${own} would be ${met}, a name of ${owners.get(met)}; choose another.`
    return [problemAt('ID-RESERVED', spot, sentence)]
  })
}

import type { Spot } from '../problems/problem'
import { spotAt, within } from '../problems/spot'
import { nameOf, subjectsOf } from '../questions/subjects'
import type { ClauseEntry, Manifest, Predicate } from '../read/manifest'
import type { Model } from '../resolve/model'
import { membersOf } from '../resolve/rule'
import { cutMembers, type Cut } from './cut'

/** Each role, flag, fact and clause of every predicate left out in turn: where it is written, and where it is cited. */
export function accessCuts(model: Model): Cut[] {
  const { roles, navigation } = model.manifest
  return [
    ...predicatesOf(model).flatMap((placed) => predicateCuts(placed, model.manifest)),
    ...Object.entries(roles.groups).flatMap(([id, members]) =>
      cutMembers(`group ${id}`, 'role', spotAt('roles.yaml', 'groups', id), members),
    ),
    ...navigation.trees.flatMap(({ id, viewports }, index) => {
      const spot = spotAt('navigation.yaml', 'trees', index, 'viewports')
      return cutMembers(`tree ${id}`, 'screen', spot, viewports)
    }),
  ]
}

interface PlacedPredicate {
  /** `call listClips`, `predicate creators`. */
  readonly of: string
  readonly spot: Spot
  readonly predicate: Predicate
}

/** Every predicate once, by its place: what a section asks, each of its entries asks. */
function predicatesOf(model: Model): PlacedPredicate[] {
  const named = Object.entries(model.manifest.access.predicates).map(([id, { when }]) => ({
    of: `predicate ${id}`,
    spot: spotAt('access.yaml', 'predicates', id, 'when'),
    predicate: when,
  }))
  const asked = subjectsOf(model).flatMap((subject) =>
    subject.predicates.flatMap(({ of, spot, written }) => {
      if (written === undefined) return []
      const section = nameOf({ kind: 'section', id: subject.id.replace(/\/[^/]+$/, '') })
      return [{ of: of === 'section access' ? section : nameOf(subject), spot, predicate: written }]
    }),
  )
  const byPlace = new Map<string, PlacedPredicate>()
  for (const placed of [...named, ...asked]) {
    const place = JSON.stringify(placed.spot)
    if (!byPlace.has(place)) byPlace.set(place, placed)
  }
  return [...byPlace.values()]
}

/** A predicate that is cited is written out here, so that others who cite it keep it. */
function predicateCuts({ of, spot, predicate }: PlacedPredicate, manifest: Manifest): Cut[] {
  const isCited = typeof predicate === 'string'
  const clauses = clausesOf(predicate, manifest)
  return clauses.flatMap((clause, index) => {
    const place = Array.isArray(predicate) ? within(spot, index) : spot
    const which = clauses.length > 1 ? ` clause ${index + 1}` : ''
    const inside = clauseCuts(clause, manifest).map(({ what, path, left }): Cut => ({
      what: `${of}${which} without ${what}`,
      spot: isCited ? spot : within(place, ...path),
      owner: spot,
      value: clauses.with(index, left),
    }))
    if (clauses.length === 1) return inside
    const value = clauses.toSpliced(index, 1)
    return [{ what: `${of} without${which}`, spot: place, owner: spot, value }, ...inside]
  })
}

interface ClauseCut {
  readonly what: string
  readonly path: readonly (string | number)[]
  readonly left: ClauseEntry
}

function clauseCuts(clause: ClauseEntry, manifest: Manifest): ClauseCut[] {
  const held = rolesOf(clause, manifest)
  const ids = held.map(({ id }) => id)
  const terms = (['flags', 'facts'] as const).flatMap((kind) =>
    Object.keys(clause[kind] ?? {}).map((name) => ({ kind, name })),
  )
  return [
    ...(held.length > 0
      ? [{ what: 'its roles', path: ['roles'], left: without(clause, 'roles') }]
      : []),
    ...(held.length > 1 ? held : []).map(({ id, at }) => ({
      what: `the role ${id}`,
      path: ['roles', at],
      left: { ...clause, roles: ids.filter((other) => other !== id) },
    })),
    ...terms.map(({ kind, name }) => ({
      what: `the ${kind.slice(0, -1)} ${name}`,
      path: [kind, name],
      left: { ...clause, [kind]: without(clause[kind]!, name) },
    })),
  ]
}

function clausesOf(predicate: Predicate, manifest: Manifest): readonly ClauseEntry[] {
  // Nothing can be left out of it.
  if (predicate === 'public') return []
  if (typeof predicate === 'string')
    return clausesOf(manifest.access.predicates[predicate.slice(1)]!.when, manifest)
  return [predicate].flat() as ClauseEntry[]
}

/** The roles of a clause, groups taken apart, each with where it stands among them. */
const rolesOf = ({ roles = [] }: ClauseEntry, manifest: Manifest) =>
  roles.flatMap((role, at) => membersOf(role, manifest).map((id) => ({ id, at })))

const without = <T extends object>(map: T, key: string) =>
  Object.fromEntries(Object.entries(map).filter(([name]) => name !== key)) as T

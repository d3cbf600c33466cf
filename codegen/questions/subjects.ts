import type { Spot } from '../problems/problem'
import type { Predicate } from '../read/manifest'
import { isForMembers } from '../read/isForMembers'
import type { Model } from '../resolve/model'
import { holds, type Rule, type World } from '../resolve/rule'
import { menuSubjects } from './menuSubjects'
import { spotAt, within } from '../problems/spot'

/** Something a person sees, opens or makes, or not. */
export interface Subject {
  readonly kind: 'entry' | 'section' | 'route' | 'call' | 'control'
  /** `normal/audience/users.list`, `normal/audience`, `users.list`, `listClips`, `quickRecord`. */
  readonly id: string
  /** All of these must hold, in the order in which they are asked. */
  readonly predicates: readonly AskedPredicate[]
  /** Of a section: one of these must show. */
  readonly entries?: readonly Subject[]
  /** Of entries and controls: the route they lead to. */
  readonly route?: string | undefined
  /** Where it is declared. */
  readonly spot: Spot
}

/** A predicate with the place in YAML that asks it. */
export interface AskedPredicate {
  readonly of:
    | 'tree'
    | 'route access'
    | 'section access'
    | 'entry access'
    | 'call access'
    | 'control access'
  readonly rule: Rule
  readonly spot: Spot
  /** As it is written; absent where a tree asks for its persona and screens. */
  readonly written?: Predicate
}

/** `route users.list`: how people and other tools call it. */
export const nameOf = ({ kind, id }: Pick<Subject, 'kind' | 'id'>) => `${kind} ${id}`

export function isAllowed({ predicates, entries }: Subject, world: World): boolean {
  return (
    predicates.every(({ rule }) => holds(rule, world)) &&
    (!entries || entries.some((entry) => isAllowed(entry, world)))
  )
}

/** Everything that access decides about: routes, calls, controls, sections of menus and their entries. */
export function subjectsOf(model: Model): Subject[] {
  const routes = routeSubjects(model)
  return [
    ...routes,
    ...callSubjects(model),
    ...controlSubjects(model),
    ...menuSubjects(model, routes),
  ]
}

function routeSubjects({ manifest, routes }: Model): Subject[] {
  const spots = manifest.features.flatMap(({ file, routes: own = [] }) =>
    own.map((_, index) => spotAt(file, 'routes', index)),
  )
  return routes.map(({ id, access, rule }, no) => {
    const spot = spots[no]!
    const asked = {
      of: 'route access',
      rule,
      spot: within(spot, 'access'),
      written: access,
    } as const
    return { kind: 'route', id, predicates: [asked], route: id, spot }
  })
}

function callSubjects({ manifest, calls }: Model): Subject[] {
  const spots = manifest.features.flatMap(({ file, calls: own = [] }) =>
    own.map((_, index) => spotAt(file, 'calls', index)),
  )
  return calls.map(({ id, auth, access = 'public', rule }, no) => {
    const spot = spots[no]!
    const asked = isForMembers({ auth })
      ? ({ of: 'call access', rule, spot: within(spot, 'access'), written: access } as const)
      : ({ of: 'call access', rule, spot: within(spot, 'auth'), written: 'public' } as const)
    return { kind: 'call', id, predicates: [asked], spot }
  })
}

function controlSubjects({ manifest, controls }: Model): Subject[] {
  return controls.map(({ id, rule, route }) => {
    const spot = spotAt('navigation.yaml', 'controls', id)
    const written = manifest.navigation.controls[id]!.access
    const asked = { of: 'control access', rule, spot: within(spot, 'access'), written } as const
    return { kind: 'control', id, predicates: [asked], route, spot }
  })
}

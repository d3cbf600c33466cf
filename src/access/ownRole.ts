/**
 * A customer's own roles: each is a role of the manifest with some of its routes and calls taken
 * away (spec §6). They only narrow: whatever they close, nothing opens by it.
 */
import type { CallId } from '../../generated/facts/calls'
import { permissions, screenCalls } from '../../generated/facts/permissions'
import { personas, roles, type RoleId } from '../../generated/facts/roles'
import { routes, type Route, type RouteId } from '../../generated/facts/routes'

/** A role as a person holds it. */
export interface HeldRole {
  readonly role: RoleId
  /** Ids of calls and routes that this role does not open, although the manifest's role does. */
  readonly closed: ReadonlySet<string>
}

/** The roles by which this call or route is open; an exclusive one leaves no other beside it. */
export function rolesFor(id: string, held: readonly HeldRole[]): RoleId[] {
  const exclusive = held.filter(({ role }) => roles[role].exclusive)
  return (exclusive.length > 0 ? exclusive : held)
    .filter(({ closed }) => !closed.has(id))
    .map(({ role }) => role)
}

const table: readonly Route[] = Object.values(routes)

/** Everybody needs them: where one lands, one's profile, one's password. */
const kept: ReadonlySet<RouteId> = new Set(
  Object.values(personas).flatMap(({ landing, profile }) => [landing, profile]),
)
const closableRoutes = table.filter(
  // A row closes with its list.
  ({ id, isPublic, redirect, rowOf }) => !isPublic && !redirect && !rowOf && !kept.has(id),
)
const callsOf = ({ id }: Route): readonly CallId[] => screenCalls[id]?.calls ?? []
const keptCalls = new Set(table.filter(({ id }) => kept.has(id)).flatMap(callsOf))

const closableCalls: ReadonlySet<string> = new Set(
  [...closableRoutes.flatMap(callsOf), ...permissions.flatMap(({ calls }) => calls)].filter(
    (id) => !keptCalls.has(id),
  ),
)
const callsOfPermission = new Map<string, readonly CallId[]>(
  permissions.map(({ id, calls }) => [id, calls]),
)

/** What an own role may close: screens, permissions, and the calls that screens make. */
export const closable: ReadonlySet<string> = new Set([
  ...closableRoutes.map(({ id }) => id),
  ...closableCalls,
  ...callsOfPermission.keys(),
])

const narrowedBefore = new Map<string, ReadonlySet<string>>()
const mostRemembered = 1_000
const nothing: ReadonlySet<string> = new Set()

/** The role without what `closed` names, and without what needs that or serves nothing else. */
export function narrowed(role: RoleId, closed: readonly string[]): HeldRole {
  if (closed.length === 0) return { role, closed: nothing }
  const key = closed.join(' ')
  const known = narrowedBefore.get(key)
  if (known) return { role, closed: known }
  if (narrowedBefore.size >= mostRemembered) narrowedBefore.clear()
  const all = closedWith(closed)
  narrowedBefore.set(key, all)
  return { role, closed: all }
}

/**
 * A permission is its calls. A screen needs the first of its calls, which shows what is there; a
 * call is made by its screens alone.
 */
export function closedWith(named: readonly string[]): ReadonlySet<string> {
  const meant = named.flatMap((id): readonly string[] => callsOfPermission.get(id) ?? [id])
  const closed = new Set(meant.filter((id) => closable.has(id)))
  for (const route of closableRoutes) {
    const [first] = callsOf(route)
    if (first !== undefined && closed.has(first)) closed.add(route.id)
  }
  for (const id of closableCalls) {
    const screens = screensOf(id)
    if (screens.length > 0 && screens.every((screen) => closed.has(screen))) closed.add(id)
  }
  return closed
}

const screensOf = (callId: string): RouteId[] =>
  table.filter((route) => callsOf(route).some((id) => id === callId)).map(({ id }) => id)

// What a role may do, by the areas of the menu: its screens, and below each what is done on them.
import type { Rule } from '../../../../generated/facts/access'
import type { RowScope } from '../../../../generated/facts/call'
import { type FlagId } from '../../../../generated/facts/flags'
import type { IconKey, Tree } from '../../../../generated/facts/navigation'
import { permissions, screenCalls, type Permission } from '../../../../generated/facts/permissions'
import { roles, type RoleId } from '../../../../generated/facts/roles'
import { routes, type Route, type RouteId } from '../../../../generated/facts/routes'
import type { TextKey } from '../../../../generated/facts/text'
import { can } from '../../../access/can'
import { closable, closedWith } from '../../../access/ownRole'
import { worldOf } from '../../../access/worldOf'

export interface Area {
  readonly id: string
  /** Null: what no menu shows. */
  readonly title: TextKey | null
  readonly icon: IconKey | null
  readonly entries: readonly Entry[]
  /** Of those that the role it is made from has. */
  readonly openCount: number
  readonly wholeCount: number
}

export interface Entry {
  /** A route or a permission. */
  readonly id: string
  readonly label: TextKey
  readonly isScreen: boolean
  readonly isOpen: boolean
  /** Undefined where nothing is asked of the server yet. */
  readonly scope: RowScope | undefined
  readonly lock: Lock | null
  /** Of screens of one name, to what each belongs. */
  readonly of?: TextKey
  /** Of a closed screen, others that still show what it shows. */
  readonly stays: readonly TextKey[]
}

/** Why it cannot be changed. */
export type Lock =
  /** The role does not have it; these have. */
  | { readonly kind: 'only'; readonly roles: readonly RoleId[] }
  /** The organization has it switched off. */
  | { readonly kind: 'off' }
  /** Closed with its screen. */
  | { readonly kind: 'needs'; readonly screen: TextKey }
  /** Whoever looks does not have it, so they do not give it. */
  | { readonly kind: 'above' }

export interface Looked {
  readonly base: RoleId
  /** What is taken away: routes and permissions. */
  readonly closed: readonly string[]
  readonly flags: Readonly<Partial<Record<FlagId, boolean>>>
  /** What is closed to whoever looks. */
  readonly closedHere: ReadonlySet<string>
  readonly trees: readonly Tree[]
}

const others = 'others'
const screens = Object.values<Route>(routes).filter(({ id, path }) => {
  // What is reached from another screen goes with it.
  const isReached = path.includes('{')
  return closable.has(id) && !isReached
})

export function areasOf(looked: Looked): Area[] {
  const sections = (looked.trees[0]?.sections ?? []).map(({ id, title, icon, entries }) => ({
    id,
    title,
    icon,
    routes: entries.flatMap(({ target }) => ('route' in target ? [target.route] : [])),
  }))
  const areaOf = (route: Route) =>
    sections.find((section) => section.routes.includes(route.id)) ??
    sections.find((section) => section.routes.some((id) => routes[id].feature === route.feature))
  const placeOf = (route: Route) => {
    const at = areaOf(route)?.routes.indexOf(route.id) ?? -1
    return at < 0 ? Infinity : at
  }
  const areas = [...sections, { id: others, title: null, icon: null }]
  return areas.flatMap(({ id, title, icon }) => {
    const own = screens
      .filter((route) => (areaOf(route)?.id ?? others) === id)
      .sort((one, other) => placeOf(one) - placeOf(other))
    const entries = own.flatMap((route) => {
      const isDoubled = own.some(
        ({ id: other, title: name }) => other !== route.id && name === route.title,
      )
      const first = own.find(({ feature }) => feature === route.feature)
      const [screen, ...below] = entriesOf(route, looked)
      if (!screen) return []
      return [
        {
          ...screen,
          ...(isDoubled && first && first.title !== route.title && { of: first.title }),
        },
        ...below,
      ]
    })
    if (entries.length === 0) return []
    const had = entries.filter(({ lock }) => lock?.kind !== 'only' && lock?.kind !== 'off')
    const openCount = had.filter(({ isOpen }) => isOpen).length
    return [{ id, title, icon, entries, openCount, wholeCount: had.length }]
  })
}

/** The screen that makes most of its calls; of those that make as many, the one of its feature, or the first. */
function screenOf({ calls, feature }: Permission): Route | undefined {
  const made = ({ id }: Route) =>
    screenCalls[id]?.calls.filter((each) => calls.includes(each)).length ?? 0
  const most = Math.max(...screens.map(made))
  const found = most === 0 ? [] : screens.filter((route) => made(route) === most)
  return found.find((route) => route.feature === feature) ?? found[0]
}

/** A screen, and what is done on it. A permission of several screens stands below one. */
function entriesOf(route: Route, looked: Looked): Entry[] {
  const all = closedWith(looked.closed)
  const isOpen = !all.has(route.id)
  const screen = entryOf(route.id, route, screenCalls[route.id]?.rows[looked.base], looked)
  if (!screen) return []
  const shown = {
    ...screen,
    isScreen: true,
    isOpen: screen.isOpen && isOpen,
    stays: isOpen ? [] : staysOpen(route.id, all, looked).map((id) => routes[id].title),
  }
  // Of a screen that the role cannot have, nothing below it needs to be told.
  if (screen.lock?.kind === 'only' || screen.lock?.kind === 'off') return [shown]
  const below = permissions
    .filter((permission) => screenOf(permission) === route)
    .flatMap(({ id, access, rows }) => {
      const entry = entryOf(id, { title: id, access }, rows[looked.base], looked)
      if (!entry) return []
      const needs = { kind: 'needs', screen: route.title } as const
      const isLocked = entry.lock?.kind === 'only' || entry.lock?.kind === 'off'
      return isOpen || isLocked ? [entry] : [{ ...entry, isOpen: false, lock: needs }]
    })
  return [shown, ...below]
}

/** Screens of the role that still make the call by which a closed one shows what is there. */
export function staysOpen(
  screen: RouteId,
  closed: ReadonlySet<string>,
  { base, flags }: Pick<Looked, 'base' | 'flags'>,
): RouteId[] {
  const [shows] = screenCalls[screen]?.calls ?? []
  if (shows === undefined || closed.has(shows)) return []
  const world = worldOf([base], flags)
  const found = Object.values<Route>(routes).filter(
    ({ id, access }) =>
      id !== screen &&
      !closed.has(id) &&
      can(access, world) &&
      screenCalls[id]?.calls.some((each) => each === shows),
  )
  return found
    .filter(({ title }, at) => found.findIndex((other) => other.title === title) === at)
    .map(({ id }) => id)
}

/** Undefined where no role of a customer ever has it. */
function entryOf(
  id: string,
  { title, access }: Pick<Route, 'title' | 'access'>,
  scope: RowScope | undefined,
  { base, closed, flags, closedHere }: Looked,
): Entry | undefined {
  const having = everydayRoles.filter((role) => isForRole(access, role))
  if (having.length === 0) return undefined
  const isHad = can(access, worldOf([base], flags))
  const isTaken = closed.includes(id)
  const lock = (): Lock | null => {
    if (!isForRole(access, base)) return { kind: 'only', roles: having }
    if (!isHad) return { kind: 'off' }
    return isTaken && isClosedTo(id, closedHere) ? { kind: 'above' } : null
  }
  return {
    id,
    label: title,
    isScreen: false,
    isOpen: isHad && !isTaken,
    scope,
    lock: lock(),
    stays: [],
  }
}

const everydayRoles = (Object.keys(roles) as RoleId[]).filter((role) => !roles[role].exclusive)

/** Whatever is switched on. */
const isForRole = (access: Rule, role: RoleId) =>
  access.some(([of]) => of === 0 || (of & roles[role].bit) !== 0)

const isClosedTo = (id: string, closedHere: ReadonlySet<string>) =>
  [...closedWith([id])].some((each) => closedHere.has(each))

/** What is taken away once an entry is switched; an opened one takes along what closes it. */
export function switched(closed: readonly string[], id: string, isOpen: boolean): string[] {
  if (!isOpen) return [...new Set([...closed, id])].sort()
  const [first] = screenCalls[id as RouteId]?.calls ?? []
  const calls: readonly string[] = permissions.find((each) => each.id === id)?.calls ?? []
  return closed.filter((each) => each !== id && each !== first && !calls.includes(each))
}

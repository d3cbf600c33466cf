import type { World } from '../../../generated/facts/access'
import type { Badge, Entry, Section, Tree } from '../../../generated/facts/navigation'
import type { GetMenuNotificationCountResponse } from '../../../generated/facts/features/home'
import { routes, type RouteId } from '../../../generated/facts/routes'
import type { TextKey } from '../../../generated/facts/text'
import { can, canAll } from '../../access/can'

/**
 * The menu of one person in one customer at one width: the manifest's trees, filtered by their
 * rules.
 */
export type Counts = GetMenuNotificationCountResponse

export interface MenuEntry extends Entry {
  count: number | null
}

export interface MenuSection extends Omit<Section, 'entries'> {
  count: number | null
  entries: MenuEntry[]
}

/**
 * A section shows if one of its entries does. If the counts are unknown there are no badges, not
 * zeros.
 */
export function visibleSections(
  trees: readonly Tree[],
  world: World,
  counts: Counts | null,
): MenuSection[] {
  const tree = treeFor(trees, world)
  return (tree?.sections ?? [])
    .map((section) => narrow(section, world, counts))
    .filter(({ entries }) => entries.length > 0)
}

/** Spec §2: the super-admin's heading reads Global, Organization or Profile. */
export function headingFor(
  trees: readonly Tree[],
  world: World,
  routeId: RouteId | null,
): TextKey | null {
  const headings = treeFor(trees, world)?.headings ?? []
  return headings.find((each) => routeId && each.routes.includes(routeId))?.text ?? null
}

/**
 * The section of the current screen: by the entry's own route, else by another screen of the same
 * area, else by one whose address begins with the same word.
 */
export function sectionOf(sections: MenuSection[], routeId: RouteId | null): MenuSection | null {
  if (routeId === null) return null
  const holds = (test: (route: RouteId) => boolean) =>
    sections.find(({ entries }) =>
      entries.some((entry) => {
        const route = routeOf(entry)
        return route !== null && test(route)
      }),
    )
  const { feature, path } = routes[routeId]
  const word = firstWord(path)
  return (
    holds((route) => route === routeId) ??
    holds((route) => routes[route].feature === feature) ??
    holds((route) => firstWord(routes[route].path) === word) ??
    null
  )
}

const firstWord = (path: string) => path.split('/')[1]

export function routeOf({ target }: Entry): RouteId | null {
  return 'route' in target ? target.route : null
}

function treeFor(trees: readonly Tree[], world: World): Tree | undefined {
  return trees.find(({ access }) => can(access, world))
}

function narrow(section: Section, world: World, counts: Counts | null): MenuSection {
  const entries = section.entries
    .filter(({ access }) => canAll(access, world))
    .map((entry) => ({ ...entry, count: countOf(entry.badge, counts, []) }))
  return { ...section, entries, count: countOf(section.badge, counts, entries) }
}

function countOf(
  badge: Badge | undefined,
  counts: Counts | null,
  entries: MenuEntry[],
): number | null {
  if (!badge || !counts) return null
  if ('sum' in badge) return entries.reduce((sum, { count }) => sum + (count ?? 0), 0) || null
  const count = (counts as unknown as Record<string, unknown>)[badge.field]
  return typeof count === 'number' && count > badge.hideAt ? count : null
}

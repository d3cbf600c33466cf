import type { Lens, Tables } from '../../../../codegen/workbench/protocol'
import type { World } from '../../../../generated/facts/access'
import { minScreenWidth, sidebarCollapseWidth } from '../../../../generated/facts/constants'
import type { CustomerProfile } from '../../../../generated/facts/features/session'
import { flags } from '../../../../generated/facts/flags'
import { roles, type RoleId } from '../../../../generated/facts/roles'
import { routes, type RouteId } from '../../../../generated/facts/routes'
import type { StoredSession } from '../../../session/client'
import type { Navigation } from '../../../shell/navigation/navigation.model'
import type { OpenScreen } from '../../../shell/routing/screen.model'
import type { Counts } from '../../../shell/sidebar/menuTree'
import type { Staging } from '../../../shell/stage/stage.model'
import { createTranslate } from '../../../browser/text/createTranslate'
import { fallbackLanguage } from '../../../../generated/facts/app'
import { spokenIn } from '../spokenIn'
import { words } from '../words'
import { settle } from './settle'

/** Store values that make the shell draw the menus of one person. */
export interface Staged {
  readonly lens: Lens
  readonly world: World
  readonly tables: Tables
  readonly language: string
  /** The current screen, whose entry is highlighted. */
  readonly routeId: string | null
}

export const stagingOf = (shown: Staged): Staging => ({
  navigation: navigationOf(shown),
  session: sessionOf(shown),
  width: widthOf(shown),
  profiles: profilesOf(shown),
  counts: countsOf(shown),
  open: openScreenOf(shown),
  translate: createTranslate(shown.language, {
    ...shown.tables.words[fallbackLanguage],
    ...spokenIn(shown.tables.words, shown.language),
  }),
})

export const navigationOf = ({ tables, world }: Staged): Navigation =>
  settle(tables.navigation, world) as Navigation

/**
 * A session with the roles and flags of the lens. Its tokens are empty, because no calls are made.
 */
export function sessionOf({ lens }: Staged): StoredSession {
  return {
    gen: 1,
    ep: 1,
    at: '',
    rt: '',
    expiresAt: 0,
    lastRefreshAt: 0,
    userUUID: 'somebody',
    userName: words.stage.person,
    name: words.stage.person,
    customerId: 'customer',
    customerName: words.stage.customer,
    customerLogo: null,
    pictureUrl: null,
    roles: lens.roles.filter((id): id is RoleId => Object.hasOwn(roles, id)),
    unknownRoles: [],
    mustChangePassword: false,
    isFirstTimeLogin: false,
    idleMinutes: null,
    closed: [],
    flags: Object.fromEntries(
      Object.keys(flags).map((id) => [id, lens.flags.includes(id)]),
    ) as StoredSession['flags'],
  }
}

/** A window width for each viewport class (spec §9). */
export function widthOf({ lens }: Staged): number {
  const widths: Record<string, number> = {
    tablet: minScreenWidth - 1,
    compact: sidebarCollapseWidth,
  }
  return widths[lens.facts['viewport'] ?? ''] ?? sidebarCollapseWidth + 1
}

export function profilesOf({ lens }: Staged): CustomerProfile[] {
  const names = lens.facts['profiles'] === 'one' ? [words.stage.customer] : words.stage.customers
  return names.map((customerName, index) => ({
    customerID: index === 0 ? 'customer' : `customer${index}`,
    customerName,
    customerLogoAddnl: null,
    customerCity: null,
    customerState: null,
    customerZip: null,
    sequence: index,
    isLocked: false,
  }))
}

/** The same small number for every count, so that all badges show. */
export function countsOf({ tables }: Staged): Counts {
  const fields = Object.values(tables.countable).flat()
  return Object.fromEntries(fields.map((field) => [field, 3])) as unknown as Counts
}

export function openScreenOf({ routeId }: Staged): OpenScreen | null {
  if (routeId === null || !Object.hasOwn(routes, routeId)) return null
  return {
    routeId: routeId as RouteId,
    params: {},
    customerId: 'customer',
    Screen: () => null,
    Frame: null,
  }
}

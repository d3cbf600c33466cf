import type { CallModel, Model } from '../resolve/model'
import type { Clause } from '../resolve/rule'
import { optionsOf } from '../read/withScreenCalls'
import { callsOfScreen } from '../resolve/screens/screenCalls'
import { screensOf } from '../resolve/screens/screenParts'
import { ruleLiteral } from './emitRule'
import { literal, property, typescript, type Output } from './output'

/** facts/permissions.ts: what the roles of a customer may close: screens, and calls by their permissions. */
export function emitPermissions(model: Model): Output {
  const { calls } = model
  const callOf = new Map(calls.map((call) => [call.id, call]))
  const named = [...new Set(calls.flatMap(({ permission }) => permission ?? []))]
  const rows = screenCalls(model).map(([route, ids, offered]) => {
    // What a form offers to pick from is not what the screen is about.
    const found = ids.filter((id) => !offered.has(id)).flatMap((id) => callOf.get(id) ?? [])
    return `  ${property(route)}: ${literal({ calls: ids, rows: widestRows(found, model) })},`
  })
  const permissions = named.map((id) => {
    const own = calls.filter(({ permission }) => permission === id)
    const { feature } = own[0]!
    const rule = distinct(own.flatMap((call) => call.rule))
    const facts = literal({ id, feature, calls: own.map((call) => call.id) }).slice(2, -2)
    return `  { ${facts}, access: ${ruleLiteral(rule)}, rows: ${literal(widestRows(own, model))} },`
  })
  return typescript(
    'facts/permissions.ts',
    'features/*.yaml',
    `import type { Rule } from './access'
import type { RowScope } from './call'
import type { CallId } from './calls'
import type { RoleId } from './roles'
import type { FeatureId, RouteId } from './routes'
import type { TextKey } from './text'`,
    `/** Calls that a role of a customer closes together. */
export interface Permission {
  /** Also what it is called. */
  readonly id: TextKey
  readonly feature: FeatureId
  readonly calls: readonly CallId[]
  /** Who may make one of them. */
  readonly access: Rule
  readonly rows: RowsByRole
}`,
    `/** The widest rows that each role touches, of those that may make the call at all. */
export type RowsByRole = Readonly<Partial<Record<RoleId, RowScope>>>`,
    `/** All that the screen of a route asks of the server. */
export interface ScreenCalls {
  readonly calls: readonly CallId[]
  readonly rows: RowsByRole
}`,
    `export const permissions: readonly Permission[] = [\n${permissions.join('\n')}\n]`,
    `export const screenCalls: Readonly<Partial<Record<RouteId, ScreenCalls>>> = {\n${rows.join('\n')}\n}`,
  )
}

/** What shows what is there comes first. Of routes that a screen of the manifest draws also what its forms and actions call. */
function screenCalls({
  routes,
  manifest,
}: Model): [route: string, calls: string[], offered: ReadonlySet<string>][] {
  const drawn = new Map(
    screensOf(manifest).flatMap((screen) =>
      screen.route && screen.list ? [[screen.route.id, screen] as const] : [],
    ),
  )
  return routes.flatMap(({ id, calls = [] }) => {
    const screen = drawn.get(id)
    const all = [...new Set([...(screen ? callsOfScreen(screen) : []), ...calls])]
    const offered = new Set(screen ? optionsOf(screen.block) : [])
    return all.length > 0 ? [[id, all, offered]] : []
  })
}

const order = ['own', 'shared', 'customer'] as const

function widestRows(calls: readonly CallModel[], { bits, manifest }: Model) {
  const widest = Object.keys(manifest.roles.roles).flatMap((role) => {
    const bit = bits.roles.get(role)!
    const open = calls.filter(({ rule }) => rule.some((clause) => isFor(clause, bit)))
    const scopes = open.map(({ rows = 'own' }) =>
      typeof rows === 'string' ? rows : (rows[role] ?? 'own'),
    )
    const scope = order.findLast((each) => scopes.includes(each))
    return scope ? [[role, scope]] : []
  })
  return Object.fromEntries(widest) as Record<string, string>
}

const isFor = ({ roles }: Clause, bit: number) => roles === 0 || (roles & bit) !== 0

const distinct = (rule: readonly Clause[]) => [
  ...new Map(rule.map((clause) => [JSON.stringify(clause), clause])).values(),
]

import { ruleTable } from '../emit/navigationTable'
import type { Edition } from '../questions/edition'
import type { SubjectName } from '../edit/edit'
import { isForMembers } from '../read/isForMembers'
import type { CallRow, RouteRow, RuleRow } from './tables'

/** Rows of QA's tables by what they sign. */
export type Signatures = ReadonlyMap<SubjectName, readonly string[]>

/** Every route with its access, its place, and whether there is a screen for it yet. */
export function routeRows(edition: Edition, signatures: Signatures): RouteRow[] {
  const places = placesOf(edition, 'routes')
  return edition.model.routes.map((route) => ({
    id: route.id,
    path: route.path,
    title: route.title,
    feature: route.feature,
    access: route.access,
    rule: ruleTable(route.rule),
    screen: route.screen !== undefined || route.listRoute !== undefined,
    ...(route.listRoute === undefined ? {} : { rowOf: route.listRoute }),
    ...(route.unlisted === undefined ? {} : { unlisted: route.unlisted }),
    place: places.get(route.id)!,
    tests: signatures.get(`route ${route.id}`) ?? [],
  }))
}

/** Every call, and the routes whose screens make it. */
export function callRows(edition: Edition, signatures: Signatures): CallRow[] {
  const places = placesOf(edition, 'calls')
  const { calls, routes } = edition.model
  return calls.map(({ id, method, path, feature, meaning, auth, access = 'public', rule }) => ({
    id,
    method,
    path,
    feature,
    meaning,
    access: isForMembers({ auth }) ? access : 'public',
    rule: ruleTable(rule),
    usedBy: routes.filter((route) => route.calls?.includes(id)).map((route) => route.id),
    place: places.get(id)!,
    tests: signatures.get(`call ${id}`) ?? [],
  }))
}

export function ruleRows({ model, placeOf }: Edition, signatures: Signatures): RuleRow[] {
  return model.manifest.errors.rules.map(({ overrides = [], ...rule }, index) => ({
    ...rule,
    overrides,
    place: placeOf({ file: 'errors.yaml', path: ['rules', index], at: 'value' }),
    tests: signatures.get(`rule ${rule.id}`) ?? [],
  }))
}

/** Where each route or call is declared, by its id. */
function placesOf({ model, placeOf }: Edition, kind: 'routes' | 'calls'): Map<string, string> {
  return new Map(
    model.manifest.features.flatMap(({ file, [kind]: declared = [] }) =>
      declared.map(
        ({ id }, index) => [id, placeOf({ file, path: [kind, index], at: 'value' })] as const,
      ),
    ),
  )
}

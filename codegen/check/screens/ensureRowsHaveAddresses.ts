import { nearest } from '../../problems/nearest'
import type { Problem, Spot } from '../../problems/problem'
import { keyOf, problemAt, related, spotAt, within } from '../../problems/spot'
import type { FeatureFile, Manifest, RouteEntry } from '../../read/manifest'
import { parametersOf } from '../../resolve/model'
import { screensOf, type ScreenParts } from '../../resolve/screens/screenParts'

/** What the screen of the list has already. */
const listsOwn = ['screen', 'calls', 'redirect', 'frame'] as const

/** A route that opens a row of a screen finds it in its file, and its path names the row by its key. */
export function ensureRowsHaveAddresses(manifest: Manifest): Problem[] {
  const own = manifest.features.flatMap((feature) => {
    const { file, routes = [] } = feature
    return routes.flatMap((route, index) =>
      route.rowOf === undefined
        ? []
        : rowProblems(route, spotAt(file, 'routes', index), feature, manifest),
    )
  })
  return [...own, ...screensOf(manifest).flatMap((screen) => leadProblems(screen, manifest))]
}

function leadProblems({ id, block, feature, list }: ScreenParts, manifest: Manifest): Problem[] {
  const { leads } = block
  if (leads === undefined || !list) return []
  const spot = spotAt(feature.file, 'screens', id, 'leads')
  const routes = manifest.features.flatMap((each) => each.routes ?? [])
  const route = routes.find((each) => each.id === leads)
  if (!route) {
    const known = routes.map((each) => each.id)
    const suggestion = nearest(leads, known)
    return [problemAt('ROUTE-UNKNOWN', spot, `There is no route ${leads}.`, { suggestion })]
  }
  const { key } = list.form
  const asked = parametersOf(route.path)
  if (asked.length === 1 && asked[0] === key) return []
  const message = `The path of ${leads} has to name a row of ${id} by its key, {${key}}, and nothing else.`
  return [problemAt('ROW-ROUTE', spot, message)]
}

function rowProblems(
  route: RouteEntry,
  spot: Spot,
  { file, routes = [], screens = {} }: FeatureFile & { readonly file: string },
  manifest: Manifest,
): Problem[] {
  const { id, path, rowOf = '' } = route
  const at = within(spot, 'rowOf')
  if (!Object.hasOwn(screens, rowOf)) {
    const message = `There is no screen ${rowOf} among the screens of this file.`
    const suggestion = nearest(rowOf, Object.keys(screens))
    return [problemAt('SCREEN-UNKNOWN', at, message, { suggestion })]
  }
  if (screens[rowOf]!.page)
    return [problemAt('ROW-ROUTE', at, `The screen ${rowOf} is a page, which has one row alone.`)]

  const first = routes.findIndex((other) => other.rowOf === rowOf)
  const doubled =
    routes[first] === route
      ? []
      : problemAt('ID-DOUBLED', at, `Another route opens the rows of ${rowOf}.`, {
          related: [related(spotAt(file, 'routes', first, 'rowOf'), 'opens them.')],
        })
  const key = screensOf(manifest).find((each) => each.block === screens[rowOf])?.list?.form.key
  const asked = parametersOf(path)
  const isNamed = key === undefined || (asked.length === 1 && asked[0] === key)
  const unnamed = `The path of ${id} has to name a row of ${rowOf} by its key, {${key}}, and nothing else.`
  return [
    ...[doubled].flat(),
    ...(isNamed ? [] : [problemAt('ROW-ROUTE', within(spot, 'path'), unnamed)]),
    ...listsOwn.flatMap((own) =>
      route[own] === undefined
        ? []
        : problemAt(
            'ROW-ROUTE',
            keyOf(within(spot, own)),
            `${id} opens a row of ${rowOf}, whose own route says ${own}; leave it out here.`,
          ),
    ),
  ]
}

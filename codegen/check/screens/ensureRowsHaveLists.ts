import type { Problem } from '../../problems/problem'
import { problemAt, related, within } from '../../problems/spot'
import { screensOf } from '../../resolve/screens/screenParts'
import type { CheckContext } from '../checkContext'

/** Whoever may open a row by its address may open its list. */
export function ensureRowsHaveLists({ manifest, routes, rules }: CheckContext): Problem[] {
  return screensOf(manifest).flatMap(({ route, rowRoute }) => {
    const [row, list] = [routes.get(rowRoute?.id ?? ''), routes.get(route?.id ?? '')]
    const world = row && list && rules.counterexample(row.rule, list.rule)
    if (!world) return []
    const message = `${rules.describe(world)} may open ${row.route.id} but not ${list.route.id}, whose row it opens.`
    return problemAt('ROW-CLOSED', within(row.spot, 'access'), message, {
      related: [related(within(list.spot, 'access'), `for who may open ${list.route.id}.`)],
    })
  })
}

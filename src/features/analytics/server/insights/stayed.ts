import type { Db } from '../../../../server/database/tables'
import type { Curve } from '../../curve'
import { curvesOf, type CurveKey } from './curves'

/** Per cent of the plays in which each part was watched, at so many points at most. */
export function stayedIn(curve: Curve | undefined, points: number): number[] {
  if (!curve || curve.plays === 0) return []
  const count = Math.min(points, curve.watched.length)
  return Array.from({ length: count }, (_, at) => {
    const place = Math.floor((at * curve.watched.length) / count)
    return Math.round(((curve.watched[place] ?? 0) / curve.plays) * 100)
  })
}

/** Of one version; empty of fewer than five people. */
export const stayedOf = async (db: Db, key: CurveKey, points: number): Promise<number[]> =>
  stayedIn((await curvesOf(db, [key])).get(key.programId), points)

import type { Manifest } from '../read/manifest'
import { resolve, type Model } from '../resolve/model'
import { accessCuts } from './accessCuts'
import { withCut, type Cut } from './cut'
import { disagreementOn, judgedOf } from './disagreementOn'
import type { Table } from './readTables'
import { repliesOf, ruleFor } from './replies'
import { ruleCuts } from './ruleCuts'
import { signedRows } from './signedRows'

export interface MutationReport {
  /** How many things were left out in turn. */
  readonly cuts: number
  /** Those that no table noticed. */
  readonly untested: readonly Cut[]
}

/** Leaves out each part of every predicate and error rule in turn and asks QA's tables whether they notice. */
export function untestedClauses(tables: readonly Table[], model: Model): MutationReport {
  const { manifest } = model
  const access = accessCuts(model)
  const rules = ruleCuts(manifest)
  const noticeAccess = watchAccess(tables, model)
  const noticeRules = watchRules(tables, model)
  return {
    cuts: access.length + rules.length,
    untested: [
      ...access.filter((cut) => !noticeAccess(withCut(manifest, cut))),
      ...rules.filter((cut) => !noticeRules(withCut(manifest, cut))),
    ],
  }
}

/** Only what a cut changes is judged. A row that says something else already is told as that, not once for each cut. */
function watchAccess(tables: readonly Table[], model: Model) {
  const rows = signedRows(tables, model)
  const before = new Map(
    judgedOf(model).map((judged) => [
      judged.name,
      {
        allowed: JSON.stringify(judged.allowed),
        disagreement: disagreementOn(judged, rows, model.bits),
      },
    ]),
  )
  return (manifest: Manifest) =>
    judgedOf(resolve(manifest)).some((judged) => {
      const was = before.get(judged.name)
      if (!was || was.allowed === JSON.stringify(judged.allowed)) return false
      if (was.disagreement) return was.disagreement.spot !== undefined
      return disagreementOn(judged, rows, model.bits) !== undefined
    })
}

function watchRules(tables: readonly Table[], model: Model) {
  const signed = tables
    .flatMap((table) => (table.kind === 'replies' ? Object.values(table.rows).flat() : []))
    .flatMap(({ reply }) => repliesOf(reply, model))
    .map((single) => ({ single, rule: ruleFor(single, model) }))
  return (manifest: Manifest) =>
    signed.some(({ single, rule }) => ruleFor(single, { manifest }) !== rule)
}

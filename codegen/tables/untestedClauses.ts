import type { Manifest } from '../read/manifest'
import type { Model } from '../resolve/model'
import { createReader } from '../resolve/readAgain'
import type { Rule } from '../resolve/rule'
import { accessCuts } from './accessCuts'
import { withCut, type Cut } from './cut'
import { allDecisionsOf } from './decisionsOf'
import { disagreementOn, judgedIn, judgedOf } from './disagreementOn'
import type { Table } from './readTables'
import { repliesOf, takesReply, type Reply, type RuleEntry } from './replies'
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
  const read = createReader(model)
  const uncut = read(model.manifest)
  const decisions = allDecisionsOf(uncut)
  const rulesBefore = decisions.map(({ rulesIn }) => rulesIn(uncut))
  const before = new Map(
    judgedOf(uncut).map((judged) => [judged.name, disagreementOn(judged, rows, model.bits)]),
  )
  return (manifest: Manifest) => {
    const left = read(manifest)
    const changed = decisions.filter(({ rulesIn }, at) => !isSame(rulesBefore[at]!, rulesIn(left)))
    return [...new Set(changed.map(({ name }) => name))].some((name) => {
      const was = before.get(name)
      if (was) return was.spot !== undefined
      const [judged] = judgedIn(
        left,
        decisions.filter((decision) => decision.name === name),
      )
      return disagreementOn(judged!, rows, model.bits) !== undefined
    })
  }
}

const isSame = (one: readonly Rule[], other: readonly Rule[]) =>
  one.length === other.length && one.every((rule, at) => rule === other[at])

/** The first rule that takes a reply counts: a cut of one rule changes nothing for what an earlier one takes. */
function watchRules(tables: readonly Table[], model: Model) {
  const { rules } = model.manifest.errors
  const shapes = new Map<string, number>()
  const signed = tables
    .flatMap((table) => (table.kind === 'replies' ? Object.values(table.rows).flat() : []))
    .flatMap(({ reply }) => repliesOf(reply, model))
    .map((single) => {
      const taker = rules.findIndex((rule) => takesReply(rule, single))
      const besidesCall = JSON.stringify({ ...single, call: '' })
      const shape = shapes.get(besidesCall) ?? shapes.size
      shapes.set(besidesCall, shape)
      return { single, shape, taker: taker < 0 ? rules.length : taker }
    })
  return ({ errors: { rules: left } }: Manifest) => {
    const cut = rules.findIndex((rule, at) => rule !== left[at])
    const takes = left.length < rules.length ? () => false : takingBy(left[cut]!)
    return signed.some(
      ({ single, shape, taker }) => taker >= cut && (taker === cut) !== takes(single, shape),
    )
  }
}

/** Whether a rule takes replies, of which those of one shape differ in their call alone. */
function takingBy({ then, when: { call, ...when } }: RuleEntry) {
  const calls = call === undefined ? undefined : new Set([call].flat())
  const ofShape: boolean[] = []
  return (single: Reply, shape: number): boolean =>
    (calls?.has(single.call) ?? true) && (ofShape[shape] ??= takesReply({ then, when }, single))
}

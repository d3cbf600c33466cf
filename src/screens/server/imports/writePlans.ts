import type { Context } from '../../../server/context'
import { fieldsIn, writeValues } from '../changeRow'
import { addRows, type Adding } from '../createRow'
import { recordChanges } from '../recordChanges'
import { writeEach } from '../writeEach'
import type { Importing } from './importRows'
import type { Plan, Written } from './planRow'

/** What became of a row. */
export type Outcome =
  | { readonly verdict: 'refused'; readonly code: string }
  | {
      readonly verdict: 'new' | 'changed' | 'same' | 'skipped'
      readonly rowId: string
      /** As it was written, if it was. */
      readonly rev: number | null
      /** JSON. */
      readonly earlier: string | null
    }

const atOnce = 100

const isWritten = (plan: Plan): plan is Written =>
  plan.verdict === 'new' || plan.verdict === 'changed'

/** Writes the rows that are new or changed, some at once; tells them and all others what they became. */
export async function writePlans(
  importing: Importing,
  plans: readonly Plan[],
  context: Context,
  how: Adding,
): Promise<Map<Plan, Outcome>> {
  const outcomes = new Map<Plan, Outcome>()
  for (const plan of plans) {
    if (plan.verdict === 'refused') outcomes.set(plan, plan)
    if (plan.verdict === 'same' || plan.verdict === 'skipped')
      outcomes.set(plan, { verdict: plan.verdict, rowId: plan.id, rev: null, earlier: null })
  }
  const written = plans.filter(isWritten)
  for (let at = 0; at < written.length; at += atOnce) {
    await writeSome(importing, written.slice(at, at + atOnce), outcomes, context, how)
  }
  return outcomes
}

async function writeSome(
  importing: Importing,
  plans: readonly Written[],
  outcomes: Map<Plan, Outcome>,
  context: Context,
  how: Adding,
): Promise<void> {
  const { list, creation, change, callId } = importing
  const ids = new Map<Written, string>()
  const refused = await writeEach(plans, context, async (some) => {
    const added = some.filter((plan) => plan.verdict === 'new')
    const newIds = await addRows(
      list,
      creation,
      added.map(({ values }) => values),
      context,
      how,
    )
    added.forEach((plan, at) => ids.set(plan, newIds[at]!))
    for (const plan of some) {
      if (plan.verdict === 'new') continue
      ids.set(plan, plan.match.row.id)
      await writeValues(list, change, plan.match.row, plan.values, context)
    }
  })
  for (const [plan, { code }] of refused) {
    outcomes.set(plan, { verdict: 'refused', code: spoken[code] ?? code })
  }
  const done = plans.filter((plan) => !refused.has(plan))
  if (done.length === 0) return
  const changes = done.map((plan) => ({ id: ids.get(plan)!, fields: fieldsIn(plan.values) }))
  await recordChanges(changes, { list: list.callId, call: callId, act: 'imported' }, context)

  const rows = await list.definition.load(
    context.db,
    changes.map(({ id }) => id),
    context,
  )
  const revs = new Map(rows.map(({ id, rev }) => [id, rev]))
  for (const plan of done) {
    const rowId = ids.get(plan)!
    const earlier = plan.verdict === 'changed' ? JSON.stringify(plan.earlier) : null
    outcomes.set(plan, { verdict: plan.verdict, rowId, rev: revs.get(rowId) ?? 1, earlier })
  }
}

/** The request was judged as a whole, so what does not fit is what the row names. */
const spoken: Readonly<Record<string, string>> = { malformedRequest: 'notFound' }

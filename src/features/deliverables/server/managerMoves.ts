// What campaign managers do with deliverables: ask, change, cancel (work.md 2).
import type { UpdateDeliverableRequest } from '../../../../generated/facts/features/deliverables'
import { changeRow, changeRows, createdNow, createRow } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { ensureHere } from '../../tasks/server'
import { deliverables } from './deliverables'
import { moveDeliverable } from './moveDeliverable'
import {
  makersOf,
  showDeliverable,
  tellOfDeliverable,
  untellOfDeliverable,
} from './tellOfDeliverable'

const table = 'deliverables'

type Values = UpdateDeliverableRequest['values']

async function columnsOf(
  { title, notes, languages, kind, preset, ...values }: Values,
  context: Context,
) {
  const { owner, maker, maxSeconds, dueOn } = values
  if (title !== undefined && title.trim() === '') throw failure('titleEmpty')
  await ensureHere(
    [owner, maker].flatMap((userId) => userId ?? []),
    context,
  )
  return {
    ...(title !== undefined && { title: title.trim() }),
    ...(notes !== undefined && { notes: notes?.trim() ?? '' }),
    ...(languages !== undefined && { languages: [...new Set(languages)] }),
    ...(kind && { kind }),
    ...(preset && { preset }),
    ...(maxSeconds !== undefined && { maxSeconds }),
    ...(owner !== undefined && { ownerUserId: owner }),
    ...(maker !== undefined && { makerUserId: maker }),
    ...(dueOn !== undefined && { dueOn }),
  }
}

export const addDeliverable = createRow('addDeliverable', deliverables, {
  table,
  async insert(values, id, context) {
    const { customerId } = context.member
    const { title } = values
    return { id, customerId, title, ...(await columnsOf(values, context)), ...createdNow(context) }
  },
  async after({ title, owner = null, maker = null }, id, context) {
    const ids = { ownerUserId: owner ?? null, makerUserId: maker ?? null, deliveredBy: null }
    const made = { id, title, ...ids, ownerIsHere: true }
    await tellOfDeliverable(made, 'deliverableAsked', makersOf(made), context)
    await showDeliverable(made, context)
  },
})

export const updateDeliverable = changeRow('updateDeliverable', deliverables, {
  table,
  may: 'edit',
  set: (values, _, context) => columnsOf(values, context),
  async after({ maker }, row, context) {
    if (maker && maker !== row.makerUserId)
      await tellOfDeliverable(row, 'deliverableAsked', [maker], context)
    await showDeliverable(row, context)
  },
})

export const cancelDeliverables = changeRows('cancelDeliverables', deliverables, {
  table,
  may: 'look',
  async each(row, _, context) {
    const columns = { stateBefore: row.state, decidedAt: context.now }
    await moveDeliverable(row, 'cancel', columns, context)
    await untellOfDeliverable(row, ['deliverableDelivered'], context)
    await tellOfDeliverable(row, 'deliverableCancelled', makersOf(row), context)
  },
})

export const reviveDeliverables = changeRows('reviveDeliverables', deliverables, {
  table,
  may: 'look',
  async each(row, _, context) {
    await moveDeliverable(row, 'revive', { stateBefore: null, decidedAt: null }, context)
    await untellOfDeliverable(row, ['deliverableCancelled'], context)
  },
})

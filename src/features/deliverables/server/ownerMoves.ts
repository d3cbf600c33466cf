// What those who accept deliverables do with them (work.md 2 and 5).
import { changeRows } from '../../../screens/server'
import { failure } from '../../../server/errors'
import { deliverables } from './deliverables'
import { moveDeliverable } from './moveDeliverable'
import { makersOf, tellOfDeliverable, untellOfDeliverable } from './tellOfDeliverable'

const table = 'deliverables'
const shortestReason = 3

export const acceptDeliverables = changeRows('acceptDeliverables', deliverables, {
  table,
  may: 'look',
  async each(row, _, context) {
    const columns = { decidedAt: context.now, acceptedWords: null, changesWords: null }
    await moveDeliverable(row, 'accept', columns, context)
    await tellOfDeliverable(row, 'deliverableAccepted', makersOf(row), context)
  },
})

export const excuseDeliverables = changeRows('excuseDeliverables', deliverables, {
  table,
  may: 'look',
  async each(row, { acceptedWords: given }, context) {
    const acceptedWords = given?.trim() ?? ''
    if (acceptedWords.length < shortestReason) throw failure('sayWhyAccepted')
    const columns = { decidedAt: context.now, acceptedWords, changesWords: null }
    await moveDeliverable(row, 'excuse', columns, context)
    await tellOfDeliverable(row, 'deliverableAccepted', makersOf(row), context)
  },
})

export const askDeliverableChanges = changeRows('askDeliverableChanges', deliverables, {
  table,
  may: 'look',
  async each(row, { changesWords: given }, context) {
    const changesWords = given?.trim() ?? ''
    if (changesWords.length < shortestReason) throw failure('sayWhy')
    await moveDeliverable(row, 'ask', { decidedAt: context.now, changesWords }, context)
    await untellOfDeliverable(row, ['deliverableDelivered'], context)
    await tellOfDeliverable(row, 'deliverableChanges', makersOf(row), context)
  },
})

export const reconsiderDeliverables = changeRows('reconsiderDeliverables', deliverables, {
  table,
  may: 'look',
  async each(row, _, context) {
    await moveDeliverable(row, 'reconsider', { decidedAt: null, acceptedWords: null }, context)
    await untellOfDeliverable(row, ['deliverableAccepted'], context)
    await tellOfDeliverable(row, 'deliverableReconsidered', makersOf(row), context)
  },
})

// What becomes of requests (work.md 2).
import { changeRows } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { doorOf, moveRequest, type RequestEvent, type RequestState } from '../request'
import { unsentStates } from '../submission'
import { requests } from './requests'
import { tokenHashOf } from './services'
import { showRequest } from './tellOfRequest'

const table = 'crowdRequests'

interface Moved {
  readonly id: string
  readonly state: RequestState
  readonly opensAt: Date | null
  readonly expiresAt: Date | null
  readonly consentFormId: string | null
}

/** The row is as it is locked; what leads nowhere has refused its `may` before. */
async function moveBy(event: RequestEvent, row: Moved, context: Context): Promise<void> {
  const state = moveRequest(row.state, event)!
  // Its last day has to come yet.
  if (state === 'open' && doorOf({ ...row, state }, context.now) === 'closed')
    throw failure('requestOver')
  if (event === 'open' && row.consentFormId === null) throw failure('requestNoForm')
  await context.db.updateTable(table).set({ state }).where('id', '=', row.id).execute()
  await showRequest(row.id, context)
}

export const openCrowdRequests = changeRows('openCrowdRequests', requests, {
  table,
  may: 'open',
  each: (row, _, context) => moveBy('open', row, context),
})
export const pauseCrowdRequests = changeRows('pauseCrowdRequests', requests, {
  table,
  may: 'pause',
  each: (row, _, context) => moveBy('pause', row, context),
})
export const resumeCrowdRequests = changeRows('resumeCrowdRequests', requests, {
  table,
  may: 'resume',
  each: (row, _, context) => moveBy('resume', row, context),
})
export const reopenCrowdRequests = changeRows('reopenCrowdRequests', requests, {
  table,
  may: 'reopen',
  each: (row, _, context) => moveBy('reopen', row, context),
})
export const archiveCrowdRequests = changeRows('archiveCrowdRequests', requests, {
  table,
  may: 'archive',
  each: (row, _, context) => moveBy('archive', row, context),
})
export const closeCrowdRequests = changeRows('closeCrowdRequests', requests, {
  table,
  may: 'close',
  async each(row, _, context) {
    await moveBy('close', row, context)
    await expireUnsent(context.db, [row.id], context.now)
  },
})

/** Those who have sent nothing cannot any more. */
export async function expireUnsent(
  db: Context['db'],
  requestIds: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('crowdSubmissions')
    .set((row) => ({ state: 'expired', updatedAt: now, rev: row('rev', '+', 1) }))
    .where('requestId', 'in', [...requestIds])
    .where('state', 'in', [...unsentStates])
    .execute()
}

export const renewCrowdLinks = changeRows('renewCrowdLinks', requests, {
  table,
  may: 'renew',
  async each({ id, linkNo }, _, { db, services }) {
    const next = linkNo + 1
    await db
      .updateTable(table)
      .set({ linkNo: next, linkHash: tokenHashOf(services.crowd.openTokenOf(id, next)) })
      .where('id', '=', id)
      .execute()
  },
})

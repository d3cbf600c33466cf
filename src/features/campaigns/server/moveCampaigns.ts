// What becomes of campaigns (reach.md 5).
import type { Db } from '../../../server/database/tables'
import { changeRows } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { moveCampaign, type CampaignEvent, type CampaignState } from '../campaign'
import { campaigns } from './campaigns'
import { postPrograms, takeBackPosts } from './postPrograms'
import { showCampaign } from './tellOfCampaign'

const table = 'campaigns'

interface Moved {
  readonly id: string
  readonly state: CampaignState
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** The row is as it is locked; what leads nowhere has refused its `may` before. */
async function moveBy(event: CampaignEvent, row: Moved, context: Context): Promise<void> {
  const { db, now } = context
  const next = moveCampaign(row.state, event)!
  if (next === 'live' && row.endsAt !== null && row.endsAt <= now) throw failure('campaignOver')
  if (event === 'start') await postPrograms(row.id, context)
  if (event === 'withdraw') await takeBackPosts(row.id, context)
  const isAhead = event === 'start' && row.startsAt !== null && row.startsAt > now
  const state = isAhead ? 'scheduled' : next
  await db.updateTable(table).set({ state }).where('id', '=', row.id).execute()
  await moveLetters(db, [row.id], state)
  await showCampaign(row.id, context)
}

/** Letters that are being sent stand still while their campaign does, and end with it. */
export async function moveLetters(
  db: Db,
  campaignIds: readonly string[],
  state: CampaignState,
): Promise<void> {
  const change = {
    live: { from: 'paused', to: { state: 'running', pausedFor: null } },
    paused: { from: 'running', to: { state: 'paused', pausedFor: 'person' } },
    closed: { from: undefined, to: { state: 'over', pausedFor: null } },
  } as const
  if (!(state in change)) return
  const { from, to } = change[state as keyof typeof change]
  await db
    .updateTable('mailBatches')
    .set(to)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('campaignLetters')
        .select('campaignLetters.id')
        .where('campaignId', 'in', [...campaignIds]),
    )
    .$if(from !== undefined, (some) => some.where('state', '=', from!))
    .$if(state === 'live', (some) => some.where('pausedFor', '=', 'person'))
    .execute()
}

export const startCampaigns = changeRows('startCampaigns', campaigns, {
  table,
  may: 'start',
  each: (row, _, context) => moveBy('start', row, context),
})
export const withdrawCampaigns = changeRows('withdrawCampaigns', campaigns, {
  table,
  may: 'withdraw',
  each: (row, _, context) => moveBy('withdraw', row, context),
})
export const pauseCampaigns = changeRows('pauseCampaigns', campaigns, {
  table,
  may: 'pause',
  each: (row, _, context) => moveBy('pause', row, context),
})
export const resumeCampaigns = changeRows('resumeCampaigns', campaigns, {
  table,
  may: 'resume',
  each: (row, _, context) => moveBy('resume', row, context),
})
export const closeCampaigns = changeRows('closeCampaigns', campaigns, {
  table,
  may: 'close',
  each: (row, _, context) => moveBy('close', row, context),
})
export const archiveCampaigns = changeRows('archiveCampaigns', campaigns, {
  table,
  may: 'archive',
  each: (row, _, context) => moveBy('archive', row, context),
})

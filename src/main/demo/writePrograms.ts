/** Builds the demo's programs as its campaign manager would: by the calls of the builder. */
import * as calls from '../../features/programs/server/handlers'
import type { Services } from '../../server/services'
import { asManager, type ManagerIds } from './asManager'
import { customers } from './cast'
import { demoCuts, timelineOf, type DemoCut } from './programs'
import type { Writing } from './writeCast'

const tab = 'demo'

type Building = Writing & { readonly services: Services }

/** Where a clip could not be made, what shows it is left out. */
export async function writePrograms(writing: Building, ids: ManagerIds): Promise<void> {
  for (const cut of demoCuts) {
    const customer = await writing.db
      .selectFrom('customers')
      .select('id')
      .where('name', '=', customers[cut.customer ?? 'northwind'].name)
      .executeTakeFirstOrThrow()
    await writeProgram(writing, { ...ids, customers: { northwind: customer.id } }, cut)
  }
}

async function writeProgram(writing: Building, ids: ManagerIds, cut: DemoCut): Promise<void> {
  const { db } = writing
  const customerId = ids.customers.northwind
  const row = await db
    .selectFrom('programs')
    .select(['id', 'state', 'timelineRev', 'updatedAt'])
    .where('customerId', '=', customerId)
    .where('title', '=', cut.program)
    .executeTakeFirst()
  if (!row || row.timelineRev > 1) return
  const clips = await db
    .selectFrom('footageClips')
    .select(['id', 'title', 'assetId'])
    .where('customerId', '=', customerId)
    .execute()
  const timeline = timelineOf(cut, (sought) => {
    const clip = clips.find(({ title }) => title === sought)
    return clip && { type: 'clip' as const, id: clip.id, assetId: clip.assetId }
  })
  const request = { programId: row.id, tab, timelineRev: 1, timeline }
  await calls.saveTimeline(request, asManager(writing, ids, 2))
  const { state, updatedAt } = row
  await db.updateTable('programs').set({ state, updatedAt }).where('id', '=', row.id).execute()
}

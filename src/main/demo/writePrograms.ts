/** Builds the demo's programs as its campaign manager would: by the calls of the builder. */
import type { Timeline } from '../../../generated/facts/features/programs'
import { usualBrand } from '../../features/programs/brand'
import * as calls from '../../features/programs/server/handlers'
import type { Services } from '../../server/services'
import { asManager, type ManagerIds } from './asManager'
import { blockOf, demoCuts } from './programs'
import type { Writing } from './writeCast'

const tab = 'demo'

/** Where a clip could not be made, what shows it is left out. */
export async function writePrograms(
  writing: Writing & { readonly services: Services },
  ids: ManagerIds,
): Promise<void> {
  const { db } = writing
  const customerId = ids.customers.northwind
  const clips = await db
    .selectFrom('footageClips')
    .select(['id', 'title', 'assetId'])
    .where('customerId', '=', customerId)
    .execute()
  const mediaOf = (sought: string) => {
    const clip = clips.find(({ title }) => title === sought)
    return clip && { type: 'clip' as const, id: clip.id, assetId: clip.assetId }
  }
  for (const { program, aspect = '16:9', blocks } of demoCuts) {
    const row = await db
      .selectFrom('programs')
      .select(['id', 'state', 'timelineRev', 'updatedAt'])
      .where('customerId', '=', customerId)
      .where('title', '=', program)
      .executeTakeFirst()
    if (!row || row.timelineRev > 1) continue
    const timeline: Timeline = {
      schema: 1,
      fps: 30,
      aspect,
      blocks: blocks.flatMap((block, place) => blockOf(block, place, mediaOf) ?? []),
      brand: usualBrand,
    }
    const request = { programId: row.id, tab, timelineRev: 1, timeline }
    await calls.saveTimeline(request, asManager(writing, ids, 2))
    const { state, updatedAt } = row
    await db.updateTable('programs').set({ state, updatedAt }).where('id', '=', row.id).execute()
  }
}

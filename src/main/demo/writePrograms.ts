/** Builds the demo's programs as its campaign manager would: by the calls of the builder. */
import * as calls from '../../features/programs/server/handlers'
import { demoCuts, timelineOf } from './programs'
import { programTitled, type Stage } from './stage'

/** Where a clip could not be made, what shows it is left out. */
export async function writePrograms(stage: Stage): Promise<void> {
  const { db, customers } = stage
  for (const cut of demoCuts) {
    const row = await programTitled(stage, cut.program, cut.customer)
    if (!row) continue
    const { id, state, updatedAt } = row
    const clips = await db
      .selectFrom('footageClips')
      .select(['id', 'title', 'assetId'])
      .where('customerId', '=', customers[cut.customer ?? 'northwind'])
      .execute()
    const timeline = timelineOf(cut, (sought) => {
      const clip = clips.find(({ title }) => title === sought)
      return clip && { type: 'clip' as const, id: clip.id, assetId: clip.assetId }
    })
    const request = { programId: id, tab: 'demo', timelineRev: 1, timeline }
    await calls.saveTimeline(request, stage.as('cm', 2, cut.customer))
    await db.updateTable('programs').set({ state, updatedAt }).where('id', '=', id).execute()
  }
}

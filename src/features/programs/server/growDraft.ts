// Drafts that grow by what is accepted, as those that are begun with answers of guests (work.md 6).
import type { Context } from '../../../server/context'
import { grown, type GrowingSlot } from '../grown'
import { flawOf } from '../timeline'
import { keepTimeline } from './keepTimeline'
import { lockProgram } from './moveProgram'
import { outroIdsAmong } from './outroIds'
import { insertSlots, type DraftSlot } from './slots'
import { tellOfTimeline } from './tellOfTimeline'

/** More slots, each where it says or at its end; false: it is no draft any more, or it is full. Whoever builds it meanwhile is told. */
export async function growDraft(
  programId: string,
  slots: ReadonlyArray<DraftSlot & GrowingSlot>,
  context: Context,
): Promise<boolean> {
  const program = await lockProgram(programId, context.db)
  if (program.state !== 'draft' || program.deletedAt !== null) return false
  const outroIds = await outroIdsAmong(program.timeline.blocks, context)
  const timeline = grown(program.timeline, slots, outroIds)
  if (!timeline || flawOf(timeline)) return false
  await insertSlots(programId, slots, context)
  await keepTimeline(program, timeline, context, { slotRevs: 0 })
  await tellOfTimeline(program, context)
  return true
}

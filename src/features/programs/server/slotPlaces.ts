// Where in drafts the slots stand that wait for takes, and how full these drafts are.
import type { Context } from '../../../server/context'
import { standingOf, type SlotStanding } from '../slots'

export interface SlotPlace {
  readonly program: { readonly id: string; readonly name: string }
  /** Counted among the slots of the draft. */
  readonly no: number
  readonly standing: SlotStanding
  readonly filled: number
  readonly slots: number
}

/** By slot, in the draft that was made last; those that are in none are left out. */
export async function slotsFor(
  slotIds: readonly string[],
  { db, member }: Pick<Context, 'db' | 'member'>,
): Promise<ReadonlyMap<string, SlotPlace>> {
  if (slotIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('programSlots as slot')
    .innerJoin('programs as program', 'program.id', 'slot.programId')
    .select(['slot.slotId', 'program.id', 'program.title'])
    .distinctOn('slot.slotId')
    .where('slot.customerId', '=', member.customerId)
    .where('slot.slotId', 'in', [...new Set(slotIds)])
    .where('program.deletedAt', 'is', null)
    .where('program.state', '=', 'draft')
    .orderBy('slot.slotId')
    .orderBy('program.id', 'desc')
    .execute()
  if (rows.length === 0) return new Map()
  const drafts = await db
    .selectFrom('programs')
    .select(['id', 'timeline'])
    .where('id', 'in', [...new Set(rows.map(({ id }) => id))])
    .execute()
  const timelines = new Map(drafts.map(({ id, timeline }) => [id, timeline]))
  return new Map(
    rows.flatMap(({ slotId, id, title }) => {
      const timeline = timelines.get(id)
      const slots = [...new Set(timeline?.blocks.flatMap((block) => block.slotId ?? []))]
      const no = slots.indexOf(slotId) + 1
      if (!timeline || no === 0) return []
      const standings = slots.map((slot) => standingOf(timeline, slot))
      const place: SlotPlace = {
        program: { id, name: title },
        no,
        standing: standings[no - 1]!,
        filled: standings.filter((standing) => standing !== 'empty').length,
        slots: slots.length,
      }
      return [[slotId, place] as const]
    }),
  )
}

// Drafts that wait for accepted takes: made, filled and emptied for whoever asks for the takes (work.md 2, 3).
import { sql } from 'kysely'
import type { Ref } from '../../../../generated/facts/features/screens'
import type { Timeline } from '../../../../generated/facts/features/programs'
import { recordChanges, createdNow } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, notFound } from '../../../server/errors'
import { emptyTimeline } from '../emptyTimeline'
import { draftOf, emptied, filled, standingOf, type PlannedSlot, type SlotClip } from '../slots'
import { flawOf } from '../timeline'
import { keepMedia, keepTimeline, measured, type Writer } from './keepTimeline'
import { lockProgram, type LockedProgram } from './moveProgram'
import { outroIdsAmong } from './outroIds'
import { programs } from './programs'
import { startOf } from './startProgram'
import { tellOfTimeline } from './tellOfTimeline'

export interface DraftSlot extends PlannedSlot {
  readonly label: string
  readonly direction?: string | undefined
  readonly minMs?: number | undefined
  readonly maxMs?: number | undefined
  readonly isRequired: boolean
}

interface Draft {
  readonly title: string
  readonly aspect: Timeline['aspect']
  readonly slots: readonly DraftSlot[]
  /** Whose look, music and fixed parts it has. */
  readonly templateId?: string | undefined
}

export const mostSlots = 200

/** Of whoever asks. */
export async function createDraft(
  { title, aspect, slots, templateId }: Draft,
  context: Context,
): Promise<string> {
  const { db, member, newId } = context
  if (slots.length > mostSlots) throw failure('tooManyShots', { most: String(mostSlots) })
  const { fps } = emptyTimeline(aspect)
  const start = templateId ? await framing({ templateId, aspect, fps }, context) : undefined
  const timeline = draftOf(aspect, slots, start)
  if (flawOf(timeline)) throw failure('timelineFlawed')
  const id = newId()
  await db
    .insertInto('programs')
    .values({
      id,
      customerId: member.customerId,
      ownerUserId: member.userId,
      title,
      timeline: JSON.stringify(timeline),
      ...measured(timeline),
      ...createdNow(context),
    })
    .execute()
  if (slots.length > 0) await insertSlots(id, slots, context)
  await keepMedia(id, timeline, context)
  const told = { list: programs.callId, call: 'addProgram', act: 'created' } as const
  await recordChanges([{ id, fields: [] }], told, context)
  return id
}

/** People present themselves in bios of their own: no draft is made of a template for these. */
async function framing(wanted: Parameters<typeof startOf>[0], context: Context) {
  const { op, isBio } = await startOf(wanted, context)
  if (isBio) throw notFound('template')
  return { op, outroIds: await outroIdsAmong(op.blocks, context) }
}

export const insertSlots = (
  programId: string,
  slots: readonly DraftSlot[],
  { db, member: { customerId } }: Context,
) =>
  db
    .insertInto('programSlots')
    .values(
      slots.map(({ slotId, label, direction, minMs, maxMs, isRequired }) => ({
        customerId,
        programId,
        slotId,
        label,
        direction: direction ?? null,
        minMs: minMs ?? null,
        maxMs: maxMs ?? null,
        isRequired,
      })),
    )
    // Its place was removed, and comes once more.
    .onConflict((known) => known.doNothing())
    .execute()

/** Slots are called after what is recorded for them. */
export async function nameSlots(
  named: ReadonlyArray<Pick<DraftSlot, 'slotId' | 'label'>>,
  { db, member: { customerId } }: Context,
): Promise<void> {
  for (const { slotId, label } of named)
    await db
      .updateTable('programSlots')
      .set({ label })
      .where('customerId', '=', customerId)
      .where('slotId', '=', slotId)
      .execute()
}

/** Fills and empties, and tells those who have the draft open. */
export type Filling = Writer & Pick<Context, 'services' | 'afterCommit'>

/** Drafts that have the slot, by their ids, each locked. */
async function lockedDrafts(slotId: string, { db, member }: Filling): Promise<LockedProgram[]> {
  const rows = await db
    .selectFrom('programSlots as slot')
    .innerJoin('programs as program', 'program.id', 'slot.programId')
    .select('program.id')
    .where('slot.customerId', '=', member.customerId)
    .where('slot.slotId', '=', slotId)
    .where('program.deletedAt', 'is', null)
    .orderBy('program.id')
    .execute()
  const drafts: LockedProgram[] = []
  for (const { id } of rows) drafts.push(await lockProgram(id, db))
  return drafts.filter(({ state, deletedAt }) => state === 'draft' && deletedAt === null)
}

async function changeSlots(program: LockedProgram, timeline: Timeline, context: Filling) {
  if (timeline === program.timeline) return
  await keepTimeline(program, timeline, context, { slotRevs: sql`slot_revs + 1` as never })
  await tellOfTimeline(program, context)
}

export interface Filled {
  readonly filled: Ref[]
  /** Those in which somebody worked on what is there: they decide. */
  readonly offered: Ref[]
}

const refOf = ({ id, title }: LockedProgram): Ref => ({ id, name: title })

/** The clip comes into the slot of each draft in which nobody worked on it. */
export async function fillSlots(
  { slotId, clip }: { readonly slotId: string; readonly clip: SlotClip },
  context: Context,
): Promise<Filled> {
  const into: Ref[] = []
  const offered: Ref[] = []
  for (const program of await lockedDrafts(slotId, context)) {
    const standing = standingOf(program.timeline, slotId)
    if (standing === 'kept') offered.push(refOf(program))
    if (standing !== 'empty' && standing !== 'auto') continue
    await changeSlots(program, filled(program.timeline, slotId, clip), context)
    into.push(refOf(program))
  }
  return { filled: into, offered: await mayBuild(offered, context) }
}

/** What was accepted before it could be watched comes in where nothing is yet. */
export async function fillEmptySlots(
  { slotId, clip }: { readonly slotId: string; readonly clip: SlotClip },
  context: Filling,
): Promise<void> {
  for (const program of await lockedDrafts(slotId, context))
    if (standingOf(program.timeline, slotId) === 'empty')
      await changeSlots(program, filled(program.timeline, slotId, clip), context)
}

async function mayBuild(among: readonly Ref[], context: Context): Promise<Ref[]> {
  if (among.length === 0) return []
  const rows = await programs.find(
    among.map(({ id }) => id),
    context,
  )
  const seen = await programs.present(rows, context)
  const built = seen.filter(({ may }) => may.includes('build')).map(({ programId }) => programId)
  return among.filter(({ id }) => built.includes(id))
}

/** What somebody worked on is replaced, as they wish; answers in how many. */
export async function replaceSlots(
  {
    slotId,
    clip,
    programIds,
  }: {
    readonly slotId: string
    readonly clip: SlotClip
    readonly programIds: readonly string[]
  },
  context: Context,
): Promise<Ref[]> {
  const drafts = (await lockedDrafts(slotId, context)).filter(({ id }) => programIds.includes(id))
  const allowed = await mayBuild(drafts.map(refOf), context)
  for (const program of drafts.filter(({ id }) => allowed.some((one) => one.id === id)))
    await changeSlots(program, filled(program.timeline, slotId, clip), context)
  return allowed
}

/** A clip that was chosen once is not any more. */
export async function emptySlots(
  { slotId, clipId }: { readonly slotId: string; readonly clipId: string },
  context: Context,
): Promise<void> {
  for (const program of await lockedDrafts(slotId, context))
    await changeSlots(program, emptied(program.timeline, slotId, clipId), context)
}

// A draft is made of a storyboard: a place for each shot, with the takes that are accepted already (work.md 3).
import { emptySlotMs } from '../../../../generated/facts/constants'
import type { Ref } from '../../../../generated/facts/features/screens'
import type {
  AssembleProgramRequest,
  AssembleProgramResponse,
  OutlineShot,
} from '../../../../generated/facts/features/storyboards'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { createDraft, growDraft } from '../../programs/server'
import { holdShots, shotThreads, type ShotThread } from '../../tasks/server'
import { aspectOf, plannedMs, shotsOf } from '../outline'
import { assembledOf, shotSlots } from './assembled'
import { readOutline } from './outlines'
import { lockTo, storyboards } from './storyboards'

export async function assembleProgram(
  { storyboardId, isAnew, isAdding, templateId }: AssembleProgramRequest,
  context: Context,
): Promise<AssembleProgramResponse> {
  await lockTo('assemble', storyboardId, context)
  const there = (await assembledOf([storyboardId], context.db)).get(storyboardId)
  const shots = shotsOf((await readOutline(context.db, storyboardId)).outline)
  if (shots.length === 0) throw failure('noShots')
  const wanted = { storyboardId, shots, templateId }
  const program = there && !isAnew ? there : await assemble(wanted, context)
  if (there && isAdding) await addShots(there, shots, context)
  const slots = await slotsIn(program, shots, context)
  const empty = slots.filter(({ standing }) => standing === 'empty').length
  return {
    storyboard: await storyboards.shown(storyboardId, context),
    program,
    filled: slots.length - empty,
    empty,
  }
}

const slotsIn = async ({ id }: Ref, shots: readonly OutlineShot[], context: Context) =>
  (await shotSlots(idsOf(shots), context)).filter(({ program }) => program.id === id)

const idsOf = (shots: readonly OutlineShot[]) => shots.map(({ id }) => id)

/** Those that have no place in it come in, each behind the shot before it. */
async function addShots(program: Ref, shots: readonly OutlineShot[], context: Context) {
  const slots = await slotsIn(program, shots, context)
  const isNew = ({ id }: OutlineShot) => slots.every(({ shotId }) => shotId !== id)
  if (!shots.some(isNew)) return
  const planned = (await plannedSlots(shots, context)).map((slot, at) => ({
    ...slot,
    after: shots[at - 1]?.id,
  }))
  const added = planned.filter((_, at) => isNew(shots[at]!))
  if (!(await growDraft(program.id, added, context)))
    throw failure('programNotGrown', { title: program.name })
}

/** Nothing is accepted between what is read here and what is written. */
async function plannedSlots(shots: readonly OutlineShot[], context: Context) {
  await holdShots(idsOf(shots), context)
  const threads = await shotThreads(context.db, context.member.customerId, idsOf(shots))
  return shots.map((shot) => slotOf(shot, threads.get(shot.id)))
}

interface Wanted {
  readonly storyboardId: string
  readonly shots: readonly OutlineShot[]
  readonly templateId: string | undefined
}

async function assemble(
  { storyboardId, shots, templateId }: Wanted,
  context: Context,
): Promise<Ref> {
  const { db, member, now } = context
  const slots = await plannedSlots(shots, context)
  const { title } = await storyboards.shown(storyboardId, context)
  const programId = await createDraft(
    {
      title,
      aspect: aspectOf(shots),
      templateId,
      slots,
    },
    context,
  )
  await db
    .insertInto('storyboardPrograms')
    .values({ customerId: member.customerId, storyboardId, programId, madeAt: now })
    .execute()
  return { id: programId, name: title }
}

const slotOf = ({ id, values }: OutlineShot, thread: ShotThread | undefined) => ({
  slotId: id,
  label: values.title ?? '',
  direction: values.direction,
  minMs: values.leastMs,
  maxMs: values.mostMs,
  isRequired: values.isOptional !== true,
  lengthMs: plannedMs(values) || emptySlotMs,
  clip: thread?.clip ?? undefined,
})

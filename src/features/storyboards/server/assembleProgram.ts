// A draft is made of a storyboard: a place for each shot, with the takes that are accepted already (work.md 3).
import type { Ref } from '../../../../generated/facts/features/screens'
import type {
  AssembleProgramRequest,
  AssembleProgramResponse,
  OutlineShot,
} from '../../../../generated/facts/features/storyboards'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { createDraft } from '../../programs/server'
import { holdShots, shotThreads, type ShotThread } from '../../tasks/server'
import { aspectOf, plannedMs, shotsOf } from '../outline'
import { assembledOf, shotSlots } from './assembled'
import { readOutline } from './outlines'
import { lockTo, presented } from './storyboards'

export async function assembleProgram(
  { storyboardId, isAnew, templateId }: AssembleProgramRequest,
  context: Context,
): Promise<AssembleProgramResponse> {
  await lockTo('assemble', storyboardId, context)
  const there = (await assembledOf([storyboardId], context.db)).get(storyboardId)
  const shots = shotsOf((await readOutline(context.db, storyboardId)).outline)
  if (shots.length === 0) throw failure('noShots')
  const wanted = { storyboardId, shots, templateId }
  const program = there && !isAnew ? there : await assemble(wanted, context)
  const ids = shots.map(({ id }) => id)
  const slots = (await shotSlots(ids, context)).filter((slot) => slot.program.id === program.id)
  const empty = slots.filter(({ standing }) => standing === 'empty').length
  return {
    storyboard: await presented(storyboardId, context),
    program,
    filled: slots.length - empty,
    empty,
  }
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
  const ids = shots.map(({ id }) => id)
  // Nothing is accepted between what is read here and what is written.
  await holdShots(ids, context)
  const threads = await shotThreads(db, member.customerId, ids)
  const { title } = await presented(storyboardId, context)
  const programId = await createDraft(
    {
      title,
      aspect: aspectOf(shots),
      templateId,
      slots: shots.map((shot) => slotOf(shot, threads.get(shot.id))),
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
  lengthMs: plannedMs(values),
  clip: thread?.clip ?? undefined,
})

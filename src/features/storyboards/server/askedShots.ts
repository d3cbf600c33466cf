// Shots for which somebody is asked: found under the lock of their storyboard, which is active from then on.
import type { OutlineShot } from '../../../../generated/facts/features/storyboards'
import type { Context } from '../../../server/context'
import { failure, notFound } from '../../../server/errors'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { guestsOfShots } from '../../crowd/server'
import { shotsOf } from '../outline'
import { move } from '../storyboard'
import { readOutline } from './outlines'
import { lockTo, storyboards } from './storyboards'

export interface AskedShots {
  readonly title: string
  /** Those that are asked for, with their numbers, in their order. */
  readonly shots: readonly (OutlineShot & { readonly no: number })[]
  /** Of all shots of the storyboard. */
  readonly allIds: readonly string[]
}

/** Refused while guests are asked for one of them: a shot is asked of one or the other. */
export async function lockToAsk(
  { storyboardId, shotIds }: { readonly storyboardId: string; readonly shotIds: readonly string[] },
  context: Context,
): Promise<AskedShots> {
  await lockTo('assign', storyboardId, context)
  const { title } = await storyboards.shown(storyboardId, context)
  const all = shotsOf((await readOutline(context.db, storyboardId)).outline)
  const shots = all
    .map((shot, at) => ({ ...shot, no: at + 1 }))
    .filter(({ id }) => shotIds.includes(id))
  if (shots.length < new Set(shotIds).size) throw notFound()
  const guests = await guestsOfShots(shotIds, context)
  const taken = shots.find(({ id }) => guests.has(id))
  if (taken) throw failure('shotTaken', { title: taken.values.title ?? '' })
  return { title, shots, allIds: all.map(({ id }) => id) }
}

/** The first who is asked makes a draft active. */
export async function activate(storyboardId: string, context: Context): Promise<void> {
  const { db, now, member } = context
  await db
    .updateTable('storyboards')
    .set((row) => ({
      state: move('draft', 'activate')!,
      rev: row('rev', '+', 1),
      updatedAt: now,
      updatedBy: member.userId,
    }))
    .where('id', '=', storyboardId)
    .where('state', '=', 'draft')
    .execute()
  tellAfterwards(context, { topic: 'tasks', to: 'all' })
}

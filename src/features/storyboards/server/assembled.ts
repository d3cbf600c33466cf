// What was assembled of storyboards, and where their shots stand in it.
import type { Ref } from '../../../../generated/facts/features/screens'
import type { ShotSlot } from '../../../../generated/facts/features/storyboards'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { slotsFor } from '../../programs/server'

/** The program that was made last of each, by storyboard. */
export async function assembledOf(
  storyboardIds: readonly string[],
  db: Db,
): Promise<ReadonlyMap<string, Ref>> {
  if (storyboardIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('storyboardPrograms as made')
    .innerJoin('programs as program', 'program.id', 'made.programId')
    .select(['made.storyboardId', 'program.id', 'program.title as name'])
    .distinctOn('made.storyboardId')
    .where('made.storyboardId', 'in', [...storyboardIds])
    .where('program.deletedAt', 'is', null)
    .orderBy('made.storyboardId')
    .orderBy('made.programId', 'desc')
    .execute()
  return new Map(rows.map(({ storyboardId, id, name }) => [storyboardId, { id, name }]))
}

export async function shotSlots(shotIds: readonly string[], context: Context): Promise<ShotSlot[]> {
  const places = await slotsFor(shotIds, context)
  return [...places].flatMap(([shotId, { program, no, standing }]) =>
    standing === 'gone' ? [] : [{ shotId, program, no, standing }],
  )
}

// The scenes and shots of storyboards in the database.
import type { Insertable } from 'kysely'
import type {
  FieldRevs,
  OutlineScene,
  OutlineShot,
} from '../../../../generated/facts/features/storyboards'
import type { Context } from '../../../server/context'
import type { Database, Db } from '../../../server/database/tables'
import { measure, type Outline } from '../outline'
import type { Written } from './tables'

type SceneRow = Database['storyboardScenes']

/** Who has written which field of a row last. */
export type Writers = ReadonlyMap<string, Written>

export async function readOutline(
  db: Db,
  storyboardId: string,
): Promise<{ outline: Outline; writers: Writers }> {
  const scenes = await db
    .selectFrom('storyboardScenes')
    .selectAll()
    .where('storyboardId', '=', storyboardId)
    .execute()
  const shots = await db
    .selectFrom('storyboardShots')
    .selectAll()
    .where('storyboardId', '=', storyboardId)
    .execute()
  return {
    outline: {
      scenes: scenes.map(presentRow),
      shots: shots.map((row) => ({ ...presentRow(row), sceneId: row.sceneId })),
    },
    writers: new Map([...scenes, ...shots].map(({ id, fieldRevs }) => [id, fieldRevs])),
  }
}

interface Read {
  readonly id: string
  readonly place: string
  readonly content: OutlineScene['values']
  readonly fieldRevs: Written
  readonly removedAt: Date | null
}

const presentRow = ({ id, place, content, fieldRevs, removedAt }: Read): OutlineScene => ({
  id,
  place,
  values: content,
  revs: revsOf(fieldRevs),
  ...(removedAt !== null && { isRemoved: true }),
})

export const revsOf = (written: Written): FieldRevs =>
  Object.fromEntries(Object.entries(written).map(([field, { rev }]) => [field, rev]))

interface Place {
  readonly storyboardId: string
  readonly writers: Writers
}

/** Writes these rows of an outline, new ones or in the place of what they were. */
export async function writeRows(
  { scenes, shots }: Outline,
  { storyboardId, writers }: Place,
  { db, member, now }: Context,
): Promise<void> {
  const rowOf = (row: OutlineScene): Insertable<SceneRow> => ({
    customerId: member.customerId,
    storyboardId,
    id: row.id,
    place: row.place,
    content: JSON.stringify(row.values),
    fieldRevs: JSON.stringify(writers.get(row.id) ?? {}),
    removedAt: row.isRemoved ? now : null,
  })
  if (scenes.length > 0)
    await db
      .insertInto('storyboardScenes')
      .values(scenes.map(rowOf))
      .onConflict((on) =>
        on.columns(['storyboardId', 'id']).doUpdateSet(({ ref }) => ({
          place: ref('excluded.place'),
          content: ref('excluded.content'),
          fieldRevs: ref('excluded.fieldRevs'),
          removedAt: ref('excluded.removedAt'),
        })),
      )
      .execute()
  if (shots.length > 0)
    await db
      .insertInto('storyboardShots')
      .values(shots.map((shot: OutlineShot) => ({ ...rowOf(shot), sceneId: shot.sceneId })))
      .onConflict((on) =>
        on.columns(['storyboardId', 'id']).doUpdateSet(({ ref }) => ({
          sceneId: ref('excluded.sceneId'),
          place: ref('excluded.place'),
          content: ref('excluded.content'),
          fieldRevs: ref('excluded.fieldRevs'),
          removedAt: ref('excluded.removedAt'),
        })),
      )
      .execute()
}

/** Gives a storyboard that has no scenes these, and says how much there is of it. */
export async function beginWith(outline: Outline, storyboardId: string, context: Context) {
  await writeRows(outline, { storyboardId, writers: new Map() }, context)
  await context.db
    .updateTable('storyboards')
    .set(measure(outline))
    .where('id', '=', storyboardId)
    .execute()
}

/** The same under ids of its own; what was removed and who wrote what stays behind. */
export function copied(outline: Outline, newId: () => string): Outline {
  const scenes = outline.scenes.filter(({ isRemoved }) => !isRemoved)
  const ids = new Map(scenes.map(({ id }) => [id, newId()]))
  return {
    scenes: scenes.map((scene) => ({ ...scene, id: ids.get(scene.id)!, revs: {} })),
    shots: outline.shots
      .filter(({ sceneId, isRemoved }) => ids.has(sceneId) && !isRemoved)
      .map((shot) => ({ ...shot, id: newId(), sceneId: ids.get(shot.sceneId)!, revs: {} })),
  }
}

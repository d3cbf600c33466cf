import { sql } from 'kysely'
import type { ListStoryboardsRow } from '../../../../generated/facts/features/storyboards'
import { defineList, defineSharing, keyed, namesIn, referring } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { forbidden } from '../../../server/errors'
import { hasEditors } from '../../programs/server'
import { shotThreads } from '../../tasks/server'
import { actsWithStoryboard } from '../storyboard'
import { assembledOf } from './assembled'

export const collaborating = defineSharing('storyboardCollaborators', 'storyboardId')

function storyboardRows(db: Db, { member: { customerId, userId } }: Pick<Context, 'member'>) {
  const me = db.selectNoFrom(sql<string>`${userId}::text`.as('id')).as('me')
  return db
    .selectFrom('storyboards as board')
    .innerJoin('users as owner', 'owner.id', 'board.ownerUserId')
    .leftJoin('storyboards as original', 'original.id', 'board.copyOf')
    .innerJoin(me, (join) => join.onTrue())
    .where('board.customerId', '=', customerId)
}

const isMine = sql<boolean>`(board.owner_user_id = me.id or exists (
  select from storyboard_collaborators other
  where other.storyboard_id = board.id and other.user_id = me.id))`

export const storyboards = defineList('listStoryboards', {
  rows: (db: Db, context: Context) => storyboardRows(db, context),
  id: 'board.id',
  search: sql`board.search_key || ' ' || owner.name_key`,
  trash: 'board.deletedAt',
  fields: {
    title: keyed('board.titleKey', 'board.title'),
    state: 'board.state',
    isTemplate: 'board.isTemplate',
    isMine,
    owner: referring('board.ownerUserId', { sort: 'owner.nameKey', names: namesIn('users') }),
    dueOn: 'board.dueOn',
    createdAt: 'board.createdAt',
    updatedAt: 'board.updatedAt',
  },
  order: { field: 'updatedAt', desc: true },
  async load(db: Db, ids, context) {
    const rows = await storyboardRows(db, context)
      .selectAll('board')
      .select([
        'owner.name as ownerName',
        'owner.pictureUrl as ownerPictureUrl',
        'original.title as originalTitle',
        isMine.as('isMine'),
        hasEditors('board').as('hasEditors'),
        collaborating.sharersOf('board').as('collaborators'),
        sql<string | null>`to_char(board.due_on, 'YYYY-MM-DD')`.as('dueDay'),
      ])
      .where('board.id', 'in', [...ids])
      .execute()
    const progress = await progressOf(ids, context)
    const assembled = await assembledOf(ids, db)
    return rows.map((row) => ({
      ...row,
      ...(progress.get(row.id) ?? { required: 0, accepted: 0 }),
      program: assembled.get(row.id),
    }))
  },
  present: (row) => ({
    copyOf: row.copyOf === null ? undefined : { id: row.copyOf, name: row.originalTitle ?? '' },
    owner: {
      id: row.ownerUserId,
      name: row.ownerName,
      pictureUrl: row.ownerPictureUrl ?? undefined,
    },
    collaborators: [...row.collaborators],
    dueOn: row.dueDay ?? undefined,
    isComplete: row.required > 0 && row.accepted === row.required,
  }),
  may: (_, { state, isTemplate, deletedAt, hasEditors: has }) =>
    actsWithStoryboard({ state, isTemplate, isTrashed: deletedAt !== null, hasEditors: has }),
})

interface Progress {
  readonly required: number
  readonly accepted: number
}

/** Of the shots without which a film is not whole: how many there are, and have an accepted take. */
async function progressOf(
  ids: readonly string[],
  { db, member }: Pick<Context, 'db' | 'member'>,
): Promise<ReadonlyMap<string, Progress>> {
  const shots = await db
    .selectFrom('storyboardShots as shot')
    .innerJoin('storyboardScenes as scene', (join) =>
      join
        .onRef('scene.storyboardId', '=', 'shot.storyboardId')
        .onRef('scene.id', '=', 'shot.sceneId'),
    )
    .select(['shot.id', 'shot.storyboardId'])
    .where('shot.storyboardId', 'in', [...ids])
    .where('shot.removedAt', 'is', null)
    .where('scene.removedAt', 'is', null)
    .where(sql<boolean>`shot.content->>'isOptional' is distinct from 'true'`)
    .execute()
  const threads = await shotThreads(
    db,
    member.customerId,
    shots.map(({ id }) => id),
  )
  const progress = new Map<string, Progress>()
  for (const { id, storyboardId } of shots) {
    const { required, accepted } = progress.get(storyboardId) ?? { required: 0, accepted: 0 }
    const thread = threads.get(id)
    const isAccepted = thread?.state === 'accepted' && !thread.isWithdrawn
    progress.set(storyboardId, { required: required + 1, accepted: accepted + Number(isAccepted) })
  }
  return progress
}

const choiceRows = (db: Db, { member }: Pick<Context, 'member'>) =>
  db
    .selectFrom('storyboards as board')
    .where('board.customerId', '=', member.customerId)
    .where('board.deletedAt', 'is', null)

/** Those with a copy of which another one can begin. */
export const storyboardChoices = defineList('listStoryboardChoices', {
  rows: (db: Db, context: Context) => choiceRows(db, context),
  id: 'board.id',
  search: 'board.titleKey',
  fields: { name: keyed('board.titleKey', 'board.title') },
  load: (db: Db, ids, context) =>
    choiceRows(db, context)
      .select(['board.id', 'board.rev', 'board.title', 'board.isTemplate', 'board.shots'])
      .where('board.id', 'in', [...ids])
      .execute(),
  present: ({ title }) => ({ name: title }),
  may: () => [],
})

export const lockToEdit = (storyboardId: string, context: Context) =>
  lockTo('edit', storyboardId, context)

/** As it is once nobody else can change it. Nobody holds up that with which they may not do it. */
export async function lockTo(act: Act, storyboardId: string, context: Context) {
  await requireAct(act, storyboardId, context)
  const board = await context.db
    .selectFrom('storyboards')
    .select(['id', 'customerId', 'outlineRev'])
    .where('id', '=', storyboardId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await requireAct(act, storyboardId, context)
  return board
}

type Act = ListStoryboardsRow['may'][number]

async function requireAct(act: Act, storyboardId: string, context: Context) {
  const { may } = await storyboards.shown(storyboardId, context)
  if (!may.includes(act)) throw forbidden()
}

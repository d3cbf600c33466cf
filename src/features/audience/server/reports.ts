/** What may be known of a customer's people, as files. */
import { sql } from 'kysely'
import { screen as users } from '../../../../generated/facts/screens/users'
import { countedBytes } from '../../media/server'
import type { Db } from '../../../server/database/tables'
import { csvFile } from '../../../server/runs/csvFile'
import { defineRun } from '../../../server/runs/run'
import { loadUsers } from './users'

const atOnce = 500

export const peopleReport = defineRun({
  kind: 'audience.people',
  async run(order, work) {
    const { customerId } = order
    const { db } = work.database
    const ids = await listMemberIds(db, customerId ?? '')
    const rows = []
    for (let at = 0; at < ids.length; at += atOnce) {
      work.report((100 * at) / ids.length)
      const some = await loadUsers(db, customerId ?? '', ids.slice(at, at + atOnce))
      rows.push(
        ...some.map(({ email, title, department, location, state, joinedAt, ...user }) => ({
          name: user.invitedName ?? user.name,
          email,
          title,
          department,
          location,
          roles: user.roles,
          state,
          joinedAt,
          lastSignInAt: user.lastSignInAt,
        })),
      )
    }
    const heads = [
      'name',
      'email',
      'title',
      'department',
      'location',
      'roles',
      'state',
      'joinedAt',
      'lastSignInAt',
    ] as const
    return csvFile({ name: 'people', heads, rows, like: users }, order, work)
  },
})

export const storageReport = defineRun({
  kind: 'audience.storage',
  async run(order, work) {
    const { customerId } = order
    const { db } = work.database
    const bytes = sql`sum(${countedBytes(work.now())})`
    const rows = await db
      .selectFrom('footageClips as clip')
      .innerJoin('mediaAssets as asset', 'asset.id', 'clip.assetId')
      .leftJoin('mediaUploads as upload', 'upload.assetId', 'asset.id')
      .innerJoin('users', 'users.id', 'clip.ownerUserId')
      .select([
        'users.id',
        'users.name',
        sql<string>`count(*)`.as('clips'),
        sql<string>`${bytes}`.as('bytes'),
        sql<string>`${bytes} filter (where clip.deleted_at is not null)`.as('bytesInTrash'),
      ])
      .where('clip.customerId', '=', customerId ?? '')
      .groupBy(['users.id', 'users.name'])
      .orderBy(bytes, 'desc')
      .execute()
    const heads = ['name', 'clips', 'bytes', 'bytesInTrash'] as const
    return csvFile({ name: 'storage', heads, rows }, order, work)
  },
})

const listMemberIds = async (db: Db, customerId: string) => {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select('userId')
    .where('customerId', '=', customerId)
    .orderBy('users.nameKey')
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Inserts channels, who follows them, and what was sent. */
import { ulid } from 'ulid'
import type { Db, NewRowOf } from '../../src/server/database/tables'
import { aVersion } from './approvals'
import type { TestMember } from './people'
import { aProgram } from './work'

type Who = Pick<TestMember, 'userId' | 'customerId'>

const day = new Date('2026-02-01T00:00:00Z')

export interface GivenChannel extends Partial<NewRowOf<'channels'>> {
  owners?: readonly string[]
}

/** Made by this person; nobody owns it unless they are named. */
export async function aChannel(
  db: Db,
  { customerId, userId }: Who,
  { owners = [], ...given }: GivenChannel = {},
): Promise<string> {
  const id = ulid()
  const by = { createdBy: userId, createdAt: day, updatedAt: day }
  await db
    .insertInto('channels')
    .values({ id, customerId, name: `Channel ${id}`, ...by, ...given })
    .execute()
  const rows = owners.map((owner) => ({ customerId, channelId: id, userId: owner }))
  if (rows.length > 0) await db.insertInto('channelOwners').values(rows).execute()
  return id
}

export async function follow(
  db: Db,
  { customerId, userId }: Who,
  channelId: string,
  given: Partial<NewRowOf<'channelSubscriptions'>> = {},
): Promise<void> {
  const state = { state: 'active' as const, askedAt: day, joinedAt: day, fromAt: day, ...given }
  await db
    .insertInto('channelSubscriptions')
    .values({ customerId, channelId, userId, ...state })
    .onConflict((known) => known.columns(['userId', 'channelId']).doUpdateSet(state))
    .execute()
}

export async function deliver(
  db: Db,
  { customerId }: Pick<Who, 'customerId'>,
  programId: string,
  to: { channelId?: string; userId?: string },
  given: Partial<NewRowOf<'programDeliveries'>> = {},
): Promise<string> {
  const id = ulid()
  const { channelId = null, userId = null } = to
  const sent = { id, customerId, programId, channelId, userId, deliveredAt: day, createdAt: day }
  await db
    .insertInto('programDeliveries')
    .values({ ...sent, ...given })
    .execute()
  return id
}

/** With a version that is on air. */
export async function aProgramOnAir(
  db: Db,
  who: Who,
  title = 'A program',
  change: Parameters<typeof aProgram>[2] = {},
): Promise<string> {
  const programId = await aProgram(db, who, { title })
  const publishedVersionId = await aVersion(db, who, programId)
  await db
    .updateTable('programs')
    .set({ state: 'published', publishedVersionId, publishedAt: day, ...(change as object) })
    .where('id', '=', programId)
    .execute()
  return programId
}

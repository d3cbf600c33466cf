import { ulid } from 'ulid'
import type { Db } from '../../src/server/database/tables'
import type { TestMember } from './people'
import { aTimeline } from './timelines'

/** Inserts a film that could not be made. */
export async function insertRender(
  db: Db,
  { customerId, userId }: Pick<TestMember, 'customerId' | 'userId'>,
  programId: string,
): Promise<string> {
  const id = ulid()
  await db
    .insertInto('programRenders')
    .values({
      id,
      customerId,
      programId,
      timeline: JSON.stringify(aTimeline([])),
      timelineRev: 1,
      contentHash: '',
      state: 'failed',
      failCode: 'serverFault',
      askedBy: userId,
      askedAt: new Date('2026-01-01T00:00:00Z'),
    })
    .execute()
  return id
}

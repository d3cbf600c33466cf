import { ulid } from 'ulid'
import type { Db } from '../../src/server/database/tables'
import type { TestMember } from './people'

export interface GivenScript {
  title?: string
  body?: string
  isReady?: boolean
}

export async function insertScript(
  db: Db,
  { customerId, userId }: Pick<TestMember, 'customerId' | 'userId'>,
  { title = 'Script', ...given }: GivenScript = {},
): Promise<string> {
  const id = ulid()
  const at = new Date('2026-01-01T00:00:00Z')
  const who = { customerId, ownerUserId: userId, createdBy: userId }
  await db
    .insertInto('scripts')
    .values({ id, ...who, title, ...given, createdAt: at, updatedAt: at })
    .execute()
  return id
}

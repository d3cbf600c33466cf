/** What customers want to know of their people, written straight into the database. */
import { ulid } from 'ulid'
import type { Db, NewRowOf } from '../../src/server/database/tables'

export async function aProfileField(
  db: Db,
  given: Partial<NewRowOf<'profileFields'>> & { customerId: string },
): Promise<string> {
  const id = ulid()
  const usual = { id, name: `Field ${id}`, kind: 'text' as const, choices: '[]' }
  const createdAt = new Date('2026-01-01T00:00:00Z')
  await db
    .insertInto('profileFields')
    .values({ ...usual, createdAt, ...given })
    .execute()
  return id
}

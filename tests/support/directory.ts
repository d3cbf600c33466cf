/** What customers want to know of their people, written straight into the database. */
import { ulid } from 'ulid'
import type { Insertable } from 'kysely'
import type { ProfileFieldsTable } from '../../src/features/directory/server/tables'
import type { Db } from '../../src/server/database/tables'

export async function aProfileField(
  db: Db,
  given: Partial<Insertable<ProfileFieldsTable>> & { customerId: string },
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

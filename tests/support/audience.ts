/** Contacts and lists of them, written straight into the database. */
import { ulid } from 'ulid'
import type { SearchFilter } from '../../generated/facts/screen'
import type { Db, NewRowOf } from '../../src/server/database/tables'

const at = new Date('2026-01-01T00:00:00Z')

export async function aContact(
  db: Db,
  given: Partial<NewRowOf<'contacts'>> & { customerId: string; lists?: readonly string[] },
): Promise<string> {
  const { lists = [], ...columns } = given
  const id = ulid()
  await db
    .insertInto('contacts')
    .values({
      id,
      email: `${id.toLowerCase()}@test.example`,
      source: 'manual',
      createdAt: at,
      updatedAt: at,
      ...columns,
    })
    .execute()
  const { customerId } = given
  const members = lists.map((listId) => ({ customerId, contactId: id, listId }))
  if (members.length > 0) await db.insertInto('contactListMembers').values(members).execute()
  return id
}

/** A static one, unless there is a rule. */
export async function aContactList(
  db: Db,
  {
    customerId,
    name = `List ${ulid()}`,
    rule,
    state,
  }: {
    customerId: string
    name?: string
    rule?: readonly SearchFilter[]
    state?: 'archived'
  },
): Promise<string> {
  const id = ulid()
  await db
    .insertInto('contactLists')
    .values({
      id,
      customerId,
      name,
      kind: rule ? 'rule' : 'static',
      rule: rule ? JSON.stringify(rule) : null,
      createdAt: at,
      updatedAt: at,
      ...(state ? { state } : {}),
    })
    .execute()
  return id
}

/** All SQL that touches letters. */
import { sql } from 'kysely'
import type { Db, NewRowOf, RowChangeOf, RowOf } from '../database/tables'
import type { Letter } from './letter'

export type LetterRow = RowOf<'letters'>

export async function insertLetter(db: Db, letter: NewRowOf<'letters'>): Promise<void> {
  await db.insertInto('letters').values(letter).execute()
}

export const lockLetter = (db: Db, id: string): Promise<LetterRow | undefined> =>
  db.selectFrom('letters').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

const addressed = ({ to, subject }: Letter) => ({
  toName: to.name,
  toAddress: to.address,
  subject,
})

export const keepLetter = (db: Db, id: string, letter: Letter, now: Date) =>
  change(db, id, {
    ...addressed(letter),
    bodyText: letter.text,
    state: 'kept',
    settledAt: now,
  })

export const beginSending = (db: Db, id: string, letter: Letter) =>
  change(db, id, { ...addressed(letter), state: 'sending' })

export const settleLetter = (db: Db, id: string, now: Date, fault: string | null = null) =>
  change(db, id, { state: fault === null ? 'sent' : 'failed', fault, settledAt: now })

/** Whom it was for, of one that is offered to no mail server. */
export const addressLetter = (db: Db, id: string, letter: Letter) =>
  change(db, id, addressed(letter))

/** The latest letter of these kinds that left for an address until then, of each customer. */
export const latestLettersTo = (
  db: Db,
  address: string,
  { kinds, at }: { readonly kinds: readonly string[]; readonly at: Date },
) =>
  db
    .selectFrom('letters')
    .distinctOn('customerId')
    .selectAll()
    .where('kind', 'in', [...kinds])
    .where(sql`lower(to_address)`, '=', address)
    .where('settledAt', '<=', at)
    .orderBy('customerId')
    .orderBy('settledAt', 'desc')
    .execute()

/** To how many of these people a letter of this kind has left. */
export async function countLettersGone(
  db: Db,
  kind: string,
  { userIds, customerId }: { readonly userIds: readonly string[]; readonly customerId: string },
): Promise<number> {
  const { gone } = await db
    .selectFrom('letters')
    .select(({ fn }) => fn.count<string>('userId').distinct().as('gone'))
    .where('kind', '=', kind)
    .where('customerId', '=', customerId)
    .where('userId', 'in', [...userIds])
    .where('state', 'in', ['sending', 'sent', 'kept'])
    .executeTakeFirstOrThrow()
  return Number(gone)
}

export const queueAgain = (db: Db, { id, tries }: Pick<LetterRow, 'id' | 'tries'>, fault: string) =>
  change(db, id, { state: 'queued', fault, tries })

export async function deleteLetter(db: Db, id: string): Promise<void> {
  await db.deleteFrom('letters').where('id', '=', id).execute()
}

/** Returns how many were deleted. */
export async function deleteLettersBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('letters')
    .where('settledAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** The letters that stand here because no mail server is configured, the newest first. */
export const listKeptLetters = (db: Db, limit: number) =>
  db
    .selectFrom('letters')
    .selectAll()
    .where('state', '=', 'kept')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

async function change(db: Db, id: string, set: RowChangeOf<'letters'>): Promise<void> {
  await db.updateTable('letters').set(set).where('id', '=', id).execute()
}

/** The letters of a customer that failed or may not have arrived, the oldest first. */
export const listUnsentLetters = (
  db: Db,
  customerId: string,
  { withKept }: { readonly withKept: boolean },
) =>
  db
    .selectFrom('letters')
    .select(['id', 'toName', 'toAddress'])
    .where('customerId', '=', customerId)
    .where('state', 'in', withKept ? ['failed', 'kept'] : ['failed'])
    .orderBy('id')
    .execute()

/** As if it had never been offered to a mail server. */
export const unsent = {
  state: 'queued',
  tries: 0,
  fault: null,
  bodyText: null,
  settledAt: null,
} as const

export const requeueLetter = (db: Db, id: string) => change(db, id, unsent)

// Which letters somebody wants in a customer: all of them until they say otherwise.
import { sql } from 'kysely'
import type { LetterKind } from '../../../../generated/facts/notices'
import type { Db } from '../../../server/database/tables'
import { letterKinds } from '../letterKinds'

export interface Person {
  readonly userId: string
  readonly customerId: string
}

/** Whoever wants none of those that there are wants none of those to come. */
const all = 'all'

/** Within a statement that names a person and a kind. */
export const isOptedOut = (person: string, customer: string, kind: string) =>
  sql<boolean>`exists (select from letter_opt_outs out where out.user_id = ${sql.ref(person)}
    and out.customer_id = ${sql.ref(customer)} and out.kind in (${all}, ${sql.ref(kind)}))`

export async function chosenLetters(db: Db, person: Person): Promise<LetterKind[]> {
  const out = await outsOf(db, person).select('kind').execute()
  const unwanted = new Set(out.map(({ kind }) => kind))
  return unwanted.has(all) ? [] : letterKinds.filter((kind) => !unwanted.has(kind))
}

export async function isLetterWanted(db: Db, kind: LetterKind, person: Person): Promise<boolean> {
  return (await chosenLetters(db, person)).includes(kind)
}

/** Kinds that are not known are passed over: a page may be older or newer. */
export async function chooseLetters(
  db: Db,
  { userId, customerId }: Person,
  wanted: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('letterOptOuts')
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .execute()
  const unwanted = letterKinds.filter((kind) => !wanted.includes(kind))
  const kinds = unwanted.length === letterKinds.length ? [all] : unwanted
  if (kinds.length === 0) return
  await db
    .insertInto('letterOptOuts')
    .values(kinds.map((kind) => ({ userId, customerId, kind })))
    .onConflict((known) => known.doNothing())
    .execute()
}

/** All of them again, or none. */
export const chooseEveryLetter = (db: Db, person: Person, isWanted: boolean) =>
  chooseLetters(db, person, isWanted ? letterKinds : [])

const outsOf = (db: Db, { userId, customerId }: Person) =>
  db.selectFrom('letterOptOuts').where('userId', '=', userId).where('customerId', '=', customerId)

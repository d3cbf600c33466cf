// A letter did not arrive, or came back later: whoever defined it learns of it. Told again it changes nothing.
import type { LetterSetting } from './letter'
import { latestLettersTo, lockLetter, settleLetter, type LetterRow } from './queries'

export async function noteCameBack(
  { id, kind, params }: Pick<LetterRow, 'id' | 'kind' | 'params'>,
  { address, fault }: { readonly address: string; readonly fault: string },
  setting: LetterSetting,
): Promise<void> {
  await settleLetter(setting.db, id, setting.now, fault)
  const definition = setting.services.mail.letters.find((each) => each.kind === kind)
  await definition?.cameBack?.({ params, address }, setting)
}

/** What a mail service names a letter by. */
export interface Returned {
  /** Of the row of the letter. */
  readonly id?: string | undefined
  /** In lower case: the latest letter to it is meant, of each customer. */
  readonly address?: string | undefined
  readonly at: Date
}

/** Whether it is about a letter that left. */
export async function noteReturned(returned: Returned, setting: LetterSetting): Promise<boolean> {
  const rows = await findLetters(returned, setting)
  for (const row of rows) {
    const { toAddress: address } = row
    if (address !== null) await noteCameBack(row, { address, fault: 'returned' }, setting)
  }
  return rows.length > 0
}

async function findLetters({ id, address, at }: Returned, { db, services }: LetterSetting) {
  if (id !== undefined) {
    const row = await lockLetter(db, id)
    return row ? [row] : []
  }
  const kinds = services.mail.letters.flatMap(({ kind, cameBack }) => (cameBack ? kind : []))
  return address === undefined || kinds.length === 0
    ? []
    : latestLettersTo(db, address, { kinds, at })
}

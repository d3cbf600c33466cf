// Whether contacts are written to is known here and where letters are sent, which main hands over.
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import type { ContactState } from '../contact'

interface Written {
  readonly id: string
  readonly email: string
}

export interface LetterStops {
  /** Somebody said that a contact gets no more letters. */
  stopped(contact: Written, context: Context): Promise<void>
  /** Somebody said that it gets them again; refused for whoever complained. */
  wanted(contact: Written, context: Context): Promise<void>
}

declare module '../../../server/services' {
  interface Services {
    readonly letterStops: LetterStops
  }
}

/** What letters found out. It is no change of theirs, so nobody's form is behind. */
export async function markReach(
  db: Db,
  contactIds: readonly string[],
  state: ContactState,
): Promise<void> {
  if (contactIds.length === 0) return
  await db
    .updateTable('contacts')
    .set({ state })
    .where('id', 'in', [...contactIds])
    .where('state', '!=', state)
    .execute()
}

/** The interface by which a link to record becomes a guest. A feature implements it; the server only calls it. */
import type { Guest } from './context'
import type { Db } from './database/tables'

export const guestHeader = 'guest-token'

interface Asked {
  readonly ip: string
  readonly now: Date
}

export interface Guests {
  /** Throws where the link is none, is over, or asks too often. */
  admit(db: Db, token: string | undefined, asked: Asked): Promise<Guest>
}

import type { LetterKey } from '../../../generated/facts/letters'
import type { Db } from '../database/tables'
import type { Dns } from './dns'
import type { Letter, LetterDefinition, LetterToDraw } from './letter'
import type { LetterIds } from './letterIds'
import type { Mailing, UnsubscribeLinks } from './mailing'
import type { MailTransport } from './transport'

export interface MailServices {
  /** Undefined: no mail server is configured, so letters are kept. */
  readonly transport: MailTransport | undefined
  /**
   * A demo without a mail server shows its letters to whoever stands at the sign-in page. Anywhere
   * else staff alone open them, and of those alone that say `isForStaff`.
   */
  readonly showsLetters: boolean
  /** What links in letters begin with; empty if only this machine opens them. */
  readonly publicOrigin: string
  readonly productName: string
  readonly letters: readonly LetterDefinition[]
  readonly mailings: readonly Mailing[]
  readonly unsubscribeLinks: UnsubscribeLinks
  readonly letterIds: LetterIds
  readonly dns: Dns
  /** What a domain publishes to prove that an entry of the whitelist is about it. */
  proofOf(entryId: string): string
  /** Draws a letter as its layout says: the customer's, that of all customers, or the product's own. */
  draw<Key extends LetterKey>(key: Key, letter: LetterToDraw<Key>, db: Db): Promise<Letter>
  /** The texts of one language, by key. */
  words(language: string): Promise<Readonly<Record<string, string>>>
}

declare module '../services' {
  interface Services {
    readonly mail: MailServices
  }
}

/** Whether a letter written now is read by the person it is for. */
export const reachesPeople = ({ transport, showsLetters }: MailServices) =>
  transport !== undefined || showsLetters

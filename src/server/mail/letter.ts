/** What a feature declares about a kind of letter, and what one looks like. */
import type { LetterKey, ValuesOf } from '../../../generated/facts/letters'
import type { Db } from '../database/tables'
import type { Services } from '../services'

export interface Letter {
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Whom answers go to. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  /** Whom it comes from, if not from the product. */
  readonly from?: { readonly name: string; readonly address: string }
  /** What a report that it came back names it by: letters, digits, `-` and `_`. */
  readonly id?: string
  /** Stops letters of this sort, by one press. */
  readonly unsubscribeUrl?: string
}

/** A letter that is to be written. */
export interface LetterOrder {
  readonly customerId: string | null
  readonly userId: string | null
  readonly locale: string
  readonly params: Readonly<Record<string, string>>
  /** How often it was offered to the mail server in vain. */
  readonly tries: number
}

export interface LetterSetting {
  readonly db: Db
  readonly now: Date
  readonly services: Services
}

export interface ReturnedLetter extends Pick<LetterOrder, 'params'> {
  readonly address: string
}

export interface LetterDefinition {
  /** Feature and name, such as `session.invitation`. */
  readonly kind: string
  /** Without a mail server staff may hand it over, with the code in it. */
  readonly isForStaff?: boolean
  /**
   * Words the letter as it leaves, so that a one-time link in it is stored nowhere before; undefined
   * if there is nothing to write any more.
   */
  write(order: LetterOrder, setting: LetterSetting): Promise<Letter | undefined>
  /** It did not arrive at this address, or came back from it later. */
  cameBack?(letter: ReturnedLetter, setting: LetterSetting): Promise<void>
}

export const defineLetter = (definition: LetterDefinition): LetterDefinition => definition

/** What a letter is drawn of. */
export interface LetterToDraw<Key extends LetterKey> {
  readonly to: Letter['to']
  /** Whose letter it is; null: the product's. */
  readonly customerId: string | null
  /** A language, or what an Accept-Language header says. */
  readonly locale: string
  readonly values: Omit<ValuesOf<Key>, 'product'>
}

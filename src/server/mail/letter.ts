/** What a feature declares about a kind of letter, and what one looks like. */
import type { Db } from '../database/tables'
import type { Services } from '../services'

export interface Letter {
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
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
}

export const defineLetter = (definition: LetterDefinition): LetterDefinition => definition

/** The parts of a letter, one under the other; a link is a line of its own. */
export type LetterPart = string | { readonly action: string; readonly url: string }

export function drawLetter(
  to: Letter['to'],
  subject: string,
  parts: readonly LetterPart[],
): Letter {
  return {
    to,
    subject,
    text: `${parts.map((part) => (typeof part === 'string' ? part : part.url)).join('\n\n')}\n`,
    html: parts.map((part) => `<p>${htmlOf(part)}</p>\n`).join(''),
  }
}

const htmlOf = (part: LetterPart) =>
  typeof part === 'string'
    ? escaped(part)
    : `<a href="${escaped(part.url)}">${escaped(part.action)}</a>`

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

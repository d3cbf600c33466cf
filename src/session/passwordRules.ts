/**
 * The rules for a new password that client and server can both check (security-reliability.md D13):
 * long enough, and not made of the names around it. There are no composition rules. Whether the
 * password is a common one is checked by the server alone.
 */
import { passwordMaxLength, passwordMinLength } from '../../generated/facts/constants'

export type PasswordFault = 'passwordTooShort' | 'passwordTooLong' | 'passwordTooPersonal'

/** `around`: the user name, the mail address, the person's name and the product's. */
export function passwordFaultOf(
  password: string,
  around: readonly string[],
): PasswordFault | undefined {
  const length = lengthOf(password)
  if (length < passwordMinLength) return 'passwordTooShort'
  if (length > passwordMaxLength) return 'passwordTooLong'
  return isMadeOf(password, around.flatMap(partsOf)) ? 'passwordTooPersonal' : undefined
}

/** Length in characters (code points), not in UTF-16 units. */
const lengthOf = (password: string) => [...password.normalize('NFKC')].length

const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const lettersOf = (text: string) => plain(text).replace(/[^\p{L}]/gu, '')

/** An e-mail address also counts by its local part (before the @). */
const partsOf = (word: string) => [word, ...word.split('@', 1)]

/** Whether nothing is left once those words, digits and punctuation are removed. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  if (words.some((word) => plain(word) === plain(password))) return true
  const letters = lettersOf(password)
  if (letters === '') return false
  const known = words.map(lettersOf).filter((word) => word !== '')
  const left = known
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), letters)
  return left === ''
}

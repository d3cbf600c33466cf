/**
 * What a new password must be, as far as both sides can tell (security-reliability.md D13): long enough, and more
 * than the names around it. No rules of composition. Whether many people use it, only the server looks up.
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

/** In characters, not in the units a computer keeps them in. */
const lengthOf = (password: string) => [...password.normalize('NFKC')].length

const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const lettersOf = (text: string) => plain(text).replace(/[^\p{L}]/gu, '')

/** An address is known by what stands before the @, too. */
const partsOf = (word: string) => [word, ...word.split('@', 1)]

/** Whether nothing of its own is left without those words; digits and signs around them are nobody's own. */
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

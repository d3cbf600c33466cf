/**
 * What letters are named by where they come back. It stands in answers to them too, so it is no token and opens
 * nothing; whoever invents one names no letter.
 */
import { createHmac } from 'node:crypto'
import { isSameText } from '../isSameText'

export interface LetterIds {
  /** Of the row of a letter. */
  of(id: string): string
  /** Of a `Message-ID` or what stands in it before the `@`; undefined: no letter has it. */
  read(named: string): string | undefined
}

const idLetters = 26
/** 128 bits. */
const macLetters = 22

export function createLetterIds(key: Buffer): LetterIds {
  const macOf = (id: string) =>
    createHmac('sha256', key).update(`returned ${id}`).digest('base64url').slice(0, macLetters)
  return {
    of: (id) => id + macOf(id),
    read(named) {
      const signed = named.trim().replace(/^<|@.*$/gs, '')
      const id = signed.slice(0, idLetters)
      return isSameText(signed.slice(idLetters), macOf(id)) ? id : undefined
    },
  }
}

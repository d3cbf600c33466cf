/**
 * Letters of one sort, which their reader stops by one press, signed in or not; or something else that
 * one press in a letter ends.
 */
import { createHmac } from 'node:crypto'
import type { TextKey } from '../../../generated/facts/text'
import type { Db } from '../database/tables'
import { isSameText } from '../isSameText'

/** Whose letters, and of what: a customer, a channel. */
export interface Reader {
  /** A person, or one letter to somebody without an account. */
  readonly readerId: string
  readonly placeId: string
}

export interface Mailing {
  /** Stands in addresses. */
  readonly id: string
  /** Undefined once there is nothing to stop. */
  find(reader: Reader, db: Db): Promise<FoundMailing | undefined>
  want(reader: Reader, isWanted: boolean, wanting: Wanting): Promise<void>
}

export interface Wanting {
  readonly db: Db
  readonly now: Date
  newId(): string
}

export interface FoundMailing {
  readonly locale: string | null
  /** Says which letters they get, or get no more. */
  readonly text: TextKey
  readonly names: Readonly<Record<string, string>>
  readonly isWanted: boolean
  /** What its page is called and its button says, where it is not about letters; it cannot be taken back. */
  readonly own?: { readonly title: TextKey; readonly press: TextKey }
}

export const defineMailing = (mailing: Mailing): Mailing => mailing

export const unsubscribePath = '/u'

const macLetters = 22

export interface UnsubscribeLinks {
  /** From the first slash on. It is no session, and does not end with one. */
  pathOf(mailing: Pick<Mailing, 'id'>, reader: Reader): string
  /** Undefined: nobody was given it. */
  read(token: string): (Reader & { readonly mailingId: string }) | undefined
}

/** Links that are stored nowhere: they name whose letters they stop, and are signed. */
export function createUnsubscribeLinks(secret: Buffer): UnsubscribeLinks {
  const macOf = (told: string) =>
    createHmac('sha256', secret).update(told).digest('base64url').slice(0, macLetters)
  return {
    pathOf({ id }, { readerId, placeId }) {
      const told = Buffer.from(JSON.stringify([id, readerId, placeId])).toString('base64url')
      return `${unsubscribePath}/${macOf(told)}${told}`
    },
    read(token) {
      const [mac, told] = [token.slice(0, macLetters), token.slice(macLetters)]
      if (!isSameText(mac, macOf(told))) return undefined
      const [mailingId, readerId, placeId] = JSON.parse(
        Buffer.from(told, 'base64url').toString(),
      ) as [string, string, string]
      return { mailingId, readerId, placeId }
    },
  }
}

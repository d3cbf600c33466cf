// What letters to many need from the process: who words them, their keys, and how fast they go.
import { createHash, createHmac } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../../../server/context'
import type { Letter, LetterSetting } from '../../../../server/mail/letter'
import { isSameText } from '../../../../server/isSameText'
import type { Secrets } from '../../../../server/secrets'

/** To whom a letter goes. */
export interface MassReader {
  readonly messageId: string
  readonly customerId: string
  readonly contactId: string
  readonly address: string
  readonly name: string
  readonly firstName: string | null
  readonly locale: string | null
}

export type WriteTo = (reader: MassReader) => Promise<Letter>

export type Stopping = LetterSetting & Pick<Context, 'newId' | 'afterCommit'>

/** An area that writes to many. */
export interface MassLetters {
  readonly kind: string
  /** Read once for many; undefined once there is nothing to send any more. */
  open(letterId: string, setting: LetterSetting): Promise<WriteTo | undefined>
  /** More came back than may; the lane has stopped it. */
  stopped(letterId: string, setting: Stopping): Promise<void>
  /** Some of it left, or something became of it. */
  changed(letterId: string, setting: LetterSetting): Promise<void>
}

export interface MailLane {
  readonly kinds: readonly MassLetters[]
  readonly perMinute: number
  /** Also of letters that come back later. */
  readonly hearsBounces: boolean
  /** An address as it is known to a customer after it was forgotten; different for each of them. */
  keyOf(customerId: string, address: string): string
  /** The same in SQL, of whole tables. */
  keyIn(customerId: string, address: RawBuilder<unknown>): RawBuilder<string>
  /** What links in one letter to one address bear: stored nowhere, and the same at each try. */
  tokenOf(messageId: string): string
  /** Undefined: nobody was given it. */
  readToken(token: string): string | undefined
}

declare module '../../../../server/services' {
  interface Services {
    readonly mailLane: MailLane
  }
}

const idLetters = 26
/** 128 bits. */
const macLetters = 22

export interface LaneOptions {
  readonly secrets: Secrets
  readonly kinds: readonly MassLetters[]
  readonly perMinute: number
  readonly hearsBounces: boolean
}

export function createMailLane({ secrets, ...rest }: LaneOptions): MailLane {
  const salt = secrets('mail-addresses').toString('base64')
  const tokens = secrets('mail-tokens')
  const saltOf = (customerId: string) => `${salt} ${customerId} `
  const macOf = (told: string) =>
    createHmac('sha256', tokens).update(told).digest('base64url').slice(0, macLetters)
  return {
    ...rest,
    keyOf: (customerId, address) =>
      createHash('sha256')
        .update(saltOf(customerId) + address)
        .digest('base64'),
    keyIn: (customerId, address) =>
      sql<string>`encode(sha256(convert_to(${saltOf(customerId)}::text || ${address}, 'UTF8')), 'base64')`,
    tokenOf: (messageId) => messageId + macOf(messageId),
    readToken(token) {
      const id = token.slice(0, idLetters)
      return isSameText(token.slice(idLetters), macOf(id)) ? id : undefined
    },
  }
}

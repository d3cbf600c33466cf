import { createHmac } from 'node:crypto'
import { isSameText } from '../../../server/isSameText'

/** What a visitor holds of one page. */
export interface Pass {
  readonly pageId: string
  /** Of the page as it was then. */
  readonly grantNo: number
  readonly visitId: string
  readonly hasPassword: boolean
  /** Proved by a code, or by a link of their own. */
  readonly email?: string | undefined
  /** Whose link of their own they came by. */
  readonly recipientId?: string | undefined
}

export interface Passes {
  write(pass: Pass, now: Date): string
  /** Undefined: nobody was given this, or it is over. */
  read(text: string | undefined, now: Date): Pass | undefined
}

export const passLifeMs = 12 * 3_600_000

export function createPasses(secret: Uint8Array): Passes {
  const sign = (body: string) => createHmac('sha256', secret).update(body).digest('base64url')
  return {
    write(pass, now) {
      const content = { ...pass, until: now.getTime() + passLifeMs }
      const body = Buffer.from(JSON.stringify(content)).toString('base64url')
      return `${body}.${sign(body)}`
    },
    read(text = '', now) {
      const [body = '', signature = ''] = text.split('.', 2)
      if (!isSameText(signature, sign(body))) return undefined
      const { until, ...pass } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Pass & {
        until: number
      }
      return now.getTime() < until ? pass : undefined
    },
  }
}

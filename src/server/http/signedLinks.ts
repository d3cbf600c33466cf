import { createHmac } from 'node:crypto'
import { isSameText } from '../isSameText'

/** Links that browsers open without a token: signed by a call that judged who asks, and soon over. */
export interface SignedLinks {
  /** Opens exactly this path and query for ten minutes. */
  to(address: string, now: Date): string
  /** `url`: path and query of a request. */
  opens(url: string, now: Date): boolean
}

const lifeMs = 10 * 60_000

export function createSignedLinks(key: Uint8Array): SignedLinks {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    to(address, now) {
      const begun = address.includes('?') ? '&' : '?'
      const signed = `${address}${begun}until=${now.getTime() + lifeMs}`
      return `${signed}&signature=${sign(signed)}`
    },
    opens(url, now) {
      const [, signed = '', until, signature = ''] =
        /^(.*[?&]until=(\d+))&signature=([\w-]+)$/.exec(url) ?? []
      return isSameText(signature, sign(signed)) && now.getTime() < Number(until)
    },
  }
}

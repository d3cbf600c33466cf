/** The server as the model's browser sees it. */
import type { Outgoing, Reply } from '../../../src/calls/send'

export interface Asked {
  readonly outgoing: Outgoing
  readonly now: number
  /** The last segment of the address. */
  readonly name: string
  readonly fields: URLSearchParams
  readonly customerId: string
  readonly bearer: string | undefined
  /** A request made without a session when a page opens. */
  readonly isPublic: boolean
  /** The cookie that binds a session to its browser, as it was when the request left. */
  readonly cookie: string | null
}

export interface Answer {
  readonly reply: Reply
  /** The new value of the cookie; null removes it. */
  readonly cookie?: string | null
}

export interface Server {
  answer(asked: Asked): Promise<Answer>
  /** What the server takes for token theft. An honest history causes none. */
  alarms(): Promise<readonly string[]>
}

export function askedOf(outgoing: Outgoing, cookie: string | null, now: number): Asked {
  const name = outgoing.url.split('/').at(-1) ?? ''
  const isForm = name === 'token' || name === 'revoke'
  const body = outgoing.body ?? ''
  const reported = isForm ? null : (JSON.parse(body) as { clientRequest: { customerId?: string } })
  return {
    outgoing,
    now,
    name,
    fields: new URLSearchParams(isForm ? body : ''),
    customerId: reported?.clientRequest.customerId ?? '',
    bearer: outgoing.headers['Authorization']?.replace('Bearer ', ''),
    isPublic: name === 'getSignInOptions',
    cookie,
  }
}

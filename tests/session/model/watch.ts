/**
 * Checks what must hold at every moment of every history, and collects the facts for the
 * expectation.
 */
import type { LoginResponse } from '../../../generated/facts/features/session'
import type { Reply } from '../../../src/calls/send'
import { after, isOver, nobody, type Expected, type Fact } from './expected'
import { isRenewal, type Exchange, type Witness } from './network'
import type { Page } from './page'
import type { Asked } from './server'
import type { World } from './world'

interface KnownToken {
  readonly session: number
  readonly customerId: string
  readonly issuedAt: number
  readonly expiresAt: number
}

export interface Watch extends Witness {
  readonly expected: Expected
  /** The first violation found. */
  divergence: string | null
  /** The requests sent and committed, for the report of a counterexample. */
  readonly log: string[]
  /** The number of the sign-in a stored token came from. */
  sessionOf(token: string | undefined): number | undefined
  tell(fact: Fact): void
  stored(writer: Page, key: string): void
  /** Only where nobody is signed in, and only one sign-in at a time. */
  maySignIn(): boolean
  /** All that left, in order. */
  readonly sent: Asked[]
  /** What the server answered, in order: the name of the call and the status. */
  readonly replies: string[]
  /** How many calls the server has answered successfully since, by page. */
  answered: Map<object, number>
}

/** Less than the ten seconds in which a starting page accepts a pair another tab has renewed. */
const justNowMs = 5000

const nameOf = ({ page }: Exchange) => (page as Page).id

export function createWatch(world: World, isWritten: boolean): Watch {
  const access = new Map<string, KnownToken>()
  const sessions = new Map<string, number>()
  /** An epoch is one session in one customer. */
  const epochs = new Map<number, string>()
  let signIns = 0

  /** The token each page has last sent. */
  const carried = new WeakMap<object, string>()
  const diverge = (what: string) => {
    watch.divergence ??= what
  }
  const note = (line: () => string) => {
    if (isWritten) watch.log.push(`${(world.timeline.now / 1000).toFixed(1)} ${line()}`)
  }

  function learn(pair: LoginResponse, session: number): void {
    const { customerId } = pair.additionalDetails.CustomerDetails
    const issuedAt = world.timeline.now
    const expiresAt = issuedAt + pair.expires_in * 1000
    access.set(pair.access_token, { session, customerId, issuedAt, expiresAt })
    sessions.set(pair.refresh_token, session)
  }

  const watch: Watch = {
    expected: nobody,
    divergence: null,
    log: [],
    sent: [],
    replies: [],
    answered: new Map(),
    sessionOf: (token) => sessions.get(token ?? '') ?? access.get(token ?? '')?.session,
    tell(fact) {
      Object.assign(watch, { expected: after(watch.expected, fact) })
      note(() => JSON.stringify(fact))
    },
    maySignIn() {
      const hands = Array.from(world.network.underWay, ({ asked }) => asked)
      const isBusy = hands.some(({ name, fields }) => name === 'revoke' || fields.has('password'))
      return !isBusy && world.stored() === null
    },
    stored(writer, key) {
      if (key !== world.keys.sessionKey) return
      const { signedIn } = watch.expected
      const stored = world.stored()
      note(
        () =>
          `${writer.id} stores gen ${stored?.gen} of epoch ${stored?.ep} in ${stored?.customerId}`,
      )
      if (watch.sessionOf(stored?.rt || stored?.at) !== signedIn?.session) {
        diverge(`${writer.id} brings a session back that has ended`)
      }
      if (!epochs.has(stored?.ep ?? 0)) watch.tell({ fact: 'began', at: world.timeline.now })
      const one = `session ${signedIn?.session} in ${stored?.customerId}`
      const lives = epochs.get(stored?.ep ?? 0) ?? one
      epochs.set(stored?.ep ?? 0, lives)
      if (lives !== one) diverge(`epoch ${stored?.ep} is ${lives} and ${one}`)
    },
    left(exchange) {
      const { asked } = exchange
      watch.sent.push(asked)
      note(() => `${nameOf(exchange)} asks ${asked.name} ${asked.fields.get('grant_type') ?? ''}`)
      if (asked.name === 'revoke' || asked.isPublic || asked.fields.has('password')) return
      if (isRenewal(exchange)) {
        const others = Array.from(world.network.underWay).filter(
          (each) => each !== exchange && isRenewal(each),
        )
        if (others.length > 0)
          diverge(`${nameOf(exchange)} refreshes while ${nameOf(others[0]!)} does`)
      }
      if (asked.name === 'token') judgeRefresh(exchange)
      else judgeCall(exchange)
    },
    committed(exchange, reply) {
      const { asked } = exchange
      const body = bodyOf(reply)
      watch.replies.push(`${asked.name} ${reply.kind === 'http' ? reply.status : reply.why}`)
      note(
        () =>
          `${nameOf(exchange)} ${asked.name} is answered ${reply.kind === 'http' ? reply.status : ''}`,
      )
      if (!body) return
      if (asked.fields.has('password')) {
        learn(body as LoginResponse, ++signIns)
        return
      }
      if (asked.name === 'token') {
        learn(body as LoginResponse, watch.sessionOf(asked.fields.get('refresh_token') ?? '') ?? 0)
        return
      }
      const session = access.get(asked.bearer ?? '')?.session
      if (session === undefined || asked.name !== 'switchCustomer') return
      learn(body as LoginResponse, session)
      const customerId = asked.customerId
      watch.tell({ fact: 'moved', session, customerId })
    },
    delivered(exchange, reply) {
      const body = bodyOf(reply)
      if (!body || exchange.asked.isPublic || exchange.asked.name === 'revoke') return
      if (exchange.asked.fields.has('password')) {
        const session = watch.sessionOf((body as LoginResponse).refresh_token) ?? 0
        watch.tell({ fact: 'signedIn', session, at: world.timeline.now })
      }
      const { answered } = watch
      answered.set(exchange.page, (answered.get(exchange.page) ?? 0) + 1)
    },
  }

  /** A call must carry a token of the stored session, and be for the customer its page shows. */
  function judgeCall(exchange: Exchange): void {
    const { asked } = exchange
    carried.set(exchange.page, asked.bearer ?? '')
    const token = access.get(asked.bearer ?? '')
    const stored = world.stored()
    const page = exchange.page as Page
    if (!token || !stored || token.session !== watch.sessionOf(stored.rt || stored.at)) {
      return diverge(`${page.id} asks ${asked.name} with a token of a session that has ended`)
    }
    const isLive = asked.now < token.expiresAt
    if (!isLive && asked.bearer !== stored.at) {
      return diverge(
        `${page.id} asks ${asked.name} with a token that is neither live nor the newest`,
      )
    }
    if (token.customerId !== page.session()?.customerId) {
      diverge(`${page.id} shows ${page.session()?.customerId} and asks for ${token.customerId}`)
    }
  }

  /** A refresh must carry the stored token, and not renew a pair another tab has just renewed. */
  function judgeRefresh({ asked, page }: Exchange): void {
    const stored = world.stored()
    const { id, openedAt } = page as Page
    if (isOver(watch.expected, openedAt))
      return diverge(`${id} starts with a refresh when it is over`)
    if (asked.fields.get('refresh_token') !== stored?.rt) {
      return diverge(`${id} refreshes with a token that is not the newest`)
    }
    const token = access.get(stored?.at ?? '')
    const isHere = token?.customerId === watch.expected.signedIn?.customerId
    const isNew = token && isHere && asked.now - token.issuedAt < justNowMs
    if (isNew && carried.get(page) !== stored?.at) {
      diverge(`${id} renews a pair that was renewed just now`)
    }
  }
  return watch
}

function bodyOf(reply: Reply): unknown {
  if (reply.kind !== 'http' || reply.status !== 200) return null
  const body = reply.body as { status?: string; clientResponse?: unknown }
  if (body.status === undefined) return body
  return body.status === 'Ok' ? body.clientResponse : null
}

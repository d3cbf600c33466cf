import type { Action, Message } from '../../generated/facts/errors'
import type { Words } from '../browser/text/words'
import { lookUp, type Circumstances } from './errorTable'
import type { CallFailure, Reaction } from './failures'
import { refusalText } from './refusalText'
import type { Reply } from './send'
import { readReply, type Signs } from './signs'

/**
 * Decides what a reply means (spec §8, session.md B3). Pure: whoever made the call reports the
 * failure, and the session carries out its reactions.
 */
export interface ClassifyContext extends Circumstances {
  /** The epoch has changed while the call was under way. */
  isSuperseded: boolean
}

export type Verdict<T> = { kind: 'ok'; response: T } | { kind: 'failed'; failure: CallFailure }

export function classify(reply: Reply, context: ClassifyContext): Verdict<unknown> {
  const call = context.call.id
  const isAborted = reply.kind === 'none' && reply.why === 'aborted'
  if (context.isSuperseded || isAborted) {
    return { kind: 'failed', failure: { call, kind: 'superseded', reactions: [] } }
  }
  const read = readReply(reply, context.call)
  if ('response' in read) return { kind: 'ok', response: read.response }
  const reactions = lookUp(read, context).flatMap((action) => react(action, read))
  return { kind: 'failed', failure: { call, ...kindOf(read), reactions } }
}

function react(action: Action, signs: Signs): Reaction[] {
  switch (action.do) {
    case 'leave':
      return []
    case 'retry':
      return [{ do: 'retry', text: worded(action.text, signs), afterMs: signs.retryAfterMs }]
    case 'toast':
      return [{ do: 'toast', text: worded(action.text, signs) }]
    case 'switchProfile': {
      const customerId = customerNamedIn(signs.message ?? '', action)
      if (customerId === null) return [{ do: 'log', text: action.orElse }]
      return [{ do: 'switchProfile', customerId }]
    }
    default:
      return [action]
  }
}

function worded(text: Message, signs: Signs): Words {
  return text === '$errorMessage' ? refusalText(signs) : { key: text }
}

function kindOf(signs: Signs) {
  const { outcome, status, code, message, faults, retryAfterMs } = signs
  if (outcome === 'malformed') return { kind: 'malformed' } as const
  if (status === null || [429, 502, 503, 504].includes(status)) {
    return { kind: 'unreachable', retryAfterMs, code } as const
  }
  return {
    kind: 'refused',
    status,
    code,
    message,
    text: refusalText(signs),
    faults,
  } as const
}

/** Spec §8 HTTP 409: the text after the first '##' is a customer id, unless empty or 'null'. */
function customerNamedIn(
  message: string,
  { after, ignore }: { after: string; ignore: readonly string[] },
): string | null {
  const start = message.indexOf(after)
  if (start < 0) return null
  const id = message.slice(start + after.length).trim()
  return ignore.includes(id) || !/^[A-Za-z0-9_-]{1,64}$/.test(id) ? null : id
}

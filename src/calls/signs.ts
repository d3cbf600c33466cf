import type { Outcome } from '../../generated/facts/errors'
import type { AnyCall } from './anyCall'
import { explain, openEnvelope, type Explanation, type FieldFault } from './envelope'
import type { Reply } from './send'

/** The properties of a failed reply that rules of manifest/errors.yaml can match. */
export interface Signs {
  outcome: Outcome
  status: number | null
  code: string | null
  message: string | null
  params: Explanation['params']
  faults: readonly FieldFault[]
  reason: string | null
  retryAfterMs: number | null
}

const nothing = {
  status: null,
  code: null,
  message: null,
  params: {},
  faults: [],
  reason: null,
  retryAfterMs: null,
}

export function readReply(reply: Reply, call: AnyCall): Signs | { response: unknown } {
  if (reply.kind === 'none') {
    return { ...nothing, outcome: reply.why === 'timeout' ? 'timeout' : 'network' }
  }
  const heard = {
    ...nothing,
    status: reply.status,
    reason: reply.headers.authReason,
    retryAfterMs: readRetryAfter(reply.headers.retryAfter),
  }
  if (reply.status < 200 || reply.status > 299) {
    return { ...heard, ...explain(reply.body), outcome: 'http' }
  }
  const opened = openEnvelope(call, reply.body)
  if (opened.kind === 'error') return { ...heard, ...opened.why, outcome: 'envelope' }
  if (opened.kind === 'malformed') return { ...heard, outcome: 'malformed' }
  const parsed = call.response.safeParse(opened.value)
  return parsed.success ? { response: parsed.data } : { ...heard, outcome: 'malformed' }
}

function readRetryAfter(header: string | null): number | null {
  const seconds = Number(header)
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}

import type { AnyCall } from './anyCall'
import { notJson } from './send'

/** Spec §7: {clientRequest} goes out, {status, clientResponse, errorMessage} comes back. */
export type Opened =
  | { kind: 'response'; value: unknown }
  | { kind: 'error'; why: Explanation }
  | { kind: 'malformed' }

export function wrapRequest(call: AnyCall, request: unknown): string | undefined {
  if (call.body === 'none') return undefined
  if (call.body === 'envelope') return JSON.stringify({ clientRequest: request })
  return new URLSearchParams(request as Record<string, string>).toString()
}

/** The body of a reply whose HTTP status says success. */
export function openEnvelope(call: AnyCall, body: unknown): Opened {
  if (body === notJson) return { kind: 'malformed' }
  if (call.body !== 'envelope') {
    // Without an envelope a refusal says so all the same (spec §8 Refresh errors).
    const isRefused = isRecord(body) && body.status === 'Error'
    return isRefused ? { kind: 'error', why: explain(body) } : { kind: 'response', value: body }
  }
  if (!isRecord(body)) return { kind: 'malformed' }
  if (body.status === 'Ok') return { kind: 'response', value: body.clientResponse }
  return { kind: 'error', why: explain(body) }
}

export interface Explanation {
  code: string | null
  message: string | null
}

/** The reason a refusal gives for itself, wherever it stands. */
export function explain(body: unknown): Explanation {
  const told = isRecord(body) ? body : {}
  return {
    code: textOf(told.errorCode) ?? textOf(told.error),
    message: textOf(told.errorMessage) ?? textOf(told.error_description) ?? textOf(told.message),
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

import type { AnyCall } from './anyCall'
import { notJson } from './parseJson'

/** Spec §7: {clientRequest} goes out, {status, clientResponse, errorMessage} comes back. */
export type Opened =
  | { kind: 'response'; value: unknown }
  | { kind: 'error'; why: Explanation }
  | { kind: 'malformed' }

export function wrapRequest(call: AnyCall, request: unknown): string | undefined {
  if (call.body === 'none' || call.body === 'events') return undefined
  if (call.body === 'form') return new URLSearchParams(request as Record<string, string>).toString()
  return JSON.stringify({ clientRequest: request })
}

/** The body of a reply whose HTTP status says success. */
export function openEnvelope(call: AnyCall, body: unknown): Opened {
  if (body === notJson) return { kind: 'malformed' }
  if (call.body !== 'envelope') {
    // A refusal may come without an envelope (spec §8 Refresh errors).
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
  params: Record<string, string>
  faults: readonly FieldFault[]
}

/** What is wrong with one field of the request: the schema keyword that failed. */
export interface FieldFault {
  field: string
  code: string
  limit?: number
}

/** The message of a refusal, in whichever field it is. */
export function explain(body: unknown): Explanation {
  const reported = isRecord(body) ? body : {}
  return {
    code: textOf(reported.errorCode) ?? textOf(reported.error),
    message:
      textOf(reported.errorMessage) ??
      textOf(reported.error_description) ??
      textOf(reported.message),
    params: isRecord(reported.errorParams) ? readParams(reported.errorParams) : {},
    faults: Array.isArray(reported.errorFaults) ? reported.errorFaults.flatMap(readFault) : [],
  }
}

function readParams(given: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

function readFault(given: unknown): FieldFault[] {
  if (!isRecord(given)) return []
  const { field, code, limit } = given
  if (typeof field !== 'string' || typeof code !== 'string') return []
  return [{ field, code, ...(typeof limit === 'number' ? { limit } : {}) }]
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

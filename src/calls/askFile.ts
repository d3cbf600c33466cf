// A table for other programs, of pages that hold no session.
import type { Call } from '../../generated/facts/call'
import type { CallId } from '../../generated/facts/calls'
import type { Answer } from './askAnyone'
import { wrapRequest } from './envelope'

export interface AskedFile {
  readonly name: string
  readonly blob: Blob
}

const timeoutMs = 120_000
const unauthorized = 401

export async function askFile<Id extends CallId, Request>(
  call: Call<Id, Request>,
  request: Request,
  headers: Readonly<Record<string, string>>,
): Promise<Answer<AskedFile>> {
  try {
    const reply = await fetch(`/${call.path}`, {
      method: call.method,
      headers: { 'Content-Type': 'application/json', ...headers },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
      body: wrapRequest(call, request) ?? null,
    })
    if (reply.status === unauthorized)
      return { kind: 'refused', code: 'unauthorized', params: {}, waitSeconds: 0 }
    const disposition = reply.headers.get('Content-Disposition') ?? ''
    const name = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
    if (!reply.ok || name === undefined) return { kind: 'failed' }
    return {
      kind: 'answered',
      value: { name: decodeURIComponent(name), blob: await reply.blob() },
    }
  } catch {
    return { kind: 'failed' }
  }
}

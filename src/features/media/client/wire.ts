import pLimit from 'p-limit'
import { uploadParallelParts } from '../../../../generated/facts/constants'
import { postPart } from './postPart'
import { createSignatureSource } from './signature'
import type { UploadSignature } from './signature'
import type { Wire } from './transfer'

/** Creates the connection for a real browser. */
export function createWire(fetchSignature: () => Promise<UploadSignature>): Wire {
  return {
    signatures: createSignatureSource(fetchSignature, Date.now),
    // Shared by all files: a browser opens six connections to a server, and the page's own calls
    // need some of them.
    limit: pLimit(uploadParallelParts),
    post: postPart,
    untilOnline,
    pause,
    random: Math.random,
  }
}

function untilOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve, reject) => {
    addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function pause(waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const timer = setTimeout(resolve, waitMs)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}

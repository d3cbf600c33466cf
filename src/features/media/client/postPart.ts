import { codeOfReply } from './partAnswer'
import type { PartAnswer } from './partAnswer'
import type { UploadSignature } from './signature'

export interface PartPost {
  readonly url: string
  readonly key: string
  readonly body: Blob
  readonly signature: UploadSignature
  readonly signal: AbortSignal
  readonly onSent: (bytes: number) => void
}

const stallLimitMs = 30_000

/** Uses XMLHttpRequest, because fetch cannot report the progress of sending. */
export function postPart({
  url,
  key,
  body,
  signature,
  signal,
  onSent,
}: PartPost): Promise<PartAnswer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout>

    function stirred() {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), stallLimitMs)
    }
    function stop() {
      reject(signal.reason)
      request.abort()
    }

    request.upload.addEventListener('progress', ({ loaded }) => {
      stirred()
      onSent(Math.min(loaded, body.size))
    })
    request.addEventListener('load', () => resolve(answerOf(request)))
    request.addEventListener('error', () => resolve({ kind: 'broken' }))
    request.addEventListener('abort', () => resolve({ kind: 'broken' }))
    request.addEventListener('loadend', () => {
      clearTimeout(stalled)
      signal.removeEventListener('abort', stop)
    })
    signal.addEventListener('abort', stop)

    request.open('POST', url)
    request.send(formOf(key, body, signature))
    stirred()
  })
}

/** The order matters: the store ignores fields after the file. */
function formOf(key: string, body: Blob, signature: UploadSignature): FormData {
  const form = new FormData()
  form.append('key', key)
  form.append('X-Amz-Algorithm', 'AWS4-HMAC-SHA256')
  form.append('X-Amz-Credential', signature['X-Amz-Credential'])
  form.append('X-Amz-Date', signature['X-Amz-Date'])
  form.append('Policy', signature.Policy)
  form.append('X-Amz-Signature', signature['X-Amz-Signature'])
  form.append('file', body)
  return form
}

function answerOf(request: XMLHttpRequest): PartAnswer {
  if (request.status >= 200 && request.status < 300) return { kind: 'stored' }
  return { kind: 'answered', status: request.status, code: codeOfReply(request.responseText) }
}

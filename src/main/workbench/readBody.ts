import type { IncomingMessage } from 'node:http'

/** Far more than hundreds of edits need. */
const maxBytes = 1024 * 1024

export class BodyRefused extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message)
  }
}

/** Reads a request's JSON body; fails if it is not JSON or is too large. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]!.trim()
  if (type !== 'application/json') throw new BodyRefused(415, 'The body must be application/json.')
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new BodyRefused(413, `The body is larger than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown
  } catch {
    throw new BodyRefused(400, 'The body is not JSON.')
  }
}

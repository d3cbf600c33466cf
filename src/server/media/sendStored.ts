import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Storage, StoredObject } from '../storage/storage'
import { readByteRange } from './byteRange'

/** The bytes of a stored object, or the range of them that is asked for. */
export async function sendStored(
  found: StoredObject,
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
) {
  const tag = `"${found.bytes.toString(36)}-${found.changedAt.getTime().toString(36)}"`
  reply.headers({ etag: tag, 'accept-ranges': 'bytes' })
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()

  const ifRange = request.headers['if-range']
  const isCurrent = ifRange === undefined || ifRange === tag
  const range = readByteRange(isCurrent ? request.headers.range : undefined, found.bytes)
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .header('content-range', `bytes */${found.bytes}`)
      .header('cache-control', 'no-store')
      .send()
  }
  if (range === 'whole') {
    return reply.header('content-length', found.bytes).send(await storage.read(found.key))
  }
  return reply
    .code(206)
    .headers({
      'content-length': range.end - range.start + 1,
      'content-range': `bytes ${range.start}-${range.end}/${found.bytes}`,
    })
    .send(await storage.read(found.key, range))
}

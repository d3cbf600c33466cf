import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { attachment } from '../media/downloadName'

/**
 * What a handler answers instead of a value where the answer is a file that is made while it is
 * sent. Its lines are asked for one by one, as fast as the client takes them.
 */
export class StreamedFile {
  constructor(
    readonly name: string,
    readonly contentType: string,
    readonly lines: AsyncIterable<string>,
  ) {}
}

/**
 * A client that leaves ends the work. A fault in the middle breaks the connection off, so that half
 * a file is never taken for the whole.
 */
export function sendFile(
  { name, contentType, lines }: StreamedFile,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const body = Readable.from(lines, { objectMode: false })
  body.on('error', (error) => request.log.error({ err: error }, 'a file could not be finished'))
  return reply
    .header('content-type', contentType)
    .header('content-disposition', attachment(name))
    .send(body)
}

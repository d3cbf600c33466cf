import type { FastifyInstance } from 'fastify'

/**
 * Sends files that are saved as they are, with their length. The compressor would drop the length, and
 * send a file that begins like compressed data (`He…` may) as such: no browser could read it.
 */
export function leaveFilesUncompressed(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('application/octet-stream'))
      request.headers['x-no-compression'] = 'yes'
  })
}

import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** Whoever asks for the head alone has no file read, of which Fastify would throw all bytes away. */
export function emptyHeads(app: FastifyInstance): void {
  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.method !== 'HEAD' || !(payload instanceof Readable)) return payload
    payload.destroy()
    return Readable.from([])
  })
}

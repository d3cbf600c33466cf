import type { FastifyInstance } from 'fastify'
import { failure } from '../errors'

/** RFC 9112 3.2: a proxy before us may have read the other one (security-reliability.md 28). */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((text, at) => at % 2 === 0 && isHost(text))
    if (names.length > 1)
      throw failure('malformedRequest', { problem: 'It names two hosts.' }, { httpStatus: 400 })
  })
}

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host'

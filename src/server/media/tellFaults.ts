import type { FastifyInstance } from 'fastify'

/** They speak of the bytes that were asked for, not of the fault that is told instead. */
const ofTheBytes = ['etag', 'accept-ranges', 'content-range', 'content-disposition']

/** A fault while stored bytes are asked for is told as all others, and kept by no browser. */
export function tellFaults(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    for (const name of ofTheBytes) void reply.removeHeader(name)
    void reply.header('cache-control', 'no-store')
    throw error
  })
}

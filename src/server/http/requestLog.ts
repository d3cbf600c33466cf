/** Logs one line per answer, without headers, bodies or query values. */
import type { FastifyInstance } from 'fastify'

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?', 1)
    const level = reply.statusCode >= 500 ? 'error' : 'info'
    request.log[level](
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
        webVersion: request.headers['web-version'],
        bytesIn: request.headers['content-length'],
      },
      'answered',
    )
  })
}

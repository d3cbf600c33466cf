/**
 * Ends connections whose body does not arrive in time, whatever was asked for, and even if the answer
 * was sent before. The server's own request timeout is meant for uploads.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** security-reliability.md 27. */
const slowestBodyMs = 30_000

const limits = new WeakMap<FastifyRequest['raw'], NodeJS.Timeout>()

export function endSlowBodies(app: FastifyInstance, longestMs = slowestBodyMs): void {
  app.addHook('onRequest', async (request) => endSlowBody(request, longestMs))
}

/** It has so long from now. */
export function endSlowBody({ raw }: FastifyRequest, longestMs = slowestBodyMs): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = raw.headers
  if (length === '0' && coding === undefined) return
  const end = () => void (raw.complete || raw.destroy())
  limits.set(raw, setTimeout(end, longestMs).unref())
  raw.once('end', () => clearTimeout(limits.get(raw)))
}

/** For a body whose pace somebody else watches from now on. */
export const letTakeLonger = ({ raw }: FastifyRequest) => clearTimeout(limits.get(raw))

/**
 * /healthz: the process is running. /readyz: it can answer calls; false while stopping or without a
 * database, and says where the disk is full: then calls go on, and no upload does.
 */
import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'

const pingLimitMs = 1000

export interface HealthOptions {
  ping(): Promise<void>
  isStopping(): boolean
  isDiskFull(): Promise<boolean>
}

export function addHealth(
  app: FastifyInstance,
  { ping, isStopping, isDiskFull }: HealthOptions,
): void {
  const answersInTime = async () => {
    const late = new AbortController()
    const limit = wait(pingLimitMs, false, { signal: late.signal, ref: false }).catch(() => false)
    const answered = ping().then(
      () => true,
      () => false,
    )
    const inTime = await Promise.race([answered, limit])
    late.abort()
    return inTime
  }

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isStopping() && (await answersInTime())) {
      return { status: 'ready', ...((await isDiskFull()) && { disk: 'full' }) }
    }
    return reply.code(503).header('retry-after', '2').send({ status: 'not ready' })
  })
}

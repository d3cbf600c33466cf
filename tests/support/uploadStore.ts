/**
 * The endpoint that receives parts, on a port, with simulated network faults, for pages of another
 * origin.
 */
import Fastify from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openDiskStorage } from '../../src/server/storage/diskStorage'
import { signPostPolicy } from '../../src/server/storage/postPolicy'
import { uploadsPlugin } from '../../src/server/storage/uploadsPlugin'
import { everyPart } from './everyPart'

const target = {
  url: '',
  bucket: 'studio',
  region: 'eu',
  accessKeyId: 'AKIATEST',
  secretAccessKey: 'secret',
}

const answers = {
  busy: { status: 503, body: '<Error><Code>SlowDown</Code></Error>' },
  full: { status: 507, body: '<Error><Code>InsufficientStorage</Code></Error>' },
  tooLarge: { status: 400, body: '<Error><Code>EntityTooLarge</Code></Error>' },
  /** The answer of a tus server. */
  conflict: { status: 409, body: '' },
}

export type LineFault = 'drop' | keyof typeof answers

export async function startUploadStore(origin: string) {
  const root = await mkdtemp(join(tmpdir(), 'upload-store-'))
  const storage = await openDiskStorage(root)
  /** Each request uses up one. */
  const faults: LineFault[] = []
  const posted: string[] = []
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return
    posted.push(request.url)
    const fault = faults.shift()
    if (fault === undefined) return
    if (fault === 'drop') return void request.raw.socket.destroy()
    const { status, body } = answers[fault]
    return reply.header('access-control-allow-origin', origin).code(status).send(body)
  })
  await app.register(uploadsPlugin, {
    storage,
    target,
    origins: [origin],
    now: () => new Date(),
    landings: everyPart,
  })
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/uploads/`
  afterAll(async () => {
    await app.close()
    await rm(root, { recursive: true })
  })
  const sign = (keyPrefix: string, lifeMs = 3_600_000) =>
    signPostPolicy(target, { keyPrefix, maxBytes: 64 * 1024 * 1024, lifeMs }, new Date())
  return { url, storage, faults, posted, sign }
}

// Upload throughput of our endpoint against a bare Node server that pours the same requests to disk.
import { spawn } from 'node:child_process'
import Fastify from 'fastify'
import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rename, rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { openDiskStorage } from '../../src/server/storage/diskStorage'
import { signPostPolicy } from '../../src/server/storage/postPolicy'
import { uploadPath, uploadsPlugin } from '../../src/server/storage/uploadsPlugin'
import { everyPart } from '../support/everyPart'
import type { AddressInfo } from 'node:net'

export interface Measure {
  name: string
  ours: number
  floor: number
  ratio: number
}

const rounds = 5
const parts = 16
const partBytes = 16 * 1024 * 1024
const client = fileURLToPath(new URL('uploadClient.mjs', import.meta.url))
const target = {
  url: uploadPath,
  bucket: 'studio',
  region: 'local',
  accessKeyId: 'STUDIO',
  secretAccessKey: 'bench',
}

/** MiB/s, medians of interleaved rounds; both sides make every part durable before they answer. */
export async function benchUpload(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-upload-'))
  const floorServer = await listenRaw(folder)
  const app = await listenOurs(folder)
  const ours: number[] = []
  const floor: number[] = []
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const floorRate = await rateOf(portOf(floorServer), '/')
      const ourRate = await rateOf(portOf(app.server), uploadPath)
      if (round === 0) continue // warm
      floor.push(floorRate)
      ours.push(ourRate)
    }
  } finally {
    await app.close()
    floorServer.close()
    await rm(folder, { recursive: true, force: true })
  }
  const [ourMedian, floorMedian] = [median(ours), median(floor)]
  return [
    {
      name: 'upload, 16 MiB parts, 4 at a time (MiB/s)',
      ours: ourMedian,
      floor: floorMedian,
      ratio: ourMedian / floorMedian,
    },
  ]
}

async function listenOurs(folder: string) {
  const app = Fastify({ bodyLimit: 1024 })
  const storage = await openDiskStorage(join(folder, 'ours'))
  await app.register(uploadsPlugin, {
    storage,
    target,
    origins: [],
    now: () => new Date(),
    landings: everyPart,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

async function listenRaw(folder: string): Promise<http.Server> {
  let fileNo = 0
  const server = http.createServer((request, response) => {
    const path = join(folder, `raw-${(fileNo += 1) % parts}`)
    void receive(request, path).then(() => response.writeHead(204).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

async function receive(request: http.IncomingMessage, path: string): Promise<void> {
  await pipeline(request, createWriteStream(`${path}.part`))
  const file = await open(`${path}.part`, 'r+')
  await file.sync()
  await file.close()
  await rename(`${path}.part`, path)
}

function portOf(server: http.Server): number {
  return (server.address() as AddressInfo).port
}

async function rateOf(port: number, path: string): Promise<number> {
  const prefix = 'in/c1/u1/bench/'
  const signature = signPostPolicy(
    target,
    { keyPrefix: prefix, maxBytes: 64 * 1024 * 1024, lifeMs: 3_600_000 },
    new Date(),
  )
  const fields = { prefix, 'x-amz-algorithm': 'AWS4-HMAC-SHA256', ...signature }
  const order = JSON.stringify({ port, path, parts, partBytes, fields })
  const child = spawn(process.execPath, [client, order], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error('the posting process failed')
  return (parts * partBytes) / 1024 / 1024 / (Number(printed) / 1000)
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

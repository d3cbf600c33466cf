// Files of recordings, fetched to this machine.
import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { askService } from '../askService'
import { Outage } from '../faults'
import type { Zoom } from './zoom'

/** Zoom sends on to where it keeps files. */
const mostSteps = 5
const patienceMs = 6 * 3_600_000

export interface Fetching {
  readonly zoom: Zoom
  readonly accessToken: string
  readonly signal: AbortSignal
}

async function open(address: string, { zoom, accessToken, signal }: Fetching): Promise<Response> {
  let url = address
  for (let step = 0; step < mostSteps; step += 1) {
    if (!zoom.isOwnAddress(url)) throw new Outage('A recording lies where Zoom keeps none.')
    const response = await askService({ url, accessToken, signal, timeoutMs: patienceMs })
    const next = response.headers.get('location')
    if (response.status < 300) return response
    await response.body?.cancel()
    if (next === null || !URL.canParse(next, url)) break
    url = new URL(next, url).href
  }
  throw new Outage('A recording is led to in circles.')
}

/** Fails where there are more bytes than `most`. */
export async function downloadTo(
  path: string,
  address: string,
  { most, onBytes, ...fetching }: Fetching & { most: number; onBytes(sum: number): void },
): Promise<void> {
  const response = await open(address, fetching)
  if (!response.body) throw new Outage('A recording came without its bytes.')
  let sum = 0
  const counting = new Transform({
    transform(chunk: Buffer, _, done) {
      sum += chunk.length
      onBytes(sum)
      done(sum > most ? new Outage('A recording is longer than Zoom says.') : null, chunk)
    },
  })
  const body = Readable.fromWeb(response.body as ReadableStream)
  await pipeline(body, counting, createWriteStream(path), { signal: fetching.signal })
}

const longestText = 4_000_000

export async function downloadText(address: string, fetching: Fetching): Promise<string> {
  const text = await (await open(address, fetching)).text()
  return text.slice(0, longestText)
}

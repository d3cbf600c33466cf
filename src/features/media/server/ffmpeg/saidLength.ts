import { open } from 'node:fs/promises'
import { isCutOff } from './isCutOff'
import type { Probe } from './readProbe'

/** Input of a reader: the first bytes of the file, its size in bytes, and the length that ffprobe tells in ms. */
interface Head {
  head: Buffer
  fileBytes: number
  durationMs: number
}

const headBytes = 65_536

/** Formats whose head names their length, written when all of it was there. */
const exact = new Set(['flac', 'aiff', 'au', 'flv'])

const readers: Partial<Record<string, (given: Head) => number | undefined>> = {
  wav: lengthOfWave,
  avi: lengthOfAvi,
  mp3: lengthOfMp3,
  mxf: lengthOfMxf,
}

/** How long a file surely says to be, where more may be said than is there. */
export async function saidLength(
  path: string,
  { container, durationMs }: Probe,
): Promise<number | undefined> {
  if (durationMs === undefined || exact.has(container)) return durationMs
  const read = readers[container]
  if (container !== 'mp3' && container !== 'mxf' && !(await isCutOff(path))) return undefined
  return read ? read({ ...(await readHead(path)), durationMs }) : durationMs
}

async function readHead(path: string): Promise<Omit<Head, 'durationMs'>> {
  const file = await open(path)
  try {
    const { size: fileBytes } = await file.stat()
    // Numbers behind a name that comes last are zeros.
    const head = Buffer.alloc(headBytes + 64)
    await file.read(head, 0, headBytes, 0)
    return { head, fileBytes }
  } finally {
    await file.close()
  }
}

/** ffprobe counts the bytes that are there. */
function lengthOfWave({ head, fileBytes, durationMs }: Head): number {
  return Math.round((durationMs * (head.readUInt32LE(4) + 8)) / fileBytes)
}

/** Where a film has several parts, the main head counts the pictures of the first alone. */
function lengthOfAvi({ head }: Head): number | undefined {
  const main = head.indexOf('avih')
  if (main < 0) return undefined
  const extended = head.indexOf('dmlh')
  const ofAll = extended < 0 ? 0 : head.readUInt32LE(extended + 8)
  const pictures = Math.max(head.readUInt32LE(main + 24), ofAll)
  return Math.round((pictures * head.readUInt32LE(main + 8)) / 1000)
}

/** Only a first frame that counts all frames tells the length; otherwise ffprobe guesses it by the bytes. */
function lengthOfMp3({ head, durationMs }: Head): number | undefined {
  const hasTag = head.toString('latin1', 0, 3) === 'ID3'
  const tagBytes = hasTag ? 10 + sevenBits(head.subarray(6, 10)) : 0
  const frame = head.subarray(tagBytes, tagBytes + 64)
  const at = Math.max(frame.indexOf('Xing'), frame.indexOf('Info'))
  return at > 0 && (frame[at + 7] ?? 0) & 1 ? durationMs : undefined
}

/** ID3 writes sizes in bytes of seven bits. */
const sevenBits = (bytes: Buffer) => bytes.reduce((sum, byte) => sum * 128 + (byte & 127), 0)

const closedAndComplete = 4

/** A head that was closed names the length; before, nobody knew it. */
function lengthOfMxf({ head, durationMs }: Head): number | undefined {
  return head[14] === closedAndComplete ? durationMs : undefined
}

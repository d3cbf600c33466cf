import { open } from 'node:fs/promises'

const mostParts = 100_000
const headBytes = 16

/** Bytes of the part that begins with these; `none`: nothing is known of what comes after. */
type ReadPart = (head: Buffer) => number | 'none'

/** Whether a file is an MP4, a Matroska, a WAV or an AVI that ends within one of its outermost parts: not all of it was written. */
export async function isCutOff(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size: fileBytes } = await file.stat()
    const head = Buffer.alloc(headBytes)
    let readPart: ReadPart | undefined
    let at = 0
    for (let partNo = 0; at < fileBytes && partNo < mostParts; partNo += 1) {
      const { bytesRead } = await file.read(head.fill(0), 0, headBytes, at)
      readPart ??= readerOf(head)
      if (!readPart) return false
      const partBytes = readPart(head)
      if (partBytes === 'none') return bytesRead < leastHead
      at += partBytes
    }
    return at > fileBytes
  } finally {
    await file.close()
  }
}

const leastHead = 8
const ebml = 0x1a45dfa3

function readerOf(head: Buffer): ReadPart | undefined {
  if (head.toString('latin1', 4, 8) === 'ftyp') return boxBytes
  if (isRiff(head)) return riffBytes
  return head.readUInt32BE(0) === ebml ? elementBytes : undefined
}

function boxBytes(head: Buffer): number | 'none' {
  const told = head.readUInt32BE(0)
  // Zero: to the end of the file; one: the length stands behind the name.
  const bytes = told === 1 ? Number(head.readBigUInt64BE(8)) : told
  return bytes < leastHead ? 'none' : bytes
}

const isRiff = (head: Buffer) => head.toString('latin1', 0, 4) === 'RIFF'
/** Programs that write to a pipe, and cannot know it, say about 2 or 4 GB. */
const leastUnknown = 0x7fff0000

function riffBytes(head: Buffer): number | 'none' {
  const told = head.readUInt32LE(4)
  if (!isRiff(head) || told === 0 || told >= leastUnknown) return 'none'
  return leastHead + told
}

/** An element of unknown length counts by its head alone, since its content comes next. */
function elementBytes(head: Buffer): number | 'none' {
  const idBytes = lengthOf(head[0]!)
  const sizeBytes = lengthOf(head[idBytes]!)
  if (idBytes > 4 || sizeBytes > 8) return 'none'
  const told = BigInt(`0x${head.toString('hex', idBytes, idBytes + sizeBytes)}`)
  const most = (1n << BigInt(7 * sizeBytes)) - 1n
  const size = told & most
  return idBytes + sizeBytes + (size === most ? 0 : Number(size))
}

/** Bytes of an EBML number, told by its leading zeros. */
const lengthOf = (first: number) => Math.clz32(first) - 23

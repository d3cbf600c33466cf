// The names of what lies in an office document, which is a ZIP archive. Nothing is unpacked.
import { open, type FileHandle } from 'node:fs/promises'
import { Refusal } from './examined'

const endBytes = 22 + 65_535
const mostDirectoryBytes = 4 * 1024 * 1024
const mostEntries = 10_000

const isMacro = (name: string) => /(^|\/)vbaProject\.bin$|^(Basic|Scripts)\//i.test(name)

export async function refuseMacros(path: string): Promise<void> {
  const names = await entriesOf(path)
  if (names.length === 0) throw new Refusal('isDamaged')
  if (names.some(isMacro)) throw new Refusal('hasMacros')
}

async function entriesOf(path: string): Promise<string[]> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const end = await readAt(file, Math.max(0, size - endBytes), Math.min(size, endBytes))
    const at = end.lastIndexOf('PK\x05\x06', undefined, 'latin1')
    if (at < 0 || at + 22 > end.length) return []
    const bytes = end.readUInt32LE(at + 12)
    const offset = end.readUInt32LE(at + 16)
    if (bytes > mostDirectoryBytes || offset + bytes > size) throw new Refusal('isDamaged')
    return namesIn(await readAt(file, offset, bytes))
  } finally {
    await file.close()
  }
}

function namesIn(directory: Buffer): string[] {
  const names: string[] = []
  let at = 0
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === 0x02014b50) {
    const nameBytes = directory.readUInt16LE(at + 28)
    names.push(directory.toString('utf8', at + 46, at + 46 + nameBytes))
    at += 46 + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
    if (names.length > mostEntries) throw new Refusal('isDamaged')
  }
  return names
}

async function readAt(file: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, position)
  return buffer.subarray(0, bytesRead)
}

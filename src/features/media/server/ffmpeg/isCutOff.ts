import { open } from 'node:fs/promises'

const mostBoxes = 100_000

/** Whether a file is an MP4 that ends within one of its outermost boxes: not all of it was written. */
export async function isCutOff(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size: fileBytes } = await file.stat()
    const head = Buffer.alloc(16)
    let at = 0
    for (let boxNo = 0; at < fileBytes && boxNo < mostBoxes; boxNo += 1) {
      const { bytesRead } = await file.read(head, 0, head.length, at)
      if (boxNo === 0 && head.toString('latin1', 4, 8) !== 'ftyp') return false
      if (bytesRead < 8) return true
      const told = head.readUInt32BE(0)
      // Zero: to the end of the file; one: the length stands behind the name.
      if (told === 0) return false
      const boxBytes = told === 1 ? Number(head.readBigUInt64BE(8)) : told
      if (boxBytes < 8) return false
      at += boxBytes
    }
    return at > fileBytes
  } finally {
    await file.close()
  }
}

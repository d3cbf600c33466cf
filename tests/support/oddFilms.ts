// Files that no camera writes, made from those of one.

/** Of an MP3 only what stands before its sound. */
export function tagOf(song: Buffer): Buffer {
  const bytes = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (song[at] ?? 0), 0)
  return song.subarray(0, 10 + bytes)
}

const box = (name: string, ...content: Buffer[]): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0))
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, ...content])
}

/** A box with version and flags, then these numbers. */
const table = (name: string, ...numbers: number[]): Buffer => {
  const content = Buffer.alloc(4 + numbers.length * 4)
  for (const [at, each] of numbers.entries()) content.writeUInt32BE(each, 4 + at * 4)
  return box(name, content)
}

function boxesIn(content: Buffer): Array<{ name: string; whole: Buffer; content: Buffer }> {
  const boxes = []
  for (let at = 0; at < content.length;) {
    const whole = content.subarray(at, at + content.readUInt32BE(at))
    boxes.push({ name: whole.toString('latin1', 4, 8), whole, content: whole.subarray(8) })
    at += whole.length
  }
  return boxes
}

const containers = new Set(['moov', 'trak', 'mdia', 'minf'])
const timesOfMedia: Readonly<Record<string, number>> = { mvhd: 16, mdhd: 16, tkhd: 20 }

/** The index of an MP4 of one picture names it so many times, each for as long as it was. */
export function repeatPicture(film: Buffer, times: number): Buffer {
  const rewrite = ({ name, whole, content }: ReturnType<typeof boxesIn>[number]): Buffer => {
    if (name === 'edts') return Buffer.alloc(0)
    if (name === 'stbl') return box('stbl', ...repeated(boxesIn(content), times))
    if (containers.has(name)) return box(name, ...boxesIn(content).map(rewrite))
    const at = timesOfMedia[name]
    if (at === undefined) return whole
    const longer = Buffer.from(content)
    longer.writeUInt32BE(content.readUInt32BE(at) * times, at)
    return box(name, longer)
  }
  return Buffer.concat(boxesIn(film).map(rewrite))
}

function repeated(tables: ReturnType<typeof boxesIn>, times: number): Buffer[] {
  const find = (name: string) => tables.find((each) => each.name === name)!.content
  const [ticks, bytes, offset] = [
    find('stts').readUInt32BE(12),
    sizeIn(find('stsz')),
    find('stco').readUInt32BE(8),
  ]
  return [
    tables.find(({ name }) => name === 'stsd')!.whole,
    table('stts', 1, times, ticks),
    table('stsc', 1, 1, 1, 1),
    table('stsz', bytes, times),
    table('stco', times, ...Array.from({ length: times }, () => offset)),
  ]
}

/** All of one size, or each its own. */
const sizeIn = (stsz: Buffer) => stsz.readUInt32BE(4) || stsz.readUInt32BE(12)

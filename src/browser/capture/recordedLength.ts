// Length of the part of a recording that its bytes hold, by the times that a fragmented MP4 or a live
// WebM tells as it grows. Time that passed on the wall may still be on its way, or never come.

/** Takes the chunks as they come, and tells after each how many ms can be played by then. */
export function measureChunks(mime: string): (chunk: Blob) => Promise<number> {
  const read = createLengthReader(mime)
  let last = Promise.resolve(0)
  return (chunk) =>
    (last = last.then(async (ms) => {
      try {
        return read(new Uint8Array(await chunk.arrayBuffer()))
      } catch {
        return ms
      }
    }))
}

export function createLengthReader(mime: string): (bytes: Uint8Array) => number {
  return readPieces(/^\w+\/webm/.test(mime) ? createWebm() : createMp4())
}

/** One element of a file that is read from its beginning; undefined: more bytes are needed. */
interface Piece {
  /** Bytes to pass before the next piece. */
  readonly bytes: number
  /** Once that much has come. */
  readonly done?: () => void
  /** All of it is needed at once. */
  readonly isNeeded?: boolean
}

interface Format {
  piece(view: DataView): Piece | undefined
  /** The end of each track, in ms. */
  readonly ends: ReadonlyMap<number, number>
}

function readPieces({ piece, ends }: Format): (bytes: Uint8Array) => number {
  let rest = new Uint8Array()
  let skipped = 0
  let done: (() => void) | undefined

  /** Whether there may be more to read. */
  function step(): boolean {
    const passed = Math.min(skipped, rest.length)
    rest = rest.subarray(passed)
    skipped -= passed
    if (skipped > 0) return false
    done?.()
    done = undefined
    const found = piece(new DataView(rest.buffer, rest.byteOffset, rest.length))
    if (!found || (found.isNeeded && rest.length < found.bytes)) return false
    done = found.done
    skipped = found.bytes
    return true
  }

  return (bytes) => {
    const joined = new Uint8Array(rest.length + bytes.length)
    joined.set(rest)
    joined.set(bytes, rest.length)
    rest = joined
    while (step());
    // Where one track is behind, the rest of the other one cannot be watched.
    return Math.round(ends.size === 0 ? 0 : Math.min(...ends.values()))
  }
}

interface Mp4Track {
  timescale: number
  sampleDuration: number
}

function createMp4(): Format {
  const tracks = new Map<number, Mp4Track>()
  const ends = new Map<number, number>()

  function readMoov(moov: DataView): void {
    for (const trak of boxes(moov, 'trak')) {
      const [tkhd] = boxes(trak, 'tkhd')
      const [mdhd] = boxes(trak, 'mdia').flatMap((mdia) => boxes(mdia, 'mdhd'))
      if (!tkhd || !mdhd) continue
      const timescale = mdhd.getUint32(afterDates(mdhd))
      tracks.set(tkhd.getUint32(afterDates(tkhd)), { timescale, sampleDuration: 0 })
    }
    for (const trex of boxes(moov, 'mvex').flatMap((mvex) => boxes(mvex, 'trex'))) {
      const track = tracks.get(trex.getUint32(4))
      if (track) track.sampleDuration = trex.getUint32(12)
    }
  }

  function readMoof(moof: DataView): () => void {
    const found = boxes(moof, 'traf').flatMap((traf): [number, number][] => {
      const [tfhd] = boxes(traf, 'tfhd')
      const [tfdt] = boxes(traf, 'tfdt')
      const id = tfhd?.getUint32(4)
      const track = id === undefined ? undefined : tracks.get(id)
      if (!tfhd || !tfdt || !track || id === undefined) return []
      const begin = tfdt.getUint8(0) === 1 ? Number(tfdt.getBigUint64(4)) : tfdt.getUint32(4)
      const usual = usualDuration(tfhd) ?? track.sampleDuration
      const lasts = boxes(traf, 'trun').map((trun) => durationOf(trun, usual))
      return [[id, ((begin + sum(lasts)) * 1000) / track.timescale]]
    })
    return () => found.forEach(([id, end]) => ends.set(id, end))
  }

  /** Told of once the samples of a fragment are there, too. */
  let told: (() => void) | undefined
  return {
    ends,
    piece(view) {
      if (view.byteLength < 16) return undefined
      const { type, size, head } = boxAt(view, 0)
      if (type !== 'moov' && type !== 'moof')
        return { bytes: size, ...(type === 'mdat' && told && { done: told }) }
      if (view.byteLength < size) return undefined
      const content = part(view, head, size)
      if (type === 'moov') readMoov(content)
      else told = readMoof(content)
      return { bytes: size, isNeeded: true }
    },
  }
}

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0)
const part = (view: DataView, from: number, to: number) =>
  new DataView(view.buffer, view.byteOffset + from, to - from)

function boxAt(view: DataView, at: number) {
  const size = view.getUint32(at)
  const type = String.fromCharCode(...[4, 5, 6, 7].map((each) => view.getUint8(at + each)))
  return size === 1
    ? { type, size: Number(view.getBigUint64(at + 8)), head: 16 }
    : { type, size, head: 8 }
}

/** The contents of the boxes of this type in another one. */
function boxes(view: DataView, wanted: string): DataView[] {
  const found: DataView[] = []
  for (let at = 0; at + 8 <= view.byteLength;) {
    const { type, size, head } = boxAt(view, at)
    if (size < head) break
    if (type === wanted) found.push(part(view, at + head, at + size))
    at += size
  }
  return found
}

const flagsOf = (box: DataView) => box.getUint32(0) & 0xff_ff_ff
/** Dates are twice as long in version 1. */
const afterDates = (box: DataView) => (box.getUint8(0) === 1 ? 20 : 12)

/** Duration of samples that tell none; undefined: as the track says. */
function usualDuration(tfhd: DataView): number | undefined {
  const flags = flagsOf(tfhd)
  if (!(flags & 8)) return undefined
  return tfhd.getUint32(8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0))
}

function durationOf(trun: DataView, usual: number): number {
  const flags = flagsOf(trun)
  const count = trun.getUint32(4)
  if (!(flags & 0x1_00)) return count * usual
  const begin = 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0)
  const each = 4 * [0x1_00, 0x2_00, 0x4_00, 0x8_00].filter((flag) => flags & flag).length
  return sum(Array.from({ length: count }, (_, index) => trun.getUint32(begin + index * each)))
}

const masters = new Set([0x18_53_80_67, 0x1f_43_b6_75, 0x15_49_a9_66, 0xa0])
const timestampScale = 0x2a_d7_b1
const clusterTimestamp = 0xe7
const blocks = new Set([0xa1, 0xa3])

function createWebm(): Format {
  const ends = new Map<number, number>()
  let scaleMs = 1
  let cluster = 0
  return {
    ends,
    piece(view) {
      const id = vint(view, 0, true)
      const size = id && vint(view, id.bytes, false)
      if (!id || !size) return undefined
      const head = id.bytes + size.bytes
      if (masters.has(id.value)) return { bytes: head }
      const bytes = head + size.value
      const isTold = id.value === timestampScale || id.value === clusterTimestamp
      if (!isTold && !blocks.has(id.value)) return { bytes }
      if (view.byteLength < bytes) return undefined
      if (id.value === timestampScale) scaleMs = uint(part(view, head, bytes)) / 1_000_000
      else if (id.value === clusterTimestamp) cluster = uint(part(view, head, bytes))
      else {
        const track = vint(view, head, false)
        if (track) ends.set(track.value, (cluster + view.getInt16(head + track.bytes)) * scaleMs)
      }
      return { bytes, isNeeded: true }
    },
  }
}

/** A number that says in its first bits how long it is; undefined: it is cut off. */
function vint(view: DataView, at: number, keepsMark: boolean) {
  if (at >= view.byteLength) return undefined
  const first = view.getUint8(at)
  const bytes = Math.clz32(first) - 23
  if (at + bytes > view.byteLength) return undefined
  const begin = keepsMark ? first : first & (2 ** (8 - bytes) - 1)
  return { bytes, value: uint(part(view, at + 1, at + bytes), begin) }
}

const uint = (view: DataView, begin = 0): number => {
  let value = begin
  for (let at = 0; at < view.byteLength; at += 1) value = value * 256 + view.getUint8(at)
  return value
}

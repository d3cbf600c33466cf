// A reader of OpenTimelineIO, as other editing programs have one: written from the published schema
// (https://opentimelineio.readthedocs.io/en/stable/tutorials/otio-serialized-schema.html), not from what we write.

export interface OtioTrack {
  readonly name: string
  readonly kind: string
  readonly clips: readonly OtioClip[]
}

/** Times in frames of the rate of the clip. */
export interface OtioClip {
  readonly name: string
  /** Undefined: it shows no file. */
  readonly file?: string
  /** Its first frame in the file. */
  readonly from: number
  readonly frames: number
  /** Where it begins on its track. */
  readonly at: number
  readonly available?: readonly [from: number, to: number]
  /** Of the dissolve it begins in: frames before its first one, and after it. */
  readonly dissolve?: readonly [before: number, after: number]
}

type Json = Readonly<Record<string, unknown>>

/** Refuses what the schema does not have, and a clip that shows what its file does not hold. */
export function readOtio(text: string): OtioTrack[] {
  const timeline = asSchema(JSON.parse(text), 'Timeline')
  const stack = asSchema(timeline['tracks'], 'Stack')
  return listOf(stack['children']).map((child) => {
    const track = asSchema(child, 'Track')
    return {
      name: String(track['name']),
      kind: String(track['kind']),
      clips: readTrack(listOf(track['children'])),
    }
  })
}

function readTrack(children: readonly unknown[]): OtioClip[] {
  const clips: OtioClip[] = []
  let at = 0
  let dissolve: OtioClip['dissolve']
  for (const child of children) {
    const item = asSchema(child, 'Clip', 'Gap', 'Transition')
    // It covers its neighbours, and takes no time of its own.
    if (schemaOf(item) === 'Transition') {
      dissolve = [readTime(item['in_offset']), readTime(item['out_offset'])]
      continue
    }
    const range = readRange(item['source_range'])
    if (schemaOf(item) === 'Clip')
      clips.push({ ...readClip(item, range, at), ...(dissolve && { dissolve }) })
    dissolve = undefined
    at += range.frames
  }
  return clips
}

function readClip(clip: Json, { from, frames }: Range, at: number): OtioClip {
  const name = String(clip['name'])
  const media = asSchema(
    clip['media_reference'],
    'ExternalReference',
    'MissingReference',
    'GeneratorReference',
  )
  if (schemaOf(media) !== 'ExternalReference') return { name, from, frames, at }
  const url = decodeURIComponent(String(media['target_url']))
  const file = url.slice(url.lastIndexOf('/') + 1)
  if (media['available_range'] === null) return { name, file, from, frames, at }
  const held = readRange(media['available_range'])
  const end = held.from + held.frames
  if (from < held.from || from + frames > end)
    throw new Error(`${name} shows ${from} to ${from + frames} of ${held.from} to ${end}`)
  return { name, file, from, frames, at, available: [held.from, end] }
}

interface Range {
  readonly from: number
  readonly frames: number
}

function readRange(value: unknown): Range {
  const range = asSchema(value, 'TimeRange')
  return { from: readTime(range['start_time']), frames: readTime(range['duration']) }
}

function readTime(value: unknown): number {
  const { value: frames, rate } = asSchema(value, 'RationalTime')
  if (typeof frames !== 'number' || typeof rate !== 'number' || rate <= 0)
    throw new Error(`No time: ${JSON.stringify(value)}`)
  return frames
}

/** Its name without its version. */
const schemaOf = (value: Json): string => String(value['OTIO_SCHEMA']).split('.')[0]!

function asSchema(value: unknown, ...wanted: readonly string[]): Json {
  const read = (typeof value === 'object' && value !== null ? value : {}) as Json
  if (!wanted.includes(schemaOf(read)))
    throw new Error(`${schemaOf(read)} is not ${wanted.join(' or ')}`)
  return read
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error('No list of children')
  return value
}

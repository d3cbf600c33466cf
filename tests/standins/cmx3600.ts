// A reader of CMX 3600 cut lists, as other editing programs have one: an event is a line of columns
// (number, reel, channels, edit, four timecodes), and comments after it name the files.

export interface EdlEvent {
  readonly no: number
  readonly reel: string
  readonly channels: string
  /** Cut, or dissolve. */
  readonly kind: 'C' | 'D'
  readonly dissolve?: number
  /** In frames, the end is not part of it. */
  readonly source: readonly [from: number, to: number]
  readonly record: readonly [from: number, to: number]
  readonly clip?: string
}

const timecode = String.raw`\d\d:\d\d:\d\d:\d\d`
const event = new RegExp(
  String.raw`^(\d{3})\s+(\S+)\s+(V|A|B|AA/V)\s+(C|D)\s+(?:(\d{3})\s+)?` +
    String.raw`(${timecode}) (${timecode}) (${timecode}) (${timecode})\s*$`,
)
const comment = /^\* (FROM|TO) CLIP NAME: (.*)$/

export function readEdl(text: string, fps: number): EdlEvent[] {
  const events: EdlEvent[] = []
  for (const line of text.split('\n')) {
    const found = event.exec(line)
    if (found) events.push(eventOf(found, fps))
    else if (/^\d/.test(line)) throw new Error(`No event: ${line}`)
    name(events, comment.exec(line))
  }
  return events
}

function eventOf(found: RegExpExecArray, fps: number): EdlEvent {
  const [, no, reel, channels, kind, dissolve, ...times] = found
  const [sourceIn, sourceOut, recordIn, recordOut] = times.map((time) => framesOf(time, fps))
  const read = {
    no: Number(no),
    reel: reel!,
    channels: channels!,
    kind: kind as 'C' | 'D',
    ...(dissolve !== undefined && { dissolve: Number(dissolve) }),
    source: [sourceIn!, sourceOut!],
    record: [recordIn!, recordOut!],
  } as const
  if (sourceOut! - sourceIn! !== recordOut! - recordIn!) throw new Error(`Unequal: ${found[0]}`)
  return read
}

/** Of two lines of one event, the first comes from, the second goes to. */
function name(events: EdlEvent[], said: RegExpExecArray | null): void {
  const last = events.at(-1)
  if (!said || !last) return
  const [, way, clip = ''] = said
  const isFirstOfTwo = way === 'FROM' && last.kind === 'D'
  const at = events.length - (isFirstOfTwo ? 2 : 1)
  events[at] = { ...events[at]!, clip }
}

function framesOf(time: string, fps: number): number {
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = time.split(':').map(Number)
  if (frames >= fps) throw new Error(`No frame of ${fps} a second: ${time}`)
  return ((hours * 60 + minutes) * 60 + seconds) * fps + frames
}

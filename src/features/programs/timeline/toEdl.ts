// The pictures of a timeline as a cut list that every editing program reads: CMX 3600.
import type { Block, Timeline } from '../../../../generated/facts/features/programs'
import { isStill } from './block'
import { spansOf, type Span } from './plan/spans'
import { inFile, type Sources } from './sources'

/** Lower thirds, music and levels have no place in it. */
export function toEdl(name: string, timeline: Timeline, sources: Sources): string {
  const spans = spansOf(timeline)
  const events = spans.map((span, index) =>
    eventOf(span, spans[index - 1], index + 1, timeline, sources),
  )
  return [`TITLE: ${plain(name)}`, 'FCM: NON-DROP FRAME', '', ...events.flat()].join('\n')
}

/** A crossfade is a second line, which begins where what it comes from goes on. */
function eventOf(
  { block, start, end, sharedBefore, sharedAfter }: Span,
  before: Span | undefined,
  number: number,
  timeline: Timeline,
  sources: Sources,
): string[] {
  const line = lineWriter(number, timeline.fps)
  const from = isStill(block) ? 0 : inFile(sourceOf(block, sources), block.in, timeline.fps)
  const frames = end - start - sharedAfter
  const clip = { reel: reelOf(block, sources), name: nameOf(block, sources) }
  const channel = isStill(block) || block.muted || clip.reel === black ? 'V' : 'B'
  if (sharedBefore === 0 || !before)
    return [
      line(clip.reel, channel, 'C', [from, from + frames], [start, start + frames]),
      `* FROM CLIP NAME: ${clip.name}`,
      ...notesOf(block),
      '',
    ]
  const out = before.block.out - sharedBefore
  const left = inFile(sourceOf(before.block, sources), out, timeline.fps)
  const had = { reel: reelOf(before.block, sources), name: nameOf(before.block, sources) }
  return [
    line(had.reel, channel, 'C', [left, left], [start, start]),
    line(
      clip.reel,
      channel,
      `D    ${padded(sharedBefore, 3)}`,
      [from, from + frames],
      [start, start + frames],
    ),
    `* FROM CLIP NAME: ${had.name}`,
    `* TO CLIP NAME: ${clip.name}`,
    ...notesOf(block),
    '',
  ]
}

type Range = readonly [from: number, to: number]

const lineWriter =
  (number: number, fps: number) =>
  (reel: string, channel: string, kind: string, source: Range, record: Range): string => {
    const times = [...source, ...record].map((frame) => timecode(frame, fps)).join(' ')
    return `${padded(number, 3)}  ${reel.padEnd(8)} ${channel.padEnd(5)} ${kind.padEnd(8)} ${times}`
  }

function timecode(frame: number, fps: number): string {
  const seconds = Math.floor(frame / fps)
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60, frame % fps]
    .map((part) => padded(Math.floor(part), 2))
    .join(':')
}

const padded = (value: number, digits: number) => String(value).padStart(digits, '0')

const black = 'BL'

const sourceOf = ({ media }: Block, sources: Sources) => media && sources[media.assetId]

/** Files have no tape: what they are is said by name. Black stands for what is drawn. */
const reelOf = (block: Block, sources: Sources) => (sourceOf(block, sources) ? 'AX' : black)

const nameOf = (block: Block, sources: Sources): string =>
  plain(sourceOf(block, sources)?.name ?? block.text?.fields['title'] ?? block.slotId ?? block.kind)

const notesOf = ({ join, text }: Block): string[] => [
  ...(join.kind === 'dip' ? [`* DIP TO BLACK: ${join.frames} FRAMES`] : []),
  ...(text ? [`* WORDS: ${plain(Object.values(text.fields).join(' / '))}`] : []),
]

/** A line is a line. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

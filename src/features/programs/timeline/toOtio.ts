// A timeline for other editing programs, as OpenTimelineIO: a crossfade is cut in its middle.
import type { Block, Timeline } from '../../../../generated/facts/features/programs'
import { isEmptySlot } from './block'
import { otioWriter, type Otio, type OtioWriter } from './otio/schemas'
import { spansOf, type Span } from './plan/spans'
import { inFile, lastFrameOf, type Source, type Sources } from './sources'

/** JSON of an `.otio` file. */
export function toOtio(name: string, timeline: Timeline, sources: Sources): string {
  const write = otioWriter(timeline.fps)
  const spans = spansOf(timeline)
  const music = musicOf(timeline, spans, sources, write)
  const { aspect, template, brand, logo } = timeline
  const whole = write.timeline(
    name,
    [
      write.track(
        'Picture',
        'Video',
        strip(spans, (span) => pictureOf(span, sources, write), write),
      ),
      ...lanesOf(spans, write).map((lane, index) =>
        write.track(index === 0 ? 'Lower thirds' : `Lower thirds ${index + 1}`, 'Video', lane),
      ),
      write.track(
        'Sound',
        'Audio',
        strip(spans, (span) => soundOf(span, sources, write), write),
      ),
      ...(music ? [write.track('Music', 'Audio', music)] : []),
    ],
    { aspect, template, brand, logo },
  )
  return `${JSON.stringify(whole, undefined, 2)}\n`
}

/** All blocks in order, with what joins them. */
function strip(spans: readonly Span[], clipOf: (span: Span) => Otio, write: OtioWriter): Otio[] {
  return spans.flatMap((span) => {
    const clip = clipOf(span)
    if (span.sharedBefore === 0) return [clip]
    const before = middleOf(span.sharedBefore)
    return [write.crossfade(before, span.sharedBefore - before), clip]
  })
}

const middleOf = (frames: number) => Math.floor(frames / 2)

/** Of a block from the middle of one crossfade to that of the next. */
function partOf({ block, start, end, sharedBefore, sharedAfter }: Span) {
  const cutBefore = middleOf(sharedBefore)
  const cutAfter = sharedAfter - middleOf(sharedAfter)
  return { from: block.in + cutBefore, frames: end - start - cutBefore - cutAfter }
}

function pictureOf(span: Span, sources: Sources, write: OtioWriter): Otio {
  const { block } = span
  const { from, frames } = partOf(span)
  const source = sourceOf(block, sources)
  const at = inFile(source, from, write.rate)
  return write.clip(nameOf(block, sources), mediaOf(block, source, write), at, frames, {
    id: block.id,
    kind: block.kind,
    slotId: block.slotId,
    fit: block.fit,
    focus: block.focus,
    ...(block.join.kind === 'dip' && { join: block.join }),
  })
}

function soundOf(span: Span, sources: Sources, write: OtioWriter): Otio {
  const { block } = span
  const { from, frames } = partOf(span)
  const source = block.kind === 'image' ? undefined : sourceOf(block, sources)
  if (!source || block.muted) return write.gap(frames)
  const at = inFile(source, from, write.rate)
  return write.clip(source.name, write.file(source), at, frames, { gainDb: block.gainDb })
}

const sourceOf = ({ media }: Block, sources: Sources) => media && sources[media.assetId]

const nameOf = (block: Block, sources: Sources): string =>
  sourceOf(block, sources)?.name ?? block.text?.fields['title'] ?? block.slotId ?? block.kind

function mediaOf(block: Block, source: Source | undefined, write: OtioWriter): Otio {
  if (source) return write.file(source)
  if (isEmptySlot(block) || !block.text) return write.missing()
  return write.words(block.text.style, block.text.fields)
}

/** Lower thirds on as few tracks as it takes for none to cover another. */
function lanesOf(spans: readonly Span[], write: OtioWriter): Otio[][] {
  const all = spans
    .flatMap(({ block, start }) =>
      block.overlays.map((overlay) => ({ overlay, at: start + overlay.at })),
    )
    .sort((one, other) => one.at - other.at)
  const lanes: { end: number; children: Otio[] }[] = []
  for (const { overlay, at } of all) {
    const { id, style, fields, frames } = overlay
    let lane = lanes.find(({ end }) => end <= at)
    if (!lane) lanes.push((lane = { end: 0, children: [] }))
    if (at > lane.end) lane.children.push(write.gap(at - lane.end))
    const name = Object.values(fields)[0] ?? style
    lane.children.push(write.clip(name, write.words(style, fields), 0, frames, { id }))
    lane.end = at + frames
  }
  return lanes.map(({ children }) => children)
}

function musicOf(
  { music }: Timeline,
  spans: readonly Span[],
  sources: Sources,
  write: OtioWriter,
): Otio[] | undefined {
  const source = music && sources[music.assetId]
  const at = spans.find(({ block }) => block.id === music?.from)?.start
  const to = spans.find(({ block }) => block.id === music?.to)?.end
  if (!source || at === undefined || to === undefined) return undefined
  const { offset, gainDb, duckDb } = music
  const from = inFile(source, offset, write.rate)
  // Other programs refuse more than its file holds; after its end there is silence.
  const frames = Math.min(to - at, lastFrameOf(source, write.rate) - from)
  if (frames <= 0) return undefined
  const clip = write.clip(source.name, write.file(source), from, frames, { gainDb, duckDb })
  return at > 0 ? [write.gap(at), clip] : [clip]
}

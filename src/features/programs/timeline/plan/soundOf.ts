import type { Timeline } from '../../../../../generated/facts/features/programs'
import { isStill } from '../block'
import type { Facts, MediaFacts } from '../facts'
import { renderer, type MusicPart, type SoundPart, type SoundRecipe } from '../recipe'
import { type Span, spansOf } from './spans'

/** LUFS; by it films of different people are equally loud. */
export const loudness = -16
const mostRaiseDb = 12
/** Music does not come up for shorter pauses. */
const pauseSeconds = 0.8

/** Music goes out this slowly where it ends. */
export const musicOutSeconds = 1

/** Without a dynamic filter, so that a preview sounds the same. */
export const gainOf = ({ lufs }: MediaFacts, gainDb: number): number => {
  const level = lufs === undefined ? 0 : Math.min(mostRaiseDb, loudness - lufs)
  return Math.round((level + gainDb) * 10) / 10
}

export function soundOf(timeline: Timeline, facts: Facts): SoundRecipe {
  const { louderDb = 0 } = timeline
  const spans = spansOf(timeline)
  const heard = spans.filter((span) => isHeard(span, facts))
  const music = musicOf(timeline, facts, spans, heard)
  return {
    renderer,
    fps: timeline.fps,
    frames: spans.at(-1)?.end ?? 0,
    parts: heard.map((span) => louder(partOf(span, facts), louderDb)),
    ...(music && { music: louder(music, louderDb) }),
  }
}

const louder = <Part extends SoundPart | MusicPart>(part: Part, byDb: number): Part =>
  byDb === 0 ? part : { ...part, gainDb: Math.round((part.gainDb + byDb) * 10) / 10 }

const isHeard = ({ block }: Span, facts: Facts) =>
  !isStill(block) &&
  !block.muted &&
  block.media !== undefined &&
  facts.media[block.media.assetId]?.hasSound === true

function partOf({ block, start, comes, goes }: Span, facts: Facts): SoundPart {
  const known = facts.media[block.media!.assetId]!
  return {
    at: start,
    sha256: known.sha256,
    firstPictureS: known.firstPictureS,
    from: block.in,
    to: block.out,
    gainDb: gainOf(known, block.gainDb),
    fadeIn: comes,
    fadeOut: goes,
  }
}

function musicOf(
  { music, fps }: Timeline,
  facts: Facts,
  spans: readonly Span[],
  heard: readonly Span[],
): MusicPart | undefined {
  const known = music && facts.media[music.assetId]
  const at = spans.find(({ block }) => block.id === music?.from)?.start
  const to = spans.find(({ block }) => block.id === music?.to)?.end
  if (!known || at === undefined || to === undefined) return undefined
  return {
    sha256: known.sha256,
    firstPictureS: known.firstPictureS,
    at,
    to,
    offset: music.offset,
    gainDb: gainOf(known, music.gainDb),
    duckDb: music.duckDb,
    speech: merged(
      heard
        .map(({ start, end }) => [Math.max(at, start), Math.min(to, end)] as const)
        .filter(([from, until]) => from < until),
      fps * pauseSeconds,
    ),
  }
}

function merged(ranges: readonly (readonly [number, number])[], pause: number): [number, number][] {
  const result: [number, number][] = []
  for (const [from, to] of ranges) {
    const last = result.at(-1)
    if (last && from - last[1] <= pause) last[1] = Math.max(last[1], to)
    else result.push([from, to])
  }
  return result
}

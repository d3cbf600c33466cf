// Timelines for tests, by hand and by lot.
import {
  array,
  boolean,
  constantFrom,
  integer,
  nat,
  oneof,
  option,
  record,
  tuple,
  type Arbitrary,
} from 'fast-check'
import {
  apply,
  isRefusal,
  type Block,
  type Facts,
  type MediaFacts,
  type Op,
  type Overlay,
  type Timeline,
} from '../../src/features/programs/timeline'

export const aBlock = (id: string, given: Partial<Block> = {}): Block => ({
  id,
  kind: 'clip',
  media: { type: 'clip', id: `clip-${id}`, assetId: 'a1' },
  in: 0,
  out: 100,
  fit: 'fill',
  focus: { x: 0.5, y: 0.5 },
  gainDb: 0,
  join: { kind: 'cut', frames: 0 },
  overlays: [],
  ...given,
})

export const aTitle = (id: string, given: Partial<Block> = {}): Block => {
  const { media: _, ...title } = aBlock(id, {
    kind: 'title',
    out: 60,
    text: { style: 'titleCentre', fields: { title: 'Harbour' } },
    ...given,
  })
  return title
}

export const aSlot = (id: string, slotId: string, given: Partial<Block> = {}): Block => {
  const { media: _, ...slot } = aBlock(id, { slotId, ...given })
  return slot
}

export const anOverlay = (id: string, given: Partial<Overlay> = {}): Overlay => ({
  id,
  style: 'lowerThirdBar',
  at: 20,
  frames: 40,
  fields: { name: 'Mira Holm', role: 'Crane operator' },
  ...given,
})

export const aTimeline = (blocks: readonly Block[], given: Partial<Timeline> = {}): Timeline => ({
  schema: 1,
  fps: 30,
  aspect: '16:9',
  brand: {
    titleFont: 'inter',
    textFont: 'inter',
    primary: '#0a84ff',
    dark: '#10131a',
    accent: '#ffb000',
    onDark: '#ffffff',
  },
  blocks: [...blocks],
  ...given,
})

export const mediaFacts = (given: Partial<MediaFacts> = {}): MediaFacts => ({
  sha256: 'a'.repeat(64),
  durationMs: 60_000,
  firstPictureS: 0,
  fps: 30,
  width: 1920,
  height: 1080,
  lufs: -20,
  hasSound: true,
  state: 'ready',
  ...given,
})

/** Of the assets that random histories use. */
export const someFacts: Facts = {
  media: {
    a1: mediaFacts(),
    a2: mediaFacts({ sha256: 'b'.repeat(64), firstPictureS: 7.4, fps: 25, lufs: -31 }),
    a3: mediaFacts({ sha256: 'c'.repeat(64), hasSound: false, lufs: undefined, height: 3413 }),
  },
}

const frames = oneof(integer({ min: -20, max: 400 }), integer({ min: -5, max: 12_000 }))

const join: Arbitrary<Block['join']> = record({
  kind: constantFrom('cut', 'crossfade', 'dip'),
  frames: integer({ min: 0, max: 60 }),
})

const media = constantFrom('a1', 'a2', 'a3', 'gone').map((assetId): Block['media'] => ({
  type: 'clip',
  id: `clip-${assetId}`,
  assetId,
}))

/** An op as it is drawn: which block it is about, and what is new, is decided when it is done. */
export type Drawn = (timeline: Timeline, fresh: () => string) => Op

const pick = <T>(all: readonly T[], place: number): T | undefined => all[place % all.length]

const blockDrawn = tuple(
  constantFrom('clip' as const, 'title' as const, 'slot' as const, 'image' as const),
  media,
  nat(300),
  integer({ min: 10, max: 1500 }),
  join,
  boolean(),
).map(([kind, filled, from, length, joined, locked]) => (id: string): Block => {
  const given = { in: from, out: from + length, join: joined, ...(locked && { locked }) }
  if (kind === 'title') return aTitle(id, { ...given, in: 0, out: length })
  if (kind === 'slot') return aSlot(id, `slot-${id}`, { ...given, locked: undefined })
  return aBlock(id, { ...given, kind, media: filled })
})

const overlayDrawn = tuple(frames, frames).map(
  ([at, length]) =>
    (id: string): Overlay =>
      anOverlay(id, { at: Math.max(0, at), frames: Math.max(1, length) }),
)

const onSome = <T>(
  value: Arbitrary<T>,
  op: (blockId: string, value: T, block: Block | undefined, fresh: () => string) => Op,
): Arbitrary<Drawn> =>
  tuple(nat(199), value).map(([place, given]) => (timeline, fresh) => {
    const block = pick(timeline.blocks, place)
    return op(block?.id ?? 'nobody', given, block, fresh)
  })

export const drawnOp: Arbitrary<Drawn> = oneof(
  {
    weight: 4,
    arbitrary: tuple(nat(30), array(blockDrawn, { minLength: 1, maxLength: 3 })).map(
      ([at, blocks]): Drawn =>
        (_, fresh) => ({ op: 'insert', at, blocks: blocks.map((make) => make(fresh())) }),
    ),
  },
  onSome(nat(1), (blockId) => ({ op: 'remove', blockIds: [blockId] })),
  onSome(nat(30), (blockId, to) => ({ op: 'move', blockId, to })),
  onSome(tuple(option(frames), option(frames)), (blockId, [from, out]) => ({
    op: 'trim',
    blockId,
    in: from ?? undefined,
    out: out ?? undefined,
  })),
  onSome(frames, (blockId, at, _, fresh) => ({ op: 'split', blockId, at, newId: fresh() })),
  onSome(nat(1), (blockId) => ({ op: 'unsplit', blockId })),
  onSome(tuple(option(media), frames), (blockId, [filled, from]) => ({
    op: 'setMedia',
    blockId,
    media: filled ?? undefined,
    in: Math.max(0, from),
    out: Math.max(0, from) + 90,
  })),
  onSome(constantFrom('Harbour', 'Crane'), (blockId, title) => ({
    op: 'setText',
    blockId,
    text: { style: 'titleCentre', fields: { title } },
  })),
  onSome(join, (blockId, joined) => ({ op: 'setJoin', blockId, join: joined })),
  onSome(tuple(integer({ min: -40, max: 20 }), boolean()), (blockId, [gainDb, muted]) => ({
    op: 'setSound',
    blockId,
    gainDb,
    muted,
  })),
  onSome(constantFrom('fill' as const, 'fit' as const), (blockId, fit) => ({
    op: 'setFit',
    blockId,
    fit,
  })),
  onSome(overlayDrawn, (blockId, make, _, fresh) => ({
    op: 'addOverlay',
    blockId,
    overlay: make(fresh()),
  })),
  onSome(tuple(overlayDrawn, nat(7)), (blockId, [make, place], block) => ({
    op: 'setOverlay',
    blockId,
    overlay: make(pick(block?.overlays ?? [], place)?.id ?? 'nobody'),
  })),
  onSome(nat(7), (blockId, place, block) => ({
    op: 'removeOverlay',
    blockId,
    overlayId: pick(block?.overlays ?? [], place)?.id ?? 'nobody',
  })),
  onSome(tuple(nat(30), boolean()), (from, [place, isOn]) => ({
    op: 'setMusic',
    ...(isOn && {
      music: { fileId: 'f', assetId: 'a2', gainDb: -6, duckDb: -12, from, to: from, offset: place },
    }),
  })),
  constantFrom('16:9' as const, '9:16' as const, '1:1' as const).map((aspect): Drawn => () => ({
    op: 'setLook',
    aspect,
  })),
  array(blockDrawn, { maxLength: 4 }).map((blocks): Drawn => (timeline, fresh) => ({
    op: 'applyTemplate',
    template: { templateId: 't', versionNo: 1, may: ['addBlocks', 'music', 'look', 'reorder'] },
    blocks: blocks.map((make) => make(fresh())),
    brand: timeline.brand,
  })),
)

export const history: Arbitrary<readonly Drawn[]> = array(drawnOp, { maxLength: 40 })

/** Does them one after the other; what is refused changes nothing. */
export function play(drawn: readonly Drawn[]) {
  let made = 0
  const fresh = () => `n${++made}`
  const steps: { before: Timeline; op: Op; after: Timeline; inverse: Op }[] = []
  let timeline = aTimeline([
    aBlock('b1', { out: 900 }),
    aTitle('b2'),
    ...['b3', 'b4', 'b5', 'b6'].map((id) => aBlock(id, { out: 400 })),
  ])
  for (const draw of drawn) {
    const op = draw(timeline, fresh)
    const applied = apply(timeline, op)
    if (isRefusal(applied)) continue
    steps.push({ before: timeline, op, after: applied.timeline, inverse: applied.inverse })
    timeline = applied.timeline
  }
  return { timeline, steps }
}

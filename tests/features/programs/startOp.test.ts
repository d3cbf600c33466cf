import { expect, test } from 'vitest'
import type { Story, StoryPart } from '../../../generated/facts/features/templates'
import { apply } from '../../../src/features/programs/timeline'
import { startOp } from '../../../src/features/programs/startOp'
import { emptyStory } from '../../../src/features/templates/story'
import { aTimeline } from '../../support/timelines'

const cut = { kind: 'cut', frames: 0 } as const
const parts: StoryPart[] = [
  { id: 'intro', kind: 'intro', label: 'Intro', join: cut },
  { id: 'hello', kind: 'title', label: 'Title', join: cut, lengthMs: 4_000, isOpen: true },
  {
    id: 'who',
    kind: 'slot',
    label: 'Who you will meet',
    join: { kind: 'crossfade', frames: 15 },
    required: true,
    minMs: 10_000,
    maxMs: 20_000,
    lowerThird: 'lowerThirdBar',
  },
  { id: 'room', kind: 'clip', label: 'Our house', join: cut, clip: { id: 'clip', name: 'House' } },
  { id: 'outro', kind: 'outro', label: 'Outro', join: cut },
]
const story: Story = { ...emptyStory, parts }
const start = startOp({ templateId: 't', versionNo: 3, story, fps: 25 }, ({ id, kind }) =>
  id === 'outro'
    ? undefined
    : {
        media: { type: kind === 'clip' ? 'clip' : 'bumper', id, assetId: `${id}-asset` },
        durationMs: 5_000,
      },
)

test('slots, titles and what is fixed become blocks in their order; what is not there is left out', () => {
  expect(
    start.blocks.map(({ id, kind, out, locked = false, slotId }) => ({
      id,
      kind,
      out,
      locked,
      slotId,
    })),
  ).toEqual([
    { id: 'intro', kind: 'bumper', out: 125, locked: true },
    { id: 'hello', kind: 'title', out: 100, locked: false },
    { id: 'who', kind: 'clip', out: 250, locked: false, slotId: 'who' },
    { id: 'room', kind: 'clip', out: 125, locked: true },
  ])
})

test('a slot with a lower third asks for the name of who is seen', () => {
  expect(start.blocks[2]?.overlays).toEqual([
    { id: 'who-name', style: 'lowerThirdBar', at: 25, frames: 125, fields: {} },
  ])
})

test('an empty timeline takes it, and says which version it follows', () => {
  const made = apply(aTimeline([], { fps: 25 }), start)
  expect(made).toMatchObject({
    timeline: {
      template: { templateId: 't', versionNo: 3, may: ['reorder', 'addBlocks'] },
      blocks: start.blocks.map(({ id }) => ({ id })),
    },
  })
})

// What a draft is once more slots have come (work.md 6).
import { expect, test } from 'vitest'
import { grown } from '../../../src/features/programs/grown'
import { draftOf } from '../../../src/features/programs/slots'
import { aBlock } from '../../support/timelines'

const slot = (slotId: string) => ({ slotId, lengthMs: 2_000 })
const ids = (timeline: ReturnType<typeof grown>) => timeline?.blocks.map(({ id }) => id)

test('more slots stand at the end, before the outro', () => {
  const draft = draftOf('16:9', [slot('one')])
  expect(ids(grown(draft, [slot('two'), slot('three')]))).toEqual(['one', 'two', 'three'])
  const outro = aBlock('outro', { kind: 'bumper' })
  const branded = { ...draft, blocks: [...draft.blocks, outro] }
  expect(ids(grown(branded, [slot('two')]))).toEqual(['one', 'two', 'outro'])
})

test('a clip comes with its slot', () => {
  const clip = { id: 'clip', assetId: 'asset', durationMs: 3_000 }
  const { blocks } = grown(draftOf('9:16', []), [{ ...slot('one'), clip }])!
  expect(blocks).toMatchObject([
    { slotId: 'one', media: { type: 'clip', id: 'clip', assetId: 'asset' }, out: 90 },
  ])
})

// What a draft is once more slots have come (work.md 6).
import { expect, test } from 'vitest'
import { grown } from '../../../src/features/programs/grown'
import { draftOf } from '../../../src/features/programs/slots'
import { aBlock } from '../../support/timelines'

const slot = (slotId: string) => ({ slotId, lengthMs: 2_000 })
const ids = (timeline: ReturnType<typeof grown>) => timeline?.blocks.map(({ id }) => id)

const [intro, outro] = [aBlock('intro', { kind: 'bumper' }), aBlock('outro', { kind: 'bumper' })]
const { blocks: body } = draftOf('16:9', [slot('one')])

test.for([
  ['one', body],
  ['intro one', [intro, ...body]],
  ['intro one outro', [intro, ...body, outro]],
  ['intro outro', [intro, outro]],
  ['outro', [outro]],
  ['intro', [intro]],
  ['outro one', [outro, ...body]],
] as const)('more slots stand at the end of %s, before the outro', ([shown, blocks]) => {
  const draft = { ...draftOf('16:9', []), blocks: [...blocks] }
  const more = grown(draft, [slot('two'), slot('three')], new Set(['outro']))
  const expected = shown.includes('outro')
    ? shown.replace('outro', 'two three outro')
    : `${shown} two three`
  expect(ids(more)?.join(' ')).toBe(expected)
})

test('what stands behind the last slot stays behind, and music goes on under what comes', () => {
  const thanks = aBlock('thanks', { kind: 'title' })
  const music = { fileId: 'f', assetId: 'a', gainDb: 0, duckDb: 0, from: 'one', offset: 0 }
  const to = (last: string) => ({ ...music, to: last })
  const of = (blocks: typeof body, last: string) =>
    grown(
      { ...draftOf('16:9', []), blocks: [...blocks], music: to(last) },
      [slot('two')],
      new Set(),
    )
  expect(ids(of([...body, thanks], 'thanks'))).toEqual(['one', 'two', 'thanks'])
  expect(of([...body, thanks], 'thanks')?.music).toEqual(to('thanks'))
  expect(of(body, 'one')?.music).toEqual(to('two'))
})

test('a clip comes with its slot', () => {
  const clip = { id: 'clip', assetId: 'asset', durationMs: 3_000 }
  const { blocks } = grown(draftOf('9:16', []), [{ ...slot('one'), clip }], new Set())!
  expect(blocks).toMatchObject([
    { slotId: 'one', media: { type: 'clip', id: 'clip', assetId: 'asset' }, out: 90 },
  ])
})

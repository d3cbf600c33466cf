import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  apply,
  changes,
  isRefusal,
  lengthOf,
  msOf,
  validate,
  type Op,
  type Timeline,
} from '../../../../src/features/programs/timeline'
import { sized } from '../../../support/sizes'
import {
  aBlock,
  anOverlay,
  aTimeline,
  aTitle,
  history,
  play,
  someFacts,
} from '../../../support/timelines'

const film = aTimeline([aTitle('t'), aBlock('a', { out: 300 }), aBlock('b'), aBlock('c')])

test.each<[what: string, op: Op, found: object[]]>([
  [
    'a block that came',
    { op: 'insert', at: 1, blocks: [aBlock('n', { in: 50, out: 80 })] },
    [{ fromMs: 2000, toMs: 3000, kind: 'added' }],
  ],
  [
    'a block that went, at the place it was at',
    { op: 'remove', blockIds: ['a'] },
    [{ fromMs: 2000, toMs: 2000, kind: 'gone', was: { fromMs: 2000, toMs: 12_000 } }],
  ],
  [
    'the block that moved, not those that made room for it',
    { op: 'move', blockId: 't', to: 3 },
    [
      {
        fromMs: 16_667,
        toMs: 18_667,
        kind: 'moved',
        was: { fromMs: 0, toMs: 2000 },
      },
    ],
  ],
  [
    'a trim, not what it moves along',
    { op: 'trim', blockId: 'a', out: 150 },
    [{ fromMs: 2000, toMs: 7000, kind: 'trimmed', was: { fromMs: 2000, toMs: 12_000 } }],
  ],
  [
    'another clip',
    {
      op: 'setMedia',
      blockId: 'b',
      media: { type: 'clip', id: 'z', assetId: 'a2' },
      in: 9,
      out: 109,
    },
    [{ kind: 'replaced' }],
  ],
  [
    'words',
    { op: 'setText', blockId: 't', text: { style: 'titleCentre', fields: { title: 'Docks' } } },
    [{ fromMs: 0, toMs: 2000, kind: 'words' }],
  ],
  [
    'a lower third',
    { op: 'addOverlay', blockId: 'c', overlay: anOverlay('o') },
    [{ kind: 'lowerThird' }],
  ],
  ['sound', { op: 'setSound', blockId: 'c', muted: true }, [{ kind: 'sound' }]],
  [
    'a join',
    { op: 'setJoin', blockId: 'c', join: { kind: 'dip', frames: 20 } },
    [{ kind: 'join' }],
  ],
  [
    'its shape, of the whole film',
    { op: 'setLook', aspect: '1:1' },
    [{ fromMs: 0, toMs: msOf(lengthOf(film), film), kind: 'look' }],
  ],
])('a later version tells %s', (_, op, found) => {
  const applied = apply(film, op)
  if (isRefusal(applied)) throw new Error(applied.refused)
  expect(changes(film, applied.timeline)).toMatchObject(found)
})

test('blocks with new ids are known by what they show', () => {
  const anew: Timeline = {
    ...film,
    blocks: film.blocks.map((block) => ({ ...block, id: `new-${block.id}` })),
  }
  expect(changes(film, anew)).toEqual([])
})

test('a version is no change of itself, any two differ within their films, and validating never throws', () => {
  assert(
    property(history, history, (one, other) => {
      const a = play(one).timeline
      const b = play(other).timeline
      expect(changes(a, structuredClone(a))).toEqual([])
      for (const { fromMs, toMs, was } of changes(a, b)) {
        expect(fromMs).toBeLessThanOrEqual(toMs)
        expect(toMs).toBeLessThanOrEqual(msOf(lengthOf(b), b))
        expect(was?.toMs ?? 0).toBeLessThanOrEqual(msOf(lengthOf(a), a))
      }
      expect(validate(a, someFacts)).toBeInstanceOf(Array)
    }),
    sized(1_000, { whole: 10_000 }),
  )
})

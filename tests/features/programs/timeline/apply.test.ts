import { describe, expect, test } from 'vitest'
import {
  apply,
  isRefusal,
  lengthOf,
  startOf,
  type Block,
  type Op,
  type Timeline,
} from '../../../../src/features/programs/timeline'
import { aBlock, anOverlay, aSlot, aTimeline, aTitle } from '../../../support/timelines'

const done = (timeline: Timeline, op: Op): Timeline => {
  const applied = apply(timeline, op)
  if (isRefusal(applied)) throw new Error(applied.refused)
  return applied.timeline
}
const idsOf = ({ blocks }: Timeline) => blocks.map(({ id }) => id).join(' ')
const blockOf = ({ blocks }: Timeline, wanted: string) => blocks.find(({ id }) => id === wanted)!

const bumper = (id: string) => aBlock(id, { kind: 'bumper', locked: true })
const template = (...may: NonNullable<Timeline['template']>['may']) => ({
  templateId: 't',
  versionNo: 3,
  may,
})
const crossfade = (frames: number): Block['join'] => ({ kind: 'crossfade', frames })
const three = aTimeline([aBlock('a'), aBlock('b', { join: crossfade(20) }), aBlock('c')])
const music = {
  fileId: 'f',
  assetId: 'a2',
  gainDb: -6,
  duckDb: -12,
  from: 'a',
  to: 'c',
  offset: 0,
}

test('only a crossfade overlaps, and nothing leaves a gap', () => {
  expect(startOf(three, 'b')).toBe(80)
  expect(startOf(three, 'c')).toBe(180)
  expect(lengthOf(three)).toBe(280)
  expect(startOf(three, 'nobody')).toBeUndefined()
})

describe('what is too much becomes the most that fits', () => {
  test.each<[claim: string, op: Op, blockId: string, is: Partial<Block>]>([
    ['a block has 10 frames', { op: 'trim', blockId: 'a', out: 3 }, 'a', { in: 0, out: 10 }],
    [
      'the other end stays where it is',
      { op: 'trim', blockId: 'a', in: 99 },
      'a',
      { in: 90, out: 100 },
    ],
    ['nothing begins before its source', { op: 'trim', blockId: 'a', in: -5 }, 'a', { in: 0 }],
    [
      'a join is at most half of its shorter neighbour',
      { op: 'trim', blockId: 'a', out: 30 },
      'b',
      { join: crossfade(15) },
    ],
    [
      'a join has two frames',
      { op: 'setJoin', blockId: 'c', join: { kind: 'dip', frames: 1 } },
      'c',
      { join: { kind: 'dip', frames: 2 } },
    ],
    [
      'a cut has none',
      { op: 'setJoin', blockId: 'c', join: { kind: 'cut', frames: 9 } },
      'c',
      { join: { kind: 'cut', frames: 0 } },
    ],
    [
      'the first block follows nothing',
      { op: 'remove', blockIds: ['a'] },
      'b',
      { join: { kind: 'cut', frames: 0 } },
    ],
    [
      'an overlay ends with its block',
      { op: 'addOverlay', blockId: 'a', overlay: anOverlay('o', { at: 80, frames: 60 }) },
      'a',
      { overlays: [anOverlay('o', { at: 80, frames: 20 })] },
    ],
    [
      'an overlay has 10 frames',
      { op: 'addOverlay', blockId: 'a', overlay: anOverlay('o', { at: 99, frames: 60 }) },
      'a',
      { overlays: [anOverlay('o', { at: 90, frames: 10 })] },
    ],
  ])('%s', (_, op, blockId, is) => {
    expect(blockOf(done(three, op), blockId)).toMatchObject(is)
  })
})

describe('blocks', () => {
  test.each<[claim: string, op: Op, ids: string]>([
    ['are put in where they shall be', { op: 'insert', at: 1, blocks: [aTitle('t')] }, 'a t b c'],
    ['at the end, if that is far', { op: 'insert', at: 99, blocks: [aTitle('t')] }, 'a b c t'],
    ['ripple when others go', { op: 'remove', blockIds: ['a', 'b'] }, 'c'],
    ['move among the others', { op: 'move', blockId: 'a', to: 1 }, 'b a c'],
    ['are cut in two', { op: 'split', blockId: 'b', at: 40, newId: 'n' }, 'a b n c'],
  ])('%s', (_, op, ids) => {
    expect(idsOf(done(three, op))).toBe(ids)
  })

  test('stay between the intro and the outro of their template', () => {
    const film = aTimeline([bumper('in'), aBlock('a'), aBlock('b'), bumper('out')])
    expect(idsOf(done(film, { op: 'insert', at: 0, blocks: [aBlock('x')] }))).toBe('in x a b out')
    expect(idsOf(done(film, { op: 'insert', at: 9, blocks: [aBlock('x')] }))).toBe('in a b x out')
    expect(idsOf(done(film, { op: 'move', blockId: 'b', to: 0 }))).toBe('in b a out')
  })

  test('that are cut in two show the same as before, and become one again', () => {
    const early = anOverlay('early', { at: 10, frames: 60 })
    const late = anOverlay('late', { at: 60, frames: 30 })
    const film = aTimeline([aBlock('a', { in: 50, out: 150, overlays: [early, late] })])
    const split = done(film, { op: 'split', blockId: 'a', at: 45, newId: 'n' })
    expect(blockOf(split, 'a')).toMatchObject({
      in: 50,
      out: 95,
      overlays: [{ ...early, frames: 35 }],
    })
    expect(blockOf(split, 'n')).toMatchObject({
      in: 95,
      out: 150,
      overlays: [{ ...late, at: 15 }],
    })
    const whole = done(split, { op: 'unsplit', blockId: 'a' })
    expect(whole.blocks).toEqual([
      aBlock('a', { in: 50, out: 150, overlays: [{ ...early, frames: 35 }, late] }),
    ])
  })
})

describe('music', () => {
  const film = { ...three, music }
  test.each<[claim: string, op: Op, is: Partial<typeof music> | undefined]>([
    [
      'that loses its first block takes the next',
      { op: 'remove', blockIds: ['a'] },
      { from: 'b', to: 'c' },
    ],
    [
      'that loses its last one takes the one before',
      { op: 'remove', blockIds: ['c', 'b'] },
      { from: 'a', to: 'a' },
    ],
    ['goes with the last block', { op: 'remove', blockIds: ['a', 'b', 'c'] }, undefined],
    [
      'sounds from the earlier to the later',
      { op: 'move', blockId: 'a', to: 2 },
      { from: 'c', to: 'a' },
    ],
    [
      'sounds under both halves',
      { op: 'split', blockId: 'c', at: 50, newId: 'n' },
      { from: 'a', to: 'n' },
    ],
    ['is taken away', { op: 'setMusic' }, undefined],
  ])('%s', (_, op, is) => {
    const after = done(film, op)
    expect(after.music).toEqual(is && { ...music, ...is })
  })
})

describe('slots', () => {
  const film = aTimeline([aSlot('s', 'slot1'), aBlock('a')])
  const media: Block['media'] = { type: 'clip', id: 'c', assetId: 'a1' }
  const filled = (by?: 'auto') => done(film, { op: 'setMedia', blockId: 's', media, out: 60, by })

  test('remember whether a take came by itself, until somebody works on it', () => {
    expect(blockOf(filled('auto'), 's').slotState).toBe('auto')
    expect(blockOf(filled(), 's').slotState).toBe('kept')
    const trimmed = done(filled('auto'), { op: 'trim', blockId: 's', out: 50 })
    expect(blockOf(trimmed, 's').slotState).toBe('kept')
  })

  test('are emptied, which nothing else can be', () => {
    expect(done(filled(), { op: 'setMedia', blockId: 's' }).blocks[0]).toEqual(
      aSlot('s', 'slot1', { out: 60 }),
    )
    expect(apply(film, { op: 'setMedia', blockId: 'a' })).toEqual({ refused: 'wrongKind' })
  })
})

describe('refused is', () => {
  const fixed = aTimeline(
    [aTitle('t', { locked: true }), aSlot('s', 'slot1'), aSlot('r', 'slot2')],
    { template: template('look') },
  )
  const full = aTimeline(Array.from({ length: 200 }, (_, index) => aBlock(`b${index}`)))
  const overlays = Array.from({ length: 8 }, (_, index) => anOverlay(`o${index}`))

  test.each<[claim: string, timeline: Timeline, op: Op, code: string]>([
    [
      'a change of what the template fixed',
      fixed,
      { op: 'trim', blockId: 't', out: 90 },
      'blockLocked',
    ],
    ['taking it away', fixed, { op: 'remove', blockIds: ['t'] }, 'blockLocked'],
    [
      'another order of slots, where the template keeps it',
      fixed,
      { op: 'move', blockId: 'r', to: 1 },
      'slotOrder',
    ],
    [
      'a block more, where it leaves no room for one',
      fixed,
      { op: 'insert', at: 1, blocks: [aBlock('x')] },
      'keptByTemplate',
    ],
    ['music, where it has its own', fixed, { op: 'setMusic' }, 'keptByTemplate'],
    ['the 201st block', full, { op: 'insert', at: 0, blocks: [aBlock('x')] }, 'tooManyBlocks'],
    [
      'the ninth overlay',
      aTimeline([aBlock('a', { overlays })]),
      { op: 'addOverlay', blockId: 'a', overlay: anOverlay('x') },
      'tooManyOverlays',
    ],
    [
      'a piece under 10 frames',
      three,
      { op: 'split', blockId: 'a', at: 95, newId: 'n' },
      'tooShort',
    ],
    ['one piece of what is not', three, { op: 'unsplit', blockId: 'a' }, 'notOnePiece'],
    ['a block that is not there', three, { op: 'setFit', blockId: 'x', fit: 'fit' }, 'notThere'],
    [
      'words on a clip',
      three,
      { op: 'setText', blockId: 'a', text: { style: 's', fields: {} } },
      'wrongKind',
    ],
    ['an id that is taken', three, { op: 'insert', at: 0, blocks: [aBlock('c')] }, 'malformed'],
    ['half a frame', three, { op: 'trim', blockId: 'a', in: 1.5 }, 'malformed'],
    ['a gain of 13 dB', three, { op: 'setSound', blockId: 'a', gainDb: 13 }, 'malformed'],
    ['no number', three, { op: 'trim', blockId: 'a', out: Number.NaN }, 'malformed'],
  ])('%s', (_, timeline, op, code) => {
    expect(apply(timeline, op)).toEqual({ refused: code })
  })
})

const name = anOverlay('name', { fields: {} })
const openTitle = (given: Partial<Block> = {}) =>
  aTitle('hello', { text: { style: 'titleCentre', fields: { title: 'Write here' } }, ...given })
const newer = (had: Timeline, blocks: Block[], may: ('addBlocks' | 'music')[] = []) =>
  done(had, {
    op: 'applyTemplate',
    template: { templateId: 't', versionNo: 2, may },
    brand: had.brand,
    blocks,
  })

describe('a newer template', () => {
  test('keeps the words and the length of a title that people write, in its own style', () => {
    const had = aTimeline([
      openTitle({ out: 90, text: { style: 'titleBarLeft', fields: { title: 'Ahoy' } } }),
    ])
    for (const may of [[], ['addBlocks' as const]])
      expect(newer(had, [openTitle()], may).blocks).toMatchObject([
        { id: 'hello', out: 90, text: { style: 'titleCentre', fields: { title: 'Ahoy' } } },
      ])
  })

  test('says its own words in a title that is fixed now', () => {
    const had = aTimeline([
      openTitle({ text: { style: 'titleCentre', fields: { title: 'Ahoy' } } }),
    ])
    expect(newer(had, [openTitle({ locked: true })], ['addBlocks']).blocks).toEqual([
      openTitle({ locked: true }),
    ])
  })

  test('keeps the name that people wrote, also where the slot was split since', () => {
    const had = aTimeline([
      aBlock('one', { slotId: 'slot1', in: 0, out: 100 }),
      aBlock('rest', { slotId: 'slot1', in: 100, out: 200, overlays: [anOverlay('name')] }),
    ])
    const after = newer(had, [aSlot('one', 'slot1', { overlays: [name] })])
    expect(after.blocks.map(({ id, overlays }) => [id, overlays])).toEqual([
      ['one', [anOverlay('name')]],
      ['rest', []],
    ])
  })

  test('keeps music that people chose only where it lets them', () => {
    const had = aTimeline([aBlock('one')], { music: { ...music, from: 'one', to: 'one' } })
    const blocks = [aSlot('new', 'slot1')]
    expect(newer(had, blocks).music).toBeUndefined()
    expect(newer(had, [...blocks, aBlock('one')], ['music']).music).toEqual(had.music)
  })

  test('is undone to the byte', () => {
    const had = aTimeline([openTitle(), aBlock('one', { slotId: 'slot1' }), aBlock('own')])
    const applied = apply(had, {
      op: 'applyTemplate',
      template: { templateId: 't', versionNo: 2, may: ['addBlocks'] },
      brand: { ...had.brand, primary: '#aa0000' },
      blocks: [aTitle('new', { locked: true }), aSlot('one', 'slot1', { overlays: [name] })],
    })
    if (isRefusal(applied)) throw new Error(applied.refused)
    expect(JSON.stringify(done(applied.timeline, applied.inverse))).toBe(JSON.stringify(had))
  })
})

test('a newer template brings its look and fixed parts, and keeps what people put in', () => {
  const had = aTimeline(
    [
      aTitle('old', { locked: true }),
      aBlock('one', { slotId: 'slot1', slotState: 'kept', in: 30, out: 90 }),
      aBlock('own'),
      aSlot('two', 'slot2'),
    ],
    { logo: { fileId: 'l', corner: 'topLeft', percent: 10 } },
  )
  const after = done(had, {
    op: 'applyTemplate',
    template: { templateId: 't', versionNo: 4, may: ['addBlocks'] },
    brand: { ...had.brand, primary: '#aa0000' },
    blocks: [
      aTitle('new', { locked: true }),
      aSlot('n2', 'slot2'),
      aSlot('n1', 'slot1', { overlays: [anOverlay('name', { locked: true })] }),
    ],
  })
  expect(idsOf(after)).toBe('new n2 one own')
  expect(blockOf(after, 'one')).toMatchObject({
    in: 30,
    out: 90,
    media: { assetId: 'a1' },
    overlays: [{ id: 'name' }],
  })
  expect(after.logo).toBeUndefined()
  expect(after.brand.primary).toBe('#aa0000')
  expect(after.template?.versionNo).toBe(4)
})

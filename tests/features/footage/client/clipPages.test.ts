import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addPage,
  insertClip,
  noPages,
  removeClips,
  renewClips,
  renewHead,
} from '../../../../src/features/footage/client/clipPages'
import { aClip, aPage } from '../../../support/footage'
import { seed } from '../../../support/sizes'

const ids = (pages: { clips: readonly { clipId: string }[] }) =>
  pages.clips.map(({ clipId }) => clipId)
const clips = (names: string) => [...names].map((name) => aClip(name))

test.each([
  { held: 'abcdef', fresh: 'abc', hasMore: true, makes: 'abcdef', story: 'nothing changed' },
  { held: 'abcdef', fresh: 'xab', hasMore: true, makes: 'xabcdef', story: 'one came in on top' },
  { held: 'abcdef', fresh: 'acd', hasMore: true, makes: 'acdef', story: 'one is gone' },
  {
    held: 'abcdef',
    fresh: 'xyz',
    hasMore: true,
    makes: 'xyz',
    story: 'so many came in that they do not meet',
  },
  { held: 'abcdef', fresh: 'ab', hasMore: false, makes: 'ab', story: 'the rest is gone' },
  { held: '', fresh: 'ab', hasMore: false, makes: 'ab', story: 'the first came in' },
])('$fresh read anew over $held makes $makes: $story', ({ held, fresh, hasMore, makes }) => {
  const pages = addPage(noPages, aPage(clips(held), { next: 'further' }))
  const renewed = renewHead(pages, aPage(clips(fresh), { next: hasMore ? 'near' : undefined }))
  expect(ids(renewed)).toEqual([...makes])
})

test('reading on after a refresh goes on where reading on stood', () => {
  const pages = addPage(noPages, aPage(clips('abcdef'), { next: 'after f' }))
  expect(renewHead(pages, aPage(clips('abc'), { next: 'after c' })).next).toBe('after f')
  expect(renewHead(pages, aPage(clips('xyz'), { next: 'after z' })).next).toBe('after z')
})

test('no refresh and no page ever shows a clip twice', () => {
  const letters = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 })
  fc.assert(
    fc.property(letters, letters, fc.boolean(), (held, fresh, hasMore) => {
      const pages = addPage(noPages, aPage(clips(held.join(''))))
      const page = aPage(clips(fresh.join('')), { next: hasMore ? 'more' : undefined })
      for (const result of [renewHead(pages, page), addPage(pages, page)]) {
        expect(new Set(ids(result)).size).toBe(ids(result).length)
      }
      expect(ids(renewHead(pages, page)).slice(0, fresh.length)).toEqual(fresh)
    }),
    { seed },
  )
})

test('a late account of a clip does not undo a newer one', () => {
  const pages = addPage(noPages, aPage([aClip('a', { rev: 3, title: 'New' })]))
  expect(renewClips(pages, [aClip('a', { rev: 2, title: 'Old' })]).clips[0]?.title).toBe('New')
  expect(renewClips(pages, [aClip('a', { rev: 3, progress: 40 })]).clips[0]?.progress).toBe(40)
})

const noon = { createdAt: '2026-11-20T12:00:00.000Z' }
test.each([
  { sort: 'newest', given: noon, order: 'xab' },
  { sort: 'oldest', given: noon, order: 'abx' },
  { sort: 'name', given: { title: 'Clip aa' }, order: 'axb' },
  { sort: 'duration', given: { durationMs: 70_000 }, order: 'xab' },
  { sort: 'duration', given: { durationMs: undefined }, order: 'abx' },
] as const)(
  'a clip that comes in by $sort with $given stands in its place',
  ({ sort, given, order }) => {
    const pages = addPage(noPages, aPage(clips('ab')))
    const next = insertClip(pages, aClip('x', given), sort)
    expect(ids(next)).toEqual([...order])
    expect(next.total).toBe(3)
  },
)

test('what leaves takes its share of the count and the hours with it', () => {
  const pages = addPage(noPages, aPage(clips('abc')))
  expect(removeClips(pages, ['b', 'z'])).toMatchObject({ total: 2, totalDurationMs: 120_000 })
})

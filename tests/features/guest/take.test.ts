// What a phone knows of a film by its log.
import { describe, expect, test } from 'vitest'
import { foldTake, type TakeLine } from '../../../src/features/guest/take'

const opened = { is: 'opened', takeId: 't1', promptId: 'p1', mime: 'video/mp4' } as const
const begun = { takeId: 't1', promptId: 'p1', mime: 'video/mp4' }

const table: ReadonlyArray<readonly [says: string, lines: TakeLine[], take: object]> = [
  ['only begun: cut off before it grew', [opened], { ms: 0, state: 'cutOff' }],
  [
    'ended by nobody: cut off, as long as it had grown',
    [opened, { is: 'grown', ms: 1000 }, { is: 'grown', ms: 18_000 }],
    { ms: 18_000, state: 'cutOff' },
  ],
  [
    'stopped: as long as it was then, and why',
    [opened, { is: 'grown', ms: 1000 }, { is: 'stopped', ms: 1400, why: 'limit' }],
    { ms: 1400, state: 'stopped', why: 'limit' },
  ],
  [
    'used: it is the answer',
    [opened, { is: 'stopped', ms: 1400, why: 'stopPressed' }, { is: 'used' }],
    { ms: 1400, state: 'used', why: 'stopPressed' },
  ],
]

describe('a film', () => {
  test.each(table)('%s', (_, lines, take) => {
    expect(foldTake(lines)).toEqual({ ...begun, ...take })
  })

  test('of which not even the first line was written is none', () => {
    expect(foldTake([{ is: 'grown', ms: 1000 }])).toBeUndefined()
  })

  test('is not changed by lines of a later page', () => {
    expect(foldTake([opened, { is: 'whatever' }])).toEqual({ ...begun, ms: 0, state: 'cutOff' })
  })
})

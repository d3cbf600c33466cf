// What a reviewer sees at a glance of a take (work.md 4).
import { expect, test } from 'vitest'
import type { QualityFlag } from '../../../generated/facts/features/media'
import { checksOf } from '../../../src/features/recorder/takeChecks'

const measured = (...codes: QualityFlag['code'][]) => ({
  durationMs: 15_000,
  quality: { flags: codes.map((code) => ({ code })), adviseRetake: false },
})

test.for([
  ['nothing is wrong', measured(), {}, 'sound picture'],
  ['it is quiet', measured('quiet'), {}, 'sound:quiet picture'],
  ['it stands still', measured('frozen'), {}, 'sound picture:frozen'],
  ['there is noise, and it is dark', measured('noise', 'dark'), {}, 'sound:noise picture:dark'],
  [
    'it is as long as it should be',
    measured(),
    { minSeconds: 10, maxSeconds: 20 },
    'sound picture length',
  ],
  ['it is too short', measured(), { minSeconds: 20 }, 'sound picture length:short'],
  ['it is too long', measured(), { maxSeconds: 10 }, 'sound picture length:long'],
  ['it is half a second too long', measured(), { maxSeconds: 14.5 }, 'sound picture length'],
  ['nothing was measured yet', { durationMs: 15_000 }, { maxSeconds: 10 }, 'length:long'],
  [
    'it has the shape that was asked for',
    { width: 90, height: 160 },
    { orientation: 'portrait' },
    'shape',
  ],
  [
    'it has another shape',
    { width: 160, height: 90 },
    { orientation: 'portrait' },
    'shape:landscape',
  ],
  ['its shape is nobody’s wish', { width: 160, height: 90 }, {}, ''],
  ['its length is not known yet', {}, { maxSeconds: 10 }, ''],
] as const)('where %s: %3$s', ([, take, asked, expected]) => {
  const said = checksOf(take, asked).map(({ of, fault }) => (fault ? `${of}:${fault}` : of))
  expect(said.join(' ')).toBe(expected)
})

import { expect, test } from 'vitest'
import { validate, type Facts, type Timeline } from '../../../../src/features/programs/timeline'
import { aBlock, anOverlay, aSlot, aTimeline, aTitle, mediaFacts } from '../../../support/timelines'

const known = (given: Parameters<typeof mediaFacts>[0] = {}): Facts => ({
  media: { a1: mediaFacts(given) },
})
const slot = { label: 'Who you are', required: true, minMs: 5_000, maxMs: 10_000 }
const clip = aTimeline([aBlock('a')])
const bumper = aTimeline([aBlock('a', { kind: 'bumper' })])
const music = { fileId: 'f', assetId: 'a2', gainDb: 0, duckDb: 0, from: 'a', to: 'a', offset: 0 }

test.each<[what: string, timeline: Timeline, facts: Facts, issues: object[]]>([
  ['nothing, where all is well', clip, known(), []],
  ['media that is gone', clip, { media: {} }, [{ code: 'mediaGone', blockId: 'a' }]],
  ['media that failed', clip, known({ state: 'failed' }), [{ code: 'mediaFailed', blockId: 'a' }]],
  [
    'media that is on its way',
    clip,
    known({ state: 'probing' }),
    [{ code: 'mediaProcessing', blockId: 'a' }],
  ],
  [
    'a clip that ends before its block',
    clip,
    known({ durationMs: 3_000 }),
    [{ code: 'outOfRange', blockId: 'a' }],
  ],
  ['no frame too much', clip, known({ durationMs: 3_300 }), []],
  [
    'consent that was taken back',
    clip,
    known({ consentRevoked: true }),
    [{ code: 'consentRevoked', blockId: 'a' }],
  ],
  [
    'rights that ended',
    clip,
    known({ rightsEnded: true }),
    [{ code: 'rightsEnded', blockId: 'a' }],
  ],
  ['silence without music', clip, known({ hasSound: false }), [{ code: 'silent', blockId: 'a' }]],
  [
    'no silence under music',
    { ...clip, music },
    { media: { a1: mediaFacts({ hasSound: false }), a2: mediaFacts() } },
    [],
  ],
  ['music that is gone', { ...clip, music }, known(), [{ code: 'mediaGone' }]],
  [
    'too much gain',
    aTimeline([aBlock('a', { gainDb: 9 })]),
    known(),
    [{ code: 'tooLoud', blockId: 'a' }],
  ],
  [
    'an intro of another shape',
    { ...bumper, aspect: '9:16' },
    known(),
    [{ code: 'noBumper', blockId: 'a' }],
  ],
  ['no intro of this shape', bumper, known(), []],
  [
    'a required slot that is empty',
    aTimeline([aSlot('s', 'one')]),
    { media: {}, slots: { one: slot } },
    [{ code: 'slotEmpty', blockId: 's', slotId: 'one' }],
  ],
  [
    'a required slot that was taken away',
    clip,
    { ...known(), slots: { one: slot } },
    [{ code: 'slotEmpty', slotId: 'one' }],
  ],
  [
    'not one that may stay empty',
    aTimeline([aSlot('s', 'one')]),
    { media: {}, slots: { one: { ...slot, required: false } } },
    [],
  ],
  [
    'a slot that is too short',
    aTimeline([aBlock('a', { slotId: 'one' })]),
    { ...known(), slots: { one: slot } },
    [{ code: 'slotLength', blockId: 'a', slotId: 'one' }],
  ],
  ['more than an hour', aTimeline([aTitle('t', { out: 108_001 })]), known(), [{ code: 'tooLong' }]],
  ['not an hour', aTimeline([aTitle('t', { out: 108_000 })]), known(), []],
  [
    'a title and a lower third without words',
    aTimeline([
      aTitle('t', { text: { style: 'titleCentre', fields: { title: ' ' } } }),
      aBlock('a', { overlays: [anOverlay('o', { fields: {} })] }),
    ]),
    known(),
    [
      { code: 'noWords', blockId: 't' },
      { code: 'noWords', blockId: 'a', overlayId: 'o' },
    ],
  ],
  [
    'words that do not fit, and where',
    aTimeline([aTitle('t'), aBlock('a', { overlays: [anOverlay('o')] })]),
    {
      ...known(),
      fits: ({ style }) =>
        style === 'titleCentre' ? { refused: 'textTooLong' } : { refused: 'noGlyph', letter: '漢' },
    },
    [
      { code: 'textTooLong', blockId: 't' },
      { code: 'noGlyph', blockId: 'a', overlayId: 'o', letter: '漢' },
    ],
  ],
])('told is %s', (_, timeline, facts, issues) => {
  expect(validate(timeline, facts)).toEqual(issues)
})

import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { decodeCaptions, formats, tidyWords, type Cue } from '../../../src/features/captions/cue'
import { readCaptions, type Fault } from '../../../src/features/captions/readCaptions'
import { writeCaptions } from '../../../src/features/captions/writeCaptions'

const one = (text: string, fromMs = 1000, toMs = 2500): Cue => ({ fromMs, toMs, text })
const at = '00:00:01.000 --> 00:00:02.500'
const vtt = (...lines: string[]) => ['WEBVTT', '', ...lines].join('\n')
const srt = (...lines: string[]) => lines.join('\r\n')

test.each<[what: string, file: string, cues: readonly Cue[]]>([
  ['WebVTT', vtt(at, 'Hello'), [one('Hello')]],
  ['its mark of the order of bytes', `\uFEFF${vtt(at, 'Hello')}`, [one('Hello')]],
  ['a name of a cue', vtt('greeting', at, 'Hello'), [one('Hello')]],
  ['times without hours', vtt('00:01.000 --> 00:02.500', 'Hello'), [one('Hello')]],
  ['where a cue is drawn, which is left out', vtt(`${at} line:0 align:start`, 'Hi'), [one('Hi')]],
  [
    'notes, styles and regions, which are left out',
    vtt('NOTE mine', '', 'STYLE', 'a {}', '', at, 'Hi'),
    [one('Hi')],
  ],
  [
    'markup, which is left out',
    vtt(at, '<v Mira>It is <i>here</i><00:00:02.000> &amp; now'),
    [one('It is here & now')],
  ],
  ['SubRip', srt('1', at.replaceAll('.', ','), 'Hello', 'there'), [one('Hello\nthere')]],
  ['numbers that are missing', srt(at, 'Hello'), [one('Hello')]],
  [
    'fonts and places of SubRip',
    srt('1', at, String.raw`{\an8}<font color="red">Hello</font>`),
    [one('Hello')],
  ],
  ['what is no markup', srt('1', at, '1 < 2 > 0'), [one('1 < 2 > 0')]],
  [
    'cues that say nothing, which are left out',
    vtt(at, '', '00:00:03.000 --> 00:00:04.000', 'Hi'),
    [one('Hi', 3000, 4000)],
  ],
  [
    'cues in another order',
    srt('2', '00:00:05,000 --> 00:00:06,000', 'B', '', '1', at, 'A'),
    [one('A'), one('B', 5000, 6000)],
  ],
  ['one digit of a second', srt('1', '0:0:01,5 --> 0:0:02,5', 'Hi'), [one('Hi', 1500, 2500)]],
])('%s is read', (_, file, cues) => {
  expect(readCaptions(file)).toEqual({ cues, faults: [] })
})

test.each<[what: string, file: string, fault: Fault]>([
  ['nothing', '', { line: 1, code: 'nothing' }],
  ['a file without cues', 'WEBVTT\n\nNOTE none', { line: 1, code: 'nothing' }],
  ['times that are none', vtt('00:01 -> 0:02 --> later', 'Hi'), { line: 3, code: 'timing' }],
  ['seconds over 59', srt('1', '00:00:61,000 --> 00:01:02,000', 'Hi'), { line: 2, code: 'timing' }],
  ['an end before its beginning', vtt('00:02.000 --> 00:01.000', 'Hi'), { line: 3, code: 'order' }],
  ['words without times', vtt(at, 'Hi', '', 'and more'), { line: 6, code: 'noTimes' }],
  [
    'cues without an empty line between',
    vtt(at, 'Hi', '00:03.000 --> 00:04.000', 'there'),
    { line: 5, code: 'noGap' },
  ],
  ['a speech in one cue', vtt(at, 'x'.repeat(1001)), { line: 4, code: 'tooLong' }],
])('%s is told with its line', (_, file, fault) => {
  expect(readCaptions(file).faults).toEqual([fault])
})

test('more than 5,000 cues are told at the first that is too much', () => {
  const { cues, faults } = readCaptions(vtt(...Array.from({ length: 5001 }, () => `${at}\nHi\n`)))
  expect([cues.length, faults]).toEqual([5000, [{ line: 15_003, code: 'tooMany' }]])
})

test('what can be read is read beside what cannot', () => {
  expect(readCaptions(vtt('lost', '', at, 'Hi')).cues).toEqual([one('Hi')])
})

test.each([
  ['UTF-8', [0xc3, 0xa4], 'ä'],
  ['Windows-1252', [0xe4, 0x80], 'ä€'],
  ['UTF-16', [0xff, 0xfe, 0xe4, 0x00], 'ä'],
])('%s is understood', (_, bytes, text) => {
  expect(decodeCaptions(Uint8Array.from(bytes))).toBe(text)
})

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map(tidyWords)
  .filter((text) => text !== '')
const anyCues = (letters: fc.Arbitrary<string>) =>
  fc.array(
    fc
      .record({
        fromMs: fc.nat(9_000_000),
        lasts: fc.integer({ min: 1, max: 9000 }),
        text: letters,
      })
      .map(({ fromMs, lasts, text }) => ({ fromMs, toMs: fromMs + lasts, text })),
    { minLength: 1, maxLength: 12 },
  )
const sorted = (cues: readonly Cue[]) =>
  cues.toSorted((a, b) => a.fromMs - b.fromMs || a.toMs - b.toMs)

describe('whatever is given', () => {
  test('is read again as it was written', () => {
    fc.assert(
      fc.property(anyCues(words), (cues) => {
        expect(readCaptions(writeCaptions(cues, 'vtt'))).toEqual({ cues: sorted(cues), faults: [] })
      }),
    )
    // SubRip has no way to write these as words.
    const plain = words.filter((text) => !/[<>{]/.test(text))
    fc.assert(
      fc.property(anyCues(plain), (cues) => {
        expect(readCaptions(writeCaptions(cues, 'srt'))).toEqual({ cues: sorted(cues), faults: [] })
      }),
    )
  })

  test('a damaged file is read or its lines are named, and what was read can be written', () => {
    const pieces = fc.constantFrom(
      'WEBVTT',
      at,
      '-->',
      '1',
      '',
      'words',
      '00:01,0 --> 00:00',
      'NOTE',
      '<i',
      '&lt;',
      '\r',
    )
    const damaged = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 })
    fc.assert(
      fc.property(damaged, (lines) => {
        const { cues, faults } = readCaptions(lines.join('\n'))
        expect(cues.length + faults.length).toBeGreaterThan(0)
        for (const { fromMs, toMs } of cues) expect(toMs).toBeGreaterThan(fromMs)
        if (cues.length === 0) return
        for (const format of formats)
          expect(readCaptions(writeCaptions(cues, format)).cues).toHaveLength(cues.length)
      }),
    )
  })
})

import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import type { Cue } from '../../../src/features/captions/cue'
import { begin, edit, toSave, undo, type Edit } from '../../../src/features/captions/editing'
import { warningsOf, type Warning } from '../../../src/features/captions/warnings'

const cue = (fromMs: number, toMs: number, text = 'Hello there'): Cue => ({ fromMs, toMs, text })
const two = [cue(0, 2000), cue(3000, 4000, 'Bye')]

test.each<[act: Edit, cues: readonly Cue[], at: number]>([
  [{ do: 'write', at: 1, text: 'Farewell' }, [two[0]!, cue(3000, 4000, 'Farewell')], 1],
  [{ do: 'time', at: 0, toMs: 1500 }, [cue(0, 1500), two[1]!], 0],
  [{ do: 'time', at: 0, fromMs: 3500 }, [two[1]!, cue(3500, 5500)], 1],
  [{ do: 'time', at: 1, toMs: 500 }, [cue(0, 2000), cue(400, 500, 'Bye')], 1],
  [
    { do: 'split', at: 0, letter: 5 },
    [cue(0, 1000, 'Hello'), cue(1000, 2000, 'there'), two[1]!],
    1,
  ],
  [{ do: 'split', at: 0, letter: 0 }, two, -1],
  [{ do: 'join', at: 0 }, [cue(0, 4000, 'Hello there\nBye')], 0],
  [{ do: 'join', at: 1 }, two, -1],
  [{ do: 'add', fromMs: 2500 }, [two[0]!, cue(2500, 3000, ''), two[1]!], 1],
  [{ do: 'remove', at: 0 }, [two[1]!], 0],
  [{ do: 'write', at: 7, text: 'x' }, two, -1],
])('%j leaves %j, and goes on with %i', (act, cues, at) => {
  expect(edit(begin(two), act)).toMatchObject({ cues, at })
})

test('typing into one cue is one edit', () => {
  const typed = ['F', 'Fa'].reduce(
    (now, text) => edit(now, { do: 'write', at: 1, text }),
    begin(two),
  )
  expect(undo(typed).cues).toBe(two)
})

test('whatever is done can be taken back, and leaves cues that last, in order', () => {
  const no = fc.nat(5)
  const acts = fc.oneof(
    fc.record({ do: fc.constant('write' as const), at: no, text: fc.string() }),
    fc.record({ do: fc.constant('time' as const), at: no, fromMs: fc.integer() }),
    fc.record({ do: fc.constant('time' as const), at: no, toMs: fc.integer() }),
    fc.record({ do: fc.constant('split' as const), at: no, letter: fc.nat(12) }),
    fc.record({ do: fc.constant('join' as const), at: no }),
    fc.record({ do: fc.constant('add' as const), fromMs: fc.nat(9000) }),
    fc.record({ do: fc.constant('remove' as const), at: no }),
  )
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 25 }), (all) => {
      let now = all.reduce(edit, begin(two))
      for (const [place, { fromMs, toMs }] of now.cues.entries()) {
        expect(toMs).toBeGreaterThan(fromMs)
        expect(fromMs).toBeGreaterThanOrEqual(now.cues[place - 1]?.fromMs ?? 0)
      }
      while (now.past.length > 0) now = undo(now)
      expect(now.cues).toEqual(two)
    }),
  )
})

test('whoever takes an edit back is where it was made', () => {
  const split = edit(begin(two), { do: 'split', at: 0, letter: 5 })
  expect([split.at, undo(split).at]).toEqual([1, 0])
})

test('cues without words are not saved', () => {
  expect(toSave([cue(0, 1000, ' \n'), cue(1, 2000, ' Hi \n\n there')])).toEqual([
    cue(1, 2000, 'Hi\nthere'),
  ])
})

describe('what is hard to read is warned of', () => {
  test.each<[what: string, cue: Cue, next: Cue | undefined, warnings: Warning[]]>([
    ['nothing', cue(0, 2000), cue(2000, 4000), []],
    ['three lines', cue(0, 2000, 'a\nb\nc'), undefined, ['long']],
    ['a line of 43 letters', cue(0, 9000, 'x'.repeat(43)), undefined, ['long']],
    ['two lines of 42', cue(0, 9000, `${'x'.repeat(42)}\n${'x'.repeat(42)}`), undefined, []],
    ['21 letters in a second', cue(0, 1000, 'x'.repeat(21)), undefined, ['fast']],
    ['20 letters in a second', cue(0, 1000, 'x'.repeat(20)), undefined, []],
    ['less than a second', cue(0, 999, 'Hi'), undefined, ['short']],
    ['the next one before its end', cue(0, 2000), cue(1999, 4000), ['overlap']],
  ])('%s', (_, given, next, warnings) => {
    expect(warningsOf(given, next)).toEqual(warnings)
  })
})

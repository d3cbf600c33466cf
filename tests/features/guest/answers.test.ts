// Which film answers which question, and what the next press sends.
import { describe, expect, test } from 'vitest'
import type { GuestView } from '../../../generated/facts/features/guest'
import {
  answeringMinutes,
  answersOf,
  nextPrompt,
  readingMinutes,
  toSend,
  type LocalAnswer,
} from '../../../src/features/guest/answers'

const prompt = (promptId: string, isRequired = true) => ({
  promptId,
  text: `Question ${promptId}`,
  hint: '',
  script: '',
  maxMs: 60_000,
  isRequired,
})
type Known = GuestView['answers'][number]
const there = (takeId: string, promptId: string, given: Partial<Known> = {}): Known => ({
  takeId,
  promptId,
  state: 'arrived',
  isSent: false,
  film: { durationMs: 5000, sources: [] },
  ...given,
})
const here = (takeId: string, promptId: string, given: Partial<LocalAnswer> = {}): LocalAnswer => ({
  takeId,
  promptId,
  ms: 4000,
  arrival: 'sending',
  percent: 40,
  ...given,
})

const answered = (answers: Known[], local: LocalAnswer[], prompts = [prompt('a'), prompt('b')]) =>
  answersOf({ prompts, answers }, local)
const told = (...given: Parameters<typeof answered>) =>
  answered(...given).map(({ state, takeId, ms }) => ({ state, takeId, ms }))

const missing = { state: 'missing', takeId: undefined, ms: undefined }

describe('a question', () => {
  test('nobody has answered is missing', () => expect(told([], [])).toEqual([missing, missing]))

  test('is answered by the film on this phone, as far as that has got', () => {
    expect(told([], [here('t1', 'a')])).toEqual([
      { state: 'sending', takeId: 't1', ms: 4000 },
      missing,
    ])
  })

  test('is answered by what has arrived, also from another phone', () => {
    expect(told([there('t1', 'a')], [])[0]).toEqual({ state: 'arrived', takeId: 't1', ms: 5000 })
  })

  test('is answered by the newer film of this phone, not by one before it', () => {
    expect(told([there('t1', 'a')], [here('t2', 'a')])[0]).toMatchObject({ takeId: 't2' })
  })

  test('is not answered by what another page began and never finished', () => {
    expect(told([there('t1', 'a', { state: 'coming' })], [])[0]).toEqual(missing)
  })

  test('is asked again where its film could not be read', () => {
    const answers = answered([there('t1', 'a', { state: 'unusable' }), there('t2', 'b')], [])
    expect(nextPrompt(answers)).toBe('a')
    expect(toSend(answers).map(({ takeId }) => takeId)).toEqual(['t2'])
  })
})

describe('the next question', () => {
  test.each([
    ['the first that has no answer', [there('t1', 'a')], 'b'],
    ['none once all have one', [there('t1', 'a'), there('t2', 'b')], undefined],
  ])('is %s', (_, known, next) => expect(nextPrompt(answered(known, []))).toBe(next))

  test('is none that may be left out', () => {
    const answers = answered([there('t1', 'a')], [], [prompt('a'), prompt('b', false)])
    expect(nextPrompt(answers)).toBeUndefined()
  })
})

test('what was sent before is not sent again', () => {
  const answers = answered([there('t1', 'a', { isSent: true }), there('t2', 'b')], [])
  expect(toSend(answers).map(({ takeId }) => takeId)).toEqual(['t2'])
})

test('how long it takes is told in whole minutes, one at least', () => {
  expect(readingMinutes('One word.')).toBe(1)
  expect(readingMinutes('word '.repeat(201))).toBe(2)
  expect(answeringMinutes([prompt('a'), prompt('b')])).toBe(3)
  expect(answeringMinutes([])).toBe(1)
})

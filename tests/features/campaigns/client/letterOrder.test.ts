import { expect, test } from 'vitest'
import { goneOn, inOrder, usualLetter } from '../../../../src/features/campaigns/client/letterOrder'

type Letter = Parameters<typeof goneOn>[0][number]

const letter = (no: number, given: Partial<Letter> = {}): Letter => ({
  segment: 'everybody',
  state: 'sent',
  sendOn: `2026-11-0${no}`,
  sendAt: `2026-11-0${no}T09:00:00Z`,
  ...given,
})

test('letters stand as they go, those without a day last', () => {
  const someday = letter(1, { sendAt: undefined })
  expect(inOrder([someday, letter(3), letter(2)])).toEqual([letter(2), letter(3), someday])
})

test.each([
  { shown: 'what goes now', states: ['sent', 'sending', 'planned'], at: 1 },
  { shown: 'what went last', states: ['sent', 'sent', 'planned', 'draft'], at: 1 },
  { shown: 'what goes first', states: ['planned', 'draft'], at: 0 },
] as const)('$shown is shown where nobody has chosen', ({ states, at }) => {
  const letters = states.map((state, place) => letter(place + 1, { state }))
  expect(usualLetter(letters)).toBe(letters[at])
})

test('where there is none, none is shown', () => {
  expect(usualLetter([])).toBeUndefined()
})

test('the days have the letters that went on them, by their number', () => {
  const letters = [
    letter(1),
    letter(2, { sendOn: '2026-11-01', segment: 'notStarted' }),
    letter(3, { state: 'planned' }),
    letter(4, { segment: 'watched' }),
  ]
  const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04']
  expect(goneOn(letters, days)).toEqual([
    {
      at: 0,
      letters: [
        { no: 1, isReminder: false },
        { no: 2, isReminder: true },
      ],
    },
    { at: 3, letters: [{ no: 4, isReminder: false }] },
  ])
})

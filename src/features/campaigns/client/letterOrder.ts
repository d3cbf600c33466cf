import type { ListCampaignLettersRow } from '../../../../generated/facts/features/campaigns'

type Letter = Pick<ListCampaignLettersRow, 'sendAt' | 'sendOn' | 'state' | 'segment'>

/** As they go: without a day last. */
export const inOrder = <Of extends Letter>(letters: readonly Of[]): Of[] =>
  letters.toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)))

const timeOf = ({ sendAt }: Letter) => sendAt ?? '9'

/** Planned; in a campaign that does not run, for its start. */
export const isWaiting = ({ state }: Letter) => state === 'planned' || state === 'waiting'

export const isGone = (letter: Letter) => letter.state !== 'draft' && !isWaiting(letter)

/** It goes to those who have not done yet what they were asked for. */
export const isReminder = ({ segment }: Letter) => segment.startsWith('not')

/** What is being sent, otherwise what went last, otherwise what goes first. */
export const usualLetter = <Of extends Letter>(ordered: readonly Of[]): Of | undefined =>
  ordered.find(({ state }) => state === 'sending') ?? ordered.findLast(isGone) ?? ordered[0]

interface Gone {
  readonly at: number
  readonly letters: readonly { readonly no: number; readonly isReminder: boolean }[]
}

/** On which of the days which letters went, by their number. */
export function goneOn(ordered: readonly Letter[], days: readonly string[]): Gone[] {
  const gone = ordered
    .map((letter, at) => ({ letter, no: at + 1 }))
    .filter((each) => isGone(each.letter))
  return days.flatMap((day, at) => {
    const letters = gone
      .filter(({ letter }) => letter.sendOn === day)
      .map(({ letter, no }) => ({ no, isReminder: isReminder(letter) }))
    return letters.length === 0 ? [] : [{ at, letters }]
  })
}

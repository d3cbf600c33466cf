import { trashKeepDays } from '../../../../generated/facts/constants'
import type { Screen } from '../../../../generated/facts/screen'
import type { Question } from '../../question'
import { lengthText } from '../cells/lengthText'
import { isInBytes, numberText, type Speaker } from '../cells/valueText'
import { allId } from './createCounts'
import type { ListState } from './createReading'
import type { Pages } from './pages'
import type { Count } from './screenCalls'

interface Counted {
  readonly shown: Pages
  readonly state: ListState
  readonly counts: Readonly<Record<string, Count>>
  readonly question: Question
}

/** The line under the title: how many rows there are, of how many, and their sums. */
export function countText(screen: Screen, counted: Counted, speaker: Speaker): string {
  const { shown, state, counts, question } = counted
  const { say } = speaker
  const { total, isFloor } = shown
  if (state === 'loading' && total === null) return say('screens.list.loading')
  if (total === null || state === 'forbidden') return '\u00a0'
  if (question.trash && total === 0) return say('screens.list.trash.hint', { days: trashKeepDays })
  const whole = counts[allId]
  const isPart =
    !question.trash && isAsked(screen, question) && whole !== undefined && whole.count > total
  const count = isPart
    ? say('screens.list.countOf', {
        shown: numberText('count', total, speaker) + (isFloor ? '+' : ''),
        whole: rowsText(screen, whole.count, whole.isFloor, speaker),
      })
    : rowsText(screen, total, isFloor, speaker)
  return [count, ...sumTexts(screen, shown.sums, speaker)].join(' · ')
}

/** So many rows, in the words of the screen. */
export function rowsText(
  { words }: Pick<Screen, 'words'>,
  count: number,
  isFloor: boolean,
  speaker: Speaker,
): string {
  const shownCount = numberText('count', count, speaker) + (isFloor ? '+' : '')
  return speaker.say(words.count, { count, shownCount })
}

function sumTexts(screen: Screen, sums: Pages['sums'], speaker: Speaker): readonly string[] {
  return screen.sums.flatMap((field) => {
    const sum = sums[field]
    const own = screen.fields[field]
    if (sum === undefined || own === undefined) return []
    const column = [...screen.columns, ...screen.moreColumns].find((each) => each.field === field)
    if (column?.as === 'duration') return [lengthText(speaker, sum)]
    const look = isInBytes(screen, { field, of: column?.of }) ? 'bytes' : 'count'
    const params = { label: speaker.say(own.label), sum: numberText(look, sum, speaker, own) }
    return [speaker.say('screens.list.sum', params)]
  })
}

/** More than what the screen shows anyway, and what is chosen beside it. */
export const isAsked = (
  { only = [], beside }: Pick<Screen, 'only' | 'beside'>,
  { search, filters = [] }: Question,
): boolean =>
  search !== undefined ||
  filters.filter(({ field }) => field !== beside?.field).length > only.length

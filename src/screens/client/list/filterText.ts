// What a filter asks for, in words.
import { roleTitleOf } from '../../../access/roleIdOf'
import type { Screen, SearchFilter } from '../../../../generated/facts/screen'
import { nothing, numberText, lookOf, type Speaker } from '../cells/valueText'

const mostNames = 2

/** The words of a filter's conditions; undefined where it has none. */
export function filterText(
  screen: Screen,
  field: string,
  filters: readonly SearchFilter[],
  names: Readonly<Record<string, string>>,
  speaker: Speaker,
): string | undefined {
  const own = filters.filter((filter) => filter.field === field)
  if (own.length === 0) return undefined
  const { say } = speaker
  const valueOf = (op: string) => own.find((filter) => filter.op === op)?.value
  const [from, to, has] = [valueOf('from'), valueOf('to'), valueOf('has')]
  const words = [
    ...(has === undefined ? [] : [say('screens.list.filter.contains', { text: has })]),
    ...own.flatMap(({ op, value = '' }) =>
      op === 'is' ? [valueName(screen, field, value, names, speaker)] : [],
    ),
    ...(own.some(({ op }) => op === 'none') ? [say('screens.list.filter.none')] : []),
    ...(from === undefined && to === undefined
      ? []
      : [boundsText(screen, field, from, to, speaker)]),
  ]
  if (words.length <= mostNames + 1) return words.join(', ')
  return say('screens.list.filter.names', {
    names: words.slice(0, mostNames).join(', '),
    count: words.length - mostNames,
  })
}

/** What one value of a field is called. */
export function valueName(
  { fields }: Screen,
  field: string,
  value: string,
  names: Readonly<Record<string, string>>,
  { say }: Speaker,
): string {
  const key = fields[field]?.values?.[value] ?? roleTitleOf(value)
  if (key) return say(key)
  if (fields[field]?.type === 'boolean') {
    return say(value === 'true' ? 'screens.list.yes' : 'screens.list.no')
  }
  if (names[value] !== undefined) return names[value]
  return fields[field]?.type.startsWith('ref') ? nothing : value
}

const isTime = ({ fields }: Screen, field: string) =>
  ['date', 'moment'].includes(fields[field]?.type ?? '')

/** How many days before today a relative bound is. */
const days = (text: string | undefined) => /^-(\d+)d$/.exec(text ?? '')?.[1]

function boundsText(
  screen: Screen,
  field: string,
  from: string | undefined,
  to: string | undefined,
  speaker: Speaker,
): string {
  const { say, format } = speaker
  if (isTime(screen, field)) {
    if (to === undefined && days(from)) {
      return say('screens.list.filter.lastDays', { count: Number(days(from)) })
    }
    if (from === undefined && days(to)) {
      return say('screens.list.filter.olderThan', { count: Number(days(to)) })
    }
  }
  const shown = (text: string) =>
    isTime(screen, field)
      ? days(text)
        ? say('screens.list.filter.lastDays', { count: Number(days(text)) })
        : format.day(text)
      : numberText(lookOf(screen, field), Number(text), speaker, screen.fields[field])
  if (from !== undefined && to !== undefined) {
    return say('screens.list.filter.between', { from: shown(from), to: shown(to) })
  }
  if (from !== undefined) {
    const key = isTime(screen, field) ? 'screens.list.filter.since' : 'screens.list.filter.atLeast'
    return say(key, { from: shown(from) })
  }
  const key = isTime(screen, field) ? 'screens.list.filter.until' : 'screens.list.filter.atMost'
  return say(key, { to: shown(to ?? '') })
}

import type { ActionEntry, WhenEntry } from '../../../../codegen/read/manifest'

/** The parts of an error rule as fields: what a reply must be, and what is then done. */
export const outcomes = ['http', 'envelope', 'network', 'timeout', 'malformed'] as const
export const reasons = ['expired', 'stale'] as const
export const matchers = ['equals', 'prefix', 'contains'] as const
export const plainActions = [
  'leave',
  'refreshAndRepeat',
  'dropRefreshToken',
  'landing',
  'reload',
] as const
export const filledActions = ['retry', 'toast', 'log', 'endSession', 'switchProfile'] as const

export type ActionName = (typeof plainActions)[number] | (typeof filledActions)[number]
export type Matcher = (typeof matchers)[number]

export const actionNames: readonly ActionName[] = [...plainActions, ...filledActions]

/** The two halves of a rule, under the manifest's names. */
export const ruleParts = (when: WhenEntry, acts: readonly ActionEntry[]) =>
  // oxlint-disable-next-line unicorn/no-thenable -- no promise: the manifest's own word
  ({ when, then: acts })

export interface SwitchProfile {
  readonly after: string
  readonly ignore: readonly string[]
  readonly orElse: string
}

export function actionName(action: ActionEntry): ActionName {
  const name = typeof action === 'string' ? action : Object.keys(action)[0]
  return actionNames.find((each) => each === name) ?? 'leave'
}

/** What is written after the action's name. */
export function fillingOf(action: ActionEntry): unknown {
  return typeof action === 'string' ? undefined : Object.values(action)[0]
}

/** An action of another kind, filled with the first thing it may be filled with. */
export function freshAction(
  name: ActionName,
  known: { texts: readonly string[]; endings: readonly string[] },
): ActionEntry {
  if (plainActions.some((each) => each === name)) return name
  if (name === 'endSession') return { endSession: known.endings[0] ?? '' }
  if (name === 'toast' || name === 'retry') return { [name]: '$errorMessage' }
  const text = known.texts[0] ?? ''
  if (name === 'log') return { log: text }
  return { switchProfile: { after: '##', ignore: [''], orElse: text } }
}

/** The condition with one part changed; a part that asks nothing is left out. */
export function withPart<Part extends keyof WhenEntry>(
  when: WhenEntry,
  part: Part,
  value: WhenEntry[Part],
): WhenEntry {
  const { [part]: _, ...rest } = when
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
  return isEmpty ? rest : inOrder({ ...rest, [part]: value })
}

const order = ['call', 'status', 'outcome', 'reason', 'message', 'refreshTokenStored'] as const

/** As people write it: who, what, and how it is worded. */
function inOrder(when: WhenEntry): WhenEntry {
  return Object.fromEntries(
    order.filter((part) => when[part] !== undefined).map((part) => [part, when[part]]),
  )
}

export function withMatcher(
  when: WhenEntry,
  matcher: Matcher,
  texts: readonly string[],
): WhenEntry {
  const { [matcher]: _, ...rest } = when.message ?? {}
  const message = texts.length > 0 ? { ...rest, [matcher]: texts } : rest
  return withPart(when, 'message', Object.keys(message).length > 0 ? message : undefined)
}

export const listOf = <Item>(value: Item | readonly Item[] | undefined): readonly Item[] =>
  value === undefined ? [] : ([value].flat() as Item[])

/** `400, 404` as numbers; what is no number is left out. */
export function readNumbers(text: string): readonly number[] {
  const numbers = text.split(/[\s,]+/).map(Number)
  return [...new Set(numbers.filter((each) => Number.isInteger(each) && each >= 100))]
}

import type { ActionEntry, WhenEntry } from '../../../../codegen/read/manifest'
import type { Action, Condition, Outcome } from '../../../../generated/facts/errors'

export type Matcher = keyof NonNullable<Condition['message']>
export type ActionName = Action['do']

/** All values of a union type: a value that is missing here does not compile. */
const all = <Word extends string>(words: Readonly<Record<Word, true>>) =>
  Object.keys(words) as Word[]

/** The parts of an error rule as form fields: what a reply must be, and which actions follow. */
export const outcomes = all<Outcome>({
  http: true,
  envelope: true,
  network: true,
  timeout: true,
  malformed: true,
})
export const reasons = ['expired', 'stale'] as const
export const matchers = all<Matcher>({ equals: true, prefix: true, contains: true })
export const actionNames = all<ActionName>({
  leave: true,
  refreshAndRepeat: true,
  dropRefreshToken: true,
  landing: true,
  reload: true,
  retry: true,
  toast: true,
  log: true,
  endSession: true,
  switchProfile: true,
})

/** The two halves of a rule, with the manifest's key names. */
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

/** The parameter of an action: the value after its name. */
export function fillingOf(action: ActionEntry): unknown {
  return typeof action === 'string' ? undefined : Object.values(action)[0]
}

/** An action of another kind, with the first possible parameter. */
export function freshAction(
  name: ActionName,
  known: { texts: readonly string[]; endings: readonly string[] },
): ActionEntry {
  const text = known.texts[0] ?? ''
  switch (name) {
    case 'leave':
    case 'refreshAndRepeat':
    case 'dropRefreshToken':
    case 'landing':
    case 'reload':
      return name
    case 'retry':
    case 'toast':
      return { [name]: '$errorMessage' }
    case 'log':
      return { log: text }
    case 'endSession':
      return { endSession: known.endings[0] ?? '' }
    case 'switchProfile':
      return { switchProfile: { after: '##', ignore: [''], orElse: text } }
  }
}

/** The condition with one part changed; empty parts are left out. */
export function withPart<Part extends keyof WhenEntry>(
  when: WhenEntry,
  part: Part,
  value: WhenEntry[Part],
): WhenEntry {
  const { [part]: _, ...rest } = when
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
  return isEmpty ? rest : inOrder({ ...rest, [part]: value })
}

const order = all<keyof WhenEntry>({
  call: true,
  status: true,
  outcome: true,
  reason: true,
  message: true,
  refreshTokenStored: true,
})

/** In the usual order of keys: who, what, and its message. */
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

/** Parses `400, 404` into numbers; anything else is left out. */
export function readNumbers(text: string): readonly number[] {
  const numbers = text.split(/[\s,]+/).map(Number)
  return [...new Set(numbers.filter((each) => Number.isInteger(each) && each >= 100))]
}

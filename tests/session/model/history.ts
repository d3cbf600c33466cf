/**
 * Histories: actions of a person and events around them in any order, with any order of their
 * effects.
 */
import * as fc from 'fast-check'

export type TabName = 'A' | 'B' | 'C'
export const tabNames: readonly TabName[] = ['A', 'B', 'C']

export type Action =
  | {
      do:
        | 'signIn'
        | 'call'
        | 'switch'
        | 'signOut'
        | 'kill'
        | 'open'
        | 'reload'
        | 'freeze'
        | 'thaw'
        | 'lockRunsOut'
      tab: TabName
    }
  | { do: 'sleep' | 'wait' | 'delayReply'; ms: number }
  | { do: 'offline' | 'online' | 'loseReply' }

export type TabAction = Extract<Action, { tab: TabName }>['do']

export interface Step {
  readonly action: Action
  /** How many of the ready tasks run before the next action. */
  readonly meanwhile: number
}

export interface History {
  readonly steps: readonly Step[]
  /** Which of the ready tasks runs first; used again and again. */
  readonly choices: readonly number[]
}

const seconds = (count: number) => count * 1000
const minutes = (count: number) => seconds(count * 60)

const tab = fc.constantFrom(...tabNames)
const byTab = (...actions: TabAction[]) => fc.record({ do: fc.constantFrom(...actions), tab })
const lasting = (action: 'sleep' | 'wait' | 'delayReply', ...ms: number[]) =>
  fc.record({ do: fc.constant(action), ms: fc.constantFrom(...ms) })

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: byTab('call') },
  { weight: 5, arbitrary: byTab('reload', 'switch') },
  { weight: 4, arbitrary: byTab('signIn', 'signOut', 'kill', 'open') },
  { weight: 3, arbitrary: byTab('freeze', 'thaw') },
  { weight: 1, arbitrary: byTab('lockRunsOut') },
  // Mostly longer than the grace period and the access token; seldom than the idle limit or a day.
  { weight: 5, arbitrary: lasting('sleep', seconds(31), minutes(11), minutes(11)) },
  { weight: 1, arbitrary: lasting('sleep', minutes(32), minutes(25 * 60)) },
  { weight: 3, arbitrary: lasting('wait', seconds(2), seconds(11), seconds(31)) },
  { weight: 3, arbitrary: lasting('delayReply', seconds(1), seconds(9), seconds(12)) },
  { weight: 3, arbitrary: fc.constant<Action>({ do: 'loseReply' }) },
  { weight: 2, arbitrary: fc.constantFrom<Action>({ do: 'offline' }, { do: 'online' }) },
)

const step = (most: fc.Arbitrary<number>): fc.Arbitrary<Step> =>
  fc.record({ action, meanwhile: most })
const few = fc.nat(3)

const oneStep = step(fc.oneof(few, fc.constant(50))).map((each) => [each])

/** An expired token, a refresh under way, and something else at once: what most bugs need. */
const race: fc.Arbitrary<Step[]> = fc
  .record({
    first: byTab('call', 'reload'),
    meanwhile: few,
    rest: fc.array(step(few), { minLength: 1, maxLength: 3 }),
  })
  .map(({ first, meanwhile, rest }) => [
    { action: { do: 'sleep', ms: minutes(11) }, meanwhile: 0 },
    { action: first, meanwhile },
    ...rest,
  ])

export const anyChoices = fc.array(fc.nat(5), { minLength: 1, maxLength: 12, size: 'max' })

export const anyHistory: fc.Arbitrary<History> = fc.record({
  steps: fc
    .array(fc.oneof({ weight: 5, arbitrary: oneStep }, { weight: 1, arbitrary: race }), {
      minLength: 1,
      maxLength: 9,
      size: 'max',
    })
    .map((steps) => steps.flat()),
  choices: anyChoices,
})

/** Histories of these actions only, in quick succession, with an expired token. */
export const historyOf = (...actions: TabAction[]): fc.Arbitrary<History> =>
  fc
    .record({
      steps: fc.array(fc.record({ action: byTab(...actions), meanwhile: fc.nat(4) }), {
        minLength: 2,
        maxLength: 6,
      }),
      choices: anyChoices,
    })
    .map(({ steps, choices }) => ({
      steps: [{ action: { do: 'sleep', ms: minutes(11) }, meanwhile: 0 }, ...steps],
      choices,
    }))

/** A history as readable text. */
export function tell({ steps, choices }: History): string {
  const reported = steps.map(({ action: each, meanwhile }) => {
    const what =
      'tab' in each
        ? `${each.do} ${each.tab}`
        : 'ms' in each
          ? `${each.do} ${each.ms / 1000} s`
          : each.do
    return `${what}${meanwhile === 0 ? '' : ` (${meanwhile})`}`
  })
  return `${reported.join(', ')}; choices ${choices.join(' ')}`
}

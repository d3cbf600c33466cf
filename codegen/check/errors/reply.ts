import { carriesToken } from '../../read/isForMembers'
import type { Manifest, WhenEntry } from '../../read/manifest'
import { matchesMessage } from './messages'

/**
 * A failed reply, as far as rules can see it; src/calls/signs.ts reads the same from a real one.
 */
export interface Reply extends Caller, Arrival {
  readonly message: string | null
  readonly refreshTokenStored: boolean
  /** The call was already repeated with a new token: refreshAndRepeat is skipped. */
  readonly isRepeat: boolean
}

/** The outcome of a call: how a reply came, or that none did. */
export interface Arrival {
  readonly outcome: string
  /** 200 to 299 with outcome envelope and malformed, any other with http, null without a reply. */
  readonly status: number | null
  /** Sent by our server with a 401 to a call that carried a token. */
  readonly reason: string | null
}

/** A call, or a stand-in for all calls that no rule names. */
export interface Caller {
  readonly call: string
  readonly hasToken: boolean
}

type ErrorRules = Manifest['errors']['rules']

export const outcomes = ['http', 'envelope', 'network', 'timeout', 'malformed'] as const

/** No copy: it is asked a million times. */
const given = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : isList(value) ? value : [value]

const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value)

export const hasMessage = ({ outcome }: Pick<Arrival, 'outcome'>) =>
  outcome === 'http' || outcome === 'envelope'

export const isSuccess = (status: number) => status >= 200 && status <= 299

/** Every call that a rule names, and one stand-in each for the others with and without a token. */
export function callersOf({ errors, features }: Manifest): Caller[] {
  const named = new Set(errors.rules.flatMap(({ when }) => given(when.call)))
  const all = features.flatMap(({ calls = [] }) =>
    calls.map(({ id, auth }) => ({ call: id, hasToken: carriesToken({ auth }) })),
  )
  const others = all.filter(({ call }) => !named.has(call))
  const examples = [true, false].flatMap(
    (wanted) => others.find(({ hasToken }) => hasToken === wanted) ?? [],
  )
  return [...all.filter(({ call }) => named.has(call)), ...examples]
}

/**
 * Every kind of arrival that a rule can distinguish; the last status of each outcome stands for all
 * that no rule names.
 */
export function arrivalsOf(rules: ErrorRules): Arrival[] {
  const statuses = [...new Set(rules.flatMap(({ when }) => given(when.status)))]
  const reasons = [...new Set(rules.flatMap(({ when }) => when.reason ?? []))]
  const successes = withOther(statuses.filter(isSuccess), 200)
  const failures = withOther(
    statuses.filter((status) => !isSuccess(status)),
    418,
  )
  return outcomes.flatMap((outcome): Arrival[] => {
    if (outcome === 'network' || outcome === 'timeout')
      return [{ outcome, status: null, reason: null }]
    return (outcome === 'http' ? failures : successes).flatMap((status) =>
      (status === 401 ? [null, ...reasons] : [null]).map((reason) => ({ outcome, status, reason })),
    )
  })
}

function withOther(statuses: readonly number[], first: number): number[] {
  let other = first
  while (statuses.includes(other)) other++
  return [...statuses, other]
}

export const acceptsCaller = ({ call, reason }: WhenEntry, caller: Caller) =>
  (call === undefined || given(call).includes(caller.call)) &&
  (reason === undefined || caller.hasToken)

export const acceptsArrival = (when: WhenEntry, { outcome, status, reason }: Arrival) =>
  isAmong(when.outcome, outcome) && isAmong(when.status, status) && isAmong(when.reason, reason)

export const acceptsMessage = ({ message }: WhenEntry, heard: string | null) =>
  message === undefined || (heard !== null && matchesMessage(message, heard))

export const acceptsStored = ({ refreshTokenStored }: WhenEntry, isStored: boolean) =>
  refreshTokenStored === undefined || refreshTokenStored === isStored

export const isAmong = <T>(wanted: T | readonly T[] | undefined, value: T | null) =>
  wanted === undefined || (value !== null && given(wanted).includes(value))

import type { Manifest } from '../../read/manifest'
import { messagesAmong } from './messages'
import {
  acceptsArrival,
  acceptsCaller,
  acceptsMessage,
  acceptsStored,
  arrivalsOf,
  callersOf,
  hasMessage,
  type Reply,
} from './reply'

/** A class of replies that match the same rules, in the order of the rules: the first decides. */
export interface ReplyClass {
  /** Indexes into errors.yaml; empty: only the default matches. */
  readonly rules: readonly number[]
  /** An example of the class. */
  readonly reply: Reply
}

/**
 * Partitions the infinite space of replies into the classes that rules can distinguish. Each
 * property splits the classes left by the properties before it; partial replies with the same
 * remaining rules are merged.
 */
export function replyClassesOf(manifest: Manifest): ReplyClass[] {
  const { rules } = manifest.errors
  const [callers, arrivals] = [callersOf(manifest), arrivalsOf(rules)]
  const whenOf = (rule: number) => rules[rule]!.when
  const repeats = (rule: number) => rules[rule]!.then.includes('refreshAndRepeat')

  const signs: readonly Sign[] = [
    () => callers.map((caller) => [caller, (rule) => acceptsCaller(whenOf(rule), caller)]),
    ({ hasToken }) =>
      arrivals
        .filter(({ reason }) => reason === null || hasToken)
        .map((arrival) => [arrival, (rule) => acceptsArrival(whenOf(rule), arrival)]),
    (draft) =>
      messagesHeard(draft, rules).map((message) => [
        { message },
        (rule) => acceptsMessage(whenOf(rule), message),
      ]),
    () =>
      [true, false].map((refreshTokenStored) => [
        { refreshTokenStored },
        (rule) => acceptsStored(whenOf(rule), refreshTokenStored),
      ]),
    () => [false, true].map((isRepeat) => [{ isRepeat }, (rule) => !(isRepeat && repeats(rule))]),
  ]
  const whole: Draft = { rules: [...rules.keys()] }
  return signs
    .reduce(split, [whole])
    .map(({ rules: matching, ...reply }) => ({ rules: matching, reply: reply as Reply }))
}

/** A reply with some properties decided, and the rules that still match. */
interface Draft extends Partial<Reply> {
  readonly rules: readonly number[]
}

/** The possible values of a property, each with the rules that accept it. */
type Sign = (
  draft: Draft,
) => (readonly [value: Partial<Draft>, accepts: (rule: number) => boolean])[]

function split(drafts: readonly Draft[], sign: Sign): Draft[] {
  const found = new Map<string, Draft>()
  for (const draft of drafts)
    for (const [value, accepts] of sign(draft)) {
      const next = { ...draft, ...value, rules: draft.rules.filter(accepts) }
      const key = `${next.rules.join()} ${next.hasToken} ${mayBeHeard(next)}`
      if (!found.has(key)) found.set(key, next)
    }
  return [...found.values()]
}

function messagesHeard(draft: Draft, rules: Manifest['errors']['rules']) {
  if (!mayBeHeard(draft)) return [null]
  return messagesAmong(draft.rules.flatMap((rule) => rules[rule]!.when.message ?? []))
}

const mayBeHeard = ({ outcome }: Draft) => outcome !== undefined && hasMessage({ outcome })

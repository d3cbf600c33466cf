import type { Manifest } from '../../read/manifest'
import { describeReply } from './describeReply'
import { outcomes, type Reply } from './reply'
import { replyClassesOf } from './replyClasses'

export interface Gap {
  readonly outcome: string
  /** A reply that no rule matches. */
  readonly example: Reply
  readonly described: string
}

/**
 * Replies that only the default matches, one example per outcome and call: not an error, but worth
 * a look.
 */
export function gapsOf(manifest: Manifest): Gap[] {
  // An extra last rule per outcome and call keeps their replies apart in the classes; it changes no
  // decision.
  const calls = [...new Set(replyClassesOf(manifest).map(({ reply }) => reply.call))]
  const { rules } = manifest.errors
  const markers = calls.flatMap((call) =>
    outcomes.map((outcome) => ({
      id: `${call} ${outcome}`,
      from: 'decided',
      when: { call, outcome: [outcome] },
      then: [],
    })),
  )
  const marked = { ...manifest, errors: { ...manifest.errors, rules: [...rules, ...markers] } }
  return replyClassesOf(marked)
    .filter(
      ({ rules: [first], reply }) => (first ?? rules.length) >= rules.length && !reply.isRepeat,
    )
    .map(({ reply }) => ({
      outcome: reply.outcome,
      example: reply,
      described: describeReply(reply),
    }))
}

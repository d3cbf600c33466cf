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

/** What only the default catches, one example for each outcome and call: no mistake, but worth a look. */
export function gapsOf(manifest: Manifest): Gap[] {
  // A rule for each outcome and call of its own keeps their replies apart; it changes nothing as it stands last.
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

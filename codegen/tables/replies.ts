import { acceptsArrival, acceptsMessage, acceptsStored, isAmong } from '../check/errors/reply'
import type { Manifest, WhenEntry } from '../read/manifest'
import { screenCallsIn, screensGroup } from '../read/withScreensGroup'
import type { Model } from '../resolve/model'

export type RuleEntry = Manifest['errors']['rules'][number]

/** A reply as QA writes it: everything that is not said may be anything. */
export interface ReplyEntry {
  /** `$screens`: each call of the screens that the manifest draws. */
  readonly call?: string | readonly string[]
  readonly status?: number | readonly number[]
  readonly answer?: Answer
  readonly says?: string
  readonly reason?: string | readonly string[]
  readonly refreshToken?: 'stored' | 'none'
  readonly repeated?: true
}

/** What may arrive instead of a response, besides a status that says so. */
export const answers = {
  'never comes': 'network',
  'comes too late': 'timeout',
  'says Error': 'envelope',
  'makes no sense': 'malformed',
} as const

export type Answer = keyof typeof answers

/** One certain reply, as the rules look at it. */
export interface Reply {
  readonly call: string
  readonly outcome: (typeof answers)[Answer] | 'http'
  readonly status: number | null
  readonly message: string | null
  readonly reason: string | null
  readonly refreshTokenStored: boolean
  readonly repeated: boolean
}

/** Every reply that a row speaks of. Without a call: each of those that no rule names. */
export function repliesOf(entry: ReplyEntry, { manifest, calls }: Model): Reply[] {
  const named = new Set(manifest.errors.rules.flatMap(({ when }) => listed(when.call) ?? []))
  const outcome = entry.answer === undefined ? 'http' : answers[entry.answer]
  const ordinary = calls
    .filter(({ id, body }) => !named.has(id) && (outcome !== 'envelope' || body === 'envelope'))
    .map(({ id }) => id)
  const hasArrived = outcome === 'envelope' || outcome === 'malformed'
  const stored = entry.refreshToken ? [entry.refreshToken === 'stored'] : [true, false]
  const asked = listed(entry.call)?.flatMap((id) =>
    id === screensGroup ? screenCallsIn(manifest) : id,
  )
  return (asked ?? ordinary).flatMap((call) =>
    (listed(entry.status) ?? [hasArrived ? 200 : null]).flatMap((status) =>
      (listed(entry.reason) ?? [null]).flatMap((reason) =>
        stored.map((refreshTokenStored) => ({
          call,
          outcome,
          status,
          message: entry.says ?? null,
          reason,
          refreshTokenStored,
          repeated: entry.repeated ?? false,
        })),
      ),
    ),
  )
}

/** The rule that takes a reply: the first whose conditions all hold. A call is not repeated twice. */
export function ruleFor(reply: Reply, { manifest }: Pick<Model, 'manifest'>): string {
  return manifest.errors.rules.find((rule) => takesReply(rule, reply))?.id ?? 'default'
}

export const takesReply = (
  { when, then }: Pick<RuleEntry, 'when' | 'then'>,
  reply: Reply,
): boolean => takes(when, reply) && !(reply.repeated && then.includes('refreshAndRepeat'))

const takes = (when: WhenEntry, reply: Reply) =>
  isAmong(when.call, reply.call) &&
  acceptsArrival(when, reply) &&
  acceptsMessage(when, reply.message) &&
  acceptsStored(when, reply.refreshTokenStored)

const listed = <T>(value: T | readonly T[] | undefined) =>
  value === undefined ? undefined : ([value].flat() as T[])

import type { CallId } from '../../generated/facts/calls'
import type { EndingId } from '../../generated/facts/endings'
import type { TextKey } from '../../generated/facts/text'
import type { Words } from '../browser/text/words'
import type { FieldFault } from './envelope'

/** Why a call failed. Screens may look at `kind`; what has to be done is in `reactions`. */
export type CallFailure = { call: CallId; reactions: readonly Reaction[] } & (
  | { kind: 'unreachable'; retryAfterMs: number | null; code?: string | null }
  | {
      kind: 'refused'
      status: number
      code: string | null
      message: string | null
      /** A text of the catalogue if there is one, else the server's message. */
      text: Words
      faults: readonly FieldFault[]
    }
  | { kind: 'malformed' }
  | { kind: 'signedOut' }
  /** The call was made in an older epoch, so the failure is of no interest any more. */
  | { kind: 'superseded' }
)

/** What a failure asks for: the actions of manifest/errors.yaml, applied to one reply. */
export type Reaction =
  | { do: 'toast'; text: Words }
  | { do: 'retry'; text: Words; afterMs: number | null }
  | { do: 'endSession'; ending: EndingId }
  | { do: 'switchProfile'; customerId: string }
  | { do: 'log'; text: TextKey }
  | { do: 'refreshAndRepeat' }
  | { do: 'dropRefreshToken' }
  | { do: 'landing' }
  | { do: 'reload' }

export function isCallFailure(value: unknown): value is CallFailure {
  return typeof value === 'object' && value !== null && 'reactions' in value && 'call' in value
}

/** Nothing else tells of it: no rule of the manifest, no end of the session, and it is of this one. */
export const isToTell = (failure: unknown): failure is CallFailure =>
  isCallFailure(failure) &&
  failure.reactions.length === 0 &&
  failure.kind !== 'superseded' &&
  failure.kind !== 'signedOut'

/** A failure from another epoch says nothing about the current session. */
export const isOfThisEpoch = ({ kind }: CallFailure): boolean => kind !== 'superseded'

/** The code that makes calls could not be loaded; treated like a missing network. */
export const notLoaded = {
  kind: 'unreachable',
  retryAfterMs: null,
  reactions: [{ do: 'retry', text: { key: 'errors.unreachable' }, afterMs: null }],
} as const

import type { CallId } from '../../generated/facts/calls'
import type { EndingId } from '../../generated/facts/endings'
import type { TextKey } from '../../generated/facts/text'
import type { Words } from '../browser/text/words'
import type { FieldFault } from './envelope'

/** Why a call has no response. A screen may look at `kind`; what happens is in `reactions`. */
export type CallFailure = { call: CallId; reactions: readonly Reaction[] } & (
  | { kind: 'unreachable'; retryAfterMs: number | null; code?: string | null }
  | {
      kind: 'refused'
      status: number
      code: string | null
      message: string | null
      /** In words of the catalogue where it has them. */
      text: Words
      faults: readonly FieldFault[]
    }
  | { kind: 'malformed' }
  | { kind: 'signedOut' }
  /** Of an older epoch: it concerns nobody any more. */
  | { kind: 'superseded' }
)

/** What a failure asks for, ready to be done: manifest/errors.yaml applied to one reply. */
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

/** Of another epoch it says nothing of the person and the customer of this one. */
export const isOfThisEpoch = ({ kind }: CallFailure): boolean => kind !== 'superseded'

/** What asks the server has not arrived itself: as good as no network. */
export const notLoaded = {
  kind: 'unreachable',
  retryAfterMs: null,
  reactions: [{ do: 'retry', text: { key: 'errors.unreachable' }, afterMs: null }],
} as const

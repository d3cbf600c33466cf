import type { Screen } from '../../../../generated/facts/screen'
import type { Words } from '../../../browser/text/words'
import { faultText } from '../../../calls/refusalText'
import type { CallFailure } from '../../../calls/failures'
import { fieldOf, type Faults } from './check'
import type { Draft } from './draft'

/** What a refusal means for the draft it was about. */
export type Refusal =
  | { kind: 'changed' }
  | { kind: 'gone' }
  | { kind: 'superseded' }
  | { kind: 'faults'; faults: Faults; problem: Words | null; isToRetry: boolean }

export function refusalOf(
  failure: CallFailure,
  { faults: declared }: Pick<Screen, 'faults'>,
  fields: readonly string[],
): Refusal {
  if (failure.kind === 'superseded' || failure.kind === 'signedOut') return { kind: 'superseded' }
  if (failure.kind === 'unreachable') {
    const text = failure.code ? 'errors.busy' : 'errors.unreachable'
    return { kind: 'faults', faults: {}, problem: { key: text }, isToRetry: true }
  }
  if (failure.kind === 'malformed') return asProblem({ key: 'errors.unexpected' })
  if (failure.code === 'changedMeanwhile') return { kind: 'changed' }
  if (failure.code === 'notFound') return { kind: 'gone' }
  const about = Object.entries(declared).find(([code]) => code === failure.code)?.[1]
  if (about !== undefined && fields.includes(about)) return asFaults({ [about]: failure.text })
  const told = failure.faults.flatMap((fault) => {
    const field = fieldOf(fault.field.split('.'))
    return fields.includes(field) ? [[field, faultText(fault)] as const] : []
  })
  return told.length > 0 ? asFaults(Object.fromEntries(told)) : asProblem(failure.text)
}

export function withRefusal(draft: Draft, refusal: Refusal): Draft {
  if (refusal.kind === 'gone') return { ...draft, isGone: true }
  if (refusal.kind !== 'faults') return draft
  const { faults, problem, isToRetry } = refusal
  return { ...draft, faults, problem, isToRetry }
}

const asProblem = (problem: Words): Refusal => ({
  kind: 'faults',
  faults: {},
  problem,
  isToRetry: false,
})
const asFaults = (faults: Faults): Refusal => ({
  kind: 'faults',
  faults,
  problem: null,
  isToRetry: false,
})

import { errorRules, otherwise, type Action, type Condition } from '../../generated/facts/errors'
import type { AnyCall } from './anyCall'
import type { Signs } from './signs'

export interface Circumstances {
  call: AnyCall
  isRefreshTokenStored: boolean
  /** The call was already repeated with a new token; it is not repeated a second time. */
  isRepeat: boolean
}

/** The actions of the first rule that matches (spec §8, manifest/errors.yaml). */
export function lookUp(signs: Signs, circumstances: Circumstances): readonly Action[] {
  const rule = errorRules.find(
    ({ when, then }) =>
      holds(when, signs, circumstances) &&
      !(circumstances.isRepeat && then.some((action) => action.do === 'refreshAndRepeat')),
  )
  return rule?.then ?? otherwise
}

function holds(when: Condition, signs: Signs, { call, isRefreshTokenStored }: Circumstances) {
  return (
    isAmong(when.call, call.id) &&
    isAmong(when.outcome, signs.outcome) &&
    isAmong(when.status, signs.status) &&
    isAmong(when.reason, signs.reason) &&
    (when.refreshTokenStored === undefined || when.refreshTokenStored === isRefreshTokenStored) &&
    (when.message === undefined || matchesMessage(when.message, signs.message ?? ''))
  )
}

function isAmong<T>(wanted: readonly T[] | undefined, given: T | null): boolean {
  return wanted === undefined || (given !== null && wanted.includes(given))
}

type MessageTest = NonNullable<Condition['message']>

function matchesMessage({ equals, prefix, contains }: MessageTest, message: string): boolean {
  const text = foldApostrophe(message)
  return (
    (equals?.some((whole) => text === foldApostrophe(whole)) ?? true) &&
    (prefix?.some((start) => text.startsWith(foldApostrophe(start))) ?? true) &&
    (contains?.some((part) => text.includes(foldApostrophe(part))) ?? true)
  )
}

/** Servers use both apostrophes: it's and it’s. */
function foldApostrophe(text: string): string {
  return text.replaceAll('\u2019', "'")
}

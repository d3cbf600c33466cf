import { failureTexts, type FailureCode } from '../../../../generated/facts/failures'
import type { Call } from '../../../../generated/facts/call'
import type { Screen } from '../../../../generated/facts/screen'
import type { CallId } from '../../../../generated/facts/calls'
import type { Words } from '../../../browser/text/words'
import { createCallFx } from '../../../calls/createCallFx'
import { faultText } from '../../../calls/refusalText'
import type { Mapping } from './mapping'
import { doublesIn, type JudgedRow, type Values } from './judgeRows'

export type ImportMode = 'fill' | 'overwrite' | 'skip'

export interface ImportRequest {
  readonly importId: string
  readonly dryRun: boolean
  readonly mode: ImportMode
  /** Whoever is new is not invited by a letter yet. */
  readonly isQuiet?: boolean
  /** At most 500. */
  readonly rows: readonly Values[]
}

export interface Verdict {
  readonly verdict: 'new' | 'changed' | 'same' | 'skipped' | 'refused'
  readonly id?: string
  readonly faults: readonly { readonly field: string; readonly code: string }[]
}

export interface ImportReply {
  readonly rows: readonly Verdict[]
  /** Whoever is new is invited by a letter. */
  readonly invites?: boolean
  /** Of all rows there may be, how many more: a file is judged by them as a whole. */
  readonly places?: { readonly free: number; readonly whole: number }
}

export const rowsPerCall = 500

export const createImportFx = (call: Call) =>
  createCallFx(call as Call<CallId, ImportRequest, ImportReply>)

/** By the signature of a row. */
export type Verdicts = Readonly<Record<string, Verdict>>

export type RowState =
  | 'faulty'
  | 'waiting'
  | 'checking'
  | 'left'
  | Exclude<Verdict['verdict'], 'refused'>

export interface ImportRow {
  readonly index: number
  readonly state: RowState
  readonly values: Values
  readonly signature: string
  readonly faults: Readonly<Record<string, Words>>
}

export function rowsOf(
  judged: readonly JudgedRow[],
  verdicts: Verdicts,
  { match, faults: places }: Pick<Screen, 'match' | 'faults'>,
  mapping: Mapping,
): readonly ImportRow[] {
  const doubles = doublesIn(judged, match)
  // What no column has is told where the row is named.
  const placeOf = (code: string) => {
    const place = Object.hasOwn(places, code) ? places[code as FailureCode] : undefined
    return place !== undefined && mapping.includes(place) ? place : undefined
  }
  return judged.map(({ values, signature, faults: own, isWaiting }, index) => {
    const first = doubles.get(index)
    const verdict = verdicts[signature]
    const doubled = first === undefined ? {} : { [match ?? '']: doubleText(first) }
    const refused = verdict?.verdict === 'refused' ? refusedFaults(verdict, match, placeOf) : {}
    const faults = { ...refused, ...doubled, ...own }
    const isFaulty = Object.keys(faults).length > 0
    const state = isFaulty ? 'faulty' : isWaiting ? 'waiting' : (verdict?.verdict ?? 'checking')
    return { index, values, signature, faults, state: state as RowState }
  })
}

const doubleText = (first: number): Words => ({
  key: 'screens.import.double',
  // As a spreadsheet counts: from 1, with the heads.
  params: { row: first + 2 },
})

function refusedFaults(
  { faults }: Verdict,
  match: string | undefined,
  placeOf: (code: string) => string | undefined,
): Record<string, Words> {
  if (faults.length === 0) return { [match ?? '']: { key: 'screens.import.refused' } }
  return Object.fromEntries(
    faults.map(({ field, code }) => [placeOf(code) ?? field, codeText(field, code)]),
  )
}

const codeText = (field: string, code: string): Words =>
  Object.hasOwn(failureTexts, code)
    ? { key: failureTexts[code as FailureCode] }
    : faultText({ field, code })

/** The next rows of which it is not known what they would become. */
export function nextUnknown(rows: readonly ImportRow[]): readonly ImportRow[] {
  const asked = new Set<string>()
  const unknown = rows.filter(({ state, signature }) => {
    if (state !== 'checking' || asked.has(signature)) return false
    asked.add(signature)
    return true
  })
  return unknown.slice(0, rowsPerCall)
}

export function withVerdicts(
  verdicts: Verdicts,
  rows: readonly { readonly signature: string }[],
  reply: ImportReply,
): Verdicts {
  const told = rows.flatMap(({ signature }, at) => {
    const verdict = reply.rows[at]
    return verdict ? [[signature, verdict] as const] : []
  })
  return { ...verdicts, ...Object.fromEntries(told) }
}

/** How many rows are in each state. */
export function countStates(rows: readonly ImportRow[]): Readonly<Record<RowState, number>> {
  const counts = {
    faulty: 0,
    waiting: 0,
    checking: 0,
    left: 0,
    new: 0,
    changed: 0,
    same: 0,
    skipped: 0,
  }
  for (const { state } of rows) counts[state] += 1
  return counts
}

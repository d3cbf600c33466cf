// A take of a guest on their own phone, as its log tells of it. The log is only ever added to.

export type StopWhy = 'stopPressed' | 'camera' | 'limit' | 'slept' | 'disk' | 'chosen'

export type TakeLine =
  | {
      readonly is: 'opened'
      readonly takeId: string
      readonly promptId: string
      readonly mime: string
    }
  /** How much is recorded by now. */
  | { readonly is: 'grown'; readonly ms: number }
  | { readonly is: 'stopped'; readonly ms: number; readonly why: StopWhy }
  | { readonly is: 'used' }

export interface Take {
  readonly takeId: string
  readonly promptId: string
  readonly mime: string
  readonly ms: number
  /** cutOff: nobody stopped it. used: it is the answer. */
  readonly state: 'cutOff' | 'stopped' | 'used'
  readonly why?: StopWhy
}

/** Undefined: not even its first line was written. Lines unknown here change nothing. */
export function foldTake(lines: readonly object[]): Take | undefined {
  const told = lines as readonly TakeLine[]
  const first = told.find((line) => line.is === 'opened')
  if (!first) return undefined
  const { takeId, promptId, mime } = first
  return told.reduce<Take>(foldLine, { takeId, promptId, mime, ms: 0, state: 'cutOff' })
}

function foldLine(take: Take, line: TakeLine): Take {
  if (line.is === 'grown') return { ...take, ms: line.ms }
  if (line.is === 'stopped') return { ...take, ms: line.ms, why: line.why, state: 'stopped' }
  return line.is === 'used' ? { ...take, state: 'used' } : take
}

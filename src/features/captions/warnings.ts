// What makes captions hard to read; none of it forbids saving them.
import type { Cue } from './cue'

export type Warning = 'long' | 'fast' | 'short' | 'overlap'

const mostLines = 2
const mostInLine = 42
const mostPerSecond = 20
const leastMs = 1000

/** `next`: the cue after it, by time. */
export function warningsOf(cue: Cue, next?: Cue): readonly Warning[] {
  const lines = cue.text.split('\n')
  const letters = lines.reduce((sum, line) => sum + lengthOf(line), 0)
  const lasts = cue.toMs - cue.fromMs
  const found: Record<Warning, boolean> = {
    long: lines.length > mostLines || lines.some((line) => lengthOf(line) > mostInLine),
    fast: letters * 1000 > mostPerSecond * lasts,
    short: lasts < leastMs,
    overlap: next !== undefined && next.fromMs < cue.toMs,
  }
  return (Object.keys(found) as Warning[]).filter((warning) => found[warning])
}

const lengthOf = (line: string) => [...line].length

// One hint at a time, the worst first.
import type { Finding } from './quality'

export interface ShownHint {
  readonly finding: Finding | null
  readonly shownMs: number
  /** Those that were shown long enough and are still found. */
  readonly seen: readonly Finding[]
}

export const noHint: ShownHint = { finding: null, shownMs: 0, seen: [] }

const longestMs = 6_000
const staying: ReadonlySet<Finding> = new Set(['muted', 'silent'])

/** `findings`: the worst first; `passedMs`: since the hint before. */
export function nextHint(
  hint: ShownHint,
  findings: readonly Finding[],
  passedMs: number,
): ShownHint {
  const { finding, shownMs } = hint
  const shown = shownMs + passedMs
  const isOver = finding !== null && !staying.has(finding) && shown >= longestMs
  const seen = (isOver ? [...hint.seen, finding] : hint.seen).filter((each) =>
    findings.includes(each),
  )
  const worst = findings.find((each) => !seen.includes(each)) ?? null
  const isBriefYet = finding !== null && !isOver && shown < longestMs && !staying.has(finding)
  // A hint stays long enough to be read, though a worse one comes first.
  if (isBriefYet && (worst === null || findings.indexOf(worst) > findings.indexOf(finding)))
    return { finding, shownMs: shown, seen }
  return worst === finding
    ? { finding, shownMs: shown, seen }
    : { finding: worst, shownMs: 0, seen }
}

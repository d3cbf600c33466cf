/** Lines shown around a change, as in every diff. */
const context = 3

interface Line {
  readonly mark: ' ' | '-' | '+'
  readonly text: string
}

/** What a unified diff says below its head; empty when nothing differs. */
export function unifiedDiff(before: string, after: string): string[] {
  const lines = compareLines(before.split('\n'), after.split('\n'))
  const isShown = lines.map((_, at) =>
    lines.slice(Math.max(0, at - context), at + context + 1).some(({ mark }) => mark !== ' '),
  )
  const told: string[] = []
  let [old, fresh] = [1, 1]
  for (const [at, { mark, text }] of lines.entries()) {
    if (isShown[at] && !isShown[at - 1]) {
      const end = isShown.indexOf(false, at)
      const hunk = lines.slice(at, end === -1 ? undefined : end)
      const count = (other: Line['mark']) => hunk.filter((line) => line.mark !== other).length
      told.push(`@@ -${old},${count('+')} +${fresh},${count('-')} @@`)
    }
    if (isShown[at]) told.push(mark + text)
    if (mark !== '+') old++
    if (mark !== '-') fresh++
  }
  return told
}

/** Somewhere on the way through both texts: so many lines of each are behind. */
interface Step {
  readonly old: number
  readonly fresh: number
  readonly from: Step | undefined
}

function compareLines(before: readonly string[], after: readonly string[]): Line[] {
  const lines: Line[] = []
  for (let step = shortestWay(before, after); step.from; step = step.from) {
    const { old, fresh, from } = step
    if (old === from.old) lines.push({ mark: '+', text: after[fresh - 1]! })
    else lines.push({ mark: fresh === from.fresh ? '-' : ' ', text: before[old - 1]! })
  }
  return lines.toReversed()
}

/** Myers' greedy search: quick where little differs, as before and after an edit. */
function shortestWay(before: readonly string[], after: readonly string[]): Step {
  /** The furthest step on each diagonal; those of one cost never read each other. */
  const furthest = new Map<number, Step>()
  for (let cost = 0; ; cost++)
    for (let diagonal = -cost; diagonal <= cost; diagonal += 2) {
      const start = cost === 0 ? { old: 0, fresh: 0, from: undefined } : stepTo(diagonal)
      if (!start) continue
      let step: Step = start
      while (step.old < before.length && step.fresh < after.length) {
        if (before[step.old] !== after[step.fresh]) break
        step = { old: step.old + 1, fresh: step.fresh + 1, from: step }
      }
      if (step.old === before.length && step.fresh === after.length) return step
      furthest.set(diagonal, step)
    }

  function stepTo(diagonal: number): Step | undefined {
    const left = furthest.get(diagonal - 1)
    const above = furthest.get(diagonal + 1)
    const canRemove = left && left.old < before.length
    const canAdd = above && above.fresh < after.length
    if (canRemove && !(canAdd && above.old > left.old))
      return { old: left.old + 1, fresh: left.fresh, from: left }
    return canAdd ? { old: above.old, fresh: above.fresh + 1, from: above } : undefined
  }
}

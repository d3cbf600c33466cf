/** Where a run is: a line that is drawn over on a terminal, and a line now and then elsewhere. */
export interface Step {
  readonly name: string
  /** CPU-seconds on the machine where it was measured; only their ratios count. */
  readonly weight: number
}

export interface Position {
  /** Of the steps, from zero. */
  readonly step: number
  readonly done: number
  readonly total: number
  readonly elapsedMs: number
}

/** `[2/3] Journeys 120/160, about 4 min left`. */
export function progressLine(steps: readonly Step[], at: Position): string {
  const { step, done, total } = at
  const name = `[${step + 1}/${steps.length}] ${steps[step]?.name ?? ''}`
  const count = total > 0 ? ` ${done}/${total}` : ''
  return `${name}${count}${left(steps, at)}`
}

function left(steps: readonly Step[], { step, done, total, elapsedMs }: Position): string {
  const sum = (some: readonly Step[]) => some.reduce((all, { weight }) => all + weight, 0)
  const part = total > 0 ? done / total : 0
  const finished = sum(steps.slice(0, step)) + part * (steps[step]?.weight ?? 0)
  // Too early to tell from what has passed.
  if (finished < sum(steps) / 50) return ''
  const minutes = Math.round(((sum(steps) / finished - 1) * elapsedMs) / 60_000)
  return minutes < 1 ? ', less than a minute left' : `, about ${minutes} min left`
}

/** `9 min 40 s`. */
export function timeTaken(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** How a runner tells its place to `npm test`, among all that it prints. */
export const mark = (done: number, total: number): string => `@@ ${done}/${total}\n`

export function readMark(line: string): { done: number; total: number } | undefined {
  const [, done, total] = /^@@ (\d+)\/(\d+)$/.exec(line) ?? []
  return done === undefined ? undefined : { done: Number(done), total: Number(total) }
}

export interface Progress {
  begin(step: number): void
  at(done: number, total: number): void
  /** Prints above the line. */
  say(text: string): void
  end(): void
}

interface Terminal {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

export function createProgress(
  steps: readonly Step[],
  out: Terminal,
  now: () => number = Date.now,
): Progress {
  const began = now()
  let position = { step: 0, done: 0, total: 0 }
  let isDrawn = false
  /** Elsewhere each tenth of a step is told once. */
  let told = -1

  function clear(): void {
    if (isDrawn) out.write('\r\u001B[K')
    isDrawn = false
  }

  function show(): void {
    const line = progressLine(steps, { ...position, elapsedMs: now() - began })
    const { done, total } = position
    if (out.isTTY) {
      clear()
      out.write(line.slice(0, (out.columns ?? 80) - 1))
      isDrawn = true
      return
    }
    const tenth = total > 0 ? Math.floor((done * 10) / total) : 0
    if (tenth > told) out.write(`${line}\n`)
    told = Math.max(told, tenth)
  }

  return {
    begin(step) {
      position = { step, done: 0, total: 0 }
      told = -1
      show()
    },
    at(done, total) {
      position = { ...position, done, total }
      show()
    },
    say(text) {
      clear()
      out.write(text.endsWith('\n') ? text : `${text}\n`)
      if (out.isTTY) show()
    },
    end: clear,
  }
}

/** Words of one look, as a rich text consists of them. */
export interface Run {
  readonly text: string
  readonly bold?: boolean | undefined
  readonly italic?: boolean | undefined
  /** Where they lead. */
  readonly url?: string | undefined
}
export type Mark = 'bold' | 'italic'

/** From the first character to the one before the last, in all of the text. */
export interface Span {
  readonly from: number
  readonly to: number
}

export const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')
export const lengthOf = (runs: readonly Run[]) => textOf(runs).length

const looksAlike = (one: Run, other: Run) =>
  one.url === other.url && !one.bold === !other.bold && !one.italic === !other.italic

export const isSameRuns = (some: readonly Run[], others: readonly Run[]) =>
  some.length === others.length &&
  some.every((run, at) => run.text === others[at]!.text && looksAlike(run, others[at]!))

/** With what is said of it, and nothing else. */
const plain = ({ text, bold, italic, url }: Run): Run => ({
  text,
  ...(bold ? { bold } : {}),
  ...(italic ? { italic } : {}),
  ...(url === undefined ? {} : { url }),
})

/** Runs that look alike are one, and none is empty. */
export function tidy(runs: readonly Run[]): Run[] {
  const tidied: Run[] = []
  for (const run of runs) {
    if (run.text === '') continue
    const last = tidied.at(-1)
    if (last && looksAlike(last, run))
      tidied[tidied.length - 1] = { ...last, text: last.text + run.text }
    else tidied.push(plain(run))
  }
  return tidied
}

export function slice(runs: readonly Run[], { from, to }: Span): Run[] {
  let at = 0
  return tidy(
    runs.map((run) => {
      const start = at
      at += run.text.length
      return { ...run, text: run.text.slice(Math.max(0, from - start), Math.max(0, to - start)) }
    }),
  )
}

export const replace = (runs: readonly Run[], { from, to }: Span, by: readonly Run[]): Run[] =>
  tidy([
    ...slice(runs, { from: 0, to: from }),
    ...by,
    ...slice(runs, { from: to, to: lengthOf(runs) }),
  ])

/** What is written looks as what stands before it. */
export function write(runs: readonly Run[], span: Span, text: string): Run[] {
  const [before = { text }] = slice(runs, { from: Math.max(0, span.from - 1), to: span.from })
  return replace(runs, span, [{ ...before, text }])
}

export const hasMark = (runs: readonly Run[], span: Span, mark: Mark): boolean => {
  const within = slice(runs, span)
  return within.length > 0 && within.every((run) => run[mark])
}

export function toggle(runs: readonly Run[], span: Span, mark: Mark): Run[] {
  const willBe = !hasMark(runs, span, mark)
  return replace(
    runs,
    span,
    slice(runs, span).map((run) => ({ ...run, [mark]: willBe })),
  )
}

/** The link that a span is within, with all of its words. */
export function linkAt(
  runs: readonly Run[],
  { from, to }: Span,
): (Span & { readonly url: string }) | undefined {
  let at = 0
  for (const { text, url } of runs) {
    const end = at + text.length
    if (url !== undefined && at <= from && to <= end && from < end)
      return { from: at, to: end, url }
    at = end
  }
  return undefined
}

/** Without words to lead from, the address is what is written; without an address they lead nowhere. */
export function setLink(runs: readonly Run[], span: Span, url: string): Run[] {
  const address = url.trim()
  const whole = linkAt(runs, span) ?? span
  const words = slice(runs, whole)
  if (address === '')
    return replace(
      runs,
      whole,
      words.map((run) => ({ ...run, url: undefined })),
    )
  const led = words.length === 0 ? [{ text: address }] : words
  return replace(
    runs,
    whole,
    led.map((run) => ({ ...run, url: address })),
  )
}

import type { WhenEntry } from '../../read/manifest'

type MessageTest = NonNullable<WhenEntry['message']>

/** A message part that no rule looks for. */
const anything = '…'

/** As src/calls/errorTable.ts decides it. */
export function matchesMessage(
  { equals, prefix, contains }: MessageTest,
  message: string,
): boolean {
  const text = foldApostrophe(message)
  return (
    (equals?.some((whole) => text === foldApostrophe(whole)) ?? true) &&
    (prefix?.some((start) => text.startsWith(foldApostrophe(start))) ?? true) &&
    (contains?.some((part) => text.includes(foldApostrophe(part))) ?? true)
  )
}

const foldApostrophe = (text: string) => text.replaceAll('\u2019', "'")

/**
 * Minimal messages that satisfy all tests, one for each way to do so: if such a message satisfies
 * another test, every message of its kind does. Empty if the tests contradict each other.
 */
export function messagesFor(tests: readonly MessageTest[]): string[] {
  const ways = tests.reduce<readonly Way[]>(
    (before, test) => before.flatMap((way) => waysOf(test).map((next) => joined(way, next))),
    [{ starts: [], parts: [] }],
  )
  const messages = ways
    .map(spoken)
    .filter((message) => tests.every((test) => matchesMessage(test, message)))
  return [...new Set(messages)]
}

/**
 * Messages that distinguish these tests: no message, one for each test, and one for each pair of
 * tests.
 */
export function messagesAmong(tests: readonly MessageTest[]): (string | null)[] {
  const together = tests.flatMap((one, index) =>
    tests.slice(index).flatMap((other) => messagesFor(one === other ? [one] : [one, other])),
  )
  return [null, ...new Set(together)]
}

interface Way {
  readonly whole?: string | undefined
  readonly starts: readonly string[]
  readonly parts: readonly string[]
}

function waysOf({ equals, prefix, contains }: MessageTest): Way[] {
  if (equals) return equals.map((whole) => ({ whole, starts: [], parts: [] }))
  return (prefix ?? ['']).flatMap((start) =>
    (contains ?? ['']).map((part) => ({ starts: [start], parts: part === '' ? [] : [part] })),
  )
}

const joined = (one: Way, other: Way): Way => ({
  whole: one.whole ?? other.whole,
  starts: [...one.starts, ...other.starts],
  parts: [...one.parts, ...other.parts],
})

/** The longest start must begin with the others, or the tests contradict each other. */
function spoken({ whole, starts, parts }: Way): string {
  if (whole !== undefined) return whole
  const start = starts.reduce(
    (longest, next) => (next.length > longest.length ? next : longest),
    '',
  )
  return [start, ...parts, ''].join(anything)
}

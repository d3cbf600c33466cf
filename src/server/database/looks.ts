/**
 * Which statements only look. In a transaction that reads committed rows each statement sees its own
 * snapshot, so looks before the first write need no transaction, and one that only looks has nothing
 * to begin or commit. Looks that must agree ask for an isolation level, which begins at once.
 */
const begins = /^\s*\(?\s*(select|with)\b/i
/** Whatever changes, locks, or lasts as long as a transaction; a word too many only begins one. */
const mayDoMore =
  /\b(insert|update|delete|merge|into|lock|share|nextval|setval|set_config|pg_notify)\b|advisory/i

const mostRemembered = 1000
const known = new Map<string, boolean>()

export function isLook(text: string): boolean {
  const found = known.get(text)
  if (found !== undefined) return found
  if (known.size >= mostRemembered) known.clear()
  const judged = begins.test(text) && !mayDoMore.test(text)
  known.set(text, judged)
  return judged
}

/**
 * Names for the statements that one connection repeats, which are parsed and planned once there. Of
 * all others there may be any number, so they are sent without a name.
 */
export interface HotStatements {
  /** Undefined: it is not repeated often enough, or shall have none. */
  nameOf(text: string): string | undefined
  /** From now on every connection sends it without a name. */
  forget(text: string): void
}

/** A text of several statements cannot be prepared, and what manages transactions need not be. */
const isPreparable = (text: string) =>
  /^\s*\(?\s*(select|with|insert|update|delete)\b[^;]*$/i.test(text)

const repeatedOften = 5
const mostNamed = 200
const mostCounted = 2000

/** @param forgotten what no connection names any more; shared by them. */
export function createHotStatements(forgotten: Set<string>): HotStatements {
  const names = new Map<string, string>()
  let counts = new Map<string, number>()

  return {
    nameOf(text) {
      if (forgotten.has(text)) return undefined
      const known = names.get(text)
      if (known !== undefined || names.size >= mostNamed) return known
      if (!isPreparable(text)) return undefined
      const count = (counts.get(text) ?? 0) + 1
      if (count < repeatedOften) {
        if (counts.size >= mostCounted) counts = new Map()
        counts.set(text, count)
        return undefined
      }
      counts.delete(text)
      const name = `hot_${names.size}`
      names.set(text, name)
      return name
    },
    forget: (text) => void forgotten.add(text),
  }
}

/**
 * A pseudo language for testing: text without its brackets is not translated, and cut-off text
 * lacks room.
 */
export const pseudoLanguage = { id: 'en-XA', name: '⟦Þšéûðö⟧' } as const

const plain = 'abcdefghijklmnoprstuvwyzABCDEFGHIJKLMNOPRSTUVWYZ'
const accented = 'åƀçðéƒĝĥîĵķļɱñöþŕšţûṽŵýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞŔŠŢÛṼŴÝŽ'
const accents = new Map([...plain].map((letter, at) => [letter, [...accented][at]!]))

/**
 * Accents reveal hard-coded text, a third more letters reveals missing room, brackets mark the
 * ends.
 */
export function pseudo(words: string): string {
  const parts = words.split(/(\{\w+\})/)
  const letters = parts.filter((part) => !isValue(part)).join('')
  const missing = Math.ceil(letters.length * 0.35) - (letters.match(/[aeiou]/gi)?.length ?? 0)
  const said = parts.map((part) => (isValue(part) ? part : drawn(part))).join('')
  return `⟦${said}${'~'.repeat(Math.max(0, missing))}⟧`
}

export const pseudoWords = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([key, each]) => [key, pseudo(each)]))

/** A placeholder such as {name} stays as it is. */
const isValue = (part: string) => /^\{\w+\}$/.test(part)

/** Repeats vowels, because other languages have longer words, not more words. */
const drawn = (part: string) =>
  part
    .replaceAll(/[aeiou]/gi, '$&$&')
    .replaceAll(/[a-z]/gi, (letter) => accents.get(letter) ?? letter)

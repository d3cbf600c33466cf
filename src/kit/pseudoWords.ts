/** No language: whatever is on screen without its brackets was never given a text, and what is cut off has no room. */
export const pseudoLanguage = { id: 'en-XA', name: '⟦Þšéûðö⟧' } as const

const plain = 'abcdefghijklmnoprstuvwyzABCDEFGHIJKLMNOPRSTUVWYZ'
const accented = 'åƀçðéƒĝĥîĵķļɱñöþŕšţûṽŵýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞŔŠŢÛṼŴÝŽ'
const accents = new Map([...plain].map((letter, at) => [letter, [...accented][at]!]))

/** Accents show what was written by hand, a third more letters what has no room, brackets where a text ends. */
export function pseudo(words: string): string {
  const parts = words.split(/(\{\w+\})/)
  const letters = parts.filter((part) => !isValue(part)).join('')
  const missing = Math.ceil(letters.length * 0.35) - (letters.match(/[aeiou]/gi)?.length ?? 0)
  const said = parts.map((part) => (isValue(part) ? part : drawn(part))).join('')
  return `⟦${said}${'~'.repeat(Math.max(0, missing))}⟧`
}

export const pseudoWords = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([key, each]) => [key, pseudo(each)]))

/** What is filled in stays as it is. */
const isValue = (part: string) => /^\{\w+\}$/.test(part)

/** Vowels are drawn out, because other languages have longer words, not more of them. */
const drawn = (part: string) =>
  part
    .replaceAll(/[aeiou]/gi, '$&$&')
    .replaceAll(/[a-z]/gi, (letter) => accents.get(letter) ?? letter)

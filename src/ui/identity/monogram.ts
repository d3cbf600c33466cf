// Initials and a stable colour for names without a picture.

/** The first letters of the first and the last word, ignoring text in brackets and punctuation. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\([^)]*\)/g, ' ')
    .split(/[\s._@-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return letters
    .map((word) => [...(word ?? '')][0])
    .join('')
    .toLocaleUpperCase()
}

/**
 * Hues that are easy to tell apart. All use one lightness, so that white text is readable on each.
 */
export const hues = [26, 58, 100, 150, 205, 262, 320, 2] as const

/** The same seed always gives the same hue. */
export function hueOf(seed: string): number {
  let sum = 0x811c9dc5 // FNV-1a: names that differ little get hues that differ much
  for (const char of seed) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hues[(sum >>> 11) % hues.length] ?? hues[0]
}

// The characters of a file that does not say how they are written.

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252' | 'Windows-1250'

interface Decoded {
  readonly text: string
  readonly encoding: Encoding
}

/** What is no Unicode comes from a spreadsheet of Windows, of its west or of its middle of Europe. */
export function decode(bytes: ArrayBuffer): Decoded {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  const read = (label: string, fatal = false) => new TextDecoder(label, { fatal }).decode(bytes)
  if (first === 0xff && second === 0xfe) return { text: read('utf-16le'), encoding: 'UTF-16' }
  if (first === 0xfe && second === 0xff) return { text: read('utf-16be'), encoding: 'UTF-16' }
  try {
    return { text: read('utf-8', true), encoding: 'UTF-8' }
  } catch {
    const west = read('windows-1252')
    return isOfTheMiddle(west)
      ? { text: read('windows-1250'), encoding: 'Windows-1250' }
      : { text: west, encoding: 'Windows-1252' }
  }
}

/**
 * Read as western, Polish has signs inside its words (Pawe\u00B3, \u00BFaba), Czech and Slovak mix
 * \u00E8 \u00EC \u00F2 \u00F8 \u00F9 with \u00E1 \u00ED \u00FD \u0161 \u017E, and Hungarian \u00F5 \u00FB with \u00F6 \u00FC, as no western language does.
 */
function isOfTheMiddle(west: string): boolean {
  const hasSigns =
    /[\u00A3\u00A5\u00AF\u00BC\u00BE](?=\p{Ll})|\p{L}[\u00B3\u00B9\u00BF](?=\p{Ll})|\p{L}{3}[\u00B3\u00B9\u00BF\u00BE]/u
  const isCzech =
    /[\u00E8\u00EC\u00F2\u00F8\u00F9\u00EF\u00C8\u00D8]/.test(west) &&
    /[\u00E1\u00ED\u00FD\u0161\u0160\u017E\u017D]/.test(west) &&
    !/[\u00E0\u00E5\u00C5\u00EA\u00F0\u00FE]/.test(west)
  const isHungarian =
    /[\u00F5\u00FB\u00D5\u00DB]/.test(west) &&
    /[\u00F6\u00FC\u00D6\u00DC]/.test(west) &&
    !/[\u00E3\u00E0\u00E8\u00EA]/.test(west)
  return hasSigns.test(west) || isCzech || isHungarian
}

// Captions: words with times. Those of a film count from its beginning; a program adds the block that its cues hang on.
export interface Cue {
  readonly fromMs: number
  readonly toMs: number
  /** Plain, its lines parted by line breaks, none of them empty. */
  readonly text: string
}

export const mostBytes = 2_000_000
export const mostCues = 5_000
export const mostLetters = 1_000
/** A hundred hours less a millisecond: what `99:59:59.999` can say. */
export const mostMs = 359_999_999

export const formats = ['vtt', 'srt'] as const
export type Format = (typeof formats)[number]

/** Words as they are kept: without what no screen shows, and without empty lines. */
export const tidyWords = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}(?<!\n)/gu, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

export const inOrder = <C extends Cue>(cues: readonly C[]): C[] =>
  cues.toSorted((a, b) => a.fromMs - b.fromMs || a.toMs - b.toMs)

/** What a file says: UTF-8, UTF-16 with its mark, or else Windows-1252. */
export function decodeCaptions(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const mark = `${bytes[0]} ${bytes[1]}`
    if (mark === '255 254') return new TextDecoder('utf-16le').decode(bytes)
    if (mark === '254 255') return new TextDecoder('utf-16be').decode(bytes)
    return fromWindows(new TextDecoder('windows-1252').decode(bytes))
  }
}

const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Node 20 takes Windows-1252 for Latin-1, which has control characters where the former has quotes. */
const fromWindows = (text: string) =>
  text.replace(/[\u0080-\u009f]/g, (letter) => windows[letter.charCodeAt(0) - 0x80]!)

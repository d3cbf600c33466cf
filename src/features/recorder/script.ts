// A text that is read aloud while it passes (record.md 8): a blank line is a pause of a second,
// a [note] is shown and not read.

export interface ScriptWord {
  readonly text: string
  readonly isNote: boolean
  /** A line ends after it, or a paragraph. */
  readonly end?: 'line' | 'paragraph'
}

export interface ScriptPlace {
  /** Counts words, so that the size of letters changes no speed. */
  readonly word: number
  /** Left of the pause before this word. */
  readonly restMs: number
}

export const scriptStart: ScriptPlace = { word: 0, restMs: 0 }

const pauseMs = 1000

export function readScript(text: string): readonly ScriptWord[] {
  const pieces = text.trim().matchAll(/(\[[^\]]*\]|\S+)(\s*)/g)
  return [...pieces].map(([, piece = '', space = '']) => {
    const breaks = space.split('\n').length - 1
    return {
      text: piece,
      isNote: piece.startsWith('['),
      ...(breaks > 0 && { end: breaks > 1 ? ('paragraph' as const) : ('line' as const) }),
    }
  })
}

export const countWords = (words: readonly ScriptWord[]): number =>
  words.filter(({ isNote }) => !isNote).length

/** How long it takes to read it, in ms. */
export function readingMs(words: readonly ScriptWord[], wordsPerMinute: number): number {
  const pauses = words.slice(0, -1).filter(({ end }) => end === 'paragraph').length
  return (countWords(words) / wordsPerMinute) * 60_000 + pauses * pauseMs
}

/** Where the reader is after some time. */
export function advance(
  words: readonly ScriptWord[],
  { word, restMs }: ScriptPlace,
  { passedMs, wordsPerMinute }: { passedMs: number; wordsPerMinute: number },
): ScriptPlace {
  if (passedMs <= restMs) return { word, restMs: restMs - passedMs }
  const wordMs = 60_000 / wordsPerMinute
  let leftMs = passedMs - restMs
  let at = word
  while (at < words.length) {
    const current = words[Math.floor(at)]
    const takesMs = current?.isNote ? 0 : (Math.floor(at) + 1 - at) * wordMs
    if (leftMs < takesMs) return { word: at + leftMs / wordMs, restMs: 0 }
    leftMs -= takesMs
    at = Math.floor(at) + 1
    if (current?.end !== 'paragraph') continue
    if (leftMs <= pauseMs) return { word: at, restMs: pauseMs - leftMs }
    leftMs -= pauseMs
  }
  return { word: words.length, restMs: 0 }
}

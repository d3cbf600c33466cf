import type { WordFont } from './font'
import { levelsOf, runsOf, startsRight, type Levels, type Run } from './runs'
import { shapeRun } from './shapeRun'

/** A line as it is drawn, in units of the font. */
export interface Line {
  readonly runs: readonly Run[]
  readonly width: number
  readonly startsRight: boolean
}

/** Between letters of Chinese and Japanese, unless the next one closes what stands before it; else after spaces. */
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][、。，．！？：；」』）】〉》ー]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\s+/gu

/** Sets text into lines, again and again in another width. */
export function lineBreaker(font: WordFont, text: string) {
  const paragraphs = text.split('\n').map((paragraph) => ({
    text: paragraph,
    levels: levelsOf(paragraph),
    ends: [...paragraph.matchAll(pieces)].map(({ index, 0: piece }) => index + piece.length),
  }))
  const known = new Map<string, number>()
  const widthOf = (run: Run): number => {
    const key = `${run.isRightToLeft} ${run.text}`
    const width =
      known.get(key) ?? shapeRun(font, run).glyphs.reduce((sum, { advance }) => sum + advance, 0)
    known.set(key, width)
    return width
  }
  /** Undefined: a word is wider than that. In units of the font. */
  return (most: number): Line[] | undefined => {
    const lines: Line[] = []
    for (const paragraph of paragraphs) {
      const broken = breakParagraph(paragraph, most, widthOf)
      if (!broken) return undefined
      lines.push(...broken)
    }
    return lines
  }
}

function breakParagraph(
  { text, levels, ends }: { text: string; levels: Levels; ends: readonly number[] },
  most: number,
  widthOf: (run: Run) => number,
): Line[] | undefined {
  const lineOf = (from: number, to: number): Line => {
    const runs = runsOf(text, levels, from, trimmedEnd(text, from, to))
    const width = runs.reduce((sum, run) => sum + widthOf(run), 0)
    return { runs, width, startsRight: startsRight(levels) }
  }
  const lines: Line[] = []
  let from = 0
  let line: Line | undefined
  let end = 0
  for (const next of ends) {
    const longer = lineOf(from, next)
    if (longer.width <= most) line = longer
    else {
      if (!line) return undefined
      lines.push(line)
      from = skipSpaces(text, end)
      line = lineOf(from, next)
      if (line.width > most) return undefined
    }
    end = next
  }
  return [...lines, line ?? lineOf(0, 0)]
}

function trimmedEnd(text: string, from: number, to: number): number {
  return from + text.slice(from, to).trimEnd().length
}

function skipSpaces(text: string, from: number): number {
  return text.length - text.slice(from).trimStart().length
}

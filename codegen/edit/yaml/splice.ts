/** A replacement of a range of characters in a text. */
export interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

export const spliced = (source: string, { start, end, text }: Splice): string =>
  source.slice(0, start) + text + source.slice(end)

export const startOfLine = (source: string, at: number): number =>
  source.lastIndexOf('\n', at - 1) + 1

/** The offset of the line's end, before its line break. */
export function endOfLine(source: string, at: number): number {
  const end = source.indexOf('\n', at)
  return end === -1 ? source.length : end
}

/** The indentation of a line that has only a comment; else undefined. */
export const commentIndent = (line: string): number | undefined => /^ *(?=#)/.exec(line)?.[0].length

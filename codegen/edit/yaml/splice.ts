/** Characters of a text that give way to others. */
export interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

export const spliced = (source: string, { start, end, text }: Splice): string =>
  source.slice(0, start) + text + source.slice(end)

export const startOfLine = (source: string, at: number): number =>
  source.lastIndexOf('\n', at - 1) + 1

/** Where the line ends, before its line break. */
export function endOfLine(source: string, at: number): number {
  const end = source.indexOf('\n', at)
  return end === -1 ? source.length : end
}

/** How many spaces a line begins with; undefined where it holds no comment alone. */
export const commentIndent = (line: string): number | undefined => /^ *(?=#)/.exec(line)?.[0].length

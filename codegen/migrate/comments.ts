import { commentsIn } from '../edit/yaml/replaceValue'
import { createLocator } from '../problems/locate'

/** The comments of a text that the other lacks, because they were removed with something else. */
export function commentsOnlyIn(text: string, other: string): string[] {
  const left = commentsIn(other)
  return commentsIn(text).filter((comment) => {
    const at = left.indexOf(comment)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Inserts lines above the line of a key and its comment, with the same indentation. */
export function withLinesAbove(
  text: string,
  path: readonly (string | number)[],
  added: readonly string[],
): string {
  const lines = text.split('\n')
  const own = createLocator(text)({ path, at: 'key' }).line - 1
  const above = lines.slice(0, own).findLastIndex((line) => !/^ *#/.test(line))
  const indent = /^ */.exec(lines[own]!)![0]
  return lines.toSpliced(above + 1, 0, ...added.map((line) => line && indent + line)).join('\n')
}

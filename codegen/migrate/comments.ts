import { commentsIn } from '../edit/yaml/replaceValue'
import { createLocator } from '../problems/locate'

/** Comments of a text that another does not have any more: they went with what was taken out. */
export function commentsOnlyIn(text: string, other: string): string[] {
  const left = commentsIn(other)
  return commentsIn(text).filter((comment) => {
    const at = left.indexOf(comment)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Puts lines above the one that holds a key, and above its comment, as far in as they are. */
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

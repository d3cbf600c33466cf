import { type CST, isMap, isNode, isPair, isScalar, type Node } from 'yaml'
import { CannotEdit, type Collection, isCollection } from './readNode'
import { commentIndent, endOfLine, startOfLine } from './splice'

/** A pair of a map or an item of a list: the unit that is inserted, removed and moved. */
export interface Element {
  /** The key of a pair; undefined for a list item. */
  readonly key: string | undefined
  readonly value: Node | undefined
  /** Offsets of the first character, including a list's dash, and of the end. */
  readonly start: number
  readonly end: number
  /** Where the value may start: after the colon or dash. In a flow list the same as start. */
  readonly head: number
}

const empty: ReadonlySet<string> = new Set(['space', 'comment', 'newline', 'comma'])

/** The elements of a collection with their offsets, from the parser's tokens. */
export function elementsOf(collection: Collection): Element[] {
  const token = collection.srcToken
  if (token === undefined || !('items' in token)) throw new CannotEdit('it is written in short')
  const written = token.items.filter(
    ({ start, key, sep, value }) => key || sep || value || start.some(isSolid),
  )
  return collection.items.map((item, index) => {
    const { start, key, sep = [], value: valueToken } = written[index]!
    const signs = [...start, ...(key ? [key] : []), ...sep].filter(isSolid)
    const value = isPair(item) ? item.value : item
    const head = signs.length > 0 ? endOfToken(signs.at(-1)!) : valueToken!.offset
    return {
      key: isPair(item) && isScalar(item.key) ? String(item.key.value) : undefined,
      value: isNode(value) ? value : undefined,
      start: signs[0]?.offset ?? head,
      head,
      end: valueToken && isNode(value) ? endOf(value) : head,
    }
  })
}

const isSolid = ({ type }: CST.Token) => !empty.has(type)

/**
 * The end offset of a key or punctuation token; collections as keys do not occur in the manifest.
 */
function endOfToken(token: CST.Token): number {
  if ('source' in token) return token.offset + token.source.length
  throw new CannotEdit('its key is not a word')
}

/**
 * The end of a node's content: the parser's range of a block collection includes what follows it.
 */
export function endOf(node: Node): number {
  if (isCollection(node) && !node.flow) return elementsOf(node).at(-1)!.end
  const [start, end] = node.range!
  const isBlockText =
    isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED')
  return isBlockText ? start + Math.max(1, end - start - 1) : end
}

/** Whole lines, from the comments directly above an element to the lines indented below it. */
export function linesOf(source: string, element: Element): { start: number; end: number } {
  const lineStart = startOfLine(source, element.start)
  const column = element.start - lineStart
  let start = lineStart
  while (start > 0) {
    const above = startOfLine(source, start - 1)
    if (commentIndent(source.slice(above, start)) !== column) break
    start = above
  }
  let end = endOfLine(source, element.end)
  while (end < source.length) {
    const next = endOfLine(source, end + 1)
    const indent = commentIndent(source.slice(end + 1, next))
    if (indent === undefined || indent <= column) break
    end = next
  }
  return { start, end }
}

/** Whether an element starts its line: the first pair of a list item follows the dash. */
export const beginsLine = (source: string, { start }: Element): boolean =>
  source.slice(startOfLine(source, start), start).trim() === ''

export const isBlockMap = (node: unknown): boolean => isMap(node) && !node.flow

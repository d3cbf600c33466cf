import { isScalar, Lexer, type Node } from 'yaml'
import { elementsOf } from './elements'
import { writtenValue } from './insertElement'
import { isPlain, printText } from './printFlow'
import { type Collection, isCollection } from './readNode'
import { type Splice, startOfLine } from './splice'

/** Replaces an element's value. Comments inside the old value are kept above the new one. */
export function replaceValue(
  source: string,
  collection: Collection,
  index: number,
  value: unknown,
): Splice {
  const isInFlow = collection.flow === true
  const { start, head, end, value: node } = elementsOf(collection)[index]!
  if (!node || end === head)
    return { start: head, end: head, text: ` ${writtenValue(value, isInFlow)}` }
  const text = writtenLike(node, value, isInFlow)
  const comments = commentsIn(source.slice(head, end))
  const isBlock = isCollection(node) && !node.flow
  if (comments.length === 0)
    return isBlock ? { start: head, end, text: ` ${text}` } : { start: node.range![0], end, text }
  const indent = `\n${' '.repeat(start - startOfLine(source, start) + 2)}`
  return { start: head, end, text: [...comments, text].map((line) => indent + line).join('') }
}

/** A text with unnecessary quotes keeps its quotes. */
function writtenLike(node: Node, value: unknown, isInFlow: boolean): string {
  if (typeof value !== 'string' || !isScalar(node)) return writtenValue(value, isInFlow)
  const wasQuoted = node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE'
  return printText(value, {
    isInFlow,
    keepsQuotes: wasQuoted && typeof node.value === 'string' && isPlain(node.value, isInFlow),
  })
}

/** The comments of a text. In the lexer's output a marker precedes scalars, but not comments. */
export function commentsIn(source: string): string[] {
  const words = [...new Lexer().lex(source)]
  return words.filter((word, at) => word.startsWith('#') && words[at - 1] !== '\u001F')
}

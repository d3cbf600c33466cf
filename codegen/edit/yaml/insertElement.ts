import { isMap } from 'yaml'
import { beginsLine, type Element, elementsOf, isBlockMap, linesOf } from './elements'
import { printFlow, printPair, printText } from './printFlow'
import { CannotEdit, type Collection } from './readNode'
import { type Splice, startOfLine } from './splice'

/** Inserts a formatted element at an index, or last. In a block list the text includes its dash. */
export function insertElement(
  source: string,
  collection: Collection,
  index: number,
  text: string,
): Splice {
  const elements = elementsOf(collection)
  const [before, after] = [elements[index - 1], elements[index]]
  if (collection.flow) {
    if (before) return at(before.end, `, ${text}`)
    if (after) return at(after.start, `${text}, `)
    const [start, end] = collection.range!
    return { start, end, text: isMap(collection) ? `{ ${text} }` : `[${text}]` }
  }
  const first = elements[0]
  if (!first) throw new CannotEdit('it is empty')
  const indent = ' '.repeat(first.start - startOfLine(source, first.start))
  const lines = text.replaceAll(/\n(?!\n)/g, `\n${indent}`)
  const apart = blankLines(source, elements)
  if (before) return at(linesOf(source, before).end, `\n${apart}${indent}${lines}`)
  return beginsLine(source, first)
    ? at(linesOf(source, first).start, `${indent}${lines}\n${apart}`)
    : at(first.start, `${lines}\n${indent}`)
}

/** The blank lines between elements of a block collection. */
function blankLines(source: string, [first, second]: readonly Element[]): string {
  if (!first || !second) return ''
  const gap = source.slice(linesOf(source, first).end + 1, linesOf(source, second).start)
  return gap.trim() === '' ? gap : ''
}

const at = (offset: number, text: string): Splice => ({ start: offset, end: offset, text })

/** Formats a new pair of a map: on one line, or for a list of maps one line each. */
export function writtenPair(collection: Collection, key: string, value: unknown): string {
  const isListOfMaps = Array.isArray(value) && value.every((item) => typeof item === 'object')
  if (collection.flow || !isListOfMaps)
    return printPair(key, writtenValue(value, collection.flow === true))
  return [`${printText(key, { isInFlow: false })}:`, ...value.map(printFlow)].join('\n  - ')
}

/** Formats a new list item like its neighbours: as a flow map, or with one pair per line. */
export function writtenItem(list: Collection, value: unknown): string {
  if (list.flow) return writtenValue(value, true)
  const isMapOfPairs = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isMapOfPairs || !list.items.some(isBlockMap)) return `- ${writtenValue(value, false)}`
  const pairs = Object.entries(value).map(([key, inner]) =>
    printPair(key, writtenValue(inner, false)),
  )
  return `- ${pairs.join('\n  ')}`
}

export const writtenValue = (value: unknown, isInFlow: boolean): string =>
  typeof value === 'string' ? printText(value, { isInFlow }) : printFlow(value)

import { isMap } from 'yaml'
import { elementsOf, isBlockMap, linesOf } from './elements'
import { insertElement } from './insertElement'
import { CannotEdit, type Collection, collectionAt, type Path, readDocument } from './readNode'
import { removeElement } from './removeElement'
import { spliced, startOfLine } from './splice'

/**
 * Moves a list item, with its comments, before another of the same or another list, or last; or a
 * pair of a map before another one.
 */
export function moveItem(
  source: string,
  from: Path,
  into: Path,
  before: number | string | null,
): string {
  const document = readDocument(source)
  const home = collectionAt(document, from.slice(0, -1))
  const target = collectionAt(document, into)
  const index = placeOf(home, from.at(-1)!)
  const at = before === null ? target.items.length : placeOf(target, before)
  if (home === target && (at === index || at === index + 1)) return source
  const text = textOf(source, home, index, target.flow === true)
  // Changes the later position first, so that the earlier offset stays valid.
  const [first, last] = [
    removeElement(source, home, index),
    insertElement(source, target, at, text),
  ].sort((a, b) => a.start - b.start)
  return spliced(spliced(source, last!), first!)
}

const placeOf = (collection: Collection, step: string | number) =>
  isMap(collection)
    ? elementsOf(collection).findIndex(({ key }) => key === String(step))
    : Number(step)

/** The item's text for the target list; its first line has no indentation. */
function textOf(source: string, list: Collection, index: number, isIntoFlow: boolean): string {
  const element = elementsOf(list)[index]!
  if (list.flow) return (isIntoFlow ? '' : '- ') + source.slice(element.start, element.end)
  const { start, end } = linesOf(source, element)
  const lines = source.slice(start, end)
  if (isIntoFlow) {
    if (lines.includes('#') || isBlockMap(element.value))
      throw new CannotEdit('its lines do not fit into brackets')
    return source.slice(element.head, element.end).trim()
  }
  const indent = element.start - startOfLine(source, element.start)
  return lines.slice(indent).replaceAll(`\n${' '.repeat(indent)}`, '\n')
}

import { beginsLine, elementsOf, linesOf } from './elements'
import { CannotEdit, type Collection } from './readNode'
import type { Splice } from './splice'

/** Removes an element with its comments and its separating comma or blank lines. */
export function removeElement(source: string, collection: Collection, index: number): Splice {
  const elements = elementsOf(collection)
  const [before, element, after] = [elements[index - 1], elements[index], elements[index + 1]]
  if (!element || (!before && !after)) throw new CannotEdit('nothing else would be left in it')
  if (collection.flow) return removeFromFlow(source, element, before, after)
  const own = linesOf(source, element)
  if (!before && !beginsLine(source, element)) return gone(element.start, nextWord(source, own.end))
  const start = before ? linesOf(source, before).end : own.start
  const end = before ? own.end : linesOf(source, after!).start
  // Separating blank lines are removed as well; unrelated text is kept.
  const isApart = source.slice(start, own.start).trim() + source.slice(own.end, end).trim() === ''
  return isApart ? gone(start, end) : gone(own.start, own.end + 1)
}

type Extent = { readonly start: number; readonly end: number } | undefined

function removeFromFlow(
  source: string,
  { start, end }: NonNullable<Extent>,
  before: Extent,
  after: Extent,
): Splice {
  if (after) return gone(start, after.start)
  // A comment between the two belongs to the one that stays.
  const gap = source.slice(before!.end, start)
  return gone(gap.includes('#') ? before!.end + gap.lastIndexOf('\n') : before!.end, end)
}

const gone = (start: number, end: number): Splice => ({ start, end, text: '' })

const nextWord = (source: string, from: number) => from + source.slice(from).search(/\S/)

// Runs as elements that the browser edits, and read back from them.
import { holeOf, splitAtHoles } from '../../kit/holes'
import { lengthOf, tidy, type Run, type Span } from './runs'

/** What a variable is called; undefined: there is none of this name. */
export type NameOf = (variable: string) => string | undefined

export function drawRuns(root: HTMLElement, runs: readonly Run[], nameOf: NameOf): void {
  root.replaceChildren(...runs.map((run) => drawRun(run, nameOf)))
  // A line that is still empty needs something to stand on.
  if (runs.at(-1)?.text.endsWith('\n')) {
    const filler = document.createElement('br')
    filler.dataset['filler'] = ''
    root.append(filler)
  }
}

function drawRun({ text, bold, italic, url }: Run, nameOf: NameOf): Node {
  const pieces = splitAtHoles(text).map((piece, at) =>
    at % 2 === 1 ? drawHole(piece, nameOf) : document.createTextNode(piece),
  )
  const within: Node = document.createDocumentFragment()
  within.appendChild(wrap(pieces, italic && 'em', bold && 'strong'))
  if (url === undefined) return within
  const link = document.createElement('a')
  link.dataset['url'] = url
  link.title = url
  link.append(within)
  return link
}

function wrap(pieces: readonly Node[], ...tags: readonly (string | false | undefined)[]): Node {
  let inner: Node = document.createDocumentFragment()
  for (const piece of pieces) inner.appendChild(piece)
  for (const tag of tags) {
    if (!tag) continue
    const element = document.createElement(tag)
    element.append(inner)
    inner = element
  }
  return inner
}

function drawHole(variable: string, nameOf: NameOf): HTMLElement {
  const name = nameOf(variable)
  const chip = document.createElement('span')
  chip.contentEditable = 'false'
  chip.dataset['variable'] = variable
  if (name === undefined) chip.dataset['unknown'] = ''
  chip.textContent = name ?? variable
  return chip
}

export const readRuns = (root: Node): Run[] => tidy(read(root, {}))

function read(node: Node, look: Omit<Run, 'text'>): Run[] {
  if (node.nodeType === Node.TEXT_NODE) return [{ ...look, text: node.nodeValue ?? '' }]
  if (!(node instanceof HTMLElement)) return readAll(node, look)
  const { variable, filler, url } = node.dataset
  if (variable !== undefined) return [{ ...look, text: holeOf(variable) }]
  switch (node.tagName) {
    case 'BR':
      return filler === undefined ? [{ ...look, text: '\n' }] : []
    case 'A':
      return readAll(node, url === undefined ? look : { ...look, url })
    case 'B':
    case 'STRONG':
      return readAll(node, { ...look, bold: true })
    case 'I':
    case 'EM':
      return readAll(node, { ...look, italic: true })
    default:
      return readAll(node, look)
  }
}

const readAll = (node: Node, look: Omit<Run, 'text'>) =>
  [...node.childNodes].flatMap((child) => read(child, look))

/** What is selected in it; undefined: nothing, or something else. */
export function selectedIn(root: HTMLElement): Span | undefined {
  const selection = document.getSelection()
  if (!selection || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return undefined
  const before = document.createRange()
  before.setStart(root, 0)
  before.setEnd(range.startContainer, range.startOffset)
  const from = lengthOf(readRuns(before.cloneContents()))
  return { from, to: from + lengthOf(readRuns(range.cloneContents())) }
}

export function select(root: HTMLElement, { from, to }: Span): void {
  const range = document.createRange()
  range.setStart(...pointAt(root, from))
  range.setEnd(...pointAt(root, to))
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

function pointAt(root: HTMLElement, at: number): [Node, number] {
  let left = at
  for (const leaf of [...root.childNodes].flatMap(leavesOf)) {
    const length = lengthOf(readRuns(leaf))
    if (left <= length) {
      if (leaf.nodeType === Node.TEXT_NODE) return [leaf, left]
      const parent = leaf.parentNode ?? root
      return [parent, [...parent.childNodes].indexOf(leaf as ChildNode) + (left === 0 ? 0 : 1)]
    }
    left -= length
  }
  return [root, root.childNodes.length]
}

/** Texts, variables and line breaks. */
function leavesOf(node: Node): Node[] {
  const isLeaf =
    node.childNodes.length === 0 ||
    (node instanceof HTMLElement && node.dataset['variable'] !== undefined)
  return isLeaf ? [node] : [...node.childNodes].flatMap(leavesOf)
}

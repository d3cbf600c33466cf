import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
} from 'yaml'
import type { Spot } from './problem'

export interface Place {
  /** 1-based. */
  readonly line: number
  readonly column: number
  /** Characters to underline. */
  readonly width: number
}

/**
 * Finds positions in one file, which is parsed once. Normal reading uses a faster parser without
 * positions; only files with problems are read again here. A missing key is reported at its parent.
 */
export function createLocator(text: string): (spot: Pick<Spot, 'path' | 'at'>) => Place {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: lines,
    keepSourceTokens: false,
    uniqueKeys: false,
  })
  return ({ path, at }) => {
    const range = rangeOf(document.contents, asWritten(document, path), at) ?? [0, 1]
    const start = lines.linePos(range[0])
    const firstLine = text.slice(range[0], range[1]).split('\n', 1)[0] ?? ''
    return {
      line: Math.max(1, start.line),
      column: Math.max(1, start.col),
      width: Math.max(1, firstLine.trimEnd().length),
    }
  }
}

type Steps = Spot['path']

/** What an entry of a feature's file does not say itself stands in the file's `defaults`. */
function asWritten(document: Document, path: Steps): Steps {
  const [section, entry, key] = path
  if (section === undefined || entry === undefined || key === undefined) return path
  const isOwn = document.hasIn([section, entry, key])
  return !isOwn && document.hasIn(['defaults', key]) ? ['defaults', ...path.slice(2)] : path
}

type Range = readonly [start: number, end: number]

function rangeOf(root: Node | null, path: Steps, at: 'key' | 'value'): Range | undefined {
  let node: unknown = root
  let range = isNode(root) ? span(root) : undefined
  for (const [depth, step] of path.entries()) {
    const last = depth === path.length - 1
    if (isMap(node)) {
      const pairs = node.items.filter(
        ({ key }) => isScalar(key) && String(key.value) === String(step),
      )
      const pair = pairs.at(-1)
      if (!pair) return range
      const key = span(pair.key)
      if (last && at === 'key') return key ?? range
      node = pair.value
      range = span(pair.value) ?? key ?? range
    } else if (isSeq(node)) {
      node = node.items[Number(step)]
      range = span(node) ?? range
    } else return range
  }
  return range
}

function span(node: unknown): Range | undefined {
  return isNode(node) && node.range ? [node.range[0], node.range[1]] : undefined
}

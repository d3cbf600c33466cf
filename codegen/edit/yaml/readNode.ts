import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'

export type Path = readonly (string | number)[]

export type Collection = YAMLMap | YAMLSeq

/** A place that is written in a way that is not changed here: the person edits it by hand. */
export class CannotEdit extends Error {}

/** Documents are read with the parser's own tokens, which know where everything stands. */
export function readDocument(source: string): Document {
  const document = parseDocument(source, { keepSourceTokens: true })
  if (document.errors.length > 0) throw new CannotEdit('it is not valid YAML')
  return document
}

/** The node at a path; undefined where a step leads nowhere. */
export function nodeAt({ contents }: Document, path: Path): Node | undefined {
  let node: unknown = contents
  for (const step of path) {
    if (isMap(node))
      node = node.items.find(
        ({ key }) => isScalar(key) && String(key.value) === String(step),
      )?.value
    else node = isSeq(node) ? node.items[Number(step)] : undefined
  }
  return isNode(node) ? node : undefined
}

export function collectionAt(document: Document, path: Path): Collection {
  const node = nodeAt(document, path)
  if (isCollection(node)) return node
  throw new CannotEdit('it is not written out here')
}

export const isCollection = (node: unknown): node is Collection => isMap(node) || isSeq(node)

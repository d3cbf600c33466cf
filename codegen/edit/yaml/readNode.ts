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

/**
 * The place is written in a style that is not supported here; the person has to edit it by hand.
 */
export class CannotEdit extends Error {}

/** Parses a document and keeps the tokens with their offsets. */
export function readDocument(source: string): Document {
  const document = parseDocument(source, { keepSourceTokens: true })
  if (document.errors.length > 0) throw new CannotEdit('it is not valid YAML')
  return document
}

/** The node at a path; undefined if there is none. */
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

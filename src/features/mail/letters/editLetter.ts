// What can be done to the blocks of a letter.
import type { LetterBlock, LetterDoc } from '../../../../generated/facts/features/mail'

export type BlockKind = LetterBlock['kind']
export const blockKinds = [
  'heading',
  'text',
  'list',
  'image',
  'button',
  'programs',
  'divider',
  'footer',
] as const satisfies readonly BlockKind[]

const mostBlocks = 60

/** A footer stays below what is added. */
export function addBlock(doc: LetterDoc, block: LetterBlock): LetterDoc {
  const { blocks } = doc
  if (blocks.length >= mostBlocks) return doc
  const isAbove = block.kind !== 'footer' && blocks.at(-1)?.kind === 'footer'
  return { ...doc, blocks: blocks.toSpliced(isAbove ? blocks.length - 1 : blocks.length, 0, block) }
}

export const newBlock = (kind: BlockKind, id: string, items: readonly string[]): LetterBlock => ({
  id,
  kind,
  ...(kind === 'heading' || kind === 'text' || kind === 'footer' ? { runs: [] } : {}),
  ...(kind === 'list' ? { lines: [{ id: `${id}-1`, runs: [] }] } : {}),
  ...(kind === 'programs' && items[0] !== undefined ? { variable: items[0] } : {}),
})

export const removeBlock = (doc: LetterDoc, id: string): LetterDoc => ({
  ...doc,
  blocks: doc.blocks.filter((block) => block.id !== id),
})

export function moveBlock(doc: LetterDoc, id: string, to: number): LetterDoc {
  const from = doc.blocks.findIndex((block) => block.id === id)
  const block = doc.blocks[from]
  const place = Math.max(0, Math.min(to, doc.blocks.length - 1))
  if (!block || place === from) return doc
  return { ...doc, blocks: doc.blocks.toSpliced(from, 1).toSpliced(place, 0, block) }
}

export const setBlock = (doc: LetterDoc, changed: LetterBlock): LetterDoc => ({
  ...doc,
  blocks: doc.blocks.map((block) => (block.id === changed.id ? changed : block)),
})

import type { Block } from '../../../../../generated/facts/features/programs'
import type { ChangeKind } from './change'
import { isSame } from '../../../../kit/isSame'

/** What of a block makes which change. */
const parts: readonly (readonly [ChangeKind, (block: Block) => unknown])[] = [
  ['replaced', ({ media, kind }) => [media?.assetId, kind]],
  ['trimmed', ({ in: from, out }) => [from, out]],
  ['words', ({ text }) => text],
  [
    'lowerThird',
    ({ overlays }) => overlays.map(({ style, at, frames, fields }) => [style, at, frames, fields]),
  ],
  ['sound', ({ gainDb, muted = false }) => [gainDb, muted]],
  ['join', ({ join }) => join],
  ['framing', ({ fit, focus }) => [fit, focus]],
]

/** What was replaced has another length by itself. */
export function kindsOf(was: Block, is: Block): ChangeKind[] {
  const kinds = parts.filter(([, of]) => !isSame(of(was), of(is))).map(([kind]) => kind)
  return kinds.includes('replaced') ? kinds.filter((kind) => kind !== 'trimmed') : kinds
}

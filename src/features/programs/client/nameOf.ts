import type { Block, ProgramFacts } from '../../../../generated/facts/features/programs'
import type { useText } from '../../../browser/text/useText'

/** What people call a block: its clip, its slot, or its first words. */
export function nameOf(
  block: Block,
  { media, slots }: Pick<ProgramFacts, 'media' | 'slots'>,
  t: ReturnType<typeof useText>,
): string {
  const known = block.media && media[block.media.assetId]
  if (known) return known.title
  if (block.slotId !== undefined) return slots[block.slotId]?.label || t('programs.builder.slot')
  return Object.values(block.text?.fields ?? {})[0] || t('programs.builder.title')
}

// Rules of templates' stories that both wings read.
import type {
  ListTemplatesRow,
  Story,
  StoryPart,
} from '../../../generated/facts/features/templates'
import { usualBrand } from '../programs/brand'
import { usualSlotMs } from '../programs/startOp'

export type TemplateState = ListTemplatesRow['state']

export const emptyStory: Story = { parts: [], brand: usualBrand, may: ['reorder', 'addBlocks'] }

/** What may be done with a template by whoever sees it. */
export function actsWithTemplate(given: {
  readonly state: TemplateState
  readonly isTrashed: boolean
}): ListTemplatesRow['may'] {
  if (given.isTrashed) return ['restore', 'erase']
  return ['edit', given.state === 'retired' ? 'reopen' : 'retire', 'trash']
}

const isSlot = ({ kind }: StoryPart) => kind === 'slot'

/** Programs of it last at least what is required at its shortest, at most everything at its longest. */
export function measureStory({ parts }: Story): { slots: number; leastMs: number; mostMs: number } {
  const sum = (of: (part: StoryPart) => number) => parts.reduce((all, part) => all + of(part), 0)
  return {
    slots: parts.filter(isSlot).length,
    leastMs: sum((part) => (isSlot(part) ? (part.required ? leastOf(part) : 0) : fixedMs(part))),
    mostMs: sum((part) => (isSlot(part) ? Math.max(leastOf(part), mostOf(part)) : fixedMs(part))),
  }
}

const leastOf = ({ minMs = usualSlotMs.least }: StoryPart) => minMs
const mostOf = ({ maxMs = usualSlotMs.most }: StoryPart) => maxMs
const fixedMs = ({ lengthMs = 0 }: StoryPart) => lengthMs

/** Parts that showed one of them show nothing. */
export const withoutClips = (story: Story, clipIds: readonly string[]): Story => ({
  ...story,
  parts: story.parts.map(({ clip, ...part }) =>
    clip && !clipIds.includes(clip.id) ? { ...part, clip } : part,
  ),
})

export type StoryFaultCode = 'noSlot' | 'labelEmpty' | 'slotLengths' | 'wordsEmpty' | 'clipMissing'

export interface StoryFault {
  readonly code: StoryFaultCode
  /** Undefined: of the story as a whole. */
  readonly partId?: string
}

/** What has to be mended before a story is published, in its order. */
export function faultsOf({ parts }: Story): StoryFault[] {
  const faults = parts.flatMap((part) =>
    faultsOfPart(part).map((code): StoryFault => ({ code, partId: part.id })),
  )
  return parts.some(isSlot) ? faults : [{ code: 'noSlot' }, ...faults]
}

function faultsOfPart(part: StoryPart): StoryFaultCode[] {
  switch (part.kind) {
    case 'slot':
      return [
        ...(part.label.trim() === '' ? (['labelEmpty'] as const) : []),
        ...(leastOf(part) > mostOf(part) ? (['slotLengths'] as const) : []),
      ]
    case 'title':
      return !part.isOpen && !hasWords(part) ? ['wordsEmpty'] : []
    case 'clip':
      return part.clip ? [] : ['clipMissing']
    case 'intro':
    case 'outro':
      return []
  }
}

const hasWords = ({ text }: StoryPart) =>
  Object.values(text?.fields ?? {}).some((words) => words.trim() !== '')

// What a version of a template makes of a program: the op that its timeline begins with, and follows later.
import type { Block, Timeline } from '../../../generated/facts/features/programs'
import type { Story, StoryPart } from '../../../generated/facts/features/templates'
import { emptyTimeline } from './emptyTimeline'
import type { TemplateOp } from './timeline'

/** How long slots are whose shortest and longest footage nobody has said. */
export const usualSlotMs = { least: 3_000, most: 30_000 } as const

/** How long a title is unless somebody says otherwise. */
export const usualTitleMs = 4_000

export interface FixedMedia {
  readonly media: NonNullable<Block['media']>
  readonly durationMs: number
}

/** What is the same in each program, by the id of its part; what is missing is left out. */
export type FixedMediaOf = (part: StoryPart) => FixedMedia | undefined

export interface StartOf {
  readonly templateId: string
  readonly versionNo: number
  readonly story: Story
  readonly fps: Timeline['fps']
}

/** Ids of blocks are those of their parts, so that a later version finds them again. */
export function startOp(given: StartOf, mediaOf: FixedMediaOf): TemplateOp {
  const { templateId, versionNo, story, fps } = given
  const { parts, brand, logo, may } = story
  return {
    op: 'applyTemplate',
    template: { templateId, versionNo, may },
    blocks: parts.flatMap((part) => blockOf(part, fps, mediaOf) ?? []),
    brand,
    ...(logo && {
      logo: { fileId: logo.file.id, corner: logo.corner, percent: logo.percent },
    }),
  }
}

/** A program as it is made of it, before anybody puts anything in. */
export function begun({ aspect, fps }: Pick<Timeline, 'aspect' | 'fps'>, op: TemplateOp): Timeline {
  const { op: _, ...start } = op
  return { ...emptyTimeline(aspect), fps, ...start, blocks: [...start.blocks] }
}

const framesIn = (ms: number, fps: number) => Math.round((ms * fps) / 1_000)

function blockOf(part: StoryPart, fps: number, mediaOf: FixedMediaOf): Block | undefined {
  const plain: Omit<Block, 'kind' | 'out'> = {
    id: part.id,
    in: 0,
    fit: 'fill',
    focus: { x: 0.5, y: 0.5 },
    gainDb: 0,
    join: part.join,
    overlays: [],
  }
  switch (part.kind) {
    case 'slot':
      return {
        ...plain,
        kind: 'clip',
        slotId: part.id,
        out: framesIn(part.minMs ?? usualSlotMs.least, fps),
        overlays: lowerThirdOf(part, fps),
      }
    case 'title':
      return {
        ...plain,
        kind: 'title',
        out: framesIn(part.lengthMs ?? usualTitleMs, fps),
        text: part.text ?? { style: 'titleBarLeft', fields: {} },
        ...(!part.isOpen && { locked: true }),
      }
    case 'clip':
    case 'intro':
    case 'outro': {
      const fixed = mediaOf(part)
      if (!fixed) return undefined
      const { media, durationMs } = fixed
      const kind = part.kind === 'clip' ? 'clip' : 'bumper'
      return { ...plain, kind, media, out: framesIn(durationMs, fps), locked: true }
    }
  }
}

const lowerThirdMs = { at: 1_000, length: 5_000 } as const

/** The name of who is seen, which people write. */
function lowerThirdOf({ id, lowerThird }: StoryPart, fps: number): Block['overlays'] {
  if (lowerThird === undefined) return []
  const at = framesIn(lowerThirdMs.at, fps)
  return [
    {
      id: `${id}-name`,
      style: lowerThird,
      at,
      frames: framesIn(lowerThirdMs.length, fps),
      fields: {},
    },
  ]
}

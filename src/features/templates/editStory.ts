// What can be done to the story of a template.
import type { Story, StoryPart } from '../../../generated/facts/features/templates'
import { usualSlotMs, usualTitleMs } from '../programs/startOp'

export type PartKind = StoryPart['kind']
/** undefined: nothing of it any more. */
export type PartValues = { readonly [Field in keyof StoryPart]?: StoryPart[Field] | undefined }
export type LookValues = { readonly [Field in keyof Story]?: Story[Field] | undefined }

export type StoryEdit =
  | { readonly do: 'addPart'; readonly kind: PartKind; readonly id: string; readonly label: string }
  | { readonly do: 'removePart'; readonly id: string }
  | { readonly do: 'movePart'; readonly id: string; readonly to: number }
  | { readonly do: 'setPart'; readonly id: string; readonly values: PartValues }
  | { readonly do: 'setLook'; readonly values: LookValues }
  /** The story of a version, or one that was undone. */
  | { readonly do: 'replace'; readonly story: Story }

export const mostParts = 60

/** The same story where nothing changes: too many parts, or a part that is not there. */
export function editStory(story: Story, edit: StoryEdit): Story {
  const { parts } = story
  switch (edit.do) {
    case 'addPart':
      if (parts.length >= mostParts) return story
      return { ...story, parts: parts.toSpliced(placeOf(edit.kind, parts), 0, partOf(edit)) }
    case 'removePart':
      return { ...story, parts: parts.filter(({ id }) => id !== edit.id) }
    case 'movePart':
      return movePart(story, edit.id, edit.to)
    case 'setPart':
      return {
        ...story,
        parts: parts.map((part) => (part.id === edit.id ? set(part, edit.values) : part)),
      }
    case 'setLook':
      return set(story, edit.values)
    case 'replace':
      return edit.story
  }
}

function partOf({ kind, id, label }: Extract<StoryEdit, { do: 'addPart' }>): StoryPart {
  const plain = { id, kind, label, join: { kind: 'cut', frames: 0 } } as const
  if (kind === 'slot')
    return { ...plain, required: true, minMs: usualSlotMs.least, maxMs: usualSlotMs.most }
  if (kind === 'title')
    return {
      ...plain,
      lengthMs: usualTitleMs,
      text: { style: 'titleCentre', fields: {} },
      isOpen: true,
    }
  return plain
}

const isIntro = ({ kind }: StoryPart) => kind === 'intro'
const isOutro = ({ kind }: StoryPart) => kind === 'outro'

/** An intro stands first, an outro last, everything else before the outro. */
function placeOf(kind: PartKind, parts: readonly StoryPart[]): number {
  if (kind === 'intro') return 0
  if (kind === 'outro') return parts.length
  const outro = parts.findIndex(isOutro)
  return outro < 0 ? parts.length : outro
}

function movePart(story: Story, id: string, to: number): Story {
  const { parts } = story
  const from = parts.findIndex((part) => part.id === id)
  const part = parts[from]
  if (!part || isIntro(part) || isOutro(part)) return story
  const first = parts.filter(isIntro).length
  const last = parts.length - 1 - parts.filter(isOutro).length
  const place = Math.max(first, Math.min(to, last))
  if (place === from) return story
  return { ...story, parts: parts.toSpliced(from, 1).toSpliced(place, 0, part) }
}

function set<Thing extends object>(
  thing: Thing,
  values: { readonly [Field in keyof Thing]?: Thing[Field] | undefined },
): Thing {
  const fields = Object.entries({ ...thing, ...values }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(fields) as Thing
}

// A change of many rows goes out in parts, one after the other.
import {
  mostIds,
  type ChangeReply,
  type ChangeRequest,
  type Refused,
  type Selected,
} from './screenCalls'

export interface Outcome {
  readonly changed: readonly string[]
  readonly refused: readonly Refused[]
  /** What was not asked any more after a call had failed. */
  readonly unasked: readonly string[]
  /** Why that call failed; undefined where none did. */
  readonly failure?: unknown
}

export function partsOf(selection: Selected): readonly Selected[] {
  if (!('ids' in selection)) return [selection]
  const { ids } = selection
  return Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, at) => ({
    ids: ids.slice(at * mostIds, (at + 1) * mostIds),
  }))
}

/** Never fails: tells what was changed before a call failed, and why it did. */
export async function changeInParts(
  change: (request: ChangeRequest) => Promise<ChangeReply>,
  { selection, ...wish }: ChangeRequest,
): Promise<Outcome> {
  const parts = partsOf(selection)
  const changed: string[] = []
  const refused: Refused[] = []
  for (const [at, part] of parts.entries()) {
    const request = { selection: part, ...wish }
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const reply = await change(request)
      changed.push(...reply.changed)
      refused.push(...reply.refused)
    } catch (failure) {
      const unasked = parts.slice(at).flatMap((each) => ('ids' in each ? each.ids : []))
      return { changed, refused, unasked, failure }
    }
  }
  return { changed, refused, unasked: [] }
}

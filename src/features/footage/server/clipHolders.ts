// Areas above use clips: before one goes, they say whether it may, and let it go.
import type { FailureCode } from '../../../../generated/facts/failures'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { failure } from '../../../server/errors'

export interface HeldClip {
  readonly clipId: string
  /** Why it stays, with what fills the {names} of its text. */
  readonly code: FailureCode
  readonly words: Readonly<Record<string, string>>
}

export interface ClipHolder {
  /** Those of the clips that may not go. Nobody decides otherwise about them until the work is done. */
  held(db: Db, customerId: string, clipIds: readonly string[]): Promise<readonly HeldClip[]>
  /** They go to the trash: nothing is lost by it, but what somebody insists on. */
  letGo(clipIds: readonly string[], context: Context): Promise<void>
}

declare module '../../../server/services' {
  interface Services {
    readonly clipHolders: readonly ClipHolder[]
  }
}

type Asking = Pick<Context, 'db' | 'services'>

export async function heldClips(
  customerId: string,
  clipIds: readonly string[],
  { db, services }: Asking,
): Promise<readonly HeldClip[]> {
  const all: HeldClip[] = []
  for (const holder of services.clipHolders)
    all.push(...(await holder.held(db, customerId, clipIds)))
  return all
}

/** Fails where somebody holds the clip. */
export async function requireFree(clipId: string, customerId: string, work: Asking): Promise<void> {
  const [held] = await heldClips(customerId, [clipId], work)
  if (held) throw failure(held.code, held.words)
}

/** Whoever insists takes back what waits for a decision; what is decided stays. */
export async function letGo(
  clipId: string,
  { insists }: { readonly insists: ReadonlySet<string> },
  context: Context,
): Promise<void> {
  const all = await heldClips(context.member.customerId, [clipId], context)
  const held = all.find(({ code }) => !insists.has(code))
  if (held) throw failure(held.code, held.words)
  for (const holder of context.services.clipHolders) await holder.letGo([clipId], context)
}

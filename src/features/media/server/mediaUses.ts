// Clips, files and bumpers that programs use: whoever puts one into the trash is told first.
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'

/** Programs that use it: the titles that the asker may see, and the number of others. */
export interface MediaUses {
  readonly titles: readonly string[]
  readonly others: number
}

declare module '../../../server/services' {
  interface Services {
    usesOfMedia(mediaId: string, context: Context): Promise<MediaUses>
  }
}

/** Fails where programs use it, unless somebody insists. */
export async function requireUnused(
  mediaId: string,
  { insists }: { readonly insists: ReadonlySet<string> },
  context: Context,
): Promise<void> {
  if (insists.has('mediaUsed')) return
  const { titles, others } = await context.services.usesOfMedia(mediaId, context)
  if (titles.length + others === 0) return
  const named = titles.map((title) => `“${title}”`).join(', ')
  throw failure('mediaUsed', {
    titles: [named, others > 0 && `+${others}`].filter(Boolean).join(' '),
  })
}

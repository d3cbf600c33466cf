// What is said in clips.
import type {
  ListCaptionsRequest,
  ListCaptionsResponse,
} from '../../../../generated/facts/features/footage'
import { recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { defineCaptions, type CaptionedFilm } from '../../captions/server'
import { findClip, lockToEdit } from './captionPlace'
import { listMakings } from './makingRows'
import type { ClipRow } from './queries'

const calls = {
  saved: 'saveCaptions',
  imported: 'importCaptions',
  broughtBack: 'bringBackCaptions',
  removed: 'removeCaptions',
} as const

export const clipCaptions = defineCaptions<{ readonly clipId: string }>({
  find: async ({ clipId }, context) => filmOf(await findClip(clipId, context), context),
  lock: async ({ clipId }, context) => filmOf(await lockToEdit(clipId, context), context),
  record: (act, { clipId }, context) =>
    recordChanges(
      [{ id: clipId, fields: ['captions'] }],
      { list: 'listClips', call: calls[act], act: 'changed' },
      context,
    ),
})

const filmOf = ({ id, title, cutInMs, cutOutMs }: ClipRow, { member }: Context): CaptionedFilm => ({
  customerId: member.customerId,
  id,
  kind: 'clip',
  title,
  cut: { inMs: cutInMs ?? 0, outMs: cutOutMs ?? Infinity },
})

export const {
  save: saveCaptions,
  takeFile: importCaptions,
  bringBack: bringBackCaptions,
  remove: removeCaptions,
  download: downloadCaptions,
} = clipCaptions

export async function listCaptions(
  request: ListCaptionsRequest,
  context: Context,
): Promise<ListCaptionsResponse> {
  return {
    captions: await clipCaptions.list(request, context),
    canMake: context.services.transcriber !== undefined,
    making: await listMakings(context.db, request.clipId),
  }
}

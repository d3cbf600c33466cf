// Uploads of footage. A file becomes a clip as soon as it is registered.
import { attach, merge, sample } from 'effector'
import { createListUploads, subjectArrived, subjectMade } from '../../media/client'
import { cancelClipUploadFx, startClipUploadFx } from './calls'
import { comingRow } from './card'
import type { Clip } from './clip'
import { footageList } from './footageList'
import { registerClipFx } from './registerClip.model'

export const footageUploads = createListUploads<Clip>({
  list: footageList,
  holder: 'footageUploads',
  registerFx: registerClipFx,
  registered: merge([startClipUploadFx.doneData.map(({ clip }) => clip), subjectMade]),
  withdrawFx: attach({
    effect: cancelClipUploadFx,
    mapParams: (clipId: string) => ({ clipId }),
  }),
  comingRow,
})
export const {
  filesChosen,
  interruptedCancelled,
  uploadCancelled,
  uploadResumed,
  uploadRetried,
  $uploads,
} = footageUploads

sample({ clock: subjectArrived, fn: (clipId) => [clipId], target: footageList.follow.idsLookedAt })

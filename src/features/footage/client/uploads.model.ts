// Uploads of footage. A file becomes a clip as soon as it is registered.
import { attach, combine, createEvent, merge, sample } from 'effector'
import { createListUploads, subjectArrived, subjectMade } from '../../media/client'
import { cancelClipUploadFx, startClipUploadFx } from './calls'
import { comingRow } from './card'
import { rowOf, type Clip } from './clip'
import { footageList } from './footageList'
import { registerClipFx } from './registerClip.model'
import { versionUploads } from './versionUploads.model'

export const footageUploads = createListUploads<Clip>({
  list: footageList,
  holder: 'footageUploads',
  registerFx: registerClipFx,
  registered: merge([startClipUploadFx.doneData.map(({ clip }) => rowOf(clip)), subjectMade]),
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

/** All that this tab uploads here: clips, and new versions of clips. */
export const $allUploads = combine($uploads, versionUploads.$uploads, (clips, versions) => [
  ...clips,
  ...versions,
])
export const itemCancelled = createEvent<string>()
export const itemRetried = createEvent<string>()
sample({ clock: itemCancelled, target: [uploadCancelled, versionUploads.uploadCancelled] })
sample({ clock: itemRetried, target: [uploadRetried, versionUploads.uploadRetried] })

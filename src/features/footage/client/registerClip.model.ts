// Tells the server of a file, or finds the upload of it that was interrupted: the same name, size and edges.
import { attach, createEffect, createStore } from 'effector'
import { readStorageFx, removeStorageFx, writeStorageFx } from '../../../browser/storage'
import { $userId } from '../../../session/client/session.model'
import { cleanFileName } from '../../media/fileName'
import { getUploadFx, type FileFacts, type Registered } from '../../media/client'
import { startClipUploadFx } from './calls'
import { $pages } from './clips.model'
import type { Clip } from '../../../../generated/facts/features/footage'

/** The server does not tell the edges of a file; this device remembers those of what it began. */
const edgesKey = (uploadId: string) => `ui.upload.${uploadId}`

/** Clips this tab is sending: the same file chosen twice is two clips, not one sent twice. */
export const $busyIds = createStore<readonly string[]>([])

const findInterruptedFx = attach({
  source: { pages: $pages, userId: $userId, busyIds: $busyIds },
  effect: ({ pages, userId, busyIds }, { bytes }: FileFacts): Clip[] =>
    pages.clips.filter(
      ({ clipId, state, owner, ...clip }) =>
        state === 'uploading' &&
        clip.bytes === bytes &&
        owner.userId === userId &&
        !busyIds.includes(clipId),
    ),
})

const resumeFx = createEffect(async (facts: FileFacts): Promise<Registered | undefined> => {
  for (const { clipId, uploadId } of await findInterruptedFx(facts)) {
    if (uploadId === undefined) continue
    const upload = await getUploadFx({ uploadId })
    const edges = await readStorageFx({ key: edgesKey(uploadId) })
    const isSame =
      upload.name === cleanFileName(facts.name) && (edges ?? facts.edgeHash) === facts.edgeHash
    if (isSame && upload.state === 'open') return { subjectId: clipId, upload }
  }
  return undefined
})

export const registerClipFx = createEffect(async (facts: FileFacts): Promise<Registered> => {
  const resumed = await resumeFx(facts)
  if (resumed) return resumed
  const { clip, upload } = await startClipUploadFx(facts)
  await writeStorageFx({ key: edgesKey(upload.uploadId), value: facts.edgeHash })
  return { subjectId: clip.clipId, upload }
})

export const forgetEdgesFx = attach({
  effect: removeStorageFx,
  mapParams: (uploadId: string) => ({ key: edgesKey(uploadId) }),
})

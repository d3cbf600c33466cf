// Films that are uploaded as the next version of a clip, which shows the one before meanwhile.
import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { switched } from '../../../session/client'
import { createUploads, type FileFacts, type Registered } from '../../media/client'
import { cancelClipUploadFx, startClipUploadFx } from './calls'

export interface NewVersion {
  readonly clipId: string
  readonly file: File
}

export const newVersionChosen = createEvent<NewVersion>()

const keyOf = ({ name, bytes }: Pick<FileFacts, 'name' | 'bytes'>) => `${bytes} ${name}`

/** The clips of which files are new versions, by what was chosen. */
const $clipIds = createStore<Readonly<Record<string, string>>>({}, { serialize: 'ignore' }).on(
  newVersionChosen,
  (known, { clipId, file }) => ({
    ...known,
    [keyOf({ name: file.name, bytes: file.size })]: clipId,
  }),
)

/** A version has no id of its own before it is there: its clip and its upload name it. */
const subjectOf = (clipId: string, uploadId: string) => `${clipId}/${uploadId}`
export const isOfClip = (subjectId: string | undefined, clipId: string) =>
  subjectId?.startsWith(`${clipId}/`) === true

const registerFx = attach({
  source: $clipIds,
  mapParams: (facts: FileFacts, clipIds) => ({ ...facts, supersedesId: clipIds[keyOf(facts)] }),
  effect: createEffect(
    async (facts: FileFacts & { supersedesId: string | undefined }): Promise<Registered> => {
      const { clip, upload } = await startClipUploadFx(facts)
      return { subjectId: subjectOf(clip.clipId, upload.uploadId), upload }
    },
  ),
})

export const versionUploads = createUploads(registerFx, 'clipVersions')
const { $uploads, filesChosen, subjectGivenUp, uploadsForgotten, uploadsLeftBehind } =
  versionUploads

sample({ clock: newVersionChosen, fn: ({ file }) => [file], target: filesChosen })
sample({
  clock: subjectGivenUp,
  fn(subjectId) {
    const [clipId = '', uploadId = ''] = subjectId.split('/')
    return { clipId, uploadId }
  },
  target: cancelClipUploadFx,
})
sample({
  clock: $uploads,
  filter: (items) => items.some(({ phase }) => phase === 'done'),
  fn: (items) => items.filter(({ phase }) => phase === 'done').map(({ itemId }) => itemId),
  target: uploadsForgotten,
})
sample({ clock: switched, fn: () => undefined, target: uploadsLeftBehind })

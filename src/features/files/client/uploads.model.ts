// Uploads of files, and of new versions of them.
import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { titleOfFile } from '../../media/fileName'
import {
  $passedOn,
  createListUploads,
  passedOnTaken,
  type FileFacts,
  type Registered,
  type UploadItem,
} from '../../media/client'
import { kindByName } from '../file'
import { cancelFileUploadFx, startFileUploadFx } from './calls'
import { fileList } from './fileList'
import type { FileRow } from './fileRow'

export interface NewVersion {
  readonly fileId: string
  readonly file: File
}

export const newVersionChosen = createEvent<NewVersion>()

const keyOf = ({ name, bytes }: Pick<FileFacts, 'name' | 'bytes'>) => `${bytes} ${name}`

/** The files of which others are new versions, by what is chosen. */
const $supersedes = createStore<Readonly<Record<string, string>>>({}).on(
  newVersionChosen,
  (known, { fileId, file }) => ({
    ...known,
    [keyOf({ name: file.name, bytes: file.size })]: fileId,
  }),
)

const registerFx = attach({
  source: $supersedes,
  mapParams: (facts: FileFacts, supersedes) => ({
    ...facts,
    supersedesId: supersedes[keyOf(facts)],
  }),
  effect: createEffect(
    async (facts: FileFacts & { supersedesId: string | undefined }): Promise<Registered> => {
      const { file, upload } = await startFileUploadFx(facts)
      return { subjectId: file.fileId, upload }
    },
  ),
})
$supersedes.on(registerFx.done, (known, { params }) => {
  const { [keyOf(params)]: _, ...others } = known
  return others
})

export const fileUploads = createListUploads<FileRow>({
  list: fileList,
  holder: 'fileUploads',
  registerFx,
  registered: startFileUploadFx.doneData.map(({ file }) => file),
  withdrawFx: attach({
    effect: cancelFileUploadFx,
    mapParams: (fileId: string) => ({ fileId }),
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
} = fileUploads

const passedOn = sample({
  clock: fileList.place.entered,
  source: $passedOn,
  filter: (files) => files.length > 0,
})
sample({ clock: passedOn, target: filesChosen })
sample({ clock: passedOn, fn: () => undefined, target: passedOnTaken })
sample({ clock: newVersionChosen, fn: ({ file }) => [file], target: filesChosen })

/** A file that is not registered yet stands in the list as the row it will be. */
function comingRow({ itemId, file }: UploadItem) {
  return {
    fileId: itemId,
    title: titleOfFile(file.name),
    name: file.name,
    kind: kindByName(file.name),
    state: 'uploading',
    bytes: file.size,
    tags: [],
    sharedWith: [],
    versions: [],
    versionNo: 1,
    may: [],
    rev: 0,
  }
}

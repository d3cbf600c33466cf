// Files on their way to the requests they are for.
import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import type { Words } from '../../../browser/text/words'
import { switched } from '../../../session/client'
import { noticeShown } from '../../../shell/notices/notices.model'
import { startFileUploadFx } from '../../files/client'
import { createUploads, type FileFacts, type Registered } from '../../media/client'
import { faultOf } from '../fileRequest'
import { removeRequestedFileFx } from './calls'
import { goodFiles, type RequestRow } from './requestRow'

interface Added {
  readonly request: RequestRow
  readonly files: readonly File[]
}

export const filesAdded = createEvent<Added>()
/** Of a request; what runs of its upload in this tab ends. */
export const fileRemoved = createEvent<{ fileRequestId: string; fileId: string }>()

/** By what is chosen, for which request it is. */
export const keyOf = ({ name, bytes }: Pick<FileFacts, 'name' | 'bytes'>) => `${bytes} ${name}`
export const keyOfFile = ({ name, size }: File) => keyOf({ name, bytes: size })

export const $requestOf = createStore<Readonly<Record<string, string>>>({}).on(
  filesAdded,
  (known, { request: { fileRequestId }, files }) => ({
    ...known,
    ...Object.fromEntries(files.map((file) => [keyOfFile(file), fileRequestId])),
  }),
)

const registerFx = attach({
  source: $requestOf,
  mapParams: (facts: FileFacts, requestOf) => ({
    ...facts,
    fileRequestId: requestOf[keyOf(facts)],
  }),
  effect: createEffect(
    async (facts: FileFacts & { fileRequestId: string | undefined }): Promise<Registered> => {
      const { file, upload } = await startFileUploadFx(facts)
      return { subjectId: file.fileId, upload }
    },
  ),
})

export const { $uploads, ...uploads } = createUploads(registerFx, 'requestedFiles')
/** The request whose file has just become known to the server, or has arrived. */
export const fileMoved = sample({
  clock: [registerFx.done.map(({ params }) => keyOf(params)), uploads.uploadArrived.map(keyOfItem)],
  source: $requestOf,
  fn: (requestOf, key) => requestOf[key] ?? '',
})

function keyOfItem({ file }: { readonly file: File }): string {
  return keyOfFile(file)
}

interface Checked {
  readonly taken: readonly File[]
  readonly refused: readonly Words[]
}

/** What is not asked for is told before a byte of it travels. */
export function checkFiles({ request, files }: Added): Checked {
  const taken: File[] = []
  const refused: Words[] = []
  const there = new Set(
    request.files.flatMap((file) => (file.state === 'uploading' ? [keyOf(file)] : [])),
  )
  for (const file of files) {
    // Chosen again, an upload that stopped goes on.
    const isThere = there.has(keyOfFile(file))
    const count = goodFiles(request).length + taken.length
    const fault = isThere
      ? undefined
      : faultOf(request, count, { name: file.name, bytes: file.size })
    if (fault) refused.push({ key: `failures.${fault.code}`, params: fault.params })
    else taken.push(file)
  }
  return { taken, refused }
}

const checked = sample({ clock: filesAdded, fn: checkFiles })
sample({ clock: checked, fn: ({ taken }) => taken, target: uploads.filesChosen })
sample({
  clock: checked.filterMap(({ refused }) => refused[0]),
  fn: (text) => ({ tone: 'warn' as const, text }),
  target: noticeShown,
})

// The server tells of what has arrived.
sample({
  clock: $uploads,
  filter: (items) => items.some(({ phase }) => phase === 'done'),
  fn: (items) => items.filter(({ phase }) => phase === 'done').map(({ itemId }) => itemId),
  target: uploads.uploadsForgotten,
})

sample({ clock: fileRemoved, target: removeRequestedFileFx })
sample({
  clock: removeRequestedFileFx.done,
  source: $uploads,
  fn: (items, { params: { fileId } }) =>
    items.filter(({ subjectId }) => subjectId === fileId).map(({ itemId }) => itemId),
  target: uploads.uploadsForgotten,
})
// The files belong to the customer that was left; returning there allows resuming them.
sample({ clock: switched, fn: () => undefined, target: uploads.uploadsLeftBehind })

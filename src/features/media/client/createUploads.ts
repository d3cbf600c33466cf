// The uploads of this tab for any purpose. The feature says how a file is registered and given up;
// everything in between is the same for all.
import { createEffect, createEvent, createStore, sample, type Effect } from 'effector'
import { networkChanged } from '../../../browser/network'
import type { UnfinishedWork } from '../../../browser/unfinished/unfinishedWork'
import { unfinishedWorkChanged } from '../../../browser/unfinished/work.model'
import { $wire, connectFx } from './connection.model'
import { createRunFx, type Course, type UploadEvents } from './createRunFx'
import { reportWhileMoving } from './reportWhileMoving'
import { UploadStopped } from './uploadStopped'
import {
  brokenByNetwork,
  changeItem,
  dropItem,
  isUnfinished,
  needsThisPage,
  newItem,
  nextToStart,
  retryItems,
  type UploadItem,
} from './uploadItem'
import { heldUploadsChanged, trayItemCancelled, trayItemRetried } from './tray/tray.model'
import type { FileFacts, Registered } from './registerFile'

/** Registering a file returns its open upload if there is one, which is how an upload resumes. */
export function createUploads(
  registerFx: Effect<FileFacts, Registered, Error>,
  holder: UnfinishedWork['holder'],
) {
  const filesChosen = createEvent<readonly File[]>()
  const uploadCancelled = createEvent<string>()
  const uploadRetried = createEvent<string>()
  const uploadBegan = createEvent<Course>()
  const uploadLeft = createEvent<UploadItem>()
  const uploadDoubled = createEvent<UploadItem>()
  /**
   * A registered upload was cancelled, so the feature deletes what it was for (such as the clip).
   */
  const subjectGivenUp = createEvent<string>()
  /** Stops the uploads without giving them up: the server keeps what has arrived. */
  const uploadsLeftBehind = createEvent()
  const uploadsForgotten = createEvent<readonly string[]>()
  const uploadEvents: UploadEvents = {
    uploadRegistered: createEvent(),
    uploadStaged: createEvent(),
    bytesSent: createEvent(),
    bytesMoved: createEvent(),
  }

  const $uploads = createStore<UploadItem[]>([], { serialize: 'ignore' })

  const readChosenFx = createEffect((files: readonly File[]) => files.map(newItem))
  const stopFx = createEffect(({ stop }: UploadItem): void => stop.abort())
  const stopAllFx = createEffect((items: readonly UploadItem[]): void =>
    items.forEach(({ stop }) => stop.abort()),
  )
  const runFx = createRunFx(registerFx, uploadEvents)

  sample({
    clock: filesChosen,
    filter: (files) => files.length > 0,
    target: [readChosenFx, connectFx],
  })
  $uploads.on(readChosenFx.doneData, (items, chosen) => [...items, ...chosen])

  // Each start changes the list, which triggers the search for the next file; so the queue needs no
  // loop.
  sample({
    clock: [$uploads, $wire],
    source: { items: $uploads, wire: $wire },
    filter: ({ items, wire }) => wire !== null && nextToStart(items) !== undefined,
    fn: ({ items, wire }) => ({ item: nextToStart(items), wire }) as Course,
    target: uploadBegan,
  })
  $uploads.on(uploadBegan, (items, { item }) =>
    changeItem(items, item.itemId, { phase: 'starting', failure: undefined }),
  )
  // Several may start in the same tick, so they must not be batched into one.
  sample({ clock: uploadBegan, target: runFx, batch: false })

  $uploads
    // An attempt that failed is made up for by this one.
    .on(uploadEvents.uploadRegistered, (items, { itemId, registered: { subjectId, upload } }) =>
      changeItem(
        items.filter((item) => item.phase !== 'failed' || item.subjectId !== subjectId),
        itemId,
        { subjectId, uploadId: upload.uploadId },
      ),
    )
    .on(uploadEvents.uploadStaged, (items, { itemId, stage }) =>
      changeItem(items, itemId, { phase: stage }),
    )
    .on(uploadEvents.bytesSent, (items, { itemId, bytes }) =>
      changeItem(items, itemId, { sentBytes: bytes }),
    )
    .on(runFx.done, (items, { params }) => changeItem(items, params.item.itemId, { phase: 'done' }))
    .on(runFx.fail, (items, { params, error }) =>
      changeItem(items, params.item.itemId, { phase: 'failed', failure: failureOf(error) }),
    )

  sample({
    clock: uploadCancelled,
    source: $uploads,
    filter: (items, itemId) => items.some((item) => item.itemId === itemId),
    fn: (items, itemId) => items.find((item) => item.itemId === itemId) as UploadItem,
    target: uploadLeft,
  })
  $uploads.on(uploadLeft, (items, { itemId }) => dropItem(items, itemId))
  sample({ clock: uploadLeft, target: stopFx })
  sample({
    clock: uploadLeft,
    filter: ({ subjectId }) => subjectId !== undefined,
    fn: ({ subjectId }) => subjectId as string,
    target: subjectGivenUp,
  })
  // Cancelled while being registered: what the registration created is given up too.
  sample({
    clock: uploadEvents.uploadRegistered,
    source: $uploads,
    filter: (items, { itemId }) => !items.some((item) => item.itemId === itemId),
    fn: (_, { registered }) => registered.subjectId,
    target: subjectGivenUp,
  })

  // If the same file was chosen twice, the second upload ends without giving anything up.
  sample({
    clock: uploadEvents.uploadRegistered,
    source: $uploads,
    filter: isSecondOf,
    fn: (items, { itemId }) => items.find((item) => item.itemId === itemId) as UploadItem,
    target: uploadDoubled,
  })
  $uploads.on(uploadDoubled, (items, { itemId }) => dropItem(items, itemId))
  sample({ clock: uploadDoubled, target: stopFx })

  $uploads.on(uploadRetried, (items, itemId) => retryItems(items, (item) => item.itemId === itemId))
  sample({
    clock: networkChanged,
    source: $uploads,
    filter: (items, isOnline) => isOnline && items.some(brokenByNetwork),
    fn: (items) => retryItems(items, brokenByNetwork),
    target: $uploads,
  })

  sample({ clock: uploadsLeftBehind, source: $uploads, target: stopAllFx })
  $uploads.reset(stopAllFx.done)
  $uploads.on(uploadsForgotten, (items, ids) =>
    ids.length === 0 ? items : items.filter(({ itemId }) => !ids.includes(itemId)),
  )

  sample({
    clock: $uploads.map((items) => items.filter(needsThisPage).length),
    fn: (count) => ({
      holder,
      count,
      running: 'shell.leaving.uploads.running' as const,
      stopped: 'shell.leaving.uploads.stopped' as const,
    }),
    target: unfinishedWorkChanged,
  })
  reportWhileMoving($uploads, uploadEvents.bytesMoved)
  sample({ clock: $uploads, fn: (items) => ({ holder, items }), target: heldUploadsChanged })
  sample({ clock: trayItemCancelled, target: uploadCancelled })
  sample({ clock: trayItemRetried, target: uploadRetried })

  /** The server has all bytes and is processing them, or is done. */
  const uploadArrived = sample({
    clock: [
      runFx.done.map(({ params }) => params.item.itemId),
      uploadEvents.uploadStaged.filterMap(({ itemId, stage }) =>
        stage === 'checking' ? itemId : undefined,
      ),
    ],
    source: $uploads,
    filter: (items, id) => items.some(({ itemId }) => itemId === id),
    fn: (items, id) => items.find(({ itemId }) => itemId === id) as UploadItem,
  })

  return {
    filesChosen,
    uploadCancelled,
    uploadRetried,
    uploadArrived,
    uploadsForgotten,
    uploadsLeftBehind,
    subjectGivenUp,
    $uploads,
  }
}

export type Uploads = ReturnType<typeof createUploads>

function isSecondOf(
  items: readonly UploadItem[],
  { itemId, registered }: { itemId: string; registered: Registered },
): boolean {
  const isOther = (item: UploadItem) =>
    item.itemId !== itemId && isUnfinished(item) && item.subjectId === registered.subjectId
  return items.some((item) => item.itemId === itemId) && items.some(isOther)
}

function failureOf(error: unknown): NonNullable<UploadItem['failure']> {
  if (error instanceof UploadStopped) return { reason: error.reason, text: error.text }
  return { reason: 'server' }
}

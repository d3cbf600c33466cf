// Uploads whose files stand in a list from the moment they are chosen.
import { combine, createEvent, sample, type Effect, type Event } from 'effector'
import type { CallFailure } from '../../../calls/failures'
import type { Row, ScreenModels } from '../../../screens/client'
import { switched } from '../../../session/client'
import { noticeDismissed, noticeShown } from '../../../shell/notices/notices.model'
import { createUploads } from './createUploads'
import type { FileFacts, Registered } from './registerFile'
import type { UploadItem } from './uploadItem'

/** What stands in the list while its bytes come. */
export interface Uploaded {
  readonly bytes: number
  readonly state: string
}

/** An interrupted upload continues with its original file, which the person has to choose again. */
export interface Resumption<Subject extends Uploaded> {
  readonly row: Subject
  readonly file: File
}

export interface ListUploadsOptions<Subject extends Uploaded & Row> {
  readonly list: ScreenModels<Subject>['list']
  readonly holder: string
  readonly registerFx: Effect<FileFacts, Registered, Error>
  /** The row of what was registered. */
  readonly registered: Event<Row>
  /** Forgets what a given up upload was for. */
  readonly withdrawFx: Effect<string, Record<string, never>, CallFailure>
  /** A file that is not registered yet, as the row it will be. */
  readonly comingRow: (item: UploadItem) => Row
}

const mismatchId = 'media.resumeMismatch'

export function createListUploads<Subject extends Uploaded & Row>(
  options: ListUploadsOptions<Subject>,
) {
  const { list, registerFx, withdrawFx } = options
  const { place, rows, follow } = list
  const uploads = createUploads(registerFx, options.holder)
  const { $uploads } = uploads
  const uploadResumed = createEvent<Resumption<Subject>>()
  /** Of a row whose upload runs in no tab. */
  const interruptedCancelled = createEvent<string>()

  sample({
    clock: $uploads,
    fn: (items) => items.filter(({ subjectId }) => subjectId === undefined).map(options.comingRow),
    target: rows.$coming,
  })
  sample({
    clock: options.registered,
    source: place.$question,
    filter: ({ trash = false }) => !trash,
    fn: (_, row) => [row],
    target: rows.rowsReceived,
  })
  sample({ clock: withdrawFx, fn: (id) => [id], target: rows.rowsGone })
  sample({ clock: [uploads.subjectGivenUp, interruptedCancelled], target: withdrawFx })

  // All bytes have arrived: read at once how the server continues.
  sample({
    clock: uploads.uploadArrived,
    fn: ({ subjectId = '' }) => [subjectId],
    target: follow.idsLookedAt,
  })
  sample({
    clock: combine({ items: $uploads, all: rows.$rows }),
    fn: ({ items, all }) =>
      items.filter((item) => hasArrived(all, item)).map(({ itemId }) => itemId),
    filter: ({ items, all }) => items.some((item) => hasArrived(all, item)),
    target: uploads.uploadsForgotten,
  })

  // The files belong to the customer that was left; returning there allows resuming them.
  sample({ clock: switched, fn: () => undefined, target: uploads.uploadsLeftBehind })

  sample({
    clock: uploadResumed,
    filter: (resumption) => isSameFile(resumption),
    fn: ({ file }) => [file],
    target: uploads.filesChosen,
  })
  sample({
    clock: uploadResumed,
    filter: (resumption) => !isSameFile(resumption),
    fn: ({ file }) => ({
      id: mismatchId,
      tone: 'warn' as const,
      text: { key: 'media.upload.resumeMismatch' as const, params: { name: file.name } },
    }),
    target: noticeShown,
  })
  sample({
    clock: [uploads.filesChosen, withdrawFx],
    fn: () => mismatchId,
    target: noticeDismissed,
  })

  /** What the server knows better by now. */
  function hasArrived(all: readonly Subject[], { phase, subjectId }: UploadItem): boolean {
    const row = phase === 'done' && all.find((each) => rows.idOf(each) === subjectId)
    return row ? row.state !== 'uploading' : false
  }

  return { ...uploads, uploadResumed, interruptedCancelled }
}

/**
 * A wrong size is reported at once; the server compares name and edge hash when the file is
 * registered.
 */
function isSameFile({ row, file }: Resumption<Uploaded>): boolean {
  return file.size === row.bytes
}

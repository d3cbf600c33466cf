// Films of the open program that are no versions yet.
import { combine, createEvent, sample } from 'effector'
import type { ComingVersion } from '../../../../../generated/facts/features/programs'
import { href } from '../../../../../generated/facts/routes'
import { $location, navigateFx } from '../../../../browser/location'
import { noticeShown } from '../../../../shell/notices/notices.model'
import { $coming, versionsAskedFor } from '../builder/films.model'
import { $programId, programList } from '../builder/open'
import { cancelVersionUploadFx, retryVersionFx } from '../calls'
import { filmUploads, subjectOf } from './filmUploads.model'

/** Given up, or taken away since it could not be read. */
export const comingRemoved = createEvent<ComingVersion>()
export const comingRetried = createEvent<ComingVersion>()

/** Those that this tab sends, with how far each is. */
export const $sent = combine(filmUploads.$uploads, $programId, (items, programId) =>
  programId === null
    ? []
    : items.filter(({ subjectId }) => subjectId?.startsWith(subjectOf(programId, ''))),
)
/** The others. */
export const $others = combine($coming, $sent, $programId, (coming, sent, programId) =>
  coming.filter(
    ({ versionId }) =>
      !sent.some(({ subjectId }) => subjectId === subjectOf(programId ?? '', versionId)),
  ),
)

sample({
  clock: comingRemoved,
  source: $programId,
  filter: (programId) => programId !== null,
  fn: (programId, { versionId }) => ({ programId: programId!, versionId }),
  target: cancelVersionUploadFx,
})
sample({
  clock: filmUploads.subjectGivenUp,
  fn(subjectId) {
    const [programId = '', versionId = ''] = subjectId.split('/')
    return { programId, versionId }
  },
  target: cancelVersionUploadFx,
})
sample({
  clock: comingRetried,
  source: $programId,
  filter: (programId) => programId !== null,
  fn: (programId, { versionId }) => ({ programId: programId!, versionId }),
  target: retryVersionFx,
})
sample({
  clock: [
    $sent.map((items) => items.map(({ itemId }) => itemId).join(' ')),
    cancelVersionUploadFx.finally,
    retryVersionFx.finally,
  ],
  source: $programId,
  filter: (programId) => programId !== null,
  fn: () => undefined,
  target: versionsAskedFor,
})

// Without its only film there is no such program.
const programGone = cancelVersionUploadFx.done.filterMap(({ params, result }) =>
  result.isProgramGone ? params.programId : undefined,
)
sample({ clock: programGone, fn: (id) => [id], target: programList.rows.rowsGone })
sample({
  clock: programGone,
  source: $location,
  filter: ({ pathname }, programId) => pathname === href('programs.edit', { programId }),
  fn: () => ({ to: href('programs.list'), replace: true }),
  target: navigateFx,
})
sample({
  clock: [
    cancelVersionUploadFx.fail.map(() => 'programs.upload.notRemoved' as const),
    retryVersionFx.fail.map(() => 'programs.upload.notRetried' as const),
  ],
  fn: (key) => ({ tone: 'danger' as const, text: { key } }),
  target: noticeShown,
})

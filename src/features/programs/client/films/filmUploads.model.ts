// Films that this tab uploads: each becomes a program, or a version of one.
import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { href } from '../../../../../generated/facts/routes'
import { $location, navigateFx } from '../../../../browser/location'
import { switched } from '../../../../session/client'
import { noticeShown } from '../../../../shell/notices/notices.model'
import {
  createUploads,
  stopWords,
  type FileFacts,
  type Registered,
  type UploadItem,
} from '../../../media/client'
import { isOtherKind } from '../../../media/otherKind'
import { programList } from '../builder/open'
import { importProgramFx, uploadVersionFx } from '../calls'

export interface ChosenFilm {
  readonly file: File
  /** null: a program is made of it. */
  readonly programId: string | null
}

export const filmChosen = createEvent<ChosenFilm>()

const keyOf = ({ name, bytes }: Pick<FileFacts, 'name' | 'bytes'>) => `${bytes} ${name}`

/** For which program each file is, by what was chosen. */
const $programIds = createStore<Readonly<Record<string, string | null>>>(
  {},
  { serialize: 'ignore' },
).on(filmChosen, (known, { file, programId }) => ({
  ...known,
  [keyOf({ name: file.name, bytes: file.size })]: programId,
}))

const isRefused = ({ phase, subjectId }: UploadItem) =>
  phase === 'failed' && subjectId === undefined

/** A film that is no version yet is named by its program and by the version that it becomes. */
export const subjectOf = (programId: string, versionId: string) => `${programId}/${versionId}`

const registerFx = attach({
  source: $programIds,
  mapParams: (facts: FileFacts, programIds) => ({ facts, programId: programIds[keyOf(facts)] }),
  effect: createEffect(
    async ({
      facts,
      programId,
    }: {
      facts: FileFacts
      programId: string | null | undefined
    }): Promise<Registered> => {
      const { program, versionId, upload } = await (programId
        ? uploadVersionFx({ ...facts, programId })
        : importProgramFx(facts))
      return { subjectId: subjectOf(program.programId, versionId), upload }
    },
  ),
})

export const filmUploads = createUploads(registerFx, 'programFilms')
const { $uploads, filesChosen, uploadsForgotten, uploadsLeftBehind } = filmUploads

// What is plainly no film is refused as it is chosen.
const judgeFx = createEffect(({ file }: ChosenFilm): Promise<boolean> => isOtherKind(file))
sample({ clock: filmChosen, target: judgeFx })
sample({
  clock: judgeFx.done,
  filter: ({ result: isOther }) => !isOther,
  fn: ({ params: { file } }) => [file],
  target: filesChosen,
})
sample({
  clock: judgeFx.done,
  filter: ({ result: isOther }) => isOther,
  fn: ({ params: { file } }) => ({
    tone: 'warn' as const,
    text: { key: 'programs.upload.noFilm' as const, params: { name: file.name } },
  }),
  target: noticeShown,
})
// What has arrived the server knows better.
sample({
  clock: $uploads,
  filter: (items) => items.some(({ phase }) => phase === 'done'),
  fn: (items) => items.filter(({ phase }) => phase === 'done').map(({ itemId }) => itemId),
  target: uploadsForgotten,
})
// What the server has never heard of stands nowhere.
const refused = sample({
  clock: $uploads,
  filter: (items) => items.some(isRefused),
  fn: (items) => items.find(isRefused)!,
})
sample({ clock: refused, fn: ({ itemId }) => [itemId], target: uploadsForgotten })
sample({
  clock: refused,
  fn: ({ failure }) => ({
    tone: 'danger' as const,
    text: stopWords(failure!),
  }),
  target: noticeShown,
})
sample({ clock: switched, fn: () => undefined, target: uploadsLeftBehind })

// A new program stands in the list at once, and is opened unless somebody went elsewhere.
sample({
  clock: [importProgramFx.doneData, uploadVersionFx.doneData],
  fn: ({ program }) => [{ ...program }],
  target: programList.rows.rowsReceived,
})
sample({
  clock: importProgramFx.doneData,
  source: $location,
  filter: ({ pathname }) => pathname === href('programs.list'),
  fn: (_, { program }) => ({ to: href('programs.edit', { programId: program.programId }) }),
  target: navigateFx,
})

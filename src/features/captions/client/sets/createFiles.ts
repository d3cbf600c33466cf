// Files of captions: read and, where some lines cannot be, mended before they are sent; and downloaded.
import { createEffect, createEvent, createStore, sample } from 'effector'
import { saveFileFx } from '../../../../browser/saveFile'
import { noticeShown } from '../../../../shell/notices/notices.model'
import { decodeCaptions, mostBytes, type Format } from '../../cue'
import { readCaptions } from '../../readCaptions'
import type { Draft, Sets } from './createSets'

interface GivenFile {
  readonly filmId: string
  readonly lang: string
  readonly rev: number
  readonly name: string
  readonly text: string
}

export function createFiles({ $draft, importFx, downloadFx }: Sets) {
  const fileChosen = createEvent<File>()
  const mendingTyped = createEvent<string>()
  const mendingUsed = createEvent()
  const mendingLeft = createEvent()
  const downloadAsked = createEvent<Format>()

  const readFileFx = createEffect(
    async ({ file, draft }: { file: File; draft: Draft }): Promise<GivenFile> => {
      if (file.size > mostBytes) throw new Error('too large')
      const { filmId, lang, rev } = draft
      const text = decodeCaptions(new Uint8Array(await file.arrayBuffer()))
      return { filmId, lang, rev, name: file.name, text: text.replace(/\r\n?/g, '\n') }
    },
  )
  sample({
    clock: fileChosen,
    source: $draft,
    filter: (draft) => draft !== null,
    fn: (draft, file) => ({ file, draft: draft as Draft }),
    target: readFileFx,
  })
  sample({
    clock: readFileFx.fail,
    fn: () => ({ tone: 'danger' as const, text: { key: 'captions.file.tooLarge' as const } }),
    target: noticeShown,
  })

  const $given = createStore<GivenFile | null>(null)
    .on(readFileFx.doneData, (_, given) => (isSound(given) ? null : given))
    .on(mendingTyped, (given, text) => given && { ...given, text })
    .reset(mendingLeft, importFx.done)
  /** The file that is mended, where its clip and language are looked at. */
  const $mending = sample({
    source: { given: $given, draft: $draft },
    fn: ({ given, draft }) =>
      given && given.filmId === draft?.filmId && given.lang === draft.lang ? given : null,
  })

  sample({ clock: readFileFx.doneData, filter: isSound, fn: asRequest, target: importFx })
  sample({
    clock: mendingUsed,
    source: $mending,
    filter: (given) => given !== null && isSound(given),
    fn: (given) => asRequest(given as GivenFile),
    target: importFx,
  })

  sample({
    clock: downloadAsked,
    source: $draft,
    filter: (draft) => draft !== null,
    fn: (draft, format) => ({ filmId: draft?.filmId ?? '', lang: draft?.lang ?? '', format }),
    target: downloadFx,
  })
  sample({
    clock: downloadFx.doneData,
    fn: ({ name, text }) => ({ name, type: 'text/plain', parts: [text] }),
    target: saveFileFx,
  })

  return { fileChosen, mendingTyped, mendingUsed, mendingLeft, downloadAsked, $mending }
}

const isSound = ({ text }: GivenFile) => readCaptions(text).faults.length === 0

const asRequest = ({ filmId, lang, rev, text }: GivenFile) => ({ filmId, lang, rev, text })

// Files of captions: read and, where some lines cannot be, mended before they are sent; and downloaded.
import { createEffect, createEvent, createStore, sample } from 'effector'
import { saveFileFx } from '../../../browser/saveFile'
import { noticeShown } from '../../../shell/notices/notices.model'
import { decodeCaptions, mostBytes, type Format } from '../../captions/cue'
import { readCaptions } from '../../captions/readCaptions'
import { downloadCaptionsFx, importCaptionsFx } from './captionCalls'
import { $draft, type Draft } from './captions.model'

interface GivenFile {
  readonly clipId: string
  readonly lang: string
  readonly rev: number
  readonly name: string
  readonly text: string
}

export const captionFileChosen = createEvent<File>()
export const mendingTyped = createEvent<string>()
export const mendingUsed = createEvent()
export const mendingLeft = createEvent()
export const captionsDownloaded = createEvent<Format>()

const readFileFx = createEffect(
  async ({ file, draft }: { file: File; draft: Draft }): Promise<GivenFile> => {
    if (file.size > mostBytes) throw new Error('too large')
    const { clipId, lang, rev } = draft
    const text = decodeCaptions(new Uint8Array(await file.arrayBuffer()))
    return { clipId, lang, rev, name: file.name, text: text.replace(/\r\n?/g, '\n') }
  },
)
sample({
  clock: captionFileChosen,
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

const isSound = ({ text }: GivenFile) => readCaptions(text).faults.length === 0
const asRequest = ({ clipId, lang, rev, text }: GivenFile) => ({ clipId, lang, rev, text })

const $given = createStore<GivenFile | null>(null)
  .on(readFileFx.doneData, (_, given) => (isSound(given) ? null : given))
  .on(mendingTyped, (given, text) => given && { ...given, text })
  .reset(mendingLeft, importCaptionsFx.done)
/** The file that is mended, where its clip and language are looked at. */
export const $mending = sample({
  source: { given: $given, draft: $draft },
  fn: ({ given, draft }) =>
    given && given.clipId === draft?.clipId && given.lang === draft.lang ? given : null,
})

sample({ clock: readFileFx.doneData, filter: isSound, fn: asRequest, target: importCaptionsFx })
sample({
  clock: mendingUsed,
  source: $mending,
  filter: (given) => given !== null && isSound(given),
  fn: (given) => asRequest(given as GivenFile),
  target: importCaptionsFx,
})

sample({
  clock: captionsDownloaded,
  source: $draft,
  filter: (draft) => draft !== null,
  fn: (draft, format) => ({ clipId: draft?.clipId ?? '', lang: draft?.lang ?? '', format }),
  target: downloadCaptionsFx,
})
sample({
  clock: downloadCaptionsFx.doneData,
  fn: ({ name, text }) => ({ name, type: 'text/plain', parts: [text] }),
  target: saveFileFx,
})

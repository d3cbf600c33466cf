// Captions of the clip that stands open.
import { createStore, sample } from 'effector'
import { createCaptions } from '../../captions/client'
import {
  bringBackCaptionsFx,
  downloadCaptionsFx,
  importCaptionsFx,
  listCaptionsFx,
  removeCaptionsFx,
  saveCaptionsFx,
} from './captionCalls'
import { openClip } from './footageList'

export const $clipId = openClip.$row.map((row) => row?.clipId ?? null)

const ofClip = <Request extends { readonly filmId: string }>({ filmId, ...rest }: Request) => ({
  ...rest,
  clipId: filmId,
})

export const clipCaptions = createCaptions({
  $filmId: $clipId,
  holder: 'captions',
  calls: {
    list: ({ filmId }) => listCaptionsFx({ clipId: filmId }),
    save: (request) => saveCaptionsFx(ofClip(request)),
    takeFile: (request) => importCaptionsFx(ofClip(request)),
    bringBack: (request) => bringBackCaptionsFx(ofClip(request)),
    remove: (request) => removeCaptionsFx(ofClip(request)),
    download: (request) => downloadCaptionsFx(ofClip(request)),
  },
})

interface Film {
  readonly clipId: string | null
  readonly step: string
  /** Of the same clip, after another one. */
  readonly isNext: boolean
}

const $film = createStore<Film>({ clipId: null, step: '', isNext: false }).on(
  openClip.$row,
  (last, row) => {
    const clipId = row && row.clipId
    const step = row ? `${row.versionNo} ${row.state}` : ''
    if (clipId === last.clipId && step === last.step) return last
    return { clipId, step, isNext: clipId !== null && clipId === last.clipId }
  },
)
// Captions that stand inside a film come with it.
sample({
  clock: $film,
  filter: ({ isNext }) => isNext,
  fn: () => undefined,
  target: clipCaptions.readAgain,
})

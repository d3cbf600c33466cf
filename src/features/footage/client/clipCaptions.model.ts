// Captions of the clip that stands open.
import { createCaptions } from '../../captions/client'
import type { Caption } from '../../../ui/media/useCaptions'
import {
  bringBackCaptionsFx,
  downloadCaptionsFx,
  importCaptionsFx,
  listCaptionsFx,
  removeCaptionsFx,
  saveCaptionsFx,
} from './captionCalls'
import { openClip } from './footageList'

export const $clipId = openClip.$row.map((row) => (row ? String(row['clipId']) : null))
const $inFile = openClip.$row.map((row) => (row?.['captions'] ?? []) as readonly Caption[])

const ofClip = <Request extends { readonly filmId: string }>({ filmId, ...rest }: Request) => ({
  ...rest,
  clipId: filmId,
})

export const clipCaptions = createCaptions(
  {
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
  },
  $inFile,
)

import type { Store } from 'effector'
import { createCaptions } from '../../../captions/client'
import {
  bringBackFilmCaptionsFx,
  downloadFilmCaptionsFx,
  importFilmCaptionsFx,
  listFilmCaptionsFx,
  removeFilmCaptionsFx,
  saveFilmCaptionsFx,
} from './captionCalls'

export interface Film {
  readonly programId: string
  readonly versionId: string
}

/** The captions of films that were made elsewhere, of the one that is looked at; null: none is. */
export const createFilmCaptions = ($film: Store<Film | null>, holder: string) =>
  createCaptions({
    $filmId: $film.map((film) => film && `${film.programId}/${film.versionId}`),
    holder,
    calls: {
      list: (request) => listFilmCaptionsFx(ofVersion(request)),
      save: (request) => saveFilmCaptionsFx(ofVersion(request)),
      takeFile: (request) => importFilmCaptionsFx(ofVersion(request)),
      bringBack: (request) => bringBackFilmCaptionsFx(ofVersion(request)),
      remove: (request) => removeFilmCaptionsFx(ofVersion(request)),
      download: (request) => downloadFilmCaptionsFx(ofVersion(request)),
    },
  })

function ofVersion<Request extends { readonly filmId: string }>({ filmId, ...rest }: Request) {
  const [programId = '', versionId = ''] = filmId.split('/')
  return { ...rest, programId, versionId }
}

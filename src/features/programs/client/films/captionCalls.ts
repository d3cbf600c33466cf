import {
  bringBackFilmCaptions,
  downloadFilmCaptions,
  importFilmCaptions,
  listFilmCaptions,
  removeFilmCaptions,
  saveFilmCaptions,
} from '../../../../../generated/facts/features/programs'
import { createCallFx } from '../../../../calls/createCallFx'

export const listFilmCaptionsFx = createCallFx(listFilmCaptions)
export const saveFilmCaptionsFx = createCallFx(saveFilmCaptions)
export const importFilmCaptionsFx = createCallFx(importFilmCaptions)
export const bringBackFilmCaptionsFx = createCallFx(bringBackFilmCaptions)
export const removeFilmCaptionsFx = createCallFx(removeFilmCaptions)
export const downloadFilmCaptionsFx = createCallFx(downloadFilmCaptions)

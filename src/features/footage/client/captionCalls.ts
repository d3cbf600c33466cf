import {
  bringBackCaptions,
  downloadCaptions,
  importCaptions,
  listCaptions,
  makeCaptions,
  removeCaptions,
  saveCaptions,
  stopMakingCaptions,
} from '../../../../generated/facts/features/footage'
import { createCallFx } from '../../../calls/createCallFx'

export const listCaptionsFx = createCallFx(listCaptions)
export const makeCaptionsFx = createCallFx(makeCaptions)
export const stopMakingCaptionsFx = createCallFx(stopMakingCaptions)
export const saveCaptionsFx = createCallFx(saveCaptions)
export const importCaptionsFx = createCallFx(importCaptions)
export const bringBackCaptionsFx = createCallFx(bringBackCaptions)
export const removeCaptionsFx = createCallFx(removeCaptions)
export const downloadCaptionsFx = createCallFx(downloadCaptions)

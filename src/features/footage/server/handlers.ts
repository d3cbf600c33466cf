// The answers to this feature's calls, by their ids.
import { screen } from '../../../../generated/facts/screens/footage'
import { exportRows } from '../../../screens/server'
import { clips } from './clips'

export const listClips = clips.handler
export const exportClips = exportRows('exportClips', clips, screen)
export {
  bringBackCaptions,
  downloadCaptions,
  importCaptions,
  listCaptions,
  removeCaptions,
  saveCaptions,
} from './captions'
export * from './changeClips'
export * from './choices'
export * from './clipVersions'
export * from './downloadClips'
export * from './findSameClips'
export { makeCaptions, stopMakingCaptions } from './makeCaptions'
export * from './uploadClip'

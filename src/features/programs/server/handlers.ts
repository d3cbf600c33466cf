// The answers to this feature's calls, by their ids.
import { screen } from '../../../../generated/facts/screens/scripts'
import { exportRows } from '../../../screens/server'
import { bumperClips, bumpers } from './bumpers'
import { programs } from './programs'
import { scripts } from './scripts'

export const listScripts = scripts.handler
export const exportScripts = exportRows('exportScripts', scripts, screen)
export * from './changeScripts'
export { listScriptVersions } from './scriptVersions'

export const listBumpers = bumpers.handler
export const listBumperClips = bumperClips.handler
export * from './changeBumpers'

export const listPrograms = programs.handler
export * from './changePrograms'
export { holdEdit } from './editTurn'
export { getProgramMedia } from './programMedia'
export { getProgram, listProgramVersions, saveTimeline } from './timelines'
export { getTemplateUpdate } from './templateUpdate'
export { cancelVersionUpload, importProgram, retryVersion, uploadVersion } from './uploadVersion'
export { listVersionCaptions } from './versionCaptions'
export * from './filmCaptions'
export { cancelRender, listRenders, renderProgram, retryRender } from './render/renders'

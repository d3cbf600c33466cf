import { getVersionTimeline } from '../../../../generated/facts/features/approvals'
import {
  addProgram,
  cancelRender,
  cancelVersionUpload,
  getProgram,
  getProgramMedia,
  getTemplateUpdate,
  holdEdit,
  importProgram,
  listProgramVersions,
  listRenders,
  listScriptVersions,
  renderProgram,
  retryRender,
  retryVersion,
  saveTimeline,
  uploadVersion,
} from '../../../../generated/facts/features/programs'
import { createCallFx } from '../../../calls/createCallFx'

export const listScriptVersionsFx = createCallFx(listScriptVersions)
export const addProgramFx = createCallFx(addProgram)
export const getProgramFx = createCallFx(getProgram)
export const saveTimelineFx = createCallFx(saveTimeline)
export const holdEditFx = createCallFx(holdEdit)
export const getProgramMediaFx = createCallFx(getProgramMedia)
export const getTemplateUpdateFx = createCallFx(getTemplateUpdate)
export const listProgramVersionsFx = createCallFx(listProgramVersions)
export const getVersionTimelineFx = createCallFx(getVersionTimeline)
export const renderProgramFx = createCallFx(renderProgram)
export const cancelRenderFx = createCallFx(cancelRender)
export const retryRenderFx = createCallFx(retryRender)
export const importProgramFx = createCallFx(importProgram)
export const uploadVersionFx = createCallFx(uploadVersion)
export const cancelVersionUploadFx = createCallFx(cancelVersionUpload)
export const retryVersionFx = createCallFx(retryVersion)
export const listRendersFx = createCallFx(listRenders)

import { getVersionTimeline } from '../../../../generated/facts/features/approvals'
import {
  addProgram,
  cancelRender,
  getProgram,
  getProgramMedia,
  holdEdit,
  listProgramVersions,
  listRenders,
  listScriptVersions,
  renderProgram,
  retryRender,
  saveTimeline,
} from '../../../../generated/facts/features/programs'
import { createCallFx } from '../../../calls/createCallFx'

export const listScriptVersionsFx = createCallFx(listScriptVersions)
export const addProgramFx = createCallFx(addProgram)
export const getProgramFx = createCallFx(getProgram)
export const saveTimelineFx = createCallFx(saveTimeline)
export const holdEditFx = createCallFx(holdEdit)
export const getProgramMediaFx = createCallFx(getProgramMedia)
export const listProgramVersionsFx = createCallFx(listProgramVersions)
export const getVersionTimelineFx = createCallFx(getVersionTimeline)
export const renderProgramFx = createCallFx(renderProgram)
export const cancelRenderFx = createCallFx(cancelRender)
export const retryRenderFx = createCallFx(retryRender)
export const listRendersFx = createCallFx(listRenders)

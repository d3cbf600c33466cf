import {
  addComment,
  approveVersions,
  askApproval,
  askForChanges,
  editComment,
  getVersionTimeline,
  listApprovals,
  listComments,
  listPolicyChoices,
  publishProgram,
  rejectVersions,
  removeComment,
  resolveComment,
  undoDecisions,
  withdrawApprovals,
} from '../../../../../generated/facts/features/approvals'
import {
  listPrograms,
  listProgramVersions,
  listVersionCaptions,
  unpublishPrograms,
} from '../../../../../generated/facts/features/programs'
import { createCallFx } from '../../../../calls/createCallFx'

export const listProgramsFx = createCallFx(listPrograms)
export const listProgramVersionsFx = createCallFx(listProgramVersions)
export const listVersionCaptionsFx = createCallFx(listVersionCaptions)
export const getVersionTimelineFx = createCallFx(getVersionTimeline)
export const listCommentsFx = createCallFx(listComments)
export const addCommentFx = createCallFx(addComment)
export const editCommentFx = createCallFx(editComment)
export const resolveCommentFx = createCallFx(resolveComment)
export const removeCommentFx = createCallFx(removeComment)
export const listApprovalsFx = createCallFx(listApprovals)
export const listPolicyChoicesFx = createCallFx(listPolicyChoices)
export const askApprovalFx = createCallFx(askApproval)
export const publishProgramFx = createCallFx(publishProgram)
export const unpublishProgramsFx = createCallFx(unpublishPrograms)
export const withdrawApprovalsFx = createCallFx(withdrawApprovals)
export const undoDecisionsFx = createCallFx(undoDecisions)
export const decideFx = {
  approve: createCallFx(approveVersions),
  changes: createCallFx(askForChanges),
  reject: createCallFx(rejectVersions),
}

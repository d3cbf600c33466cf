import {
  addAudienceComment,
  editAudienceComment,
  getWatch,
  likeProgram,
  listAudienceComments,
  listInbox,
  remindViewers,
  removeAudienceComment,
  reportAudienceComment,
  reportViewing,
  setViewed,
} from '../../../../../generated/facts/features/home'
import { createCallFx } from '../../../../calls/createCallFx'

export const getWatchFx = createCallFx(getWatch)
export const listInboxFx = createCallFx(listInbox)
export const setViewedFx = createCallFx(setViewed)
export const likeProgramFx = createCallFx(likeProgram)
export const remindViewersFx = createCallFx(remindViewers)
export const reportViewingFx = createCallFx(reportViewing)
/** While the page is left. */
export const reportLastFx = createCallFx(reportViewing, { keepalive: true })
export const listCommentsFx = createCallFx(listAudienceComments)
export const addCommentFx = createCallFx(addAudienceComment)
export const editCommentFx = createCallFx(editAudienceComment)
export const removeCommentFx = createCallFx(removeAudienceComment)
export const reportCommentFx = createCallFx(reportAudienceComment)

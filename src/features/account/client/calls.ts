// One effect for each call of this screen.
import {
  endOtherSessions,
  endSession,
  listSessions,
} from '../../../../generated/facts/features/session'
import { listReports, makeReport } from '../../../../generated/facts/features/account'
import { createCallFx } from '../../../calls/createCallFx'

export const listSessionsFx = createCallFx(listSessions)
export const endSessionFx = createCallFx(endSession)
export const endOtherSessionsFx = createCallFx(endOtherSessions)
export const listReportsFx = createCallFx(listReports)
export const makeReportFx = createCallFx(makeReport)

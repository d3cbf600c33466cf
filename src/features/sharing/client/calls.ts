import { getShareStats } from '../../../../generated/facts/features/sharing'
import { createCallFx } from '../../../calls/createCallFx'

export const getShareStatsFx = createCallFx(getShareStats)

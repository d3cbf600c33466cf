import { ChipsInput } from '../../../tasks/client'

/** What should change, as for recording tasks. */
export const RetakeChips = ChipsInput

import {
  askGuestsForShots,
  assembleProgram,
  assignShots,
  copyStoryboard,
  editStoryboard,
  getStoryboard,
  tellPresence,
} from '../../../../generated/facts/features/storyboards'
import { createCallFx } from '../../../calls/createCallFx'

export const getStoryboardFx = createCallFx(getStoryboard)
export const readAgainFx = createCallFx({ ...getStoryboard, background: true })
export const editStoryboardFx = createCallFx(editStoryboard)
export const assembleProgramFx = createCallFx(assembleProgram)
export const askGuestsForShotsFx = createCallFx(askGuestsForShots)
export const assignShotsFx = createCallFx(assignShots)
export const copyStoryboardFx = createCallFx(copyStoryboard)
export const tellPresenceFx = createCallFx(tellPresence)
export const tellLeftFx = createCallFx(tellPresence, { keepalive: true })

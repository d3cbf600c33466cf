// The answers to this feature's calls, by their ids.
import { storyboardChoices, storyboards } from './storyboards'

export const listStoryboards = storyboards.handler
export const listStoryboardChoices = storyboardChoices.handler
export { askGuestsForShots } from './askGuests'
export { assembleProgram } from './assembleProgram'
export { assignShots } from './assignShots'
export * from './changeStoryboards'
export { editStoryboard } from './editStoryboard'
export { getStoryboard } from './getStoryboard'
export { tellPresence } from './tellPresence'

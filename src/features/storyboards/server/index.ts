/** What storyboards export to other features and to main. */
export { purgeStoryboardsJob } from './purgeStoryboards'
export { presented as presentStoryboard } from './storyboards'
export { shotsAmong } from './shotsAmong'

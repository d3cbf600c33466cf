/** What storyboards export to other features and to main. */
export { purgeStoryboardsJob } from './purgeStoryboards'
export { storyboards } from './storyboards'
export { shotsAmong } from './shotsAmong'

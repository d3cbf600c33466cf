/** What storyboards export to other features and to main. */
export { storyboardTrash } from './storyboardTrash'
export { purgeRemovedJob } from './purgeRemoved'
export { storyboards } from './storyboards'
export { shotsAmong } from './shotsAmong'

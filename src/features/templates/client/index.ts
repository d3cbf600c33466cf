// What templates export to other features.
export { options as storyOptions } from './options'
export { SecondsField } from './SecondsField'

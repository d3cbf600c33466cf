// What captions give the pages of films.
export { CaptionEditor } from './CaptionEditor'
export { FileMending } from './FileMending'
export { languageName, languages } from './languages'

// What captions give the pages of films.
export { CaptionEditor } from './CaptionEditor'
export { Captions } from './Captions'
export { languageName } from './languages'
export { createCaptions } from './sets/createCaptions'

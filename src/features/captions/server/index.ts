// What captions give the servers of films, and main.
export { defineCaptions, type CaptionAct, type CaptionedFilm } from './defineCaptions'
export { insertVersion, latestCues, latestNo, wasWritten } from './captionRows'
export { createSpeechCommand } from './speechCommand'
export { SpeechFault, type SpeechFaultCode, type Transcriber } from './transcriber'

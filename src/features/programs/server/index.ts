/** What programs exports to other features. */
export { endOfDay, requireDayAhead } from './airTime'
export { countFinishedPrograms, isOnAir, onAir } from './queries'
export { scriptTrash } from './scriptTrash'
export { bumperTrash } from './bumperTrash'
export { programTrash } from './programTrash'
export { monthOf } from './render/renderQuota'
export { drawFilm, renderLouder, renderProgramJob, sweepChunksJob } from './render'
export { lockProgram, lockProgramTo, moveProgram } from './moveProgram'
export { factsOf as programFactsOf, mediaOf as mediaOfTimeline, slotsIn } from './programFacts'
export { filmOfAsset } from './filmOfAsset'
export { editsForOthers, hasEditors } from './hasEditors'
export { opOfStory, publishedTemplate } from './startProgram'
export { takeFilm } from './comingFilms'
export { posterOf, presentPictures, programs } from './programs'
export { filmOfVersion } from './filmOfVersion'
export { actsOnProgram } from './moveProgram'
export {
  createDraft,
  emptySlots,
  fillEmptySlots,
  fillSlots,
  mostSlots,
  nameSlots,
  replaceSlots,
  type DraftSlot,
} from './slots'
export { growDraft } from './growDraft'
export type { SlotClip } from '../slots'
export { slotsFor, type SlotPlace } from './slotPlaces'
export { captionsOfVersion, lacksCaptions } from './versionCaptions'
export { usesOfMedia } from './usesOfMedia'
export { requireConsented } from './consented'
export {
  eraseBumper,
  eraseFilmOfVersion,
  forgetPosters,
  takeOffAir,
  takeOutOfDraft,
} from './takeDown'

/** What programs exports to other features. */
export { countFinishedPrograms, isOnAir } from './queries'
export { purgeScriptsJob } from './purgeScripts'
export { purgeBumpersJob } from './purgeBumpers'
export { purgeProgramsJob } from './purgePrograms'
export { renderProgramJob, sweepChunksJob } from './render'
export { lockProgram, lockProgramTo, moveProgram, presented as presentProgram } from './moveProgram'
export { factsOf as programFactsOf } from './programFacts'
export { posterOf } from './programs'

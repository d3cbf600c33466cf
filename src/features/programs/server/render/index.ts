// How films are made of programs.
export { renderProgramJob } from './renderJob'
export { sweepChunksJob } from './sweepChunks'

// How films are made of programs.
export { drawFilm, type WholeFilm } from './drawFilm'
export { renderLouder, type Louder } from './renderLouder'
export { renderProgramJob } from './renderJob'
export { sweepChunksJob } from './sweepChunks'

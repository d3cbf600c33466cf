// Captions of the open program, where it is a film that was made elsewhere.
import { combine } from 'effector'
import { $versions, isWatchable } from '../builder/films.model'
import { $programId, openProgram } from '../builder/open'
import { createFilmCaptions } from './createFilmCaptions'

const $isImported = openProgram.$row.map((row) => row?.kind === 'imported')
const $versionId = combine($isImported, $versions, (isImported, versions) =>
  isImported ? (versions?.find(isWatchable)?.versionId ?? null) : null,
)
const $film = combine($programId, $versionId, (programId, versionId) =>
  programId !== null && versionId !== null ? { programId, versionId } : null,
)

export const filmCaptions = createFilmCaptions($film, 'filmCaptions')

// Captions of the version that is watched, where it was made elsewhere.
import { combine } from 'effector'
import { createFilmCaptions } from '../../../programs/client'
import { $programId, $version } from './review.model'

const $film = combine($programId, $version, (programId, version) =>
  programId !== null && version?.kind === 'uploaded'
    ? { programId, versionId: version.versionId }
    : null,
)

export const filmCaptions = createFilmCaptions($film, 'reviewCaptions')

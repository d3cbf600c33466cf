import type { Watch } from '../../../../../generated/facts/features/home'
import type { FilmMoment } from '../../../../../src/ui/media/filmMoment'

export const aWatch = (given: Partial<Watch> = {}): Watch => ({
  programId: 'p1',
  title: 'Safety on set',
  owner: { id: 'mira', name: 'Mira Lindqvist' },
  channels: [],
  isRequired: false,
  state: 'new',
  percent: 0,
  versionNo: 3,
  durationMs: 60_000,
  bodyEndMs: 55_000,
  languages: [],
  captions: [],
  chapters: [],
  positionMs: 0,
  watched: [],
  likes: 2,
  isLiked: false,
  mayMark: true,
  mayComment: true,
  mayShare: false,
  ...given,
})

export const aMoment = (atMs: number, given: Partial<FilmMoment> = {}): FilmMoment => ({
  kind: 'time',
  atMs,
  rate: 1,
  isPaused: false,
  isSeeking: false,
  ...given,
})

// What is said in the version that is watched, by language; taken along as a file.
import { combine, createEvent, createStore, sample } from 'effector'
import type { ListVersionCaptionsResponse } from '../../../../../generated/facts/features/programs'
import { saveFileFx } from '../../../../browser/saveFile'
import type { Caption } from '../../../../ui/media/useCaptions'
import { languageName } from '../../../captions/client'
import type { Format } from '../../../captions/cue'
import { writeCaptions } from '../../../captions/writeCaptions'
import { listVersionCaptionsFx } from './calls'
import { filmCaptions } from './filmCaptions.model'
import { $programId, $review, $version, reviewReadAgain } from './review.model'

export const captionsReadAgain = createEvent()
export const captionsTaken = createEvent<{ lang: string; format: Format }>()

/** What was made elsewhere has its own: filmCaptions.model.ts. */
const $wanted = combine($programId, $version, (programId, version) =>
  programId !== null && version && version.kind !== 'uploaded'
    ? { programId, versionId: version.versionId }
    : null,
)
sample({
  clock: [$wanted, captionsReadAgain, reviewReadAgain],
  source: $wanted,
  filter: (wanted) => wanted !== null,
  fn: (wanted) => wanted!,
  target: listVersionCaptionsFx,
})

const $read = createStore<{ versionId: string; said: ListVersionCaptionsResponse } | null>(null, {
  serialize: 'ignore',
})
  .on(listVersionCaptionsFx.done, (_, { params, result }) => ({
    versionId: params.versionId,
    said: result,
  }))
  .reset($programId)
/** null: not read yet. */
export const $said = combine($read, $version, (read, version) =>
  read && read.versionId === version?.versionId ? read.said : null,
)
export const $isUnread = createStore(false)
  .on(listVersionCaptionsFx.finally, (_, { status }) => status === 'fail')
  .reset($wanted, captionsReadAgain)

const $fromClips = $said.map((said): readonly Caption[] =>
  (said?.captions ?? []).map(({ lang, cues }) => ({ lang, label: languageName(lang), cues })),
)
/** As a player shows them. */
export const $tracks = combine(
  [$version, $fromClips, filmCaptions.$tracks],
  ([version, fromClips, own]) => (version?.kind === 'uploaded' ? own : fromClips),
)

sample({
  clock: captionsTaken,
  source: { said: $said, review: $review, version: $version },
  filter: ({ said }, { lang }) => said?.captions.some((each) => each.lang === lang) === true,
  fn: ({ said, review, version }, { lang, format }) => ({
    name: `${review?.program.title ?? ''} ${version?.versionNo ?? ''}.${lang}.${format}`,
    type: 'text/plain',
    parts: [writeCaptions(said!.captions.find((each) => each.lang === lang)!.cues, format)],
  }),
  target: saveFileFx,
})

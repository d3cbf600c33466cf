// "To YouTube": what a program is called there and who sees it. The address names the program.
import { combine, createEvent, createStore, sample } from 'effector'
import type {
  PublishToYoutubeRequest,
  YoutubeProgram,
} from '../../../../generated/facts/features/integrations'
import { href } from '../../../../generated/facts/routes'
import { $query, navigateFx } from '../../../browser/location'
import { noticeShown } from '../../../shell/notices/notices.model'
import { getYoutubeFx, getYoutubeProgramFx, publishToYoutubeFx } from './calls'
import { youtube } from './youtube.model'

export interface Draft extends Omit<PublishToYoutubeRequest, 'programId' | 'isForKids'> {
  /** YouTube wants it said; null: not yet. */
  readonly isForKids: boolean | null
}

export const draftEdited = createEvent<Partial<Draft>>()
export const sendingClosed = createEvent()
export const sendPressed = createEvent()

const mostLetters = 100

export const $program = createStore<YoutubeProgram | null>(null, { serialize: 'ignore' })
  .on(getYoutubeProgramFx.doneData, (_, program) => program)
  .reset(youtube.opened, sendingClosed, publishToYoutubeFx.done)
export const $draft = createStore<Draft | null>(null, { serialize: 'ignore' })
  .on(getYoutubeProgramFx.doneData, (_, program) => draftOf(program))
  .on(draftEdited, (draft, edit) => draft && { ...draft, ...edit })
  .reset(youtube.opened, sendingClosed, publishToYoutubeFx.done)
export const $isSending = publishToYoutubeFx.pending

export const $isReady = combine(
  $program,
  $draft,
  (program, draft) =>
    program !== null &&
    !program.isThere &&
    draft !== null &&
    draft.isForKids !== null &&
    draft.title.trim() !== '' &&
    !hasBrackets(draft),
)

/** YouTube takes none. */
export const hasBrackets = ({ title, description }: Pick<Draft, 'title' | 'description'>) =>
  /[<>]/.test(title + description)

const draftOf = ({ title, description }: YoutubeProgram): Draft => ({
  title: title.replace(/[<>]/g, '').slice(0, mostLetters),
  description: description.replace(/[<>]/g, ''),
  privacy: 'unlisted',
  isForKids: null,
  isSynthetic: false,
})

sample({
  clock: getYoutubeFx.doneData,
  source: $query,
  filter: ({ program }, { connection, maySend }) =>
    program !== undefined && maySend && connection.state === 'active',
  fn: ({ program = '' }) => ({ programId: program }),
  target: getYoutubeProgramFx,
})
sample({
  clock: sendPressed,
  source: { program: $program, draft: $draft, isReady: $isReady, isSending: $isSending },
  filter: ({ isReady, isSending }) => isReady && !isSending,
  fn: ({ program, draft }) => requestOf(program!.programId, draft!),
  target: publishToYoutubeFx,
})
sample({
  clock: [sendingClosed, publishToYoutubeFx.done, getYoutubeProgramFx.fail],
  fn: () => ({ to: href('integrations.youtube'), replace: true }),
  target: navigateFx,
})
sample({
  clock: publishToYoutubeFx.done,
  fn: () => ({ tone: 'ok' as const, text: { key: 'integrations.youtube.asked' as const } }),
  target: noticeShown,
})

const requestOf = (programId: string, { isForKids, ...draft }: Draft): PublishToYoutubeRequest => ({
  programId,
  ...draft,
  isForKids: isForKids ?? false,
})

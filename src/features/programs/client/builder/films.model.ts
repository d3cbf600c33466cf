// Films that are made of the open program, and those that were.
import { attach, combine, createEvent, createStore, merge, sample, type Event } from 'effector'
import { movingRefreshMs } from '../../../../../generated/facts/constants'
import type {
  ComingVersion,
  ProgramRender,
  ProgramVersion,
} from '../../../../../generated/facts/features/programs'
import { $isVisible } from '../../../../browser/tabs'
import { createPoll } from '../../../../calls/createPoll'
import {
  cancelRenderFx,
  getProgramFx,
  listProgramVersionsFx,
  listRendersFx,
  renderProgramFx,
  retryRenderFx,
} from '../calls'
import { cut, programRead } from './cut.model'
import { $programId, openProgram, programList, tab } from './open'

export const filmAsked = createEvent()
/** Asked for by a press: what is still empty is told first. */
export const makeOpened = createEvent()
export const makeClosed = createEvent()
export const filmCancelled = createEvent<string>()
export const filmTriedAgain = createEvent<string>()

/** Something became of a film that was on its way. */
export const versionsAskedFor = createEvent()

const lookFx = attach({
  source: $programId,
  effect: async (programId) => ({
    programId,
    ...(await listRendersFx({ programId: programId ?? '' })),
  }),
})
const versionsFx = attach({
  source: $programId,
  effect: async (programId) => ({
    programId,
    ...(await listProgramVersionsFx({ programId: programId ?? '' })),
  }),
})
/** What is told of a program that was left meanwhile says nothing of this one. */
const ofOpen = <Reply extends { readonly programId: string | null }>(told: Event<Reply>) =>
  sample({
    clock: told,
    source: $programId,
    filter: (programId, reply) => programId === reply.programId,
    fn: (_, reply) => reply,
  })
const renderFx = attach({
  source: { programId: $programId, revs: cut.$revs },
  effect: ({ programId, revs }) =>
    renderProgramFx({ programId: programId ?? '', timelineRev: revs[programId ?? ''] ?? 1 }),
})
/** How far the program is, as lists show it. */
const rowFx = attach({
  source: $programId,
  effect: (programId) => getProgramFx({ programId: programId ?? '', tab }),
})

const told = merge([renderFx.doneData, cancelRenderFx.doneData, retryRenderFx.doneData]).map(
  (film) => ({ programId: film.program.id, film }),
)

/** The film that was asked for last; null: none within a day. */
export const $film = createStore<ProgramRender | null>(null, { serialize: 'ignore' })
  .on(ofOpen(lookFx.doneData), (_, { renders }) => renders[0] ?? null)
  .on(ofOpen(told), (_, { film }) => film)
  .reset($programId)
export const $isDrawing = $film.map(
  (film) => film?.state === 'waiting' || film?.state === 'running',
)
/** null: not read yet. */
export const $versions = createStore<readonly ProgramVersion[] | null>(null, {
  serialize: 'ignore',
})
  .on(ofOpen(versionsFx.doneData), (_, { versions }) => versions)
  .reset($programId)

/** Films that are no versions yet, as the server knows them. */
export const $coming = createStore<readonly ComingVersion[]>([], { serialize: 'ignore' })
  .on(ofOpen(versionsFx.doneData), (_, { coming }) => coming)
  .reset($programId)

export const $isMakeOpen = createStore(false)
  .on(makeOpened, () => true)
  .reset(makeClosed, filmAsked, $programId)

// What was edited is saved before a film is made of it.
const { ready, $isWaiting } = cut.onceSaved(filmAsked)
export const $isAsking = combine($isWaiting, renderFx.pending, (waits, pending) => waits || pending)
sample({ clock: ready, target: renderFx })
sample({ clock: filmCancelled, fn: (renderId) => ({ renderId }), target: cancelRenderFx })
sample({ clock: filmTriedAgain, fn: (renderId) => ({ renderId }), target: retryRenderFx })

const $mustLook = combine(
  [$isDrawing, $versions, $coming],
  ([isDrawing, versions, coming]) =>
    isDrawing ||
    (versions?.[0] !== undefined && isMaking(versions[0])) ||
    coming.some(({ state }) => state === 'uploading' || state === 'processing'),
)
const poll = createPoll({
  effect: versionsFx,
  everyMs: movingRefreshMs,
  $isWanted: combine([$mustLook, $isVisible], ([must, isVisible]) => must && isVisible),
})
sample({
  clock: [programRead, poll.asked, versionsAskedFor],
  fn: () => undefined,
  target: [lookFx, versionsFx],
})
sample({
  clock: $isDrawing,
  source: $programId,
  filter: (programId, isDrawing) => programId !== null && !isDrawing,
  fn: () => undefined,
  target: [rowFx, versionsFx],
})
// One that came is a version: the program itself is another one now.
sample({
  clock: $versions,
  source: openProgram.$row,
  filter: (row, versions) =>
    versions?.[0] !== undefined && row !== null && versions[0].versionNo > row.versionNo,
  fn: () => undefined,
  target: rowFx,
})
sample({
  clock: rowFx.doneData,
  fn: ({ program }) => [{ ...program }],
  target: programList.rows.rowsReceived,
})

export const isWatchable = ({ film }: ProgramVersion) =>
  film !== undefined && (film.state === 'playable' || film.state === 'ready')
const makingStates: readonly string[] = ['uploading', 'uploaded', 'probing']
/** It can be watched soon. */
export const isMaking = ({ film }: ProgramVersion) =>
  film !== undefined && makingStates.includes(film.state)

// The recordings at Zoom, a month at a time, and how far those are that come in.
import { combine, createEvent, createStore, sample } from 'effector'
import type { MeetingImport, Recording } from '../../../../generated/facts/features/integrations'
import { movingRefreshMs } from '../../../../generated/facts/constants'
import { $isVisible } from '../../../browser/tabs'
import { createPoll } from '../../../calls/createPoll'
import { importRecordingFx, listImportsFx, listRecordingsFx, getZoomFx } from './calls'
import { zoom } from './zoom.model'

export const monthChosen = createEvent<number>()
export const searchTyped = createEvent<string>()
export const lookedAgain = createEvent()
export const importPressed = createEvent<string>()

export const $monthsBack = createStore(0)
  .on(monthChosen, (_, months) => months)
  .reset(zoom.opened)
export const $search = createStore('')
  .on(searchTyped, (_, search) => search)
  .reset(zoom.opened)

const $recordings = createStore<readonly Recording[] | null>(null, { serialize: 'ignore' })
  .on(listRecordingsFx.doneData, (_, { recordings }) => recordings)
  .on(
    [importRecordingFx.doneData, listImportsFx.doneData],
    (recordings, { imports }) => recordings && withImports(recordings, imports),
  )
  .reset(zoom.opened, monthChosen)

export const $count = $recordings.map((recordings) => recordings?.length ?? null)
export const $shown = combine($recordings, $search, (recordings, search) => {
  const sought = search.trim().toLocaleLowerCase()
  return recordings && recordings.filter(({ topic }) => topic.toLocaleLowerCase().includes(sought))
})
export const $isReading = listRecordingsFx.pending
export const $listFault = createStore<string | null>(null)
  .on(listRecordingsFx.failData, (_, failure) =>
    failure.kind === 'refused' ? (failure.message ?? '') : '',
  )
  .reset(listRecordingsFx.done, zoom.opened, monthChosen)
/** The one whose import was pressed and is not answered yet. */
export const $asked = createStore<string | null>(null)
  .on(importRecordingFx, (_, { meetingId }) => meetingId)
  .reset(importRecordingFx.finally)

const $isConnected = zoom.$view.map((view) => view?.connection.state === 'active')
sample({
  clock: [getZoomFx.done, monthChosen, lookedAgain],
  source: { isConnected: $isConnected, monthsBack: $monthsBack },
  filter: ({ isConnected }) => isConnected,
  fn: ({ monthsBack }) => ({ monthsBack }),
  target: listRecordingsFx,
})
// It may have found out that the connection is over.
sample({
  clock: listRecordingsFx.failData,
  filter: (failure) => failure.kind === 'refused' && failure.code === 'integrationOver',
  fn: () => ({}),
  target: getZoomFx,
})
sample({
  clock: importPressed,
  source: $asked,
  filter: (asked) => asked === null,
  fn: (_, meetingId) => ({ meetingId }),
  target: importRecordingFx,
})

const $moving = $recordings.map((recordings) =>
  (recordings ?? [])
    .filter(({ import: here }) => here?.state === 'waiting' || here?.state === 'running')
    .map(({ meetingId }) => meetingId),
)
const poll = createPoll({
  effect: listImportsFx,
  everyMs: movingRefreshMs,
  $isWanted: combine(
    [$moving, zoom.$isOpen, $isVisible],
    ([moving, isOpen, isVisible]) => moving.length > 0 && isOpen && isVisible,
  ),
})
sample({
  clock: poll.asked,
  source: $moving,
  fn: (meetingIds) => ({ meetingIds }),
  target: listImportsFx,
})

function withImports(recordings: readonly Recording[], imports: readonly MeetingImport[]) {
  const known = new Map(imports.map((each) => [each.meetingId, each.import]))
  return recordings.map((recording) => {
    const here = known.get(recording.meetingId)
    return here ? { ...recording, import: here } : recording
  })
}

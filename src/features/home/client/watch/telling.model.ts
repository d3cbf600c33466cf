// When it is told what was played: every 15 s of play, whenever the film or the page stops, and when the
// inbox has changed, since what is watched may be withdrawn.
import { createEvent, createStore, sample } from 'effector'
import { ulid } from 'ulid'
import { $query } from '../../../../browser/location'
import { pageHidden, pageLeft } from '../../../../browser/tabs'
import { createTimer } from '../../../../browser/timer'
import { eventHeard } from '../../../../shell/events/heard'
import type { FilmRange } from '../../../../ui/media/ScrubberLines'
import { inSeconds, union } from './ranges'
import { playedTold } from './unsent.model'
import { $positionMs, filmMoved, played } from './viewing.model'
import { $isGone, $watch, programLeft, programOpened } from './watch.model'
import { sourceOf } from './whence'

const everyMs = 15_000

/** Each time it is opened. */
const $sessionId = createStore('').on(programOpened, () => ulid())
interface Due {
  /** The page is left. */
  readonly isLast?: boolean
  /** The answer says whether it was withdrawn, so that it is asked where a film stands still too. */
  readonly isAsking?: boolean
}
const due = createEvent<Due>()

const $untold = createStore<readonly FilmRange[]>([]).on(played, (ranges, range) =>
  union([...ranges, range]),
)
/** Where it stood when that was told last; null: nothing was. */
const $toldMs = createStore<number | null>(null)

const told = sample({
  clock: due,
  source: {
    watch: $watch,
    sessionId: $sessionId,
    query: $query,
    untold: $untold,
    toldMs: $toldMs,
    positionMs: $positionMs,
    isGone: $isGone,
  },
  filter: ({ watch, untold, toldMs, positionMs, isGone }, { isAsking = false }) =>
    watch !== null &&
    !isGone &&
    (untold.length > 0 || (toldMs !== null && (isAsking || toldMs !== positionMs))),
  fn: ({ watch, sessionId, query, untold, positionMs }, { isLast = false }) => ({
    report: {
      sessionId,
      programId: watch!.programId,
      versionNo: watch!.versionNo,
      ranges: inSeconds(untold),
      positionMs,
      source: sourceOf(query['from']),
    },
    isLast,
  }),
})
$untold.on(told, () => []).reset(programOpened)
$toldMs.on(told, (_, { report }) => report.positionMs).reset(programOpened)
sample({ clock: told, target: playedTold })

const timer = createTimer()
sample({
  clock: filmMoved,
  source: timer.$isRunning,
  filter: (isRunning, { isPaused }) => !isRunning && !isPaused,
  fn: () => everyMs,
  target: timer.started,
})
const stopped = filmMoved.filter({ fn: ({ kind }) => kind === 'pause' || kind === 'ended' })
const inboxChanged = eventHeard.filter({ fn: ({ topic }) => topic === 'inbox' })
sample({ clock: [timer.ended, stopped, programLeft], fn: () => ({}), target: due })
sample({ clock: inboxChanged, fn: () => ({ isAsking: true }), target: due })
sample({ clock: [pageHidden, pageLeft], fn: () => ({ isLast: true }), target: due })

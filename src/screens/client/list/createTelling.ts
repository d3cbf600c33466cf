// Says what an action did, with Undo for a while; what could not be done is listed on request.
import { combine, createEvent, createStore, sample } from 'effector'
import { undoMs } from '../../../../generated/facts/constants'
import type { Screen } from '../../../../generated/facts/screen'
import {
  $notices,
  noticeActionChosen,
  noticeDismissed,
  noticeShown,
} from '../../../shell/notices/notices.model'
import type { Words } from '../../../browser/text/words'
import { isCallFailure, isToTell } from '../../../calls/failures'
import { valueIn, type Row } from '../row'
import type { Actions } from './createActions'
import { canUndo, insisting, reasonOfRefusal, type Deed, type Done } from './deed'

interface Told {
  readonly id: string
  readonly done: Done
  /** Undo was pressed before the server had answered. */
  readonly isTakenBack: boolean
}

/** What can be undone and is not answered yet. */
interface Underway {
  readonly deed: Deed
  readonly isTakenBack: boolean
}

export function createTelling(
  screen: Screen,
  { started, done, repeated, undoAsked, undone }: Actions,
) {
  const idOf = (row: Row) => String(valueIn(row, screen.key))
  const undoPressed = createEvent()
  const refusalsClosed = createEvent()
  const insisted = createEvent()
  const $number = createStore(0).on(done, (number) => number + 1)
  const $told = createStore<readonly Told[]>([], { serialize: 'ignore' })
  const $refusals = createStore<Done | null>(null, { serialize: 'ignore' }).reset(refusalsClosed)
  const $underway = createStore<readonly Underway[]>([], { serialize: 'ignore' })

  const told = sample({
    clock: done,
    source: { number: $number, underway: $underway },
    fn: ({ number, underway }, what): Told => ({
      id: `${screen.feature}.${screen.id}.${number}`,
      done: what,
      isTakenBack: underway.some(({ deed, isTakenBack }) => deed === what.deed && isTakenBack),
    }),
  })
  $underway
    .on(started, (all, deed) => (canUndo(deed) ? [...all, { deed, isTakenBack: false }] : all))
    .on(told, (all, { done: what }) => all.filter(({ deed }) => deed !== what.deed))
  // Only what a notice still offers can be undone.
  sample({
    clock: told,
    source: { all: $told, notices: $notices },
    fn: ({ all, notices }, next) => [
      ...all.filter(({ id }) => notices.some((each) => each.id.startsWith(id))),
      next,
    ],
    target: $told,
  })
  sample({
    clock: told,
    filter: ({ done: { changed }, isTakenBack }) => changed.length > 0 && !isTakenBack,
    fn: ({ id, done: { changed, deed } }) => ({
      id,
      tone: 'ok' as const,
      text: {
        key: deed.action.done,
        params: { count: changed.length, name: nameOfFirst(screen, deed) },
      },
      ...(canUndo(deed) && {
        action: 'screens.list.undo' as const,
        stayMs: undoMs * patience(changed.length),
      }),
    }),
    target: noticeShown,
  })
  // What can be insisted on is asked at once, all else is shown to whoever wants to know.
  const refusing = told.filter({ fn: ({ done: what }) => what.refused.length > 0 })
  sample({
    clock: refusing.filter({ fn: ({ done: what }) => insisting(what, idOf) !== undefined }),
    fn: ({ done: what }) => what,
    target: $refusals,
  })
  sample({
    clock: refusing.filter({ fn: ({ done: what }) => insisting(what, idOf) === undefined }),
    fn: ({ id, done: what }) => {
      const [first] = what.refused
      const notice = { id: refusalId(id), tone: 'warn' as const }
      // The notice has room for one reason.
      if (what.deed.count === 1) return { ...notice, text: reasonOfRefusal(first!) }
      return {
        ...notice,
        text: {
          key: 'screens.list.refused' as const,
          params: {
            action: { key: what.deed.action.label },
            left: what.refused.length,
            count: what.deed.count,
          },
        },
        action: 'screens.list.show' as const,
      }
    },
    target: noticeShown,
  })

  // The rules for errors leave to the screen what its own calls have not done.
  const failed = told.filter({ fn: ({ done: what }) => isToTell(what.failure) })
  sample({
    clock: failed,
    fn: ({ id, done: { deed, changed, unasked, failure } }) => {
      const reason = reasonOf(failure)
      const count = changed.length > 0 ? unasked.length : deed.count
      return {
        id: failureId(id),
        tone: 'danger' as const,
        text: reason ?? {
          key: 'screens.list.notDone' as const,
          params: { action: { key: deed.action.label }, count, name: nameOfFirst(screen, deed) },
        },
        ...(reason ? {} : { action: 'screens.list.retry' as const }),
      }
    },
    target: noticeShown,
  })

  const chosen = (noticeOf: (id: string) => string) =>
    sample({
      clock: noticeActionChosen,
      source: $told,
      fn: (all, chosenId) => all.find(({ id }) => noticeOf(id) === chosenId)?.done,
    }).filterMap((what) => what)
  sample({ clock: chosen((id) => id), target: undoAsked })
  sample({ clock: chosen(refusalId), target: $refusals })
  const meant = sample({
    clock: insisted,
    source: $refusals,
    fn: (what) => what && insisting(what, idOf),
  }).filterMap((deed) => deed ?? undefined)
  sample({ clock: meant, target: repeated })
  $refusals.reset(meant)
  sample({ clock: chosen(failureId), fn: (what) => restOf(screen, what), target: repeated })

  const $newest = combine($told, $notices, (all, notices) => {
    const isOffered = ({ id }: Told) =>
      notices.some((each) => each.id === id && each.action !== null)
    return all.findLast(isOffered) ?? null
  })
  const undoing = sample({
    clock: undoPressed,
    source: { underway: $underway, newest: $newest },
    fn: ({ underway, newest }) => ({
      awaited: underway.findLast(({ isTakenBack }) => !isTakenBack),
      newest,
    }),
  })
  $underway.on(undoing, (all, { awaited }) =>
    all.map((each) => (each === awaited ? { ...each, isTakenBack: true } : each)),
  )
  sample({
    clock: told.filter({ fn: ({ isTakenBack }) => isTakenBack }),
    fn: ({ done: what }) => what,
    target: undoAsked,
  })
  const pressed = undoing.filterMap(({ awaited, newest }) =>
    awaited || !newest ? undefined : newest,
  )
  sample({ clock: pressed, fn: ({ done: what }) => what, target: undoAsked })
  sample({ clock: pressed, fn: ({ id }) => id, target: noticeDismissed })

  sample({
    clock: undone,
    filter: ({ result }) => result.changed.length > 0,
    fn: () => ({ tone: 'neutral' as const, text: { key: 'screens.list.undone' as const } }),
    target: noticeShown,
  })

  return { $refusals, refusalsClosed, insisted, undoPressed }
}

export type Telling = ReturnType<typeof createTelling>

const refusalId = (id: string) => `${id}.refused`
const failureId = (id: string) => `${id}.failed`

/** What the call that failed and those after it were about. */
const restOf = ({ key }: Screen, { deed, changed, unasked }: Done): Deed => {
  if (changed.length === 0) return deed
  const rows = deed.rows.filter((row) => unasked.includes(String(valueIn(row, key))))
  return { ...deed, selection: { ids: unasked }, rows, count: unasked.length }
}

/** What the server refused in words is not tried again. */
const reasonOf = (failure: unknown): Words | undefined =>
  isCallFailure(failure) && failure.kind === 'refused' && failure.code !== null
    ? failure.text
    : undefined

const nameOfFirst = ({ name }: Screen, { rows: [row] }: Deed) => String(valueIn(row, name) ?? '')

/** More rows take longer to look through. */
const patience = (count: number) => (count > 100 ? 4 : count > 10 ? 2 : 1)

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
import type { Actions, Done } from './createActions'

interface Told {
  readonly id: string
  readonly done: Done
}

export function createTelling(screen: Screen, { done, undoAsked, undone }: Actions) {
  const undoPressed = createEvent()
  const refusalsClosed = createEvent()
  const $number = createStore(0).on(done, (number) => number + 1)
  const $told = createStore<readonly Told[]>([], { serialize: 'ignore' })
  const $refusals = createStore<Done | null>(null, { serialize: 'ignore' }).reset(refusalsClosed)

  const told = sample({
    clock: done,
    source: $number,
    fn: (number, what): Told => ({ id: `${screen.feature}.${screen.id}.${number}`, done: what }),
  })
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
    filter: ({ done: { changed } }) => changed.length > 0,
    fn: ({ id, done: { changed, deed } }) => ({
      id,
      tone: 'ok' as const,
      text: { key: deed.action.done, params: { count: changed.length } },
      ...(deed.action.undo === undefined
        ? {}
        : { action: 'screens.list.undo' as const, stayMs: undoMs * patience(changed.length) }),
    }),
    target: noticeShown,
  })
  sample({
    clock: told,
    filter: ({ done: what }) => leftOf(what) > 0,
    fn: ({ id, done: what }) => ({
      id: refusalId(id),
      tone: 'warn' as const,
      text: {
        key: 'screens.list.refused' as const,
        params: {
          action: { key: what.deed.action.label },
          left: leftOf(what),
          count: what.deed.count,
        },
      },
      ...(what.refused.length > 0 ? { action: 'screens.list.show' as const } : {}),
    }),
    target: noticeShown,
  })

  const chosen = (idOf: (id: string) => string) =>
    sample({
      clock: noticeActionChosen,
      source: $told,
      fn: (all, chosenId) => all.find(({ id }) => idOf(id) === chosenId)?.done,
    }).filterMap((what) => what)
  sample({ clock: chosen((id) => id), target: undoAsked })
  sample({ clock: chosen(refusalId), target: $refusals })

  const $newest = combine($told, $notices, (all, notices) => {
    const isOffered = ({ id }: Told) =>
      notices.some((each) => each.id === id && each.action !== null)
    return all.findLast(isOffered) ?? null
  })
  const pressed = sample({ clock: undoPressed, source: $newest, filter: Boolean })
  sample({ clock: pressed, fn: ({ done: what }) => what, target: undoAsked })
  sample({ clock: pressed, fn: ({ id }) => id, target: noticeDismissed })

  sample({
    clock: undone,
    filter: ({ result }) => result.changed.length > 0,
    fn: () => ({ tone: 'neutral' as const, text: { key: 'screens.list.undone' as const } }),
    target: noticeShown,
  })

  return { $refusals, refusalsClosed, undoPressed }
}

export type Telling = ReturnType<typeof createTelling>

const refusalId = (id: string) => `${id}.refused`

/** A call that failed whole has been told by the rules for errors. */
function leftOf({ changed, refused, unasked }: Done): number {
  return refused.length + (changed.length > 0 ? unasked.length : 0)
}

/** More rows take longer to look through. */
const patience = (count: number) => (count > 100 ? 4 : count > 10 ? 2 : 1)

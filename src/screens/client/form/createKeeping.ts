// Drafts outlive a change of row or screen: a notice leads back to them, and whoever is about to
// leave the application is told of them.
import { createEvent, createStore, sample } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import type { TextKey } from '../../../../generated/facts/text'
import { $location, navigateFx } from '../../../browser/location'
import { unfinishedWorkChanged } from '../../../browser/unfinished/work.model'
import {
  noticeActionChosen,
  noticeDismissed,
  noticeOtherActionChosen,
  noticeShown,
} from '../../../shell/notices/notices.model'
import { valueIn, type RowsBeside } from '../row'
import type { DraftUnits } from './createDrafts'
import { isAutosaved, newId, type Draft } from './draft'

interface KeepingSources {
  readonly screen: Screen
  readonly rows: RowsBeside
  readonly drafts: DraftUnits
}

export function createKeeping({ screen, rows, drafts }: KeepingSources) {
  const { $drafts, $draftIds, $places, discarded } = drafts
  const wentBack = createEvent<string>()
  const noticeOf = (id: string) => `screens.draft.${screen.id}.${id}`
  const idIn = (notice: string) =>
    notice.startsWith(noticeOf('')) ? notice.slice(noticeOf('').length) : undefined

  const $moves = createStore<{ from: string | null; to: string | null }>(
    { from: null, to: null },
    { serialize: 'ignore' },
  ).on(rows.$openId, ({ to }, next) => ({ from: to, to: next }))

  sample({
    clock: $moves,
    source: { all: $drafts, ids: $draftIds },
    filter: ({ all, ids }, { from, to }) =>
      from !== null && from !== to && ids.includes(from) && !isSavedByItself(all[from], screen),
    fn: ({ all }, { from }) => keptNotice(noticeOf(from ?? ''), all[from ?? ''], screen),
    target: noticeShown,
  })
  // Whoever is back, or has saved, needs no way back.
  sample({
    clock: rows.$openId,
    filter: (id) => id !== null,
    fn: (id) => noticeOf(id ?? ''),
    target: noticeDismissed,
  })
  sample({ clock: discarded, fn: noticeOf, target: noticeDismissed })

  sample({
    clock: noticeActionChosen.filterMap(idIn),
    source: $draftIds,
    filter: (ids, id) => ids.includes(id),
    fn: (_, id) => id,
    target: wentBack,
  })
  sample({ clock: noticeOtherActionChosen.filterMap(idIn), target: discarded })
  const goneBack = sample({
    clock: wentBack,
    source: { places: $places, location: $location },
    fn: ({ places, location }, id) => {
      const place = places[id] ?? ''
      return { id, place, isHere: place.split('?')[0] === location.pathname }
    },
  })
  sample({
    clock: goneBack.filterMap(({ id, isHere }) => (isHere ? id : undefined)),
    target: rows.rowOpened,
  })
  sample({
    clock: goneBack.filterMap(({ place, isHere }) => (isHere ? undefined : { to: place })),
    target: navigateFx,
  })

  sample({
    clock: $draftIds,
    source: $drafts,
    fn: (all, ids) => ({
      holder: `drafts.${screen.id}`,
      count: ids.length,
      running: 'shell.leaving.drafts.running' as const,
      stopped: 'shell.leaving.drafts.stopped' as const,
      names: ids.flatMap((id) => nameIn(all[id], screen) ?? []),
    }),
    target: unfinishedWorkChanged,
  })

  return { wentBack }
}

/** What is wrong with it, or a choice that is open, keeps a draft from that. */
const isSavedByItself = (draft: Draft | undefined, screen: Screen) =>
  draft !== undefined &&
  isAutosaved(screen, draft.row) &&
  draft.conflict === null &&
  Object.keys(draft.faults).length === 0

export function nameIn(draft: Draft | undefined, { name }: Pick<Screen, 'name'>) {
  const value = valueIn(draft?.row, name)
  return typeof value === 'string' ? value : undefined
}

function keptNotice(id: string, draft: Draft | undefined, screen: Screen) {
  const name = nameIn(draft, screen)
  return {
    id,
    tone: 'info' as const,
    text:
      name === undefined
        ? {
            key: (draft?.id === newId ? 'screens.form.keptNew' : 'screens.form.keptAny') as TextKey,
          }
        : { key: 'screens.form.kept' as TextKey, params: { name } },
    action: 'screens.form.goBack' as const,
    otherAction: 'screens.form.discard' as const,
  }
}

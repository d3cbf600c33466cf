import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { guardLeavingFx } from '../../../browser/leaving'
import { hidePageFx } from '../../../browser/page'
import {
  pageRestored,
  pageShown,
  pageSuspended,
  readTabIdFx,
  storageChangedElsewhere,
} from '../../../browser/tabs'
import { waitFx } from '../../../browser/clock'
import { refreshFx } from '../tokens/refresh.model'
import { keepStoppedWorkFx } from '../../../browser/unfinished/stopped.model'
import { $isEnding } from './ending.model'
import { sayLastWordsFx } from '../../../browser/unfinished/lastWords.model'
import { loadAgainFx } from './loads'
import { readSessionFx, $session } from '../tokens/session.model'
import { parseFlag, type TabFlag } from '../tokens/tabFlags'

/** Spec §4: other browser tabs reload when login, logout or profile-switch flags change. */
export const supersededElsewhere = createEvent()

/** Random delay, so that many tabs do not reload in the same millisecond. */
const jitterMs = 300

const judgeFlagFx = attach({
  source: $session,
  async effect(session, flag: TabFlag): Promise<boolean> {
    const tabId = await readTabIdFx()
    return concernsThisTab(flag, { tabId, epoch: session?.ep ?? null })
  },
})

/** A suspended page may have missed the storage event, so the epochs are compared. */
const compareEpochFx = attach({
  source: $session,
  async effect(held): Promise<boolean> {
    const stored = await readSessionFx()
    return held !== null && held.ep !== stored?.ep
  },
})

const reloadSoonFx = createEffect(async (): Promise<void> => {
  await waitFx(Math.random() * jitterMs)
  await sayLastWordsFx()
  await keepStoppedWorkFx()
  // No "leave page?" prompt: staying would mean staying with a session that is over.
  await guardLeavingFx(false)
  await loadAgainFx()
})
/** Stays true: a page that has begun to load again goes on for a moment, and would load twice. */
const $isReloading = createStore(false).on(reloadSoonFx, () => true)

sample({
  clock: storageChangedElsewhere,
  filter: ({ key }) => key === null,
  target: supersededElsewhere,
})
sample({
  clock: storageChangedElsewhere.filterMap((change) => parseFlag(change) ?? undefined),
  target: judgeFlagFx,
})
sample({ clock: [pageRestored, pageShown], target: compareEpochFx })
sample({
  clock: [judgeFlagFx.doneData, compareEpochFx.doneData],
  filter: Boolean,
  target: supersededElsewhere,
})
// A page that comes back by the Back button shows nothing before it is known to be of this session,
// and nothing at all until the reload is done if it is of another.
sample({ clock: pageSuspended, fn: () => true, target: hidePageFx })
sample({
  clock: compareEpochFx.doneData,
  source: $isReloading,
  fn: (isReloading, isSuperseded) => isReloading || isSuperseded,
  target: hidePageFx,
})
// A token pair was renewed for a session that has ended or been replaced.
sample({
  clock: refreshFx.failData,
  filter: ({ kind }) => kind === 'superseded',
  fn: () => undefined,
  target: supersededElsewhere,
})
sample({
  clock: supersededElsewhere,
  source: { isEnding: $isEnding, isReloading: $isReloading },
  filter: ({ isEnding, isReloading }) => !isEnding && !isReloading,
  fn: () => undefined,
  target: reloadSoonFx,
})
// Restored from the back-forward cache after its session had ended.
sample({
  clock: pageRestored,
  source: $isEnding,
  filter: Boolean,
  fn: () => undefined,
  target: reloadSoonFx,
})

/**
 * Ignores the tab's own flag, the epoch it already lives in, and a sign-out where nobody is signed
 * in.
 */
export function concernsThisTab(
  flag: TabFlag,
  tab: { tabId: string; epoch: number | null },
): boolean {
  if (flag.tabId === tab.tabId || flag.epoch === tab.epoch) return false
  return !(flag.name === 'logout' && tab.epoch === null)
}

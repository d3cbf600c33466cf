import { attach, createEvent, createStore, sample } from 'effector'
import { appStarted } from '../../browser/appStarted'
import { readStorageFx, writeStorageFx } from '../../browser/storage'

/**
 * Notices stay until they are closed, for people who need more time to read them (WCAG 2.2.1).
 * Stored per device, as the theme is.
 */
const key = 'pref.keepNotices'

export const keepingToggled = createEvent()
export const $areNoticesKept = createStore(false).on(keepingToggled, (areKept) => !areKept)

const recallFx = attach({ effect: readStorageFx })

sample({ clock: appStarted, fn: () => ({ key }), target: recallFx })
sample({ clock: recallFx.doneData, fn: (stored) => stored === 'yes', target: $areNoticesKept })
sample({
  clock: keepingToggled,
  source: $areNoticesKept,
  fn: (areKept) => ({ key, value: areKept ? 'yes' : 'no' }),
  target: writeStorageFx,
})

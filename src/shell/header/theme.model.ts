import { attach, createEvent, createStore, sample } from 'effector'
import { appStarted } from '../../browser/appStarted'
import { setThemeFx } from '../../browser/page'
import { readStorageFx, writeStorageFx } from '../../browser/storage'
import { themes, type Theme } from '../../ui/theme/theme'

/**
 * Light, dark, or as the system is set. Stored per device, not per person: the sign-in page uses it
 * too.
 */
const key = 'pref.theme'

export const themeChosen = createEvent<Theme>()
export const $theme = createStore<Theme>('system')

const recallFx = attach({ effect: readStorageFx })

sample({ clock: appStarted, fn: () => ({ key }), target: recallFx })
sample({ clock: recallFx.doneData, fn: themeOf, target: $theme })
sample({ clock: themeChosen, target: $theme })
sample({ clock: themeChosen, fn: (value) => ({ key, value }), target: writeStorageFx })
sample({ clock: $theme, target: setThemeFx })

function themeOf(stored: string | null): Theme {
  return themes.find((theme) => theme === stored) ?? 'system'
}

import { createEffect } from 'effector'

export const setTitleFx = createEffect((title: string): void => {
  document.title = title
})

export const setPageLanguageFx = createEffect((language: string): void => {
  document.documentElement.lang = language
})

/** No theme named: the page follows the system. */
export const setThemeFx = createEffect((theme: 'light' | 'dark' | 'system'): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
})

/** Moves the reader's place to an element, as a page load would. */
export const focusElementFx = createEffect((id: string): void => {
  document.getElementById(id)?.focus({ preventScroll: true })
})

export const scrollToTopFx = createEffect((id: string): void => {
  document.getElementById(id)?.scrollTo({ top: 0 })
})

/** Told to whoever operates the app; the reader of the screen is not disturbed. */
export const logFx = createEffect((message: string): void => {
  globalThis.console.warn(message)
})

import { createEffect } from 'effector'

export const setTitleFx = createEffect((title: string): void => {
  document.title = title
})

export const setPageLanguageFx = createEffect((language: string): void => {
  document.documentElement.lang = language
  // The component library has a few words of its own, in the browser's language unless it finds another here.
  Object.assign(globalThis, { [Symbol.for('react-aria.i18n.locale')]: language })
  dispatchEvent(new Event('languagechange'))
})

/** No theme named: the page follows the system. */
export const setThemeFx = createEffect((theme: 'light' | 'dark' | 'system'): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
})

/** Custom properties of a brand, in place of the theme's; none: the theme's again. */
export const setColoursFx = createEffect((colours: Readonly<Record<string, string>>): void => {
  const { style } = document.documentElement
  for (const name of Array.from(style)) if (name.startsWith('--')) style.removeProperty(name)
  for (const [name, value] of Object.entries(colours)) style.setProperty(name, value)
})

/** Moves the reader's place to an element, as a page load would. */
export const focusElementFx = createEffect((id: string): void => {
  document.getElementById(id)?.focus({ preventScroll: true })
})

export const scrollToTopFx = createEffect((id: string): void => {
  document.getElementById(id)?.scrollTo({ top: 0 })
})

/** Nothing of it is seen until it is loaded again. */
export const hidePageFx = createEffect((): void => {
  document.documentElement.style.visibility = 'hidden'
})

/** Told to whoever operates the app; the reader of the screen is not disturbed. */
export const logFx = createEffect((message: string): void => {
  globalThis.console.warn(message)
})

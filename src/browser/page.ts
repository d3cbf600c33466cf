import { createEffect } from 'effector'

export const setTitleFx = createEffect((title: string): void => {
  document.title = title
})

export const setPageLanguageFx = createEffect((language: string): void => {
  document.documentElement.lang = language
  // The component library has texts of its own; it takes their language from here, else the
  // browser's.
  Object.assign(globalThis, { [Symbol.for('react-aria.i18n.locale')]: language })
  dispatchEvent(new Event('languagechange'))
})

/** `system`: no theme is set, and the page follows the system. */
export const setThemeFx = createEffect((theme: 'light' | 'dark' | 'system'): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
})

/** Sets a brand's custom properties over the theme's; an empty record removes them. */
export const setColoursFx = createEffect((colours: Readonly<Record<string, string>>): void => {
  const { style } = document.documentElement
  for (const name of Array.from(style)) if (name.startsWith('--')) style.removeProperty(name)
  for (const [name, value] of Object.entries(colours)) style.setProperty(name, value)
})

/** Moves the focus to an element, as a page load would. */
export const focusElementFx = createEffect((id: string): void => {
  document.getElementById(id)?.focus({ preventScroll: true })
})

/** Once what leads there is drawn, such as the tab in which it stands. */
export const seekElementFx = createEffect((id: string): void => {
  requestAnimationFrame(() => {
    const found = document.getElementById(id)
    found?.focus({ preventScroll: true })
    found?.scrollIntoView({ block: 'center' })
  })
})

export const scrollToTopFx = createEffect((id: string): void => {
  document.getElementById(id)?.scrollTo({ top: 0 })
})

/** Hides the whole page, or shows it again. */
export const hidePageFx = createEffect((isHidden: boolean): void => {
  document.documentElement.style.visibility = isHidden ? 'hidden' : ''
})

/** For developers and operators; nothing is shown to the user. */
export const logFx = createEffect((message: string): void => {
  globalThis.console.warn(message)
})

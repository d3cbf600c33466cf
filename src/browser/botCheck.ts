import { createEffect, createEvent, scopeBind } from 'effector'

export interface BotCheckPlace {
  place: HTMLElement
  scriptUrl: string
  siteKey: string
}

/** The token that proves the check was passed; valid for one sign-in. */
export const botCheckPassed = createEvent<string>()
/** The token expired, or the check failed. */
export const botCheckExpired = createEvent()

/**
 * Renders the check and returns a function that resets it. Fails if its script is blocked or there
 * is no network. The rendering code is loaded on demand.
 */
export const showBotCheckFx = createEffect(async (check: BotCheckPlace): Promise<() => void> => {
  const passed = scopeBind(botCheckPassed)
  const expired = scopeBind(botCheckExpired)
  const { drawBotCheck } = await import('./drawBotCheck')
  return drawBotCheck(check, { passed, expired })
})

export const resetBotCheckFx = createEffect((reset: () => void): void => reset())

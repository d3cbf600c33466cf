import { createEffect, createEvent, scopeBind } from 'effector'

export interface BotCheckPlace {
  place: HTMLElement
  scriptUrl: string
  siteKey: string
}

/** The token that proves it, good for one sign-in. */
export const botCheckPassed = createEvent<string>()
/** It ran out, or the check met a fault of its own. */
export const botCheckExpired = createEvent()

/**
 * Draws the check and gives what begins it anew; fails where its script is blocked or the network is gone. What draws
 * it is fetched where there is one.
 */
export const showBotCheckFx = createEffect(async (check: BotCheckPlace): Promise<() => void> => {
  const passed = scopeBind(botCheckPassed)
  const expired = scopeBind(botCheckExpired)
  const { drawBotCheck } = await import('./drawBotCheck')
  return drawBotCheck(check, { passed, expired })
})

export const resetBotCheckFx = createEffect((reset: () => void): void => reset())

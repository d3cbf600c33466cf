import { createEffect } from 'effector'

/**
 * While on, the browser asks before the page is closed or reloaded (beforeunload). It uses its own
 * text.
 */
export const guardLeavingFx = createEffect((isGuarded: boolean): void => {
  if (isGuarded) addEventListener('beforeunload', askToStay)
  else removeEventListener('beforeunload', askToStay)
})

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

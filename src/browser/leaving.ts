import { createEffect } from 'effector'

/** While this is on, the browser asks before the page is closed or reloaded. The words are the browser's. */
export const guardLeavingFx = createEffect((isGuarded: boolean): void => {
  if (isGuarded) addEventListener('beforeunload', askToStay)
  else removeEventListener('beforeunload', askToStay)
})

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

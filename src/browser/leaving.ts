import { createEffect, createStore } from 'effector'

/** While this is on, the browser asks before the page is closed or reloaded. The words are the browser's. */
export const guardLeavingFx = createEffect((isGuarded: boolean): void => {
  if (isGuarded) addEventListener('beforeunload', askToStay)
  else removeEventListener('beforeunload', askToStay)
})

/** Something would be lost: an upload or a recording runs, or there are unsaved changes. */
export const $isLeavingGuarded = createStore(false).on(guardLeavingFx, (_, isGuarded) => isGuarded)

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

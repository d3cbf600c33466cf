import { createEffect } from 'effector'

declare global {
  interface Window {
    /** Set by the page itself, before any script: where a sign-in link led, with what it carried. */
    signInLink?: string
  }
}

/** Read once: what is in it stays in no place that others read. */
export const takeSignInLinkFx = createEffect((): string | null => {
  const { signInLink = null } = window
  delete window.signInLink
  return signInLink
})

import { createEffect } from 'effector'

declare global {
  interface Window {
    /** Set by the page itself, before any script: the user name of a sign-in link. */
    signInLink?: string
  }
}

/** Read once; a password in the link is never used. */
export const takeSignInLinkFx = createEffect((): string | null => {
  const { signInLink } = window
  delete window.signInLink
  try {
    return signInLink === undefined ? null : decodeURIComponent(signInLink)
  } catch {
    return null
  }
})

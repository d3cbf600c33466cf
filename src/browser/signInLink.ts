import { createEffect } from 'effector'

declare global {
  interface Window {
    /**
     * Set by a script in the page, before any other: the address of a sign-in link, with its
     * secrets.
     */
    signInLink?: string
  }
}

/** Reads it once and removes it, so that the secrets are kept nowhere else. */
export const takeSignInLinkFx = createEffect((): string | null => {
  const { signInLink = null } = window
  delete window.signInLink
  return signInLink
})

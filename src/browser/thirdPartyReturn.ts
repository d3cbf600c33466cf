import { createEffect } from 'effector'

declare global {
  interface Window {
    /**
     * Set by a script in the page, before any other: the outcome in the fragment of the address.
     */
    thirdPartyReturn?: [kind: string, value: string]
  }
}

export interface ThirdPartyReturn {
  kind: 'ticket' | 'outcome'
  value: string
}

/** Reads it once and removes it. */
export const takeThirdPartyReturnFx = createEffect((): ThirdPartyReturn | null => {
  const { thirdPartyReturn: reported } = window
  delete window.thirdPartyReturn
  return reported
    ? { kind: reported[0] === 'ticket' ? 'ticket' : 'outcome', value: reported[1] }
    : null
})

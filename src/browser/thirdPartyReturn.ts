import { createEffect } from 'effector'

declare global {
  interface Window {
    /** Set by the page itself, before any script: what the fragment of the address carried. */
    thirdPartyReturn?: [kind: string, value: string]
  }
}

export interface ThirdPartyReturn {
  kind: 'ticket' | 'outcome'
  value: string
}

/** Read once. */
export const takeThirdPartyReturnFx = createEffect((): ThirdPartyReturn | null => {
  const { thirdPartyReturn: reported } = window
  delete window.thirdPartyReturn
  return reported
    ? { kind: reported[0] === 'ticket' ? 'ticket' : 'outcome', value: reported[1] }
    : null
})

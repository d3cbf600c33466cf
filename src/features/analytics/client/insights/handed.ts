// By what the page is opened: a code that is handed over once, or the token of a visit that goes on in this tab.

const tokenKey = 'insights.token'
/** The code in the link (spec §7). Local storage has it for five seconds only (spec §9), too short for a slow computer. */
const inLink = /^#refresh_token=(otc_[\w-]+)$/

export interface Handed {
  readonly code: string | undefined
  readonly token: string | undefined
}

/** The code is taken out of the address, so that it is not copied along. */
export function takeHanded(): Handed {
  const linked = inLink.exec(location.hash)?.[1]
  if (linked !== undefined) history.replaceState(null, '', location.pathname)
  return { code: linked, token: sessionStorage.getItem(tokenKey) ?? undefined }
}

export const keepToken = (token: string) => sessionStorage.setItem(tokenKey, token)
export const dropToken = () => sessionStorage.removeItem(tokenKey)

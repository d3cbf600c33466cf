// By what the page is opened: a code that is handed over once, or the token of a visit that goes on in this tab.

/** Where the menu puts the code for five seconds (spec §9). */
const codeKey = 'analytics.code'
const tokenKey = 'insights.token'
/** What the link of browsers carries that cannot read what was put there (spec §7). */
const inLink = /^#refresh_token=(otc_[\w-]+)$/

export interface Handed {
  readonly code: string | undefined
  readonly token: string | undefined
}

/** The code is taken out of the address, so that it is not copied along. */
export function takeHanded(): Handed {
  const linked = inLink.exec(location.hash)?.[1]
  if (linked !== undefined) history.replaceState(null, '', location.pathname)
  const put = localStorage.getItem(codeKey)?.split(':')[1]
  return { code: linked ?? put, token: sessionStorage.getItem(tokenKey) ?? undefined }
}

export const keepToken = (token: string) => sessionStorage.setItem(tokenKey, token)
export const dropToken = () => sessionStorage.removeItem(tokenKey)

/** The end of a guest's link in what was opened or pasted, also where `#` was written in another way. */
export function tokenIn(text: string): string | undefined {
  const [, inLink] = /(?:#|%23|%2523)([\w-]{22})(?![\w-])/i.exec(text) ?? []
  const [alone] = /^[\w-]{22}$/.exec(text.trim()) ?? []
  return inLink ?? alone
}

/** Apps that show pages themselves and keep the camera for themselves (work.md 6). */
export const isInApp = (userAgent: string): boolean =>
  /\b(FBAN|FBAV|FB_IAB|Instagram|Line|MicroMessenger|LinkedInApp|Snapchat|TikTok|musical_ly|BytedanceWebview)\b|; wv\)/.test(
    userAgent,
  )

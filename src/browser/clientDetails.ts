import { createEffect } from 'effector'
import { readUserAgent } from '../kit/userAgent'

/** Spec §3 Client details. The location is never requested: unknown is 0, 0. */
export const readClientDetailsFx = createEffect(() => ({
  geoLocation: { latitude: 0, longitude: 0 },
  ...readUserAgent(navigator.userAgent),
}))

/** Spec §7: Safari on macOS opens analytics by a link of its own. */
export const readIsMacSafariFx = createEffect((): boolean => isMacSafari(navigator.userAgent))

export function isMacSafari(userAgent: string): boolean {
  const { browserName, operatingSystem } = readUserAgent(userAgent)
  return browserName === 'Safari' && operatingSystem === 'macOS'
}

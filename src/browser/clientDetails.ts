import { createEffect } from 'effector'

export interface ClientDetails {
  geoLocation: { latitude: number; longitude: number }
  browserName: string
  browserVersion: string
  operatingSystem: string
}

const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /Edg\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Firefox', /Firefox\/([\d.]+)/],
  ['Chrome', /Chrome\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
]

const systems: [name: string, sign: RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
]

/** Spec §3 Client details. The place is never asked for: unknown is 0, 0. */
export const readClientDetailsFx = createEffect((): ClientDetails =>
  describeClient(navigator.userAgent),
)

/** Spec §7: Safari on macOS opens analytics by a link of its own. */
export const readIsMacSafariFx = createEffect((): boolean => isMacSafari(navigator.userAgent))

export function isMacSafari(userAgent: string): boolean {
  const { browserName, operatingSystem } = describeClient(userAgent)
  return browserName === 'Safari' && operatingSystem === 'macOS'
}

export function describeClient(userAgent: string): ClientDetails {
  const browser = browsers.find(([, sign]) => sign.test(userAgent))
  const version = browser?.[1].exec(userAgent)?.[1]
  const system = systems.find(([, sign]) => sign.test(userAgent))
  return {
    geoLocation: { latitude: 0, longitude: 0 },
    browserName: browser?.[0] ?? 'unknown',
    browserVersion: version ?? 'unknown',
    operatingSystem: system?.[0] ?? 'unknown',
  }
}

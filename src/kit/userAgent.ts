/** The first match counts: newer browsers also contain the names of older ones. */
const browsers: ReadonlyArray<readonly [name: string, sign: RegExp]> = [
  ['Edge', /\bEdgA?\/([\d.]+)/],
  ['Opera', /\bOPR\/([\d.]+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|\bCriOS)\/([\d.]+)/],
  ['Safari', /\bVersion\/([\d.]+).*Safari\//],
]

const systems: ReadonlyArray<readonly [name: string, sign: RegExp]> = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
]

/** Browser and system in words that people recognise; 'unknown' if there is no match. */
export function readUserAgent(userAgent: string) {
  const browser = browsers.find(([, sign]) => sign.test(userAgent))
  return {
    browserName: browser?.[0] ?? 'unknown',
    browserVersion: browser?.[1].exec(userAgent)?.[1] ?? 'unknown',
    operatingSystem: systems.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'unknown',
  }
}

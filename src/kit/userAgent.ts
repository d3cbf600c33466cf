/** The first sign that fits counts: those who come later write the names of those before into theirs. */
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

/** What a browser says of itself, in words a person knows their device by; 'unknown' where it says nothing known. */
export function readUserAgent(userAgent: string) {
  const browser = browsers.find(([, sign]) => sign.test(userAgent))
  return {
    browserName: browser?.[0] ?? 'unknown',
    browserVersion: browser?.[1].exec(userAgent)?.[1] ?? 'unknown',
    operatingSystem: systems.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'unknown',
  }
}

/** What a browser says of itself, in two words a person knows their device by. The first sign that fits counts. */
const browsers: ReadonlyArray<readonly [name: string, sign: RegExp]> = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*Safari\//],
]

const systems: ReadonlyArray<readonly [name: string, sign: RegExp]> = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
]

export function deviceOf(userAgent: string) {
  return { browserName: firstOf(browsers, userAgent), operatingSystem: firstOf(systems, userAgent) }
}

const firstOf = (signs: typeof browsers, userAgent: string) =>
  signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'unknown'

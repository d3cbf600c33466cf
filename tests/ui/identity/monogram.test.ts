import { expect, test } from 'vitest'
import { hueOf, hues, initialsOf } from '../../../src/ui/identity/monogram'

test.each([
  ['Maya Lindqvist', 'ML'],
  ['Jan van der Berg', 'JB'],
  ['(locked) Meridian Logistics', 'ML'],
  ['maya', 'M'],
  ['cm@demo.example', 'CE'],
  ['  Halden   Group ', 'HG'],
  ['Ärzte & Ötzi', 'ÄÖ'],
  ['李 明', '李明'],
  ['—', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a name keeps its hue', () => {
  expect(hueOf('Maya Lindqvist')).toBe(hueOf('Maya Lindqvist'))
})

test('many names use every hue', () => {
  const used = new Set(Array.from({ length: 200 }, (_, at) => hueOf(`Person ${at}`)))
  expect(used.size).toBe(hues.length)
})

test.each(hues)('white reads on hue %i', (hue) => {
  // Lightness and chroma of Avatar.module.css and Logo.module.css.
  expect(1.05 / (luminanceOfOklch(0.47, 0.105, hue) + 0.05)).toBeGreaterThanOrEqual(4.5)
})

/** Relative luminance of an oklch colour, by the matrices of CSS Color 4. */
function luminanceOfOklch(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short
  const green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short
  const blue = -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short
  const [r, g, b2] = [red, green, blue].map((value) => Math.min(1, Math.max(0, value)))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b2!
}

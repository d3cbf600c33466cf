import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastOf, parseColour } from '../../../codegen/overlay/colour'
import { faultsOf, nearestReadable, paletteOf } from '../../../codegen/overlay/palette'
import { surfaces, texts, type Theme } from '../../../codegen/overlay/surfaces'
import { projectRoot } from '../../support/projectRoot'
import { sized } from '../../support/sizes'

const themes: readonly Theme[] = ['light', 'dark']
const colour = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

/** The colour itself, or the shade that is suggested in its place. */
const acceptable = (hex: string, theme: Theme) =>
  faultsOf({ light: '#2c5fdd', dark: '#3569e7', [theme]: hex }).length === 0
    ? hex
    : nearestReadable(hex, theme)!

const ratio = (one: string, other: string) => contrastOf(parseColour(one), parseColour(other))

test.each([
  { one: '#ffffff', other: '#000000', is: 21 },
  { one: '#777777', other: '#ffffff', is: 4.48 },
  { one: '#2c5fdd', other: '#ffffff', is: 5.51 },
])('$one on $other has the contrast $is of WCAG 2.2', ({ one, other, is }) => {
  expect(ratio(one, other)).toBeCloseTo(is, 1)
  expect(ratio(other, one)).toBe(ratio(one, other))
})

test.each(Object.entries({ ...surfaces, ...texts }))(
  'the compiler knows --%s as the theme has it',
  (name, { light, dark }) => {
    const css = readFileSync(join(projectRoot, 'src/ui/theme/tokens.css'), 'utf8')
    expect(css).toMatch(new RegExp(`--${name}:\\s*light-dark\\(${light}, ${dark}\\)`))
  },
)

describe('an accent that is accepted, or suggested where one is not,', () => {
  test('leaves everything readable in both themes', () => {
    fc.assert(
      fc.property(colour, colour, (...drawn) => {
        const [light, dark] = themes.map((theme, at) => acceptable(drawn[at]!, theme))
        expect(faultsOf({ light: light!, dark: dark! })).toEqual([])
        const palette = paletteOf({ light: light!, dark: dark! })
        for (const theme of themes) {
          const shade = (name: string) => palette[theme][name]!
          const grounds = Object.values(surfaces).map((surface) => surface[theme])
          const tinted = [...grounds, shade('bg-selected'), shade('accent-soft')]
          for (const name of ['accent', 'accent-hover', 'accent-pressed'])
            expect(ratio('#ffffff', shade(name))).toBeGreaterThanOrEqual(4.5)
          for (const name of ['fg-link', 'accent-soft-fg'])
            for (const checkContext of tinted)
              expect(ratio(shade(name), checkContext)).toBeGreaterThanOrEqual(4.5)
          for (const text of Object.values(texts))
            expect(ratio(text[theme], shade('bg-selected'))).toBeGreaterThanOrEqual(4.5)
          for (const name of ['accent', 'focus'])
            for (const checkContext of grounds)
              expect(ratio(shade(name), checkContext)).toBeGreaterThanOrEqual(3)
        }
      }),
      sized(500),
    )
  })

  test("is the product's own", () => {
    expect(faultsOf({ light: '#2c5fdd', dark: '#3569e7' })).toEqual([])
  })
})

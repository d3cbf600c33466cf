import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Rgba = readonly [red: number, green: number, blue: number, alpha: number]
type Pair = readonly [text: string, ground: string, atLeast: number, under?: string]

const css = readFileSync(new URL('../../../src/ui/theme/tokens.css', import.meta.url), 'utf8')
const tokens = readTokens(css)

const surfaces = ['bg-app', 'bg-panel', 'bg-sunken', 'bg-raised', 'bg-overlay']
const onEach = (texts: string[], grounds: string[], atLeast: number): Pair[] =>
  grounds.flatMap((ground) => texts.map((text): Pair => [text, ground, atLeast]))
const overEach = (texts: string[], ground: string, atLeast: number): Pair[] =>
  surfaces.flatMap((under) => texts.map((text): Pair => [text, ground, atLeast, under]))

const statusTexts = ['ok-fg', 'warn-fg', 'danger-fg', 'info-fg']
const data = Array.from({ length: 8 }, (_, at) => `data-${at + 1}`)

/** Text needs 4.5:1 (WCAG 1.4.3), edges of controls, rings and marks 3:1 (1.4.11). */
const pairs: Pair[] = [
  ...onEach(['fg-default', 'fg-muted', 'fg-subtle', 'fg-link'], [...surfaces, 'bg-selected'], 4.5),
  ...overEach(['fg-default', 'fg-muted', 'fg-subtle'], 'bg-hover', 4.5),
  ...overEach(['fg-muted'], 'bg-pressed', 4.5),
  ...onEach(['line-control', 'focus', 'accent', 'record'], surfaces, 3),
  ...onEach(['accent-fg'], ['accent', 'accent-hover', 'accent-pressed', 'danger'], 4.5),
  ['accent-soft-fg', 'accent-soft', 4.5],
  ['fg-inverse', 'bg-inverse', 4.5],
  ['ok-fg', 'ok-soft', 4.5],
  ['warn-fg', 'warn-soft', 4.5],
  ['danger-fg', 'danger-soft', 4.5],
  ['info-fg', 'info-soft', 4.5],
  ...onEach(statusTexts, surfaces, 4.5),
  ['rail-fg', 'rail-bg', 4.5],
  ['rail-fg', 'rail-hover', 4.5, 'rail-bg'],
  ['rail-fg-active', 'rail-active', 4.5, 'rail-bg'],
  ['rail-focus', 'rail-bg', 3],
  ['record', 'rail-bg', 3],
  ['rail-fg-active', 'record', 3],
  ['rail-fg-active', 'record-hover', 3],
  ...onEach(data, surfaces, 3),
  // A badge on the brightest picture there can be.
  ['media-fg', 'media-badge', 4.5, 'media-fg'],
]

const cases = (['light', 'dark'] as const).flatMap((theme) =>
  pairs.map(([text, ground, atLeast, under]) => ({ theme, text, ground, atLeast, under })),
)

test('every pair of the design is looked at', () => {
  expect(cases).toHaveLength(284)
})

test.each(cases)(
  'in $theme, $text on $ground over $under has at least $atLeast:1',
  ({ theme, text, ground, atLeast, under = 'bg-app' }) => {
    const base = color(under, theme)
    const behind = blend(color(ground, theme), base)
    const before = blend(color(text, theme), behind)
    expect(contrast(before, behind)).toBeGreaterThanOrEqual(atLeast)
  },
)

function color(token: string, theme: 'light' | 'dark'): Rgba {
  const value = tokens.get(token)
  if (!value) throw new Error(`tokens.css has no colour --${token}`)
  return parse(value[theme])
}

function readTokens(text: string) {
  const found = new Map<string, { light: string; dark: string }>()
  const declaration = /--([\w-]+):\s*(light-dark\(.+?\)|#[\da-f]{6}|rgb\([^)]*\));/g
  for (const [, name = '', value = ''] of text.matchAll(declaration)) {
    const [light = value, dark = light] = value.match(/#[\da-f]{6}|rgb\([^)]*\)/g) ?? []
    found.set(name, { light, dark })
  }
  return found
}

function parse(value: string): Rgba {
  if (value.startsWith('#')) {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(value.slice(at, at + 2), 16),
    )
    return [red, green, blue, 1]
  }
  const [red = 0, green = 0, blue = 0, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue, alpha]
}

function blend([red, green, blue, alpha]: Rgba, [r, g, b]: Rgba): Rgba {
  const mix = (above: number, below: number) => above * alpha + below * (1 - alpha)
  return [mix(red, r), mix(green, g), mix(blue, b), 1]
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: Rgba, other: Rgba): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue]
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { interAdvances } from '../../../../codegen/check/labels/interAdvances'
import { widthOf } from '../../../../codegen/check/labels/widthOf'
import config from '../../../playwright.config'
import { projectRoot } from '../../../support/projectRoot'

const font = readFileSync(
  join(projectRoot, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
)

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch(config.use?.launchOptions)
  page = await browser.newPage()
  await page.setContent(`<style>
    @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font.toString('base64')}) }
    span { display: inline-block; white-space: pre }
  </style>`)
})

afterAll(() => browser.close())

/** How wide the browser draws words, kerning and all. */
const drawn = (words: readonly string[], weight: number, px: number) =>
  page.evaluate(
    async ({ shown, font: style }) => {
      await document.fonts.load(style)
      return shown.map((each) => {
        const span = document.createElement('span')
        span.style.font = style
        span.textContent = each
        document.body.append(span)
        return span.getBoundingClientRect().width
      })
    },
    { shown: words, font: `${weight} ${px}px Inter` },
  )

const labels = [
  'Organization',
  'Integrations',
  'Command Center',
  'Einstellungen',
  'Übergrößen-Façade',
  'AVATAR & Töne, 24/7',
  'Wiederherstellungsaufträge',
]

describe.each([500, 600] as const)('a rail label of weight %i', (weight) => {
  test('is as wide as the browser draws it; kerning makes it a little narrower at most', async () => {
    const real = await drawn(labels, weight, 10.5)
    for (const [index, width] of real.entries()) {
      const ratio = widthOf(labels[index]!, weight, 10.5) / width
      expect(ratio).toBeGreaterThan(0.995)
      expect(ratio).toBeLessThan(labels[index]!.startsWith('AVA') ? 1.05 : 1.01)
    }
  })

  test('has letters whose advances are still those of the font', async () => {
    const letters = Array.from({ length: 0x100 - 0x20 }, (_, index) => 0x20 + index)
      .filter((code) => (code < 0x7f || code >= 0xa0) && code !== 0xad)
      .map((code) => String.fromCharCode(code))
    const real = await drawn(letters, weight, 1000)
    const changed = letters.filter(
      (letter, index) => Math.abs(widthOf(letter, weight, 1000) - real[index]!) > 1,
    )
    expect(changed).toEqual([])
    expect(interAdvances[weight]).toHaveLength(letters.length + 1)
  })
})

test('a letter outside the table counts as the one it derives from, or as a full em', () => {
  expect(widthOf('ś', 500, 10)).toBe(widthOf('s', 500, 10))
  expect(widthOf('録', 500, 10)).toBe(10)
})

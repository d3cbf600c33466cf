import type { Page } from '@playwright/test'
import { languages } from '../../generated/facts/app'
import { customers, people } from '../../src/main/demo/cast'
import { demoVideos } from '../../src/main/demo/videos'
import { pseudoWords } from '../../src/kit/pseudoWords'
import { initialsOf } from '../../src/ui/identity/monogram'

/**
 * From now on the page gets the pseudo-language in place of English, without the program knowing.
 */
export const speakPseudo = (page: Page) =>
  page.route(/\/assets\/i18n\/en(\/[a-z-]+)?\.json$/, async (route) => {
    const response = await route.fetch()
    const words = (await response.json()) as Record<string, string>
    await route.fulfill({ response, json: pseudoWords(words) })
  })

const names = [...Object.values(customers), ...Object.values(people)].map(({ name }) => name)
const places = Object.values(customers).flatMap(({ city, state, zip }) => [city, state, zip])

/** What people and customers wrote, and "N/A", which the specification prescribes (§3). */
const data = [
  ...names,
  ...names.map(initialsOf),
  ...places.flatMap((part) => part ?? []),
  ...Object.keys(people),
  ...demoVideos.map(({ title }) => title),
  // Each language is shown by its own name.
  ...languages.map(({ name }) => name),
  'N/A',
  // Texts of the component library, in the languages it supports.
  'Dismiss',
]

/** Visible or accessible words that no text of the product contains, with their elements. */
export async function findUntranslated(page: Page): Promise<string[]> {
  const spoken = await page.evaluate(collectWords)
  // What people wrote stands in a <bdi>, and may be repeated in a label beside it.
  const written = (await page.locator('bdi').allTextContents()).filter((text) => text !== '')
  const known = [...data, ...written].sort((a, b) => b.length - a.length)
  return spoken.filter((line) => {
    const words = line.slice(line.indexOf(': '))
    return /\p{L}/u.test(withoutData(withoutTexts(words), known))
  })
}

/** Texts may contain one another, so the innermost are removed first. */
function withoutTexts(words: string): string {
  const less = words.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')
  return less === words ? words : withoutTexts(less)
}

const withoutData = (words: string, known: readonly string[]) =>
  known
    .reduce((left, each) => left.replaceAll(each, ' '), words)
    // Sizes as Intl formats them.
    .replaceAll(/\d (byte|kB|MB|GB)\b/g, ' ')

/**
 * Runs in the page. Times are formatted by Intl in the page's language; <bdi> contains what people
 * wrote.
 */
function collectWords(): string[] {
  const said = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title']
  const written = new Set(
    [...document.body.querySelectorAll('bdi')].map(({ textContent }) => textContent),
  )
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) => element.checkVisibility() && !element.closest('time, script, noscript, bdi'),
    )
    .flatMap((element) => {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const where = `${element.localName}.${element.classList[0] ?? ''}`
      return [
        `${where}: ${own.map(({ textContent }) => textContent).join('')}`,
        ...said.flatMap((name) => {
          const value = element.getAttribute(name)
          return value === null || written.has(value) ? [] : `${where}[${name}]: ${value}`
        }),
      ]
    })
}

/** The texts of such elements that are cut off or overflow their container. */
export const findClipped = (page: Page, kinds: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const visible = [...document.body.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility(),
    )
    return visible
      .filter((element) => {
        if (element.clientWidth <= 1 || element.textContent === '') return false
        const isCut = element.scrollWidth > element.clientWidth + 1
        const { right } = element.getBoundingClientRect()
        return isCut || right > document.documentElement.clientWidth + 1
      })
      .map((element) => `${element.localName}.${element.classList[0]}: ${element.textContent}`)
  }, kinds)

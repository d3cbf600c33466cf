/** What notices said, whether or not they are still there. */
import { expect, type BrowserContext, type Page } from '@playwright/test'

/** Notices of this context stay until they are closed, and all they say is kept, across reloads too. */
export function listen(context: BrowserContext): void {
  // A context that is closed at once has no pages.
  context.addInitScript(keepWhatIsSaid).catch(() => {})
}

const answered = new WeakMap<Page, Set<number>>()

/**
 * Waits until a notice has said this, and returns all it said. Each notice answers once, so that the
 * second "saved" is waited for as well.
 */
export async function said(page: Page, words: string | RegExp): Promise<string> {
  const before = answered.get(page) ?? new Set()
  answered.set(page, before)
  const isMeant = (text: string) =>
    typeof words === 'string' ? text.includes(words) : words.test(text)
  const rest = async () => (await heardIn(page)).map((text, at) => (before.has(at) ? '' : text))
  const matching =
    typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words)
  await expect.poll(rest, { message: `Notices say ${words}` }).toContainEqual(matching)
  const texts = await rest()
  const at = texts.findIndex(isMeant)
  before.add(at)
  return texts[at] ?? ''
}

/** A page that is being left is asked again once the next one is there. */
const heardIn = (page: Page): Promise<string[]> =>
  page
    .evaluate(() => (window as { heardNotices?: () => string[] }).heardNotices?.() ?? [])
    .catch(() => [])

function keepWhatIsSaid(): void {
  const key = 'test.said'
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const attempt = <T>(act: () => T, otherwise: T): T => {
    try {
      return act()
    } catch {
      // The page belongs to another origin, or its storage is blocked.
      return otherwise
    }
  }
  attempt(
    () =>
      localStorage.getItem('pref.keepNotices') ?? localStorage.setItem('pref.keepNotices', 'yes'),
    null,
  )
  const texts = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], [])
  const seen = new WeakSet<Element>()
  const look = () => {
    // The newest stands first.
    const fresh = [...document.querySelectorAll('section [role="status"] > ol > li p')]
      .filter((notice) => !seen.has(notice))
      .toReversed()
    for (const notice of fresh) {
      seen.add(notice)
      texts.push((notice.textContent ?? '').replace(/\s+/g, ' '))
    }
    if (fresh.length > 0)
      attempt(() => sessionStorage.setItem(key, JSON.stringify(texts)), undefined)
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
  Object.assign(window, { heardNotices: () => texts })
}

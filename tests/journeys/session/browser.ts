import type { Page } from '@playwright/test'
import type { StoredSession } from '../../../src/session/client/tokens/storedSession'
import { expect, test as base } from '../studio'
import { keepSession, type Keeping } from './stored'
import { watchWire, type Wire } from './wire'

/** A browser with a stored token pair, and the requests it sends. */
export const test = base.extend<{
  signedIn: (person: string, keeping?: Keeping) => Promise<StoredSession>
  wire: Wire
}>({
  // A service worker of the page would answer before the replies that the tests inject.
  serviceWorkers: 'block',
  signedIn: async ({ context }, use) =>
    use((person, keeping) => keepSession(context, person, keeping)),
  wire: async ({ context }, use) => use(watchWire(context)),
})

export { expect }

/** How many pages of this origin wait for the refresh of another one. */
export function waitingForRefresh(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query()
    return pending.filter(({ name }) => name === 'auth.refresh').length
  })
}

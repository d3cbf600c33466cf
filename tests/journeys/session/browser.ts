import type { Page } from '@playwright/test'
import type { StoredSession } from '../../../src/session/client/tokens/storedSession'
import { expect, test as base } from '../studio'
import { keepSession, type Keeping } from './stored'
import { watchWire, type Wire } from './wire'

/** One browser of a person whose pair is stored, and what leaves it. */
export const test = base.extend<{
  signedIn: (person: string, keeping?: Keeping) => Promise<StoredSession>
  wire: Wire
}>({
  // A worker of the page's own would answer before the replies that are put in here.
  serviceWorkers: 'block',
  signedIn: async ({ context }, use) =>
    use((person, keeping) => keepSession(context, person, keeping)),
  wire: async ({ context }, use) => use(watchWire(context)),
})

export { expect }

/** Pages of this origin that wait for the refresh of another. */
export function waitingForRefresh(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query()
    return pending.filter(({ name }) => name === 'auth.refresh').length
  })
}

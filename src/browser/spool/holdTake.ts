/** Another tab records or sends this take. */
export class TakeHeld extends Error {}

export interface Hold {
  release(): void
}

const lockPrefix = 'take:'

/**
 * A take lives as long as this lock: the browser frees it with the tab, however that ends. Without
 * Web Locks every take counts as free.
 */
export function holdTake(folder: readonly string[]): Promise<Hold> {
  const { locks } = navigator
  if (!locks) return Promise.resolve({ release: () => undefined })
  return new Promise((held, refused) => {
    locks
      .request(lockPrefix + folder.at(-1), { ifAvailable: true }, (lock) => {
        if (!lock) return refused(new TakeHeld())
        return new Promise<void>((release) => held({ release }))
      })
      .catch(refused)
  })
}

export async function heldTakes(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = held.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name] : []))
  return new Set(names.map((name) => name.slice(lockPrefix.length)))
}

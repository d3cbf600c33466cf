import { createEffect } from 'effector'
import { readTabIdFx } from '../tabs'
import { parseWorks, type UnfinishedWork } from './unfinishedWork'

/**
 * Other tabs read what is unfinished here from the name of a lock, because a lock is released when
 * its tab is closed or crashes. Without Web Locks (an insecure context, an old browser) a tab knows
 * only its own work.
 */
let letGo = (): void => undefined

export const showOtherTabsFx = createEffect(
  async (works: readonly UnfinishedWork[]): Promise<void> => {
    const name = `unfinished:${await readTabIdFx()}:${JSON.stringify(works)}`
    const letGoLast = letGo
    const isOver = new Promise<void>((over) => (letGo = over))
    if (works.length === 0) return letGoLast()
    // The new lock is taken before the old one is released, so that there is always one. Shared,
    // because both may have the same name.
    void globalThis.navigator?.locks
      ?.request(name, { mode: 'shared' }, () => {
        letGoLast()
        return isOver
      })
      .catch(() => undefined)
  },
)

export const readOtherTabsFx = createEffect(async (): Promise<readonly UnfinishedWork[]> => {
  const tabId = await readTabIdFx()
  const { held = [] } = (await globalThis.navigator?.locks?.query()) ?? {}
  const byTab = new Map(held.map(({ name = '' }) => readName(name)))
  return [...byTab].flatMap(([id, works]) => (id === tabId ? [] : works))
})

function readName(name: string): [tabId: string, works: readonly UnfinishedWork[]] {
  const [, tabId = '', text = '[]'] = /^unfinished:(\w+):(.*)$/.exec(name) ?? []
  return [tabId, parseWorks(text)]
}

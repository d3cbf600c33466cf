import { join } from 'node:path'
import { rememberFolder } from '../../../codegen/live/rememberFolder'
import { watchFolder } from '../../../codegen/live/watchFolder'
import type { House } from '../../../codegen/read/house'
import { readHouse } from '../../../codegen/read/readHouse'

export interface Sources {
  /** Facts about the files in src/, read again only after a change. */
  house(): House
  subscribe(listener: (changed: { readonly isOfTheServer: boolean }) => void): void
}

const isSource = (path: string) => /\.(ts|tsx|mjs|sql)$/.test(path)

/** Server code and code shared with it; the page's own code is watched by Vite. */
const isOfTheServer = (path: string) =>
  !/(^|\/)client\/|\.tsx$|^(ui|browser|calls|shell|workbench)\/|^main\/(dev|live|build|workbench|vite)/.test(
    path,
  )

/** Watches the sources while they are edited. */
export function watchSources(root: string): Sources {
  const folder = join(root, 'src')
  const look = rememberFolder(folder, isSource)
  const listeners = new Set<Parameters<Sources['subscribe']>[0]>()
  let house: House | undefined
  look()
  watchFolder(folder, () => {
    const { changed } = look()
    if (changed.length === 0) return
    house = undefined
    for (const listener of listeners) listener({ isOfTheServer: changed.some(isOfTheServer) })
  })
  return {
    house: () => (house ??= readHouse(root)),
    subscribe: (listener) => void listeners.add(listener),
  }
}

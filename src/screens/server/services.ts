import type { Importing } from './imports/importRows'
import type { List } from './list'

/** What screens need of main. */
export interface ScreensServices {
  /** The words of one language that a feature's screens say, by key. */
  words(language: string, feature: string): Promise<Readonly<Record<string, string>>>
  /** All lists of the product, by the ids of their calls. */
  readonly lists: ReadonlyMap<string, List>
  /** All imports of the product, likewise. */
  readonly imports: ReadonlyMap<string, Importing>
}

declare module '../../server/services' {
  interface Services {
    readonly screens: ScreensServices
  }
}

/** The lists and imports among these handlers: each leaves itself with its handler. */
export function listsAmong(
  handlers: Readonly<Record<string, unknown>>,
): Pick<ScreensServices, 'lists' | 'imports'> {
  const all = Object.values(handlers).filter((handler) => typeof handler === 'function')
  const lists = all.flatMap((each) => ('list' in each ? [each.list as List] : []))
  const imports = all.flatMap((each) => ('importing' in each ? [each.importing as Importing] : []))
  return {
    lists: new Map(lists.map((list) => [list.callId, list])),
    imports: new Map(imports.map((importing) => [importing.callId, importing])),
  }
}

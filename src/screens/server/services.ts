import type { List } from './list'

/** What screens need of main. */
export interface ScreensServices {
  /** The words of one language that a feature's screens say, by key. */
  words(language: string, feature: string): Promise<Readonly<Record<string, string>>>
  /** All lists of the product, by the ids of their calls. */
  readonly lists: ReadonlyMap<string, List>
}

declare module '../../server/services' {
  interface Services {
    readonly screens: ScreensServices
  }
}

/** The lists among these handlers: `defineList` leaves each with its handler. */
export function listsAmong(handlers: Readonly<Record<string, unknown>>): Map<string, List> {
  const lists = Object.values(handlers).flatMap((handler) => {
    const isListHandler = typeof handler === 'function' && 'list' in handler
    return isListHandler ? [handler.list as List] : []
  })
  return new Map(lists.map((list) => [list.callId, list]))
}

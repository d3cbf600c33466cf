import { createContext, use, useSyncExternalStore } from 'react'
import type { Translate } from '../../../browser/text/createTranslate'
import type { GuestPageModel, PageState } from './page'
import type { Store } from '../../../kit/createStore'

export interface Visiting {
  readonly page: GuestPageModel
  readonly say: Translate
}

export const GuestContext = createContext<Visiting | null>(null)

export function useGuest(): Visiting & PageState {
  const visiting = use(GuestContext)
  if (!visiting) throw new Error('There is no guest.')
  const state = useSyncExternalStore(visiting.page.subscribe, visiting.page.read)
  return { ...visiting, ...state }
}

export const useStore = <State>({ subscribe, read }: Pick<Store<State>, 'read' | 'subscribe'>) =>
  useSyncExternalStore(subscribe, read)

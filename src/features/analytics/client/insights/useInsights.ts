import { createContext, use, useSyncExternalStore } from 'react'
import type { Translate } from '../../../../browser/text/createTranslate'
import type { InsightsModel, InsightsState } from './page'

export interface Looking {
  readonly page: InsightsModel
  readonly t: Translate
  readonly language: string
}

export const InsightsContext = createContext<Looking | null>(null)

export function useInsights(): Looking & InsightsState {
  const looking = use(InsightsContext)
  if (!looking) throw new Error('Nobody looks at analytics.')
  const state = useSyncExternalStore(looking.page.subscribe, looking.page.read)
  return { ...looking, ...state }
}

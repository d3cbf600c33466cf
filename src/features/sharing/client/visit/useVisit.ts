import { createContext, use, useSyncExternalStore } from 'react'
import type { Translate } from '../../../../browser/text/createTranslate'
import type { Visit, VisitState } from './visit'

export interface Visiting {
  readonly visit: Visit
  readonly say: Translate
}

export const VisitContext = createContext<Visiting | null>(null)

export function useVisit(): Visiting & VisitState {
  const visiting = use(VisitContext)
  if (!visiting) throw new Error('There is no visit.')
  const state = useSyncExternalStore(visiting.visit.subscribe, visiting.visit.read)
  return { ...visiting, ...state }
}

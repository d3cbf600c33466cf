import { useUnit } from 'effector-react'
import { createContext, useContext } from 'react'
import type { Screen } from '../../../../generated/facts/screen'
import type { FormModel } from '../form/createFormModel'
import type { Parts } from '../parts'
import type { ListModel } from './createListModel'

/** What the views of a screen are drawn from. */
export interface ScreenViews {
  readonly list: ListModel
  readonly form: FormModel
  readonly parts: Parts
}

export const ListContext = createContext<ScreenViews | null>(null)

export function useList(): ScreenViews {
  const views = useContext(ListContext)
  if (!views) throw new Error('A view of a list stands outside its screen.')
  return views
}

/** The screen with the customer's own fields. */
export const useScreen = (): Screen => useUnit(useList().list.$screen)

import { useUnit } from 'effector-react'
import { $translate, type Translate } from './text.model'

export function useText(): Translate {
  return useUnit($translate)
}

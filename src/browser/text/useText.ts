import { useUnit } from 'effector-react'
import type { Translate } from './createTranslate'
import { $translate } from './text.model'

export function useText(): Translate {
  return useUnit($translate)
}

import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import type { TextKey } from '../../../../generated/facts/text'
import { $language } from '../../../browser/text/text.model'
import { useText } from '../../../browser/text/useText'

export interface Say {
  /** Says a text whose key comes from the manifest. */
  (key: TextKey, params?: Readonly<Record<string, string | number>>): string
  /** Names in one line, as the language puts them. */
  list(names: readonly string[], by: 'and' | 'or'): string
}

export function useSay(): Say {
  const t = useText()
  const language = useUnit($language)
  return useMemo(() => {
    const list = (names: readonly string[], by: 'and' | 'or') =>
      new Intl.ListFormat(language, {
        type: by === 'or' ? 'disjunction' : 'conjunction',
      }).format(names)
    return Object.assign(t as (key: TextKey, params?: object) => string, { list })
  }, [t, language])
}

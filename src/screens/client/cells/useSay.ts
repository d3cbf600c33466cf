import { useMemo } from 'react'
import type { TextKey } from '../../../../generated/facts/text'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'

export type Params = Readonly<Record<string, string | number>>
/** Says a text whose key comes from the screen's facts; a {count} is written as the language does. */
export type Say = (key: TextKey, params?: Params) => string
export type Format = ReturnType<typeof useFormat>

type SayFreely = (key: TextKey, params?: object) => string

export function useSay(): Say {
  const t = useText()
  const { count: format } = useFormat()
  return useMemo(() => {
    const say = t as SayFreely
    return (key, params) => {
      if (typeof params?.['count'] !== 'number') return say(key, params)
      // The number itself decides on the plural.
      const shown = params['shownCount'] ?? format(params['count'])
      return say(key, { ...params, replace: { ...params, count: shown } })
    }
  }, [t, format])
}

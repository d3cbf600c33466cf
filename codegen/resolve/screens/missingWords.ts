import type { Manifest } from '../../read/manifest'
import { flatten } from '../words'
import type { ScreenParts } from './screenParts'
import { screenWords } from './screenWords'

/** The keys a screen needs that a language lacks; plurals by both of their forms. */
export function missingWords(screen: ScreenParts, { texts }: Manifest, language: string): string[] {
  const known = texts.filter((text) => text.language === language).map(({ text }) => flatten(text))
  const has = (key: string) => known.some((words) => words.has(key))
  return screenWords(screen).flatMap(({ key, isPlural, isOptional }) => {
    if (isOptional) return []
    if (!isPlural) return has(key) ? [] : [key]
    return has(`${key}_other`) ? [] : [`${key}_one`, `${key}_other`]
  })
}

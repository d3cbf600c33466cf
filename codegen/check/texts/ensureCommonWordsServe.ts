import { problem, type Problem } from '../../problems/problem'
import type { Manifest } from '../../read/manifest'
import { commonKeys, createWritten } from '../../resolve/screens/commonWords'
import { screensOf } from '../../resolve/screens/screenParts'
import { screenWords } from '../../resolve/screens/screenWords'
import { baseKey, isCommon, ownWords } from '../../resolve/words'

/** How many screens have to say a common word, one of all features or of one. */
const fewest = (key: string) => (key.startsWith('common.') ? 3 : 2)

/** Common words are said by several screens, and none of them repeats one. */
export function ensureCommonWordsServe(manifest: Manifest): Problem[] {
  const home = manifest.texts.filter(({ language }) => language === manifest.app.languages.default)
  const placed = home.flatMap((text) =>
    ownWords(text).map((word) => ({ file: text.file, ...word })),
  )
  if (!placed.some(({ key }) => isCommon(key))) return []
  const taken = home.flatMap(({ common }) => [...(common?.values() ?? [])])
  const repeated = repeatedIn(manifest)
  const seen = new Set<string>()
  return placed.flatMap(({ file, key, path }) => {
    const base = baseKey(key)
    if (seen.has(base)) return []
    seen.add(base)
    const told = (code: 'TEXT-REPEATED' | 'TEXT-RARE', message: string) =>
      problem(code, file, ['text', ...path], message, { at: 'key' })
    const same = repeated.get(base)
    if (same !== undefined)
      return told('TEXT-REPEATED', `The text ${base} says what ${same} says; leave it out.`)
    if (!isCommon(key)) return []
    const count = taken.filter((each) => each === key).length
    if (count >= fewest(base)) return []
    return told(
      'TEXT-RARE',
      `Screens that have the common text ${base}: ${count}; below ${fewest(base)} they say it themselves.`,
    )
  })
}

/** Texts without which the same would be said, and by which. */
function repeatedIn(manifest: Manifest): Map<string, string> {
  const languages = Object.keys(manifest.app.languages.offered)
  const written = createWritten(manifest.texts)
  const repeated = new Map<string, string>()
  for (const screen of screensOf(manifest))
    for (const { key, isPlural, isOptional } of screenWords(screen)) {
      if (isOptional) continue
      const [first, next] = [key, ...commonKeys(screen, key)]
        .map((each) => ({
          key: each,
          said: languages.map((language) =>
            written(screen, language, each, isPlural)
              .map(({ word }) => word)
              .join('\n'),
          ),
        }))
        .filter(({ said }) => said.some((words) => words !== ''))
      if (!first || !next) continue
      if (first.said.every((words, at) => words === '' || words === next.said[at]))
        repeated.set(first.key, next.key)
    }
  return repeated
}

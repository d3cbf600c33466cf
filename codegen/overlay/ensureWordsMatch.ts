import { problem, type Problem } from '../problems/problem'
import type { Manifest } from '../read/manifest'
import type { Overlay } from '../read/overlay'
import { flatten } from '../resolve/words'

/** Other words take the same values, and a text that is another in one language is another in all. */
export function ensureWordsMatch({ texts }: Manifest, { file, words = {} }: Overlay): Problem[] {
  const keys = new Set(Object.values(words).flatMap((own) => Object.keys(own)))
  if (keys.size === 0) return []
  return texts.flatMap(({ language, text, file: home }) => {
    const own = words[language] ?? {}
    const base = flatten(text)
    const missing = [...keys].filter((key) => own[key] === undefined && base.has(key))
    return [
      ...(missing.length === 0
        ? []
        : [
            problem(
              'TEXT-MISSING',
              file,
              words[language] ? ['words', language] : ['words'],
              `This overlay says ${missing.join(', ')} in other languages, but not in ${language}.`,
              { at: 'key' },
            ),
          ]),
      ...Object.entries(own).flatMap(([key, word]) => {
        const wanted = valuesOf(base.get(key) ?? word)
        if (wanted.join() === valuesOf(word).join()) return []
        return problem(
          'TEXT-PARAMETERS',
          file,
          ['words', language, key],
          `The text ${key} must have ${wanted.join(', ') || 'no parameters'}, as in ${home}.`,
        )
      }),
    ]
  })
}

const valuesOf = (word: string) =>
  [...new Set([...word.matchAll(/\{\w+\}/g)].map(([value]) => value))].sort()

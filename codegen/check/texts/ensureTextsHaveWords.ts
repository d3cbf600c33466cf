import { problem, type Problem } from '../../problems/problem'
import type { Manifest } from '../../read/manifest'
import { ownWords } from '../../resolve/words'

/** No text is empty, and braces contain parameters only. */
export function ensureTextsHaveWords({ texts }: Manifest): Problem[] {
  return texts.flatMap((text) =>
    ownWords(text).flatMap(({ key, path, word }) => {
      const place = ['text', ...path]
      if (word.trim() === '')
        return problem('TEXT-EMPTY', text.file, place, `The text ${key} is empty.`)
      const loose = word.replace(/\{\w+\}/g, '').match(/[{}].{0,20}/)
      if (!loose) return []
      return problem(
        'TEXT-BRACES',
        text.file,
        place,
        `The text ${key} has a brace that holds no parameter: ${loose[0]}; a parameter is written {name}.`,
        { suggestion: /^\{\s*(\w+)\s*\}/.exec(loose[0])?.[0].replaceAll(/\s/g, '') },
      )
    }),
  )
}

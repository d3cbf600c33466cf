import { problem, type Problem } from '../../problems/problem'
import type { Manifest } from '../../read/manifest'
import { placedWords } from '../../resolve/words'
import { widthOf } from './widthOf'

/** src/shell/sidebar/Rail.module.css: labels have one line of this width in this font size. */
export const railPx = 68
export const letterPx = 10.5

/**
 * Labels under the rail's icons fit in every language, also in the bolder font of the active one.
 */
export function ensureLabelsFit({ navigation, texts }: Manifest): Problem[] {
  const labels = new Map<string, readonly (string | number)[]>()
  for (const [at, { sections }] of navigation.trees.entries())
    for (const [index, section] of sections.entries())
      if (section.sameAs === undefined) {
        const named = section.shortTitle === undefined ? 'title' : 'shortTitle'
        const key = section[named]!
        if (!labels.has(key)) labels.set(key, ['trees', at, 'sections', index, named])
      }
  return texts.flatMap(({ file, text }) =>
    placedWords(text).flatMap(({ key, path, word }) => {
      const shown = labels.get(key)
      if (!shown) return []
      const width = Math.max(widthOf(word, 500, letterPx), widthOf(word, 600, letterPx))
      if (width <= railPx) return []
      const isShort = shown.at(-1) === 'shortTitle'
      return problem(
        'LABEL-LONG',
        file,
        ['text', ...path],
        `"${word}" is ${Math.ceil(width)} px wide, but the rail has ${railPx}; ${isShort ? 'choose a shorter word' : 'give the section a shortTitle'}.`,
        {
          related: [
            {
              file: 'navigation.yaml',
              path: shown,
              at: 'value',
              message: 'puts it into the rail.',
            },
          ],
        },
      )
    }),
  )
}

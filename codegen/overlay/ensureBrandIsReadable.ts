import { problem, type Problem } from '../problems/problem'
import type { Manifest } from '../read/manifest'
import type { Overlay } from '../read/overlay'
import { flatten } from '../resolve/words'
import { productName } from './applyOverlay'
import { conflict } from './conflict'
import { faultsOf, nearestReadable } from './palette'

/** Colours of a brand can be read in both themes (WCAG 2.2 AA), and its name has a text to stand in. */
export function ensureBrandIsReadable(
  { texts }: Manifest,
  { file, brand, words = {} }: Overlay,
): Problem[] {
  const { accent, name } = brand ?? {}
  const said = Object.keys(words).find((language) => words[language]?.[productName] !== undefined)
  const hasName = texts.some(({ text }) => flatten(text).has(productName))
  return [
    ...(accent ? faultsOf(accent) : []).map(({ theme, pair, ratio, atLeast }) =>
      problem(
        'OVERLAY-CONTRAST',
        file,
        ['brand', 'accent', theme],
        `In the ${theme} theme ${pair} has a contrast of ${ratio.toFixed(2)}; it needs ${atLeast}.`,
        { suggestion: nearestReadable(accent![theme], theme) },
      ),
    ),
    ...(name !== undefined && !hasName
      ? [
          problem(
            'TEXT-UNKNOWN',
            file,
            ['brand', 'name'],
            `There is no text ${productName} in which the name of the product stands.`,
          ),
        ]
      : []),
    ...(name !== undefined && said !== undefined
      ? [
          conflict(
            { file, path: ['brand', 'name'], at: 'value' },
            `The name of the product is given here and again as ${productName}.`,
            { path: ['words', said, productName], message: 'gives it too.' },
          ),
        ]
      : []),
  ]
}

import { expect, test } from 'vitest'
import { createTranslate } from '../../src/browser/text/createTranslate'
import { pseudo, pseudoLanguage, pseudoWords } from '../../src/kit/pseudoWords'
import words from '../../generated/assets/i18n/en.json'

test.each([
  { words: 'Save', reads: '⟦Šååṽéé⟧' },
  { words: 'Sign out of {name}', reads: '⟦Šîîĝñ ööûûţ ööƒ {name}~⟧' },
  { words: '{count} clips', reads: '⟦{count} çļîîþš~~⟧' },
  { words: '', reads: '⟦⟧' },
])('"$words" reads $reads', ({ words: given, reads }) => {
  expect(pseudo(given)).toBe(reads)
})

const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([value]) => value)
const bare = (text: string) => text.replaceAll(/\{\w+\}|[⟦⟧]/g, '').length

test.each(Object.entries(words))('%s keeps its values and is a third longer', (_, given) => {
  const made = pseudo(given)
  expect(values(made)).toEqual(values(given))
  expect(bare(made)).toBeGreaterThanOrEqual(Math.ceil(bare(given) * 1.35))
  expect(made).toMatch(/^⟦.*⟧$/s)
})

test('it counts as English does', () => {
  const own = pseudoWords({ clips_one: '{count} clip', clips_other: '{count} clips' })
  const say = createTranslate(pseudoLanguage.id, own) as unknown as (
    key: string,
    params: { count: number },
  ) => string
  expect([1, 2].map((count) => say('clips', { count }))).toEqual(['⟦1 çļîîþ~⟧', '⟦2 çļîîþš~~⟧'])
})

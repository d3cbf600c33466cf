import { expect, test } from 'vitest'
import { nextHint, noHint } from '../../../../src/features/recorder/client/hint'
import type { Finding } from '../../../../src/features/recorder/client/quality'

/** What is shown after each half second. */
function shown(found: readonly (readonly Finding[])[]): (Finding | null)[] {
  let hint = noHint
  return found.map((findings) => (hint = nextHint(hint, findings, 500)).finding)
}
const forSeconds = (seconds: number, findings: readonly Finding[]) =>
  Array.from({ length: seconds * 2 }, () => findings)

test('the worst comes first', () => {
  expect(shown([['clipping', 'dark']])).toEqual(['clipping'])
})

test('a hint stays six seconds, then the next one comes, and none comes twice while it is so', () => {
  const all = shown(forSeconds(14, ['low', 'dark']))
  expect(all.slice(0, 12)).toEqual(all.slice(0, 12).fill('low'))
  expect(all.slice(12, 24)).toEqual(all.slice(12, 24).fill('dark'))
  expect(all.at(-1)).toBe(null)
})

test('silence stays until it is gone', () => {
  expect(shown(forSeconds(20, ['silent'])).at(-1)).toBe('silent')
  expect(shown([...forSeconds(2, ['silent']), []]).at(-1)).toBe(null)
})

test('a worse one takes the place of another at once', () => {
  expect(shown([['dark'], ['silent', 'dark']])).toEqual(['dark', 'silent'])
})

test('what has gone and comes again is told again', () => {
  const again = [...forSeconds(7, ['dark']), [], ['dark']] as const
  expect(shown(again).at(-1)).toBe('dark')
})

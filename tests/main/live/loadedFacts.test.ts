import { expect, test } from 'vitest'
import { factsLoaded, isLoaded, updateFacts } from '../../../src/main/live/loadedFacts'

/** A generated module as its importers see it: `let` bindings that the page's registry may write. */
function load(path: string, names: Record<string, unknown>): Record<string, unknown> {
  factsLoaded(
    path,
    Object.fromEntries(
      Object.keys(names).map((name) => [
        name,
        { read: () => names[name], write: (next: unknown) => void (names[name] = next) },
      ]),
    ),
  )
  return names
}

test('who imports a name and who kept its old value both see the new contents, edit after edit', () => {
  const routes = load('facts/routes.ts', { routes: { home: 1 } })
  const kept = [routes['routes']]
  for (const edition of [2, 3, 4]) {
    updateFacts('facts/routes.ts', { routes: { home: edition } })
    kept.push(routes['routes'])
    expect(routes['routes']).toEqual({ home: edition })
    for (const old of kept) expect(old).toEqual({ home: edition })
  }
  expect(new Set(kept).size).toBe(4)
})

test('a module that is loaded again leaves the first in charge', () => {
  const first = load('facts/flags.ts', { flags: { a: 1 } })
  load('facts/flags.ts', { flags: { a: 1 } })
  updateFacts('facts/flags.ts', { flags: { b: 2 } })
  expect(first['flags']).toEqual({ b: 2 })
})

test('a constant that changed is named; one that did not is not', () => {
  load('facts/constants.ts', { undoMs: 1, menuWidth: 230 })
  expect(updateFacts('facts/constants.ts', { undoMs: 2, menuWidth: 230 })).toEqual({
    constants: ['undoMs'],
    added: [],
  })
})

test('a name that the page lacks is named; a name that went stays for those who import it', () => {
  const access = load('facts/access.ts', { creators: [1] })
  expect(updateFacts('facts/access.ts', { viewers: [2] })).toEqual({
    constants: [],
    added: ['viewers'],
  })
  expect(access['creators']).toEqual([1])
})

test('what is no table is replaced as a whole', () => {
  const media = load('facts/features/media.ts', { uploadSchema: new Map([[1, 1]]) })
  const next = new Map([[2, 2]])
  updateFacts('facts/features/media.ts', { uploadSchema: next })
  expect(media['uploadSchema']).toBe(next)
})

test('only what a page has loaded is known', () => {
  load('facts/roles.ts', {})
  expect(isLoaded('facts/roles.ts')).toBe(true)
  expect(isLoaded('facts/errors.ts')).toBe(false)
})

import { expect, test } from 'vitest'
import { closureOf, doorOf, throughDoor, usesOf } from './uses'

const there = new Set([
  'src/kit/plain.ts',
  'src/ui/Card.tsx',
  'src/ui/Card.module.css',
  'src/ui/list/index.ts',
  'src/ui/list/',
  'src/server/migrations/',
  'tests/golden/schema.sql',
  'tests/cases/',
  'manifest/',
  'src/',
])

test.each([
  ["import { a } from '../kit/plain'", ['src/kit/plain.ts']],
  ["import './Card.module.css'", ['src/ui/Card.module.css']],
  ["export * from './list'", ['src/ui/list/index.ts']],
  ["import type { Props } from './Card'", []],
  [
    "import type {\n  Props,\n} from './Card'\nimport { a } from '../kit/plain'",
    ['src/kit/plain.ts'],
  ],
  ["import { a, type B } from '../kit/plain'", ['src/kit/plain.ts']],
  ["const Card = lazy(() => import('./Card'))", ['src/ui/Card.tsx (late)']],
  ["new Worker(new URL('./Card', import.meta.url))", ['src/ui/Card.tsx']],
  ["join(projectRoot, 'src/server/migrations')", ['src/server/migrations/']],
  ['`${projectRoot}/tests/golden/schema.sql`', ['tests/golden/schema.sql']],
  ["import picture from '../../tests/golden/schema.sql?url'", ['tests/golden/schema.sql']],
  ["import React from 'react'\nconst way = join(here, '../..')", []],
  // A word of the product that is also the name of a folder.
  ["image.getAttribute('src')", []],
])('%j uses %j', (text, uses) => {
  const found = usesOf('src/ui/Screen.tsx', text, (path) => there.has(path))
  expect(found.map(({ path, isLate }) => `${path}${isLate ? ' (late)' : ''}`)).toEqual(uses)
})

test('tests name folders of the project by a word', () => {
  const [use] = usesOf('tests/a.test.ts', "join(projectRoot, 'manifest')", (path) =>
    there.has(path),
  )
  expect(use?.path).toBe('manifest/')
})

test('a closure follows every use, also in circles', () => {
  const uses: Record<string, string[]> = { a: ['b'], b: ['c', 'a'], c: ['folder/'], d: ['a'] }
  const reached = closureOf(['a'], (file) => uses[file] ?? [])
  expect([...reached].toSorted()).toEqual(['a', 'b', 'c', 'folder/'])
})

const door = `// What media exports.
export { openMedia, type OpenMedia } from './openMedia'
export { films as allFilms } from './films'
`
const behind = new Set(['src/media/index.ts', 'src/media/openMedia.ts', 'src/media/films.ts'])
const isBehind = (path: string) => behind.has(path)

test.each([
  ['openMedia', ['src/media/openMedia.ts']],
  ['allFilms', ['src/media/films.ts']],
  ['openMedia, allFilms', ['src/media/openMedia.ts', 'src/media/films.ts']],
  ['unknown', ['src/media/index.ts']],
])('{ %s } is imported through a front door from where it is', (names, files) => {
  const [use] = usesOf('src/a.ts', `import { ${names} } from './media'`, isBehind)
  const used = throughDoor(use!, () => doorOf(door), isBehind)
  expect(used.map(({ path }) => path)).toEqual(files)
})

test('a file with code of its own is no front door', () => {
  expect(doorOf(`${door}export const most = 3\n`)).toBeUndefined()
})

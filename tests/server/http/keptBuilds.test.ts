import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepBuild, type KeptFiles, retire } from '../../../src/server/http/keptBuilds'

const day = 86_400_000

test.each<{ what: string; before: KeptFiles; current: string[]; kept: KeptFiles }>([
  { what: 'the first build', before: {}, current: ['a'], kept: { a: null } },
  { what: 'the same build', before: { a: null }, current: ['a'], kept: { a: null } },
  { what: 'the next build', before: { a: null }, current: ['b'], kept: { a: 10 * day, b: null } },
  { what: 'a week later', before: { a: 3 * day }, current: ['b'], kept: { a: 3 * day, b: null } },
  { what: 'after that', before: { a: 3 * day - 1 }, current: ['b'], kept: { b: null } },
  { what: 'a build that came back', before: { a: 1 }, current: ['a'], kept: { a: null } },
])(
  'files are kept for 7 days after their build was replaced: $what',
  ({ before, current, kept }) => {
    expect(retire(before, current, 10 * day)).toEqual(kept)
  },
)

test('what a build leaves behind is there after the next one has taken its place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [assets, kept] = [join(folder, 'assets'), join(folder, 'builds')]
  const build = (name: string) => {
    rmSync(assets, { recursive: true, force: true })
    mkdirSync(assets)
    writeFileSync(join(assets, name), name)
  }
  const files = () => readdirSync(join(kept, 'assets')).sort()

  await keepBuild(assets, kept, new Date(0))
  expect(existsSync(kept)).toBe(false)
  build('one-a1b2c3d4.js')
  await keepBuild(assets, kept, new Date(0))
  build('two-a1b2c3d4.js')
  await keepBuild(assets, kept, new Date(30 * day))
  expect(files()).toEqual(['one-a1b2c3d4.js', 'two-a1b2c3d4.js'])
  await keepBuild(assets, kept, new Date(38 * day))
  expect(files()).toEqual(['two-a1b2c3d4.js'])

  writeFileSync(join(kept, 'kept.json'), '{"tw')
  await keepBuild(assets, kept, new Date(39 * day))
  expect(files()).toEqual(['two-a1b2c3d4.js'])
})

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Files as git would commit them. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(resolve(root, path)))

const written = files.filter((path) => /^(src|codegen)\/.*\.tsx?$/.test(path))
const textOf = (path: string) =>
  existsSync(resolve(root, path)) ? readFileSync(resolve(root, path), 'utf8') : ''
const lengthOf = (path: string) => readFileSync(resolve(root, path), 'utf8').split('\n').length - 1

test('the top level is the one the owner fixed', () => {
  const top = new Set(
    files.map((path) => path.split('/')[0]!).filter((name) => !name.startsWith('.')),
  )
  expect([...top].sort()).toEqual(
    [
      'README.md',
      'codegen',
      'generated',
      'manifest',
      'package-lock.json',
      'package.json',
      'src',
      'tests',
      'tsconfig.json',
    ].sort(),
  )
})

/** Folders under tests/ that mirror nothing because they tell about more than one file. */
const stories = /^tests\/(architecture|journeys|visibility|golden|support|bench|api|run)\//

test('every test stands where the thing it tests stands', () => {
  const strays = files
    .filter((path) => /^tests\/.*\.test\.tsx?$/.test(path) && !stories.test(path))
    .filter((path) => {
      const subject = path.replace(/^tests\//, '').replace(/\.test\.tsx?$/, '')
      const inSrc = subject.startsWith('codegen/') ? subject : `src/${subject}`
      // x.aspect.test.ts tells one aspect of x.
      const candidates = [inSrc, inSrc.replace(/\.[A-Za-z]+$/, '')]
      return !candidates.some((candidate) =>
        ['.ts', '.tsx', '/index.ts'].some((end) => existsSync(resolve(root, candidate + end))),
      )
    })
  expect(strays).toEqual([])
})

test('an area of several models has one that is all of them, and every test of a model loads it', () => {
  const models = files.flatMap((path) => {
    const [, area, name] = /^src\/features\/([^/]+)\/client\/(\w+)\.model\.ts$/.exec(path) ?? []
    return area && name ? [{ area, name }] : []
  })
  const partsOf = (area: string) =>
    models.filter((each) => each.area === area && each.name !== area)
  const left = models
    .filter(({ area, name }) => name !== area && partsOf(area).length > 1)
    .filter(({ area, name }) => {
      const whole = textOf(`src/features/${area}/client/${area}.model.ts`)
      return !whole.includes(`import './${name}.model'`)
    })
  const alone = files.filter((path) => {
    const [, area] = /^tests\/features\/([^/]+)\/client\/.*\.model\..*test\.ts$/.exec(path) ?? []
    if (!area || partsOf(area).length < 2) return false
    return !textOf(path).includes(`features/${area}/client/${area}.model'`)
  })
  expect({ left, alone }).toEqual({ left: [], alone: [] })
})

test('files have one subject: half of them are under 60 lines and none is over 250', () => {
  const lengths = written
    .map((path) => ({ path, length: lengthOf(path) }))
    .sort((a, b) => a.length - b.length)
  expect(lengths[Math.floor(lengths.length / 2)]!.length).toBeLessThan(60)
  expect(lengths.filter(({ length }) => length > 250)).toEqual([])
})

test('nothing leaves a door open: no any, no ignored type error, no skipped test, no default export', () => {
  // The doors themselves, as a pattern that looks for them: this file alone is not searched.
  const doors =
    /@ts-(ignore|expect-error|nocheck)|\bas any\b|: any\b|\b(it|test|describe)\.(skip|only|todo|fixme)\b|^export default /m
  const allowed =
    /(vite|vitest|playwright)(\.\w+)?\.config\.ts$|^tests\/(journeys\/seededData|run\/journeyMarks)\.ts$/
  const open = files
    .filter(
      (path) =>
        /^(src|codegen|tests)\/.*\.tsx?$/.test(path) &&
        !allowed.test(path) &&
        path !== 'tests/architecture/house.test.ts',
    )
    .filter((path) => doors.test(readFileSync(resolve(root, path), 'utf8')))
  expect(open).toEqual([])
})

test('role id suffixes stand in the manifest alone', () => {
  const suffixes = /['"`]\d*1[1-6]32['"`]/
  const strays = files
    .filter((path) => /^src\/.*\.tsx?$/.test(path) && !path.startsWith('src/main/demo/'))
    .filter((path) => suffixes.test(readFileSync(resolve(root, path), 'utf8')))
  expect(strays).toEqual([])
})

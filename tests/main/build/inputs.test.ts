import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hashInputs, isBuilt, recordOf } from '../../../src/main/build/inputs'

const root = mkdtempSync(join(tmpdir(), 'studio-inputs-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  rmSync(root, { recursive: true })
  for (const path of ['package.json', 'package-lock.json', 'tsconfig.json']) write(path, '{}')
  write('src/shell/frame/Frame.tsx', 'export {}')
  write('generated/facts/routes.ts', 'export {}')
  write('manifest/text/en.yaml', 'nav: {}')
  write('codegen/main.ts', 'export {}')
  write('dist/inputs', hashInputs(root))
})

test('a build of these sources is known as one', () => {
  expect([isBuilt(root), isBuilt(`${root}/`)]).toEqual([true, true])
})

test('a tree that was never built, or not to the end, is not', () => {
  rmSync(recordOf(root))
  expect(isBuilt(root)).toBe(false)
})

test.each([
  ['an edit', () => write('src/shell/frame/Frame.tsx', 'export {} ')],
  ['a new file', () => write('src/shell/frame/new.css', '')],
  ['a word in the manifest', () => write('manifest/text/en.yaml', 'nav: { home: Home }')],
  ['another generator', () => write('codegen/main.ts', '')],
  ['a generated file', () => write('generated/facts/routes.ts', '')],
  [
    'another name',
    () => {
      rmSync(join(root, 'src/shell/frame/Frame.tsx'))
      write('src/shell/frame/Edge.tsx', 'export {}')
    },
  ],
  ['another package', () => write('package-lock.json', '{"packages":{}}')],
])('%s makes the next one necessary', (_, change) => {
  change()
  expect(isBuilt(root)).toBe(false)
})

test('what no build is made of does not', () => {
  write('tests/run.ts', '')
  write('README.md', '')
  expect(isBuilt(root)).toBe(true)
})

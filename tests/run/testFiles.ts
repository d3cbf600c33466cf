import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isUnitFile } from './find'

const tests = resolve(import.meta.dirname, '..')

export interface TestFile {
  /** From the root of the project. */
  readonly path: string
  readonly text: string
}

/** Every file under tests/, from the root of the project. */
export const testPaths = (): string[] =>
  readdirSync(tests, { recursive: true, encoding: 'utf8' }).map((path) => `tests/${path}`)

export const testFiles = (): TestFile[] =>
  testPaths()
    .filter(isUnitFile)
    .map((path) => ({ path, text: readFileSync(join(tests, '..', path), 'utf8') }))

/** Properties try more cases when they are proved (tests/support/sizes.ts). */
export const isProperty = ({ text }: TestFile): boolean => /support\/sizes'/.test(text)

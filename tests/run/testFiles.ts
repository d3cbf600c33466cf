import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const tests = resolve(import.meta.dirname, '..')

export interface TestFile {
  /** From the root of the project. */
  readonly path: string
  readonly text: string
}

export const testFiles = (): TestFile[] =>
  readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => ({ path: `tests/${path}`, text: readFileSync(join(tests, path), 'utf8') }))

/** What `npm test` leaves to `npm run prove`, in lists that people and runs keep. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Unsteady } from './ledger'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const readList = (name: string) => JSON.parse(read(name)) as unknown

/**
 * Test files that take more than five seconds of CPU each, with the number of their tests.
 * `npm test` shows the slowest files, so that it is seen which ones belong here.
 */
export const heavy = readList('heavy.json') as Readonly<Record<string, number>>

export const isHeavy = (file: string): boolean => file in heavy

/** The journeys of `npm test`, as Playwright's `--test-list` takes them. */
export const dailyList = 'tests/run/daily.txt'

export const daily: readonly string[] = read('daily.txt')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))

/** What each journey loaded and called in its last whole run, written by `npm run prove`. */
export const journeyLog = readList('journeys.json') as Readonly<
  Record<string, { readonly journeys: number; readonly loaded: readonly string[] }>
>

export const unsteady = readList('unsteady.json') as readonly Unsteady[]

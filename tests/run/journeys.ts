/** Runs journeys; those that fail are made once more, alone, after all others. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { runTests } from './commands'
import { areTooMany } from './ledger'
import type { Progress } from './progress'
import { playwright } from './runners'
import { journeysReport, readJourneys, together, type Journey, type Report } from './reports'

/** If so many fail, something is broken for all of them. */
const mostAgain = 10

export interface JourneysRun {
  readonly report: Report
  readonly journeys: readonly Journey[]
  /** Failed, and passed when made again. */
  readonly unsteady: readonly Journey[]
}

/** Chosen by Playwright's own options. */
export async function runJourneys(options: string, progress: Progress): Promise<JourneysRun> {
  const succeeded = await playJourneys(options, progress, 'journeys')
  const first = readJourneys('test-results/journeys.json')
  const failed = first.journeys.filter(({ hasPassed }) => !hasPassed)
  const again = failed.length <= mostAgain ? await makeAgain(failed, progress) : []
  const { journeys, unsteady } = afterAgain(first.journeys, again)
  const report = journeysReport({ journeys, errors: first.errors })
  // A runner that ends badly without naming a failed journey counts as one.
  const isSilent = !succeeded && failed.length + first.errors.length === 0
  const silence = { said: 'Playwright ended with an error and named no failed journey' }
  return {
    journeys,
    unsteady,
    report: isSilent
      ? together([report, { passed: 0, failed: 1, failures: [silence], files: [] }])
      : report,
  }
}

/** What holds of each journey in the end. */
export function afterAgain(
  first: readonly Journey[],
  again: readonly Journey[],
): Pick<JourneysRun, 'journeys' | 'unsteady'> {
  const second = new Map(again.map((journey) => [journey.name, journey]))
  const unsteady = first.filter(
    ({ name, hasPassed }) => !hasPassed && second.get(name)?.hasPassed === true,
  )
  const forgiven = areTooMany(unsteady) ? [] : unsteady
  const journeys = first.map((journey) => {
    const then = second.get(journey.name)
    if (forgiven.includes(journey)) return { ...journey, hasPassed: true }
    // The second try was traced.
    return then && !then.hasPassed ? then : journey
  })
  return { journeys, unsteady }
}

async function makeAgain(failed: readonly Journey[], progress: Progress): Promise<Journey[]> {
  if (failed.length === 0) return []
  progress.say(`\nWhat failed is run once more, alone (${failed.length}):`)
  const options = `--workers 1 ${listed(
    'again',
    failed.map(({ name }) => name),
  )}`
  await playJourneys(options, progress, 'again')
  return [...readJourneys('test-results/again.json').journeys]
}

/** Writes `test-results/<report>.json`. */
const playJourneys = (options: string, progress: Progress, report: string) =>
  runTests(
    `${playwright} --project=journeys ${options}`.trim(),
    progress,
    [`test-results/${report}.json`],
    { JOURNEYS_REPORT: report, PROGRESS: 'marks' },
  )

/** The option that chooses these journeys or files of them, relative to tests/journeys. */
export function listed(name: string, journeys: readonly string[]): string {
  const file = `test-results/${name}.txt`
  mkdirSync('test-results', { recursive: true })
  writeFileSync(file, journeys.map((journey) => `${journey}\n`).join(''))
  return `--test-list ${file}`
}

/** The steps of `npm test` and `npm run prove`: checks, unit and HTTP tests, journeys, and a summary. */
import { rmSync, writeFileSync } from 'node:fs'
import { runBeside, runTests, say, type Environment } from './commands'
import { runJourneys } from './journeys'
import { createProgress, type Progress, type Step } from './progress'
import {
  journeysReport,
  nothing,
  readJourneys,
  straysOf,
  together,
  vitestReport,
  type Journey,
  type Report,
} from './reports'
import { building, isFresh, playwright, vitest } from './runners'

const checks = [
  ['The generated files are fresh', 'npm run --silent codegen -- --check'],
  ['The manifest holds', 'npm run --silent manifest -- check'],
  ['The types hold', 'npm run --silent types'],
  ['The lint rules hold', 'npm run --silent lint'],
] as const

const theBuild = ['The build is of these sources', building] as const

export interface Proof {
  readonly checks: boolean
  /** Test files, or all that `environment` leaves; none without it. */
  readonly unit?: { readonly files: readonly string[]; readonly environment: Environment }
  /** Playwright's options; no journeys without them. */
  readonly journeys?: string
  /** Whether what journeys left behind is searched for secrets, which takes many of them. */
  readonly secrets: boolean
}

export interface Outcome {
  readonly report: Report
  readonly journeys: readonly Journey[]
  readonly unsteady: readonly Journey[]
  readonly ms: number
}

/** Seconds that the steps of `npm test` take on two cores. */
const weights = { checks: 100, unit: 540, journeys: 320, secrets: 2 }

export async function prove(proof: Proof): Promise<Outcome> {
  const began = Date.now()
  const reports: Report[] = []
  let walked: Pick<Outcome, 'journeys' | 'unsteady'> = { journeys: [], unsteady: [] }

  const { unit, journeys } = proof
  const plan: (Step & { run(progress: Progress): Promise<Report> })[] = []
  if (proof.checks || journeys !== undefined)
    plan.push({
      name: proof.checks ? 'Checks and build' : 'Build',
      weight: weights.checks,
      run: (progress) => runChecks(proof.checks, progress),
    })
  if (unit)
    plan.push({
      name: 'Unit and HTTP tests',
      weight: weights.unit,
      run: (progress) => runUnit(unit.files, unit.environment, progress),
    })
  if (journeys !== undefined)
    plan.push({
      name: 'Journeys',
      weight: weights.journeys,
      async run(progress) {
        const { report, ...rest } = await runJourneys(journeys, progress)
        walked = rest
        return report
      },
    })
  if (proof.secrets) plan.push({ name: 'Secrets', weight: weights.secrets, run: searchSecrets })

  const progress = createProgress(plan, process.stdout)
  for (const [index, step] of plan.entries()) {
    progress.begin(index)
    const report = await step.run(progress)
    progress.say(`${step.name}: ${report.passed} passed, ${report.failed} failed`)
    reports.push(report)
  }
  progress.end()
  return { ...walked, report: together(reports), ms: Date.now() - began }
}

async function runChecks(all: boolean, progress: Progress): Promise<Report> {
  const due = [...(all ? checks : []), ...(isFresh() ? [] : [theBuild])]
  const held = await runBeside(
    due.map(([, command]) => command),
    progress,
  )
  const failed = due.filter((_, index) => !held[index])
  return {
    // A build of these sources that is there already holds as well.
    passed: due.length - failed.length + (isFresh() && !due.includes(theBuild) ? 1 : 0),
    failed: failed.length,
    failures: failed.map(([claim, command]) => ({ said: claim, again: command })),
    files: [],
  }
}

async function runUnit(
  files: readonly string[],
  environment: Environment,
  progress: Progress,
): Promise<Report> {
  const command = [vitest, ...files].join(' ')
  const report = 'test-results/vitest.json'
  const succeeded = await runTests(command, progress, [report, straysOf(report)], {
    ...environment,
    PROGRESS: 'marks',
  })
  return orSilent(vitestReport(report), succeeded, 'Vitest')
}

async function searchSecrets(progress: Progress): Promise<Report> {
  const command = `${playwright} --project=secrets`
  const environment = { JOURNEYS_REPORT: 'secrets', PROGRESS: 'marks' }
  const file = 'test-results/secrets.json'
  const succeeded = await runTests(command, progress, [file], environment)
  return orSilent(journeysReport(readJourneys(file)), succeeded, 'The search for secrets')
}

/** A runner that fails without naming a failed test, or without running any, counts as one failure. */
function orSilent(report: Report, succeeded: boolean, name: string): Report {
  if (report.failed > 0 || (succeeded && report.passed > 0)) return report
  const silence = { said: `${name} ended without naming a test` }
  return together([report, { ...nothing, failed: 1, failures: [silence] }])
}

export const clearResults = (): void => rmSync('test-results', { recursive: true, force: true })

/** Says what failed and how to repeat it, and what is slow. */
export function conclude({ report, unsteady }: Outcome): void {
  say('\nThe slowest files:')
  for (const { name, ms } of report.files.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
    say(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
  for (const { said, again, trace } of report.failures) {
    say(`\nFAILED: ${said}`)
    if (again) say(`  again: ${again}`)
    if (trace) say(`  trace: npx playwright show-trace ${trace}`)
  }
  if (unsteady.length === 0) return
  const seen = new Date().toISOString().slice(0, 10)
  const entries = unsteady.map(({ name }) => ({ journey: `tests/journeys/${name}`, seen }))
  writeFileSync('test-results/unsteady.json', `${JSON.stringify(entries, null, 2)}\n`)
  say(`\n${unsteady.length} unsteady: failed at first, and passed when run once more, alone.`)
  for (const { journey } of entries) say(`  ${journey}`)
  say('  Add them to tests/run/unsteady.json (entries: test-results/unsteady.json), and fix them.')
}

export const totals = ({ report }: Outcome): string =>
  `${report.passed} passed, ${report.failed} failed`

// npm test: every check a newcomer needs to trust, and one line of totals at the end.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'

interface Totals {
  passed: number
  failed: number
}

const totals: Totals = { passed: 0, failed: 0 }
/** Said again at the end, where nobody has to look for them. */
const failures: string[] = []
rmSync('test-results', { recursive: true, force: true })

count('The generated files are fresh', run('npm run --silent codegen -- --check'))
count('The manifest holds', run('npm run --silent manifest -- check'))
count('The types hold', run('npm run --silent types'))
count('The lint rules hold', run('npm run --silent lint'))
count('The build succeeds', run('npm run --silent build'))

const vitest = 'npx vitest run --config tests/vitest.config.ts'
const unit = run(vitest)
add('Unit and HTTP tests', vitestTotals('test-results/vitest.json'), unit)

const onPostgres = run(
  `npx tsx tests/support/withPostgres.ts ${vitest} tests/session/server tests/features/footage/server tests/features/home/server tests/features/analytics/server tests/features/media/server tests/api tests/main/demo`,
)
add('The same on PostgreSQL', vitestTotals('test-results/postgres.json'), onPostgres)

const journeys = run('npx playwright test --config tests/playwright.config.ts')
add('Journeys in Chromium', journeyTotals('test-results/journeys.json'), journeys)

for (const failure of failures) say(`FAILED: ${failure}`)
say(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed === 0 ? 0 : 1

function run(command: string): boolean {
  say(`\n> ${command}`)
  const [program = '', ...args] = command.split(' ')
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0
}

function count(claim: string, held: boolean): void {
  say(`${held ? 'passed' : 'FAILED'}: ${claim}`)
  totals[held ? 'passed' : 'failed']++
  if (!held) failures.push(claim)
}

/** A runner that fails without naming a failed test, or without running any, counts as one failure. */
function add(suite: string, { passed, failed }: Totals, succeeded: boolean): void {
  const silent = failed === 0 && (!succeeded || passed === 0) ? 1 : 0
  say(`${suite}: ${passed} passed, ${failed + silent} failed`)
  if (silent) failures.push(`${suite}, without a word of a test`)
  totals.passed += passed
  totals.failed += failed + silent
}

function vitestTotals(file: string): Totals {
  const report = readReport<{
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
  }>(file)
  for (const { name, assertionResults } of report?.testResults ?? [])
    for (const { fullName, status } of assertionResults)
      if (status !== 'passed') failures.push(`${relative('.', name)} > ${fullName}`)
  // A skipped test proves nothing, so it counts as failed.
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numPendingTests ?? 0),
  }
}

function journeyTotals(file: string): Totals {
  const report = readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    suites: Suite[]
  }>(file)
  if (!report) return { passed: 0, failed: 0 }
  for (const spec of report.suites.flatMap(specsOf))
    if (spec.tests.some(({ status }) => status !== 'expected'))
      failures.push(`${spec.file} > ${spec.title}`)
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + skipped }
}

/** Playwright's report of a file or of a `describe` in it. */
interface Suite {
  specs: { title: string; file: string; tests: { status: string }[] }[]
  suites?: Suite[]
}

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

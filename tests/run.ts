// npm test: every check a newcomer needs to trust, and one line of totals at the end. With files: these alone.
import { rmSync } from 'node:fs'
import { run, runBeside, say } from './run/commands'
import { build, isJourney, playwright, vitest } from './run/runners'
import { journeyReport, vitestReport, type Report } from './run/reports'

const checks = [
  ['The generated files are fresh', 'npm run --silent codegen -- --check'],
  ['The manifest holds', 'npm run --silent manifest -- check'],
  ['The types hold', 'npm run --silent types'],
  ['The lint rules hold', 'npm run --silent lint'],
] as const

const files = process.argv.slice(2)
if (files.length > 0) process.exitCode = (await onlyThese(files)) ? 0 : 1
else process.exitCode = (await everything()) ? 0 : 1

async function onlyThese(given: readonly string[]): Promise<boolean> {
  const journeys = given.filter(isJourney)
  const others = given.filter((file) => !journeys.includes(file))
  const passed = others.length === 0 || run(`${vitest} ${others.join(' ')}`)
  if (journeys.length === 0) return passed
  return build() && run(`${playwright} ${journeys.join(' ')}`) && passed
}

async function everything(): Promise<boolean> {
  const totals = { passed: 0, failed: 0 }
  /** Said again at the end, where nobody has to look for them. */
  const failures: string[] = []
  const slow: Report['files'] = []
  rmSync('test-results', { recursive: true, force: true })

  function count(claim: string, held: boolean): void {
    say(`${held ? 'passed' : 'FAILED'}: ${claim}`)
    totals[held ? 'passed' : 'failed']++
    if (!held) failures.push(claim)
  }

  /** A runner that fails without naming a failed test, or without running any, counts as one failure. */
  function add(suite: string, report: Report, succeeded: boolean): void {
    const { passed, failed } = report
    const silent = failed === 0 && (!succeeded || passed === 0) ? 1 : 0
    say(`${suite}: ${passed} passed, ${failed + silent} failed`)
    failures.push(...report.failures)
    slow.push(...report.files)
    if (silent) failures.push(`${suite}, without a word of a test`)
    totals.passed += passed
    totals.failed += failed + silent
  }

  const held = await runBeside(checks.map(([, command]) => command))
  checks.forEach(([claim], index) => count(claim, held[index] === true))
  count('The build is of these sources', build())

  const unit = run(vitest)
  add('Unit and HTTP tests', vitestReport('test-results/vitest.json'), unit)
  const journeys = run(`${playwright} --project journeys --project secrets`)
  add('Journeys in Chromium', journeyReport('test-results/journeys.json'), journeys)

  say('\nThe slowest files:')
  for (const { name, ms } of slow.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
    say(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
  for (const failure of failures) say(`FAILED: ${failure}`)
  say(`\n${totals.passed} passed, ${totals.failed} failed`)
  return totals.failed === 0
}

// npm test: what a newcomer needs to trust in ten minutes. With words: the tests that have them in their path.
import { say } from './run/commands'
import { runFound } from './run/found'
import { daily, dailyList, heavy, journeyLog } from './run/lists'
import { timeTaken } from './run/progress'
import { clearResults, conclude, prove, totals } from './run/proof'

const words = process.argv.slice(2)
process.exitCode = (await (words.length > 0 ? runFound(words) : everyDay())) ? 0 : 1

async function everyDay(): Promise<boolean> {
  clearResults()
  const outcome = await prove({
    checks: true,
    unit: { files: [], environment: { HEAVY: 'no' } },
    journeys: `--test-list ${dailyList}`,
    secrets: true,
  })
  conclude(outcome)
  const missed = missing(outcome.journeys.map(({ name }) => name))
  for (const line of missed) say(`FAILED: ${dailyList} names a journey that is not there: ${line}`)
  const { report, ms } = outcome
  say(`\n${left()} more: npm run prove. ${timeTaken(ms)}.`)
  say(totals({ ...outcome, report: { ...report, failed: report.failed + missed.length } }))
  return report.failed + missed.length === 0
}

/** Lines of the list that no journey has, or none below them. */
function missing(names: readonly string[]): string[] {
  return daily.filter(
    (line) => !names.some((name) => name === line || name.startsWith(`${line} › `)),
  )
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0)
}

function left(): string {
  const journeys = sum(Object.values(journeyLog).map((file) => file.journeys)) - daily.length
  return (sum(Object.values(heavy)) + Math.max(0, journeys)).toLocaleString('en')
}

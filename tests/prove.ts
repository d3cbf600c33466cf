// npm run prove: everything, at its measure. -- --touched: of what npm test leaves out, what the change may break. -- <words>: the tests named so, whole.
import { writeFileSync } from 'node:fs'
import { say } from './run/commands'
import { runFound } from './run/found'
import { isJourneyFile } from './run/find'
import { daily, dailyList, isHeavy, journeyLog } from './run/lists'
import { readLoaded } from './run/loaded'
import { listed } from './run/journeys'
import { timeTaken } from './run/progress'
import { changedFiles, readProject } from './run/project'
import { clearResults, conclude, prove, totals } from './run/proof'
import { isTouched, reachOf, reachOfJourney, touchedJourneys } from './run/selection'
import { isProperty, testFiles, testPaths } from './run/testFiles'

const words = process.argv.slice(2)
const held = words.includes('--touched')
  ? await touched()
  : words.length > 0
    ? runFound(words, { PROVE: 'whole', CI: 'true' })
    : await everything()
process.exitCode = held ? 0 : 1

async function everything(): Promise<boolean> {
  clearResults()
  Object.assign(process.env, { PROVE: 'measure', CI: 'true' })
  const unit = { files: [], environment: {} }
  const outcome = await prove({ checks: true, unit, journeys: '', secrets: true })
  conclude(outcome)
  if (outcome.journeys.every(({ hasPassed }) => hasPassed))
    writeFileSync('tests/run/journeys.json', readLoaded(outcome.journeys.map(({ name }) => name)))
  say(`\n${timeTaken(outcome.ms)}.`)
  say(totals(outcome))
  return outcome.report.failed === 0
}

async function touched(): Promise<boolean> {
  const change = changedFiles()
  const { unit, journeys, passedOver } = change ? selected(change) : { ...left([]), passedOver: [] }
  say(
    change
      ? `Since ${change.base} ${change.files.length} files were changed. They may break`
      : 'What landed before is not known here (a shallow clone?), so everything is run:',
  )
  for (const file of [...unit, ...journeys]) say(`  ${file}`)
  if (passedOver.length > 0)
    say(
      `Not tried, though they go where something was changed: ${passedOver.length} files of journeys (npm run prove).`,
    )
  if (unit.length + journeys.length === 0) {
    say('  nothing that is tried here beyond npm test.')
    return true
  }
  // Properties and sweeps try a part of their cases.
  Object.assign(process.env, { PROVE: 'part', LOT: change?.base ?? '', CI: 'true' })
  const names = journeys.map((file) => file.replace('tests/journeys/', ''))
  const outcome = await prove({
    checks: false,
    ...(unit.length > 0 && { unit: { files: unit, environment: {} } }),
    ...(names.length > 0 && {
      journeys: `${listed('touched', names)} --test-list-invert ${dailyList}`,
    }),
    secrets: false,
  })
  conclude(outcome)
  say(`\nTouched: ${totals(outcome)}. ${timeTaken(outcome.ms)}.`)
  return outcome.report.failed === 0
}

/** What `npm test` leaves out or tries with fewer cases. A changed file may have new journeys. */
function left(changed: readonly string[]): { unit: string[]; journeys: string[] } {
  return {
    unit: testFiles()
      .filter((file) => isHeavy(file.path) || isProperty(file))
      .map(({ path }) => path),
    journeys: testPaths()
      .filter(isJourneyFile)
      .filter((file) => changed.includes(file) || journeyLog[file]?.journeys !== ranDaily(file)),
  }
}

/** How many journeys of a file `npm test` runs. */
function ranDaily(file: string): number {
  return daily.filter((line) => file === `tests/journeys/${line.split(' › ')[0]}`).length
}

/** The part of that which uses a changed file. */
function selected({ base, files: changed }: { base: string; files: string[] }) {
  const project = readProject()
  const { unit, journeys } = left(changed)
  // A journey that was never part of a whole run may use anything.
  const known = journeys.filter((file) => journeyLog[file]?.loaded)
  const walks = known.map((file) => ({
    file,
    reach: reachOfJourney(project, file, journeyLog[file]!.loaded),
    journeys: journeyLog[file]!.journeys - ranDaily(file),
  }))
  const { chosen, passedOver } = touchedJourneys(walks, changed, base)
  return {
    unit: unit.filter((file) => isTouched(reachOf(project, file), changed)),
    journeys: journeys.filter((file) => !known.includes(file) || chosen.includes(file)),
    passedOver,
  }
}

// npm run prove: the properties whole, and the long journeys. -- --touched: at their measure, those whose subject the change touches.
import { spawnSync } from 'node:child_process'
import { run, say } from './run/commands'
import { build, isJourney, playwright, vitest } from './run/runners'
import { longJourneys, touched } from './run/subjects'
import { testFiles } from './run/testFiles'

const given = process.argv.slice(2)
const isOfChange = given.includes('--touched')
const files = isOfChange
  ? ofChange()
  : given.length > 0
    ? given
    : [...drawnByLot(), ...longJourneys]
const properties = files.filter((file) => !isJourney(file))
const journeys = files.filter(isJourney)
const size = { PROVE: isOfChange ? 'measure' : 'whole', CI: 'true' }
const held = properties.length === 0 || run(`${vitest} ${properties.join(' ')}`, size)
const seen = journeys.length === 0 || (build() && run(`${playwright} ${journeys.join(' ')}`))
process.exitCode = held && seen ? 0 : 1

function drawnByLot(): string[] {
  return testFiles()
    .filter(({ text }) => /support\/sizes'/.test(text))
    .map(({ path }) => path)
}

function ofChange(): string[] {
  const base = previousLanding()
  const changed = base === undefined ? undefined : git('diff', '--name-only', base, 'HEAD')
  if (changed === undefined) {
    say('What landed before is not known here (a shallow clone?): the long journeys are run alone.')
    return [...longJourneys]
  }
  const found = touched(changed.split('\n'))
  say(found.length > 0 ? `Touched since ${base}:` : `Nothing is about what changed since ${base}.`)
  return found
}

/** Where this branch left main; on main itself, the landing before the last one. */
function previousLanding(): string | undefined {
  const { LANDED } = process.env
  if (LANDED) return LANDED
  const left = git('merge-base', 'origin/main', 'HEAD')
  return left !== undefined && left !== git('rev-parse', 'HEAD')
    ? left
    : git('rev-parse', '--verify', '--quiet', 'HEAD^1')
}

function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

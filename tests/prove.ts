// npm run prove: the properties whole. -- --touched: at their measure, those whose subject the change touches.
import { spawnSync } from 'node:child_process'
import { run, say } from './run/commands'
import { touched } from './run/properties'
import { testFiles } from './run/testFiles'

const given = process.argv.slice(2)
const isOfChange = given.includes('--touched')
const files = isOfChange ? ofChange() : given.length > 0 ? given : drawnByLot()
const vitest = 'npx vitest run --config tests/vitest.config.ts'
if (files.length > 0) {
  const size = { PROVE: isOfChange ? 'measure' : 'whole', CI: 'true' }
  process.exitCode = run(`${vitest} ${files.join(' ')}`, size) ? 0 : 1
}

function drawnByLot(): string[] {
  return testFiles()
    .filter(({ text }) => /support\/sizes'/.test(text))
    .map(({ path }) => path)
}

function ofChange(): string[] {
  const base = previousLanding()
  const changed = base === undefined ? undefined : git('diff', '--name-only', base, 'HEAD')
  if (changed === undefined) {
    say(
      'What landed before is not known here (a shallow clone?): no property is run at its measure.',
    )
    return []
  }
  const found = touched(changed.split('\n'))
  say(found.length > 0 ? `Touched since ${base}:` : `No property is of what changed since ${base}.`)
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

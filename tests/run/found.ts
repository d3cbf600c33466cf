/** Runs the tests that are named by parts of their paths, and shows everything they print. */
import { run, say, type Environment } from './commands'
import { findTests } from './find'
import { testPaths } from './testFiles'
import { build, playwright, vitest } from './runners'

export function runFound(words: readonly string[], environment: Environment = {}): boolean {
  const { unit, journeys, missed } = findTests(words, testPaths())
  for (const word of missed) say(`No test file or journey has “${word}” in its path.`)
  const held = unit.length === 0 || run(`${vitest} ${unit.join(' ')}`, environment)
  const seen = journeys.length === 0 || (build() && runOf(journeys, environment))
  return held && seen && missed.length === 0
}

const runOf = (journeys: readonly string[], environment: Environment) =>
  run(`${playwright} --project=journeys ${journeys.join(' ')}`, environment)

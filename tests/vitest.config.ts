import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { limitMs, waitMs } from './run/limits'
import { isHeavy } from './run/lists'
import { marksOfFiles, tellsMarks } from './run/marks'
import { writesStrays } from './run/reports'
import { testFiles, type TestFile } from './run/testFiles'

const root = new URL('..', import.meta.url).pathname

/** `npm test` leaves heavy files to `npm run prove`. */
const files = testFiles().filter(({ path }) => process.env['HEAVY'] !== 'no' || !isHeavy(path))
const report = 'test-results/vitest.json'

/** A model is wired to others as it is imported, for good: its tests get modules of their own. */
const knowsModels = ({ text }: TestFile) =>
  /from 'effector|\.model'|\/(browserEdge|visits)'/.test(text)
const needsPage = ({ text }: TestFile) => text.startsWith('// @vitest-environment jsdom')

function project(
  name: string,
  groupOrder: number,
  isolate: boolean,
  has: (file: TestFile) => boolean,
  setupFiles: string[] = [],
): TestProjectInlineConfiguration {
  return {
    root,
    test: {
      name,
      include: files.filter(has).map(({ path }) => path),
      environment: 'node',
      setupFiles,
      pool: 'threads',
      isolate,
      // Two cores: more workers only wait for each other.
      maxWorkers: 2,
      // A worker goes on to the next file only if that is of its own project and environment.
      sequence: { groupOrder },
      // Tests have no limits of their own.
      testTimeout: limitMs,
      hookTimeout: limitMs,
      expect: { poll: { timeout: waitMs } },
    },
  }
}

export default defineConfig({
  root,
  test: {
    globalSetup: ['tests/support/sharedPostgres.ts'],
    projects: [
      project('shared', 1, false, (file) => !knowsModels(file) && !needsPage(file)),
      project('shared page', 2, false, (file) => !knowsModels(file) && needsPage(file)),
      project('models', 3, false, knowsModels, ['tests/support/ownModules.ts']),
    ],
    // Modules that have not changed are not compiled again.
    experimental: { fsModuleCache: true, fsModuleCachePath: `${root}.cache/vitest` },
    reporters: [
      ...(tellsMarks ? ['minimal' as const, marksOfFiles()] : ['default' as const]),
      ['json', { outputFile: report }],
      writesStrays(report),
    ],
  },
})

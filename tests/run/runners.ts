/** The two runners of tests, and what the second needs. */
import { isBuilt } from '../../src/main/build/inputs'
import { projectRoot } from '../support/projectRoot'
import { run } from './commands'

export const vitest = 'npx vitest run --config tests/vitest.config.ts'
export const playwright = 'npx playwright test --config tests/playwright.config.ts'
export const building = 'npm run --silent build'

/** A build of these very sources is as good as another one. */
export const isFresh = (): boolean => isBuilt(projectRoot)

export const build = (): boolean => isFresh() || run(building)

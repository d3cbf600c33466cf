import { defineConfig } from 'vitest/config'

/** The suite runs twice: on the embedded database, and on the PostgreSQL that TEST_DATABASE_URL names. */
const reportFile = `test-results/${process.env['TEST_DATABASE_URL'] ? 'postgres' : 'vitest'}.json`

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: reportFile }]],
  },
})

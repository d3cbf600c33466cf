import { basename } from 'node:path'
import { defineConfig } from '@playwright/test'
import { longJourneys } from './run/subjects'
import { headlessShell } from './support/chromium'

/** Those that `tests/run/subjects.ts` names: run where a change touches what they are about. */
const long = longJourneys.map((path) => `**/${basename(path)}`)

export default defineConfig({
  testDir: './journeys',
  globalSetup: './journeys/seededData.ts',
  projects: [
    { name: 'long journeys', testMatch: long },
    { name: 'journeys', testMatch: '**/*.journey.ts', testIgnore: long },
    // What the others left behind is looked through at the end.
    {
      name: 'secrets',
      testMatch: '**/secrets.check.ts',
      dependencies: ['journeys'],
    },
  ],
  outputDir: '../test-results/journeys',
  // One more than cores, since a journey also waits.
  workers: 3,
  // A journey that fails is made once more with a trace to look at; that it failed counts all the same.
  retries: 1,
  failOnFlakyTests: true,
  // Limits for a machine that has much else to do; nobody waits for them.
  timeout: 600_000,
  expect: { timeout: 180_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    // What is not there after this long does not come; the journey's whole limit would be waited out.
    actionTimeout: 240_000,
    viewport: { width: 1600, height: 900 },
    trace: 'on-first-retry',
    // A page whose requests a journey answers must ask the network itself; updates.journey.ts lets them work.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: headlessShell,
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        // The headless shell would round the width of each letter to whole pixels.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-device-for-media-stream',
        // As in a page that records from devices of the browser, which stand-ins are not.
        '--autoplay-policy=no-user-gesture-required',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
})

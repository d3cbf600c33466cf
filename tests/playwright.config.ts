import { defineConfig } from '@playwright/test'
import { isLong } from './run/limits'
import { tellsMarks } from './run/marks'
import { headlessShell } from './support/chromium'

/** Named by a run that makes failed journeys again. */
const report = process.env['JOURNEYS_REPORT'] ?? 'journeys'

export default defineConfig({
  testDir: './journeys',
  globalSetup: './journeys/seededData.ts',
  projects: [
    { name: 'journeys', testMatch: '**/*.journey.ts' },
    // Run after the others: it looks through what they left behind.
    { name: 'secrets', testMatch: '**/secrets.check.ts' },
  ],
  outputDir: `../test-results/${report}`,
  // Two cores: a third worker takes more from their caches than it uses of their waits.
  workers: 2,
  // tests/run/journeys.ts makes failed journeys once more, alone, after all others.
  retries: 0,
  // Limits for a machine that has much else to do; nobody waits for them.
  timeout: 600_000,
  expect: { timeout: 180_000 },
  reporter: [
    ...(tellsMarks ? ([['failures'], ['./run/journeyMarks.ts']] as const) : ([['list']] as const)),
    ['json', { outputFile: `../test-results/${report}.json` }],
  ],
  use: {
    browserName: 'chromium',
    // A context that is warm boots the product in a tenth of the CPU; `npm run prove` walks all journeys cold.
    reuseContext: !isLong,
    // What is not there after this long does not come; the journey's whole limit would be waited out.
    actionTimeout: 240_000,
    viewport: { width: 1600, height: 900 },
    // Tracing slows every step down, so npm test traces only what it makes again.
    trace: tellsMarks && report === 'journeys' ? 'off' : 'retain-on-failure',
    // What moves is drawn by the processor, and is in the way of whoever looks at colors.
    contextOptions: { reducedMotion: 'reduce' },
    // A page whose requests a journey answers must ask the network itself; updates.journey.ts lets them work.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: headlessShell,
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        // The headless shell would round the width of each letter to whole pixels.
        '--font-render-hinting=none',
        '--disable-quic',
        // A journey is over before what it runs would repay compiling it well.
        '--js-flags=--no-opt,--no-maglev',
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

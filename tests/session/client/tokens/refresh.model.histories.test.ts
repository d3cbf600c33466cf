import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bundleClient } from '../../model/bundle'
import { anyHistory, historyOf, type History } from '../../model/history'
import { mutants } from '../../model/mutants'
import { live, runHistory } from '../../model/run'
import { sized } from '../../../support/sizes'

/**
 * The session protocol (session.md B1, B2, End) against tests/session/model/expected.ts: what a
 * person may expect. The client is the real one, three tabs of it; what happens when is drawn by lot.
 */
const size = sized(2500, { whole: 10_000 })
/** Found once: a switch waits for the lock while another tab switches, and the device sleeps. */
const sleptAtTheLock: History = {
  steps: [
    { action: { do: 'kill', tab: 'B' }, meanwhile: 50 },
    { action: { do: 'sleep', ms: 660_000 }, meanwhile: 0 },
    { action: { do: 'call', tab: 'C' }, meanwhile: 2 },
    { action: { do: 'switch', tab: 'C' }, meanwhile: 2 },
    { action: { do: 'switch', tab: 'A' }, meanwhile: 3 },
    { action: { do: 'sleep', ms: 660_000 }, meanwhile: 1 },
    { action: { do: 'reload', tab: 'A' }, meanwhile: 50 },
  ],
  choices: [2],
}
/** Found once: a reply is lost in a long sleep; the page that was left asks once more, beside the next one. */
const lostInTheSleep: History = {
  steps: [
    { action: { do: 'sleep', ms: 660_000 }, meanwhile: 0 },
    { action: { do: 'call', tab: 'A' }, meanwhile: 2 },
    { action: { do: 'reload', tab: 'A' }, meanwhile: 2 },
    { action: { do: 'sleep', ms: 31_000 }, meanwhile: 0 },
    { action: { do: 'reload', tab: 'B' }, meanwhile: 50 },
    { action: { do: 'sleep', ms: 660_000 }, meanwhile: 0 },
    { action: { do: 'call', tab: 'A' }, meanwhile: 1 },
    { action: { do: 'reload', tab: 'A' }, meanwhile: 0 },
    { action: { do: 'signIn', tab: 'A' }, meanwhile: 0 },
  ],
  choices: [3, 1, 0, 0, 0],
}
/** Found once: a switch whose reply was lost is asked for again, by a page that first has to refresh. */
const switchedTwice: History = {
  steps: [
    { action: { do: 'switch', tab: 'B' }, meanwhile: 2 },
    { action: { do: 'sleep', ms: 660_000 }, meanwhile: 0 },
    { action: { do: 'switch', tab: 'A' }, meanwhile: 0 },
    { action: { do: 'call', tab: 'A' }, meanwhile: 0 },
  ],
  choices: [0],
}
const examples: [History][] = [[sleptAtTheLock], [lostInTheSleep], [switchedTwice]]
const longMs = 120 * 60_000

test(
  `${size.numRuns} histories of three tabs end as a person may expect`,
  async () => {
    const clients = await bundleClient()
    const holds = fc.asyncProperty(anyHistory, (history) => runHistory(clients, history))
    const outcome = await fc.check(holds, {
      ...size,
      includeErrorInReport: true,
      examples,
    })
    expect(fc.defaultReportMessage(outcome)).toBeUndefined()
  },
  longMs,
)

/** How many histories may pass before a missing part is noticed. */
const soon = 400

test.each(mutants)('$title', async ({ mutations, among }) => {
  const clients = await bundleClient(mutations)
  const holds = fc.asyncProperty(among ? historyOf(...among) : anyHistory, async (history) => {
    const { watch } = await live(clients, history)
    return watch.divergence === null
  })
  const { failed } = await fc.check(holds, { numRuns: soon, seed: 1, endOnFailure: true })
  expect(failed).toBe(true)
})

test('a mutant whose line is no longer in the source is a mistake of the list', async () => {
  const file = 'session/client/refresh.model.ts'
  const gone = bundleClient([{ file, find: 'a line nobody wrote', put: '' }])
  await expect(gone).rejects.toThrow('no longer says once')
})

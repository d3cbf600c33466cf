import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshApp } from '../../support/world'
import { bundleClient } from '../model/bundle'
import { anyHistory } from '../model/history'
import { aPersonAt, theCustomers } from '../model/realServer'
import { live } from '../model/run'
import { sized } from '../../support/sizes'

/** The server of the model is the real one in small: what one answers, the other answers. */
const size = sized(100, { seed: 22 })
const longMs = 30 * 60_000
const start = Date.parse('2026-03-01T09:00:00Z')
const daysMs = 10 * 24 * 60 * 60_000

test(
  `the real server answers ${size.numRuns} histories of three tabs as the model's does`,
  async () => {
    const app = await freshApp()
    await theCustomers(app)
    const clients = await bundleClient()
    let count = 0
    const holds = fc.asyncProperty(anyHistory, async (history) => {
      const at = { start: start + daysMs * count++ }
      const { watch: model } = await live(clients, history, at)
      const { watch: real } = await live(clients, history, { ...at, ...(await aPersonAt(app)) })
      expect(real.replies).toEqual(model.replies)
      expect(real.divergence).toBeNull()
      expect(real.expected).toEqual(model.expected)
    })
    await fc.assert(holds, size)
  },
  longMs,
)

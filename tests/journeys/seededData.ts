/**
 * Playwright's global setup: a data folder with the whole demo, all videos processed, for test
 * servers to copy.
 */
import { constants, cpSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { ListClipsResponse } from '../../generated/facts/features/footage'
import type { CustomerProfile, LoginResponse } from '../../generated/facts/features/session'
import { freePort } from '../support/freePort'
import { hashOf, madeOnce } from '../support/madeOnce'
import { projectRoot } from '../support/projectRoot'
import { ask, signInOverHttp } from './api'
import { startBuilt } from './startBuilt'

/** The inputs of the demo. Its tasks are due in a number of days, so it is made again each day. */
const inputs = [
  'dist/server',
  'src/server/database/migrations',
  'src/main/demo',
  'package-lock.json',
]

const variable = 'SEEDED_DATA'

export default async function prepareSeededData(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  process.env[variable] = await madeOnce('data', hashOf(inputs, today), seed)
}

/** Copies the folder for another server. */
export function copySeededData(dataDir: string): void {
  const seeded = process.env[variable]
  if (!seeded) throw new Error(`${variable} is not set: playwright.config.ts names this file.`)
  cpSync(seeded, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

async function seed(dataDir: string): Promise<void> {
  const port = await freePort()
  const server = await startBuilt({ cwd: projectRoot, port, dataDir })
  try {
    await allFilmsReady(`http://127.0.0.1:${port}`)
  } finally {
    await server.stop()
  }
}

/** Waits until every quality of every video is ready. */
async function allFilmsReady(origin: string): Promise<void> {
  const { access_token: at } = await signInOverHttp(origin, 'cm')
  const profiles = await ask<Record<string, CustomerProfile>>(
    origin,
    at,
    'customeruser/getCustomerProfiles',
  )
  for (const { customerID: customerId, isLocked } of Object.values(profiles)) {
    if (isLocked) continue
    let token = await tokenIn(origin, customerId)
    const listClips = () => ask<ListClipsResponse>(origin, token, 'clip/listClips')
    const areReady = async () => {
      const { rows } = await listClips().catch(async () => {
        // On a busy machine films take longer than a token lives.
        token = await tokenIn(origin, customerId)
        return listClips()
      })
      return rows.every(({ state }) => state === 'ready')
    }
    await expect.poll(areReady, { timeout: 900_000, intervals: [200] }).toBe(true)
  }
}

async function tokenIn(origin: string, customerId: string): Promise<string> {
  const { access_token: at } = await signInOverHttp(origin, 'cm')
  const reply = await ask<LoginResponse>(origin, at, 'customeruser/switchCustomer', { customerId })
  return reply.access_token
}

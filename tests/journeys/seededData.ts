/**
 * Playwright's global setup: a data folder with the whole demo, all of it processed, for test servers
 * to copy.
 */
import { constants, cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { connectDatabase } from '../../src/server/database/openDatabase'
import { owner } from '../../src/server/database/postgresFolder'
import { freePort } from '../support/freePort'
import { hashOf, madeOnce } from '../support/madeOnce'
import { projectRoot } from '../support/projectRoot'
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
  const server = await startBuilt({ cwd: projectRoot, port: await freePort(), dataDir })
  try {
    await nothingIsLeftToDo(dataDir)
  } finally {
    await server.stop()
  }
}

/** Waits until all films and files are ready, and no other job is left but those that recur. */
async function nothingIsLeftToDo(dataDir: string): Promise<void> {
  const database = connectDatabase(addressOf(join(dataDir, 'postgres')))
  const countJobs = async () => {
    const jobs = database.db.selectFrom('jobs').where('subjectId', '<>', '')
    const { count } = await jobs
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  await expect.poll(countJobs, { timeout: 900_000, intervals: [200] }).toBe(0)
  await database.close()
}

/** PostgreSQL notes where its socket is: in another folder where the path would be too long. */
function addressOf(folder: string): string {
  const sockets = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[4] ?? ''
  return `postgresql://${owner}@localhost/${owner}?host=${encodeURIComponent(sockets)}`
}

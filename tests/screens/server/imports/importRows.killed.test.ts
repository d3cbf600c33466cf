// A server that is killed in the middle of an import: what it acknowledged is there, and sending again goes on.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../../../src/server/database/openDatabase'
import { projectRoot } from '../../../support/projectRoot'
import { prepareDataDir } from '../../../support/realServer'
import { sized } from '../../../support/sizes'

const { numRuns, seed } = sized(100, { whole: 200 })

const dataDir = mkdtempSync(join(tmpdir(), 'studio-import-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

interface Acknowledged {
  readonly round: number
  readonly batch: number
  readonly ids: readonly string[]
}

/** Kills the importer after so many acknowledgements of this round, and some milliseconds. */
function importUntilKilled(
  round: number,
  { answers, ms }: { answers: number; ms: number },
): Promise<Acknowledged[]> {
  const program = join(projectRoot, 'tests/support/acknowledgingImporter.ts')
  const importer = spawn(
    process.execPath,
    // It does not live long enough to repay optimising the database.
    ['--liftoff-only', '--import', 'tsx', program, dataDir, String(round)],
    { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const heard: Acknowledged[] = []
  return new Promise((resolve, reject) => {
    createInterface({ input: importer.stdout })
      .on('line', (line) => {
        heard.push(JSON.parse(line) as Acknowledged)
        const own = heard.filter((each) => each.round === round).length
        if (own >= answers && !importer.killed) setTimeout(() => importer.kill('SIGKILL'), ms)
      })
      .on('close', () => resolve(heard))
    importer.once('exit', (code) => code !== null && reject(new Error(`It ended with ${code}.`)))
  })
}

test(`an import that is killed at ${numRuns} moments goes on, with nothing lost and nothing twice`, async () => {
  await prepareDataDir(dataDir)
  const moments = fc.sample(
    fc.record({ answers: fc.integer({ min: 1, max: 5 }), ms: fc.integer({ min: 0, max: 12 }) }),
    { numRuns, seed },
  )
  const told = new Map<string, readonly string[]>()
  const differing: Acknowledged[] = []
  for (const [round, moment] of moments.entries()) {
    for (const answer of await importUntilKilled(round, moment)) {
      const key = `${answer.round}.${answer.batch}`
      const before = told.get(key)
      if (before && before.join() !== answer.ids.join()) differing.push(answer)
      told.set(key, answer.ids)
    }
  }
  expect(differing).toEqual([])

  const database = await openDatabase({ projectRoot, dataDir })
  const { rows } = await database.executeSql(`
    select c.id, c.rev, (select count(*)::int from audit_events e where e.target = c.id) as told,
      split_part(c.email, '-', 1) as round from test_contacts c`)
  await database.close()
  const contacts = rows as { id: string; rev: number; told: number; round: string }[]
  const acknowledged = [...told.values()].flat()
  expect(acknowledged.every((verdict) => verdict.startsWith('new '))).toBe(true)
  const ids = new Set(contacts.map(({ id }) => `new ${id}`))
  expect(acknowledged.filter((verdict) => !ids.has(verdict))).toEqual([])
  expect(contacts.filter(({ rev, told: events }) => rev !== 1 || events !== 1)).toEqual([])
  // All but the last round were sent again to their end.
  const ofRound = (round: number) => contacts.filter((row) => row.round === `r${round}`).length
  expect(moments.slice(0, -1).map((_, round) => ofRound(round))).toEqual(
    moments.slice(0, -1).map(() => 30),
  )
})

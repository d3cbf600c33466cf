// A server that is killed in the middle of an import: what it acknowledged is there, and sending again goes on.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../../../src/server/database/openDatabase'
import { bundled } from '../../../support/bundled'
import { projectRoot } from '../../../support/projectRoot'
import { prepareDataDir } from '../../../support/realServer'
import { sized } from '../../../support/sizes'

const { numRuns, seed } = sized(100, { whole: 200 })
const program = bundled('acknowledgingImporter')

function freshFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-import-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

interface Moment {
  readonly answers: number
  readonly ms: number
}

interface Acknowledged {
  readonly round: number
  readonly batch: number
  readonly ids: readonly string[]
}

/** Kills the importer after so many acknowledgements of this round, and some milliseconds. */
function importUntilKilled(
  { dataDir, kind, round }: { dataDir: string; kind: 'contacts' | 'users'; round: number },
  { answers, ms }: Moment,
): Promise<Acknowledged[]> {
  const importer = spawn(
    process.execPath,
    // It does not live long enough to repay optimising the database.
    [program, dataDir, String(round), kind],
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

/** Imports as long as there are moments to kill it; what was acknowledged is told. */
async function importThrough(dataDir: string, kind: 'contacts' | 'users', moments: Moment[]) {
  await prepareDataDir(dataDir)
  const told = new Map<string, readonly string[]>()
  const differing: Acknowledged[] = []
  for (const [round, moment] of moments.entries()) {
    for (const answer of await importUntilKilled({ dataDir, kind, round }, moment)) {
      const key = `${answer.round}.${answer.batch}`
      const before = told.get(key)
      if (before && before.join() !== answer.ids.join()) differing.push(answer)
      told.set(key, answer.ids)
    }
  }
  expect(differing).toEqual([])
  return [...told.values()].flat()
}

const momentsOf = (count: number) =>
  fc.sample(
    fc.record({ answers: fc.integer({ min: 1, max: 5 }), ms: fc.integer({ min: 0, max: 12 }) }),
    { numRuns: count, seed },
  )

async function rowsIn<Row>(dataDir: string, query: string): Promise<Row[]> {
  const database = await openDatabase({ projectRoot, dataDir })
  const { rows } = await database.executeSql(query)
  await database.close()
  return rows as Row[]
}

interface Imported {
  readonly id: string
  readonly rev: number
  /** How often its making was told: by an audit event, by a letter. */
  readonly told: number
  readonly round: string
}

test.each([
  {
    kind: 'contacts' as const,
    moments: momentsOf(numRuns),
    query: `select c.id, c.rev, (select count(*)::int from audit_events e where e.target = c.id) as told,
        split_part(c.email, '-', 1) as round
      from test_contacts c`,
  },
  {
    // Each with one account, one membership and one letter.
    kind: 'users' as const,
    moments: momentsOf(Math.max(3, Math.ceil(numRuns / 5))),
    query: `select u.id, m.rev, (select count(*)::int from letters l where l.user_id = u.id) as told,
        split_part(u.email, '-', 1) as round
      from users u left join memberships m on m.user_id = u.id
      where u.state = 'invited'`,
  },
])(
  'an import of $kind that is killed at $moments.length moments goes on, with nothing lost and nothing twice',
  async ({ kind, moments, query }) => {
    const dataDir = freshFolder()
    const acknowledged = await importThrough(dataDir, kind, moments)
    const imported = await rowsIn<Imported>(dataDir, query)
    expect(acknowledged.every((verdict) => verdict.startsWith('new '))).toBe(true)
    const ids = new Set(imported.map(({ id }) => `new ${id}`))
    expect(acknowledged.filter((verdict) => !ids.has(verdict))).toEqual([])
    expect(imported.filter(({ rev, told }) => rev !== 1 || told !== 1)).toEqual([])
    // All but the last round were sent again to their end.
    const ofRound = (round: number) => imported.filter((row) => row.round === `r${round}`).length
    expect(moments.slice(0, -1).map((_, round) => ofRound(round))).toEqual(
      moments.slice(0, -1).map(() => 30),
    )
  },
)

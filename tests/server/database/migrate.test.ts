import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ulid } from 'ulid'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { migrate, readMigrations, type Migration } from '../../../src/server/database/migrate'
import { connectDatabase } from '../../../src/server/database/openDatabase'
import { describeSchema } from '../../support/describeSchema'
import { aCustomer } from '../../support/people'
import { projectRoot } from '../../support/projectRoot'
import { startRealPostgres } from '../../support/realPostgres'

const folder = join(projectRoot, 'src/server/database/migrations')
const picture = join(projectRoot, 'generated/schema.sql')
const ours = readMigrations(folder)

const postgres = await startRealPostgres()
const database = connectDatabase(postgres.url)
const { db } = database
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

test('a database of an older version keeps its work: what was being processed is a job', async () => {
  const older = ours.filter((migration) => migration.name < '2026')
  expect(await migrate(db, older)).toEqual(older.map((migration) => migration.name))
  const customerId = await aCustomer(db)
  const asset = (state: string, phase: string | null) => sql`
    insert into media_assets (id, customer_id, name, bytes, created_at, updated_at, state, phase)
    values (${ulid()}, ${customerId}, 'x.mp4', 1, now(), now(), ${state}, ${phase})`
  for (const row of [asset('playable', 'ladder'), asset('probing', 'poster'), asset('ready', null)])
    await row.execute(db)

  const newer = ours.slice(older.length)
  expect(await migrate(db, ours)).toEqual(newer.map((migration) => migration.name))
  const jobs = db.selectFrom('jobs').select(['kind', 'lane', 'customerId']).orderBy('lane')
  expect(await jobs.execute()).toEqual([
    // What was ready has not been measured.
    { kind: 'media.process', lane: 'examine', customerId },
    { kind: 'media.process', lane: 'ladder', customerId },
    { kind: 'media.process', lane: 'prepare', customerId },
  ])
})

test('the migrations give the schema of generated/schema.sql', async () => {
  const schema = await describeSchema(db)
  if (process.env['UPDATE_GOLDEN']) writeFileSync(picture, schema)
  expect(schema, 'UPDATE_GOLDEN=1 rewrites it').toBe(readFileSync(picture, 'utf8'))
})

test('a second start changes nothing', async () => {
  expect(await migrate(db, ours)).toEqual([])
})

test('a migration that fails leaves nothing behind', async () => {
  const broken = {
    name: '9000_test_broken.sql',
    text: 'create table half (id text); select 1 / 0;',
  }
  await expect(migrate(db, [...ours, broken])).rejects.toMatchObject({ code: '22012' })
  expect(await describeSchema(db)).toBe(readFileSync(picture, 'utf8'))
})

test('an edited migration is refused, a changed line end is not', async () => {
  const [first, ...rest] = ours as [Migration, ...Migration[]]
  const edited = [{ ...first, text: `${first.text}\n-- one more word` }, ...rest]
  await expect(migrate(db, edited)).rejects.toThrow(`${first.name} was edited after it landed.`)
  const windows = ours.map((migration) => ({
    ...migration,
    text: migration.text.replaceAll('\n', '\r\n'),
  }))
  expect(await migrate(db, windows)).toEqual([])
})

test('a database newer than the program is refused', async () => {
  await expect(migrate(db, ours.slice(0, -1))).rejects.toThrow(
    `The database has ${ours.at(-1)?.name}`,
  )
})

test('two starts at once apply each migration once', async () => {
  const extra = { name: '9001_test_extra.sql', text: 'create table once (id text)' }
  const applied = await Promise.all([migrate(db, [...ours, extra]), migrate(db, [...ours, extra])])
  expect(applied.flat()).toEqual([extra.name])
  await sql`drop table once`.execute(db)
})
/** As they are read from a folder that holds files of these names. */
function named(...names: string[]): string[] {
  const dir = mkdtempSync(join(tmpdir(), 'studio-migrations-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  for (const name of names) writeFileSync(join(dir, name), 'select 1')
  return readMigrations(dir).map(({ name }) => name)
}

describe('a migration is named by the minute it was begun, its feature and its change', () => {
  test('two branches may begin one in the same minute, and all come after the numbered ones', () => {
    const names = [
      '0040_session_indexes.sql',
      '20261122T1200_files_create.sql',
      '20261122T1200_programs_locks.sql',
      '20270101T0000_pro-edits_create.sql',
    ]
    expect(named(...names.toReversed())).toEqual(names)
  })

  test.each([
    '0041_files_create.sql',
    '9000_files_create.sql',
    '20261122_files_create.sql',
    '20261122T1260_files_create.sql',
    '20261122T1200_files.sql',
    'files_create.sql',
  ])('%s is refused', (name) => {
    expect(() => named(name)).toThrow(`${name} is not named YYYYMMDDTHHMM_feature_change.sql`)
  })
})

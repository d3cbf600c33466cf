/**
 * Fills an empty database outside production with the demo (decisions.md 21). Rows are written in
 * one transaction, videos one by one by the real import; an interrupted run continues at the next
 * start.
 */
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { ulid } from 'ulid'
import { importFile } from '../../features/files/server'
import { importClip } from '../../features/footage/server'
import { writeAudit } from '../../server/audit'
import type { Config } from '../../server/config'
import type { OpenDatabase } from '../../server/database/openDatabase'
import type { Db } from '../../server/database/tables'
import type { Services } from '../../server/services'
import { createPasswords } from '../../session/server'
import { clips, customers, demoPassword, emailOf, type CustomerKey, type DemoClip } from './cast'
import { demoFiles, makeDemoFiles, type DemoFile } from './files'
import { demoVideos, makeDemoVideos } from './videos'
import { writeCast } from './writeCast'
import { writeContacts } from './writeContacts'
import { writeTenants } from './writeTenants'
import { writeProfiles } from './writeProfiles'
import { writeColleagues } from './writeColleagues'
import { writeScripts } from './writeScripts'
import { writePrograms } from './writePrograms'
import { writeApprovals } from './writeApprovals'
import { writeTemplates } from './writeTemplates'
import { writeCaptions } from './writeCaptions'
import { writeBumpers } from './writeBumpers'
import { writeWork } from './writeWork'

export interface DemoOptions {
  readonly config: Config
  readonly database: OpenDatabase
  readonly services: Services
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  now(): Date
}

const begun = 'demo.begun'
const completed = 'demo.completed'
const dayMs = 86_400_000

/** True if this start created the demo. */
export async function seedDemo(options: DemoOptions): Promise<boolean> {
  const { db } = options.database
  const isEmpty = !(await db.selectFrom('users').select('id').limit(1).executeTakeFirst())
  if (!isEmpty && !(await isHalfDone(db))) return false
  if (isEmpty) await writeRows(options)
  await importFilms(options)
  await importFiles(options)
  await db.transaction().execute((within) => makeBumpers(within, options))
  await db.transaction().execute((within) => makeCaptions(within, options))
  await db.transaction().execute((within) => makePrograms(within, options))
  await mark(db, completed, options.now())
  return true
}

async function isHalfDone(db: Db): Promise<boolean> {
  const marks = await db
    .selectFrom('auditEvents')
    .select('action')
    .where('action', 'in', [begun, completed])
    .execute()
  return marks.length === 1 && marks[0]?.action === begun
}

async function writeRows({ config, database, services, now }: DemoOptions): Promise<void> {
  const passwordHash = await createPasswords(config.passwordCostLog2).hash(demoPassword)
  await database.db.transaction().execute(async (db) => {
    const writing = { db, now: now(), newId: () => ulid(), services }
    const ids = await writeCast(writing, passwordHash)
    await writeTenants(writing, passwordHash)
    await writeColleagues(writing, ids, passwordHash)
    await writeProfiles(writing, ids)
    await writeContacts(writing, ids)
    await writeScripts(writing, ids)
    await writeTemplates(writing, ids)
    for (const key of Object.keys(customers) as CustomerKey[]) await writeWork(writing, ids, key)
    await mark(db, begun, now())
  })
}

/** Without ffmpeg the demo has no videos. */
async function importFilms(options: DemoOptions): Promise<void> {
  const { config, database, log } = options
  const folder = join(config.projectRoot, '.cache/demo-videos')
  try {
    await makeDemoVideos(folder, config.ffmpegPath)
  } catch (error) {
    return log.warn({ err: error }, 'the demo has no videos: ffmpeg could not make them')
  }
  for (const clip of clips) {
    await database.db.transaction().execute((db) => importFilm(db, clip, folder, options))
  }
}

async function importFilm(
  db: Db,
  clip: DemoClip,
  folder: string,
  { services, now }: DemoOptions,
): Promise<void> {
  const { title } = demoVideos.find(({ file }) => file === clip.file) ?? { title: clip.file }
  const ownerUserId = await idOf(db, 'users', 'email', emailOf(clip.owner))
  const customerId = await idOf(db, 'customers', 'name', customers[clip.customer].name)
  const known = await db
    .selectFrom('footageClips')
    .select('id')
    .where('customerId', '=', customerId)
    .where('title', '=', title)
    .executeTakeFirst()
  if (known) return
  const createdAt = new Date(now().getTime() - clip.daysAgo * dayMs)
  const context = { db, now: now(), newId: () => ulid(), services }
  await importClip(context, {
    customerId,
    ownerUserId,
    title,
    path: join(folder, clip.file),
    createdAt,
    tags: clip.tags,
    rightsExpireAt:
      clip.rightsDays === undefined
        ? undefined
        : new Date(now().getTime() + clip.rightsDays * dayMs).toISOString().slice(0, 10),
  })
}

async function makeBumpers(db: Db, { now }: DemoOptions): Promise<void> {
  await writeBumpers(db, {
    customerId: await idOf(db, 'customers', 'name', customers.northwind.name),
    userId: await idOf(db, 'users', 'email', emailOf('cm')),
    now: now(),
  })
}

async function makeCaptions(db: Db, options: DemoOptions): Promise<void> {
  await writeCaptions(writingOf(db, options), await managerOf(db))
}

async function makePrograms(db: Db, options: DemoOptions): Promise<void> {
  const ids = await managerOf(db)
  await writePrograms(writingOf(db, options), ids)
  const cc = await idOf(db, 'users', 'email', emailOf('cc'))
  await writeApprovals(writingOf(db, options), { ...ids, people: { ...ids.people, cc } })
}

const writingOf = (db: Db, { services, now }: DemoOptions) => ({
  db,
  services,
  now: now(),
  newId: () => ulid(),
})

const managerOf = async (db: Db) => ({
  customers: { northwind: await idOf(db, 'customers', 'name', customers.northwind.name) },
  people: { cm: await idOf(db, 'users', 'email', emailOf('cm')) },
})

/** Without ffmpeg the demo has none. */
async function importFiles(options: DemoOptions): Promise<void> {
  const { config, database, log } = options
  const folder = join(config.projectRoot, '.cache/demo-files')
  try {
    await makeDemoFiles(folder, config)
  } catch (error) {
    return log.warn({ err: error }, 'the demo has no files: they could not be made')
  }
  for (const file of demoFiles) {
    await database.db.transaction().execute((db) => importOne(db, file, folder, options))
  }
}

async function importOne(
  db: Db,
  { file, daysAgo, owner, licenceEndsIn, sharedWith, ...given }: DemoFile,
  folder: string,
  { services, now }: DemoOptions,
): Promise<void> {
  const customerId = await idOf(db, 'customers', 'name', customers.northwind.name)
  const known = await db
    .selectFrom('files')
    .select('id')
    .where('customerId', '=', customerId)
    .where('title', '=', given.title)
    .executeTakeFirst()
  if (known) return
  const inDays = (days: number) => new Date(now().getTime() + days * dayMs)
  await importFile(
    { db, now: now(), newId: () => ulid(), services },
    {
      ...given,
      customerId,
      tags: [...(given.tags ?? [])],
      ownerUserId: await idOf(db, 'users', 'email', emailOf(owner)),
      path: join(folder, file),
      ...(sharedWith && { sharedWith: [await idOf(db, 'users', 'email', emailOf(sharedWith))] }),
      createdAt: inDays(-daysAgo),
      ...(licenceEndsIn === undefined
        ? {}
        : { licenceExpiresAt: inDays(licenceEndsIn).toISOString().slice(0, 10) }),
    },
  )
}

async function idOf(
  db: Db,
  table: 'users' | 'customers',
  column: 'email' | 'name',
  value: string,
): Promise<string> {
  const { id } = await db
    .selectFrom(table)
    .select('id')
    .where(column, '=', value)
    .executeTakeFirstOrThrow()
  return id
}

const mark = (db: Db, action: string, now: Date) =>
  writeAudit(db, [{ action }], { now, ip: '', newId: () => ulid() })

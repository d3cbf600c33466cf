/**
 * Fills an empty database outside production with the demo (decisions.md 21). Rows are written in
 * one transaction, videos one by one by the real import; an interrupted run continues at the next
 * start.
 */
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { ulid } from 'ulid'
import { importFile } from '../../features/files/server'
import { writeAudit } from '../../server/audit'
import type { Config } from '../../server/config'
import type { OpenDatabase } from '../../server/database/openDatabase'
import type { Db } from '../../server/database/tables'
import type { Services } from '../../server/services'
import { createPasswords } from '../../session/server'
import { customers, demoPassword, emailOf, type CustomerKey } from './cast'
import { idOf } from './idOf'
import { importFootage } from './importFootage'
import { makeDemoFilms } from './films'
import { demoCuts } from './programs'
import { writeFilms } from './writeFilms'
import { demoFiles, makeDemoFiles, type DemoFile } from './files'
import { writeCast } from './writeCast'
import { leadToPage, writeCampaigns } from './writeCampaigns'
import { writeContacts } from './writeContacts'
import { writeTenants } from './writeTenants'
import { writeProfiles } from './writeProfiles'
import { writeColleagues } from './writeColleagues'
import { writeScripts } from './writeScripts'
import { writeOrders } from './writeOrders'
import { writePrograms } from './writePrograms'
import { writeApprovals } from './writeApprovals'
import { writeTemplates } from './writeTemplates'
import { writeCaptions } from './writeCaptions'
import { writeBumpers } from './writeBumpers'
import { writeConsents } from './writeConsents'
import { writeChannels } from './writeChannels'
import { writeInboxes } from './writeInboxes'
import { writeMail } from './writeMail'
import { writeShareLayouts } from './writeShareLayouts'
import { writeSessions } from './writeSessions'
import { writeTalk } from './writeTalk'
import { writeSharePage } from './writeSharePage'
import { writeDeliverables } from './writeDeliverables'
import { writeFileRequests } from './writeFileRequests'
import { writeGuests } from './writeGuests'
import { writeTasks } from './writeTasks'
import { writeStoryboards } from './writeStoryboards'
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
  await importFootage(options)
  await db.transaction().execute((within) => writeTasks(writingOf(within, options)))
  await importFiles(options)
  await db.transaction().execute((within) => makeStoryboards(within, options))
  await db.transaction().execute((within) => makeBumpers(within, options))
  await db.transaction().execute((within) => makeCaptions(within, options))
  await db.transaction().execute((within) => makePrograms(within, options))
  await importVersions(options)
  await db.transaction().execute((within) => writeDeliverables(writingOf(within, options)))
  await db.transaction().execute((within) => makeApprovals(within, options))
  await db.transaction().execute((within) => writeOrders(writingOf(within, options)))
  await db.transaction().execute((within) => makeChannels(within, options))
  await db.transaction().execute((within) => makeConsents(within, options))
  await db.transaction().execute((within) => makeGuests(within, options))
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
    await writeCampaigns(writing, ids)
    await writeScripts(writing, ids)
    await writeTemplates(writing, ids)
    await writeShareLayouts(writing, ids)
    await writeMail(writing, ids)
    for (const key of Object.keys(customers) as CustomerKey[]) await writeWork(writing, ids, key)
    await mark(db, begun, now())
  })
}

async function makeGuests(db: Db, options: DemoOptions): Promise<void> {
  const folder = join(options.config.projectRoot, '.cache/demo-videos')
  const { customers: known, people } = await managerOf(db)
  const manager = { customerId: known.northwind, userId: people.cm }
  await writeGuests({ ...writingOf(db, options), folder }, manager)
}

async function makeStoryboards(db: Db, options: DemoOptions): Promise<void> {
  await writeStoryboards(writingOf(db, options), await managerOf(db))
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
}

async function importVersions(options: DemoOptions): Promise<void> {
  const { config, database, log } = options
  const cache = join(config.projectRoot, '.cache')
  const folder = join(cache, 'demo-films')
  try {
    await makeDemoFilms({ ...config, videos: join(cache, 'demo-videos'), folder })
  } catch (error) {
    return log.warn(
      { err: error },
      'the programs of the demo have no films: they could not be made',
    )
  }
  for (const cut of demoCuts) {
    await database.db
      .transaction()
      .execute((db) => writeFilms({ ...writingOf(db, options), folder }, cut))
  }
}

async function makeApprovals(db: Db, options: DemoOptions): Promise<void> {
  const ids = await managerOf(db)
  const cc = await idOf(db, 'users', 'email', emailOf('cc'))
  await writeApprovals(writingOf(db, options), { ...ids, people: { ...ids.people, cc } })
}

async function makeChannels(db: Db, options: DemoOptions): Promise<void> {
  const writing = writingOf(db, options)
  const ids = await managerOf(db)
  await writeInboxes(writing, await writeChannels(writing, ids))
  await writeSessions(writing)
  await writeTalk(writing, ids)
  await writeSharePage(writing, ids)
  await leadToPage(writing, ids)
}

async function makeConsents(db: Db, options: DemoOptions): Promise<void> {
  const videos = join(options.config.projectRoot, '.cache/demo-videos')
  await writeConsents({ ...writingOf(db, options), videos }, await managerOf(db))
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
  await database.db
    .transaction()
    .execute((db) => writeFileRequests({ ...writingOf(db, options), folder }))
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

const mark = (db: Db, action: string, now: Date) =>
  writeAudit(db, [{ action }], { now, ip: '', newId: () => ulid() })

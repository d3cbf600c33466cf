/**
 * Fills an empty database outside production with the demo (decisions.md 21). Each act is one
 * transaction and done once: an interrupted run continues at the next start.
 */
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { ulid } from 'ulid'
import { writeAudit } from '../../server/audit'
import type { Config } from '../../server/config'
import type { OpenDatabase } from '../../server/database/openDatabase'
import type { Db } from '../../server/database/tables'
import type { Services } from '../../server/services'
import { createPasswords } from '../../session/server'
import { clips, demoPassword } from './cast'
import { demoFiles, makeDemoFiles } from './files'
import { makeDemoFilms } from './films'
import { importDocument } from './importDocument'
import { importVideo } from './importVideo'
import { demoCuts } from './programs'
import { readNotices } from './readNotices'
import { setStage, type Stage } from './stage'
import { makeDemoVideos } from './videos'
import { writeApprovals } from './writeApprovals'
import { writeBumpers } from './writeBumpers'
import { writeCampaigns } from './writeCampaigns'
import { writeCaptions } from './writeCaptions'
import { writeCast } from './writeCast'
import { writeChannels } from './writeChannels'
import { writeColleagues } from './writeColleagues'
import { writeConsents } from './writeConsents'
import { writeContacts } from './writeContacts'
import { writeDeliverables } from './writeDeliverables'
import { writeFileRequests } from './writeFileRequests'
import { writeFilms } from './writeFilms'
import { writeGuests } from './writeGuests'
import { writeInboxes } from './writeInboxes'
import { writeMail } from './writeMail'
import { writeOrders } from './writeOrders'
import { writeProfiles } from './writeProfiles'
import { writePrograms } from './writePrograms'
import { writeScripts } from './writeScripts'
import { writeSessions } from './writeSessions'
import { writeShareLayouts } from './writeShareLayouts'
import { writeSharePage } from './writeSharePage'
import { writeStoryboards } from './writeStoryboards'
import { writeTalk } from './writeTalk'
import { writeTasks } from './writeTasks'
import { writeTemplates } from './writeTemplates'
import { writeTenants } from './writeTenants'
import { writeWork } from './writeWork'

export interface DemoOptions {
  readonly config: Config
  readonly database: OpenDatabase
  readonly services: Services
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  now(): Date
}

const newId = () => ulid()

type Act = (stage: Stage) => Promise<void>

/** In their order: later ones need what earlier ones made. What could not be drawn, they leave out. */
const acts: readonly (readonly [name: string, act: Act])[] = [
  ['cast', writeCast],
  ['tenants', writeTenants],
  ['colleagues', writeColleagues],
  ['profiles', writeProfiles],
  ['contacts', writeContacts],
  ['campaigns', writeCampaigns],
  ['scripts', writeScripts],
  ['templates', writeTemplates],
  ['shareLayouts', writeShareLayouts],
  ['mail', writeMail],
  ['work', writeWork],
  ...clips.map(
    (clip) =>
      [`clip.${clip.customer}.${clip.file}`, (stage: Stage) => importVideo(clip, stage)] as const,
  ),
  ['tasks', writeTasks],
  ...demoFiles.map(
    (file) => [`file.${file.file}`, (stage: Stage) => importDocument(file, stage)] as const,
  ),
  ['fileRequests', writeFileRequests],
  ['storyboards', writeStoryboards],
  ['bumpers', writeBumpers],
  ['captions', writeCaptions],
  ['programs', writePrograms],
  ...demoCuts.map(
    (cut) => [`film.${cut.program}`, (stage: Stage) => writeFilms(cut, stage)] as const,
  ),
  ['deliverables', writeDeliverables],
  ['approvals', writeApprovals],
  ['orders', writeOrders],
  ['channels', writeChannels],
  ['inboxes', writeInboxes],
  ['sessions', writeSessions],
  ['talk', writeTalk],
  ['sharePage', writeSharePage],
  ['consents', writeConsents],
  ['guests', writeGuests],
  ['notices', readNotices],
  ['completed', async () => {}],
]

/** True if this start created the demo. */
export async function seedDemo(options: DemoOptions): Promise<boolean> {
  const { config, database, services } = options
  const { db } = database
  const done = await doneIn(db)
  const isEmpty = !(await db.selectFrom('users').select('id').limit(1).executeTakeFirst())
  if ((!isEmpty && done.size === 0) || done.has('demo.completed')) return false
  const cache = join(config.projectRoot, '.cache')
  await draw(cache, options)
  const passwordHash = await createPasswords(config.passwordCostLog2).hash(demoPassword)
  for (const [name, act] of acts) {
    const action = `demo.${name}`
    if (done.has(action)) continue
    await db.transaction().execute(async (within) => {
      const writing = { db: within, now: options.now(), services, cache, passwordHash, newId }
      await act(await setStage(writing))
      await writeAudit(within, [{ action }], { ...writing, ip: '' })
    })
  }
  return true
}

async function doneIn(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('auditEvents')
    .select('action')
    .where('action', 'like', 'demo.%')
    .execute()
  return new Set(rows.map(({ action }) => action))
}

/** Without ffmpeg there is a demo without films and pictures. */
async function draw(cache: string, { config, log }: DemoOptions): Promise<void> {
  const [videos, files, films] = ['demo-videos', 'demo-files', 'demo-films'].map((folder) =>
    join(cache, folder),
  ) as [string, string, string]
  try {
    await makeDemoVideos(videos, config.ffmpegPath)
    await makeDemoFiles(files, config)
    await makeDemoFilms({ ...config, videos, folder: films })
  } catch (error) {
    log.warn({ err: error }, 'the demo has no films, or not all: ffmpeg could not make them')
  }
}

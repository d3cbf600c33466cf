/**
 * The real server on its own port, with store and processing; files are uploaded as a browser does.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ulid } from 'ulid'
import { afterAll } from 'vitest'
import type {
  ListClipsResponse,
  ListClipsRow,
  StartClipUploadResponse,
} from '../../generated/facts/features/footage'
import type { Upload } from '../../generated/facts/features/media'
import { openMedia } from '../../src/features/media/server'
import type { OpenMedia } from '../../src/features/media/server'
import { assemble } from '../../src/main/assemble'
import { jobs } from '../../src/main/jobs'
import { readConfig, type Config } from '../../src/server/config'
import type { OpenDatabase } from '../../src/server/database/openDatabase'
import { startJobs } from '../../src/server/jobs/startJobs'
import { openSecrets } from '../../src/server/secrets'
import { freshDatabase } from './freshDatabase'
import type { TestApp } from './freshApp'
import { aMember, type TestMember } from './people'
import { callAs, signIn, type TestSession } from './talk'
import { validators } from './validators'

export interface MediaApp extends Pick<TestApp, 'server' | 'services'> {
  database: OpenDatabase
  media: OpenMedia
  config: Config
  origin: string
  dataDir: string
  log: string[]
  /** How far the server's clock is ahead of the real one. */
  clock: { aheadMs: number }
}

export interface Person {
  member: TestMember
  session: TestSession
}

export interface MediaAppOptions {
  processes?: boolean
  environment?: Readonly<Record<string, string>>
  /** The same server after a restart: another process on its database and its files. */
  after?: Pick<MediaApp, 'database' | 'dataDir' | 'clock'>
  /** Of the server, where something else goes by it too. */
  clock?: MediaApp['clock']
}

export async function freshMediaApp(options: MediaAppOptions = {}): Promise<MediaApp> {
  const dataDir = options.after?.dataDir ?? mkdtempSync(join(tmpdir(), 'studio-media-'))
  const clock = options.after?.clock ?? options.clock ?? { aheadMs: 0 }
  const now = () => new Date(Date.now() + clock.aheadMs)
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PASSWORD_COST_LOG2: '4',
    ...options.environment,
  })
  const database = options.after?.database ?? (await freshDatabase())
  const secrets = openSecrets(dataDir)
  const log: string[] = []

  const media = await openMedia({ config, secrets, database, now })
  const logDestination = { write: (line: string) => log.push(line) }
  const { server, services } = await assemble({
    config,
    secrets,
    database,
    media,
    now,
    logDestination,
    validators,
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const setting = { database, services, log: server.log, now, newId: () => ulid(), isAlone: false }
  const working =
    options.processes === false ? undefined : startJobs({ ...setting, definitions: jobs })
  afterAll(async () => {
    const closed = server.close()
    // One that has only now become idle would be kept for a minute.
    server.server.closeAllConnections()
    await closed
    await working?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const { port } = server.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return { server, services, database, media, config, origin, dataDir, log, clock }
}

export async function aPerson(
  app: MediaApp,
  given: Parameters<typeof aMember>[1] = {},
): Promise<Person> {
  const member = await aMember(app.database.db, given)
  return { member, session: await signIn(app, member) }
}

/** The `clientResponse` of a call that must succeed. */
export async function ask<Answer>(
  app: Pick<TestApp, 'server'>,
  { session }: Pick<Person, 'session'>,
  id: Parameters<typeof callAs>[2],
  request: unknown = {},
): Promise<Answer> {
  const { body, status } = await callAs(app, session, id, request)
  if (body['status'] !== 'Ok') throw new Error(`${id} answered ${status} ${JSON.stringify(body)}`)
  return body['clientResponse'] as Answer
}

export interface Begun {
  clip: ListClipsRow
  upload: Upload
  bytes: Buffer
}

export async function beginUpload(
  app: MediaApp,
  person: Person,
  path: string,
  name = basename(path),
): Promise<Begun> {
  const bytes = readFileSync(path)
  const request = { name, bytes: bytes.length }
  const begun = await ask<StartClipUploadResponse>(app, person, 'startClipUpload', request)
  return { ...begun, bytes }
}

type Sent = Pick<Begun, 'upload' | 'bytes'>

export function partsOf({ bytes, upload }: Sent) {
  return Array.from({ length: upload.partCount }, (_, index) => {
    const body = bytes.subarray(index * upload.partBytes, (index + 1) * upload.partBytes)
    const sha256 = createHash('sha256').update(body).digest('hex')
    const key = `${upload.keyPrefix}p${String(index + 1).padStart(5, '0')}`
    return { partNo: index + 1, key, body, sha256 }
  })
}

export function declared(begun: Sent) {
  return partsOf(begun).map(({ partNo, body, sha256 }) => ({ partNo, bytes: body.length, sha256 }))
}

export type Signature = Readonly<Record<string, string>>

export const aSignature = (app: MediaApp, person: Pick<Person, 'session'>) =>
  ask<Signature>(app, person, 'getUploadSignature')

/** Posts one part, as a browser does. @returns the status of the store's answer, and its words */
export async function postPart(
  app: MediaApp,
  { url, key, body }: { url: string; key: string; body: Buffer },
  signature: Signature,
): Promise<{ status: number; text: string }> {
  const form = new FormData()
  form.append('key', key)
  form.append('X-Amz-Algorithm', 'AWS4-HMAC-SHA256')
  for (const [name, value] of Object.entries(signature)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(body)]))
  const response = await fetch(new URL(url, app.origin), { method: 'POST', body: form })
  return { status: response.status, text: await response.text() }
}

export async function postParts(
  app: MediaApp,
  person: Pick<Person, 'session'>,
  begun: Sent,
): Promise<void> {
  const signature = await aSignature(app, person)
  for (const part of partsOf(begun)) {
    const { status, text } = await postPart(app, { ...part, url: begun.upload.url }, signature)
    if (status !== 204) throw new Error(`${status} ${text}`)
  }
}

/** The whole upload: registered, posted in parts, completed. */
export async function sendFile(
  app: MediaApp,
  person: Person,
  path: string,
  name?: string,
): Promise<Begun> {
  const begun = await beginUpload(app, person, path, name)
  await postParts(app, person, begun)
  const request = { uploadId: begun.upload.uploadId, parts: declared(begun) }
  await ask(app, person, 'completeUpload', request)
  return begun
}

/** The clip as the list has it; undefined where there is none. */
export async function clipOf(
  app: Pick<TestApp, 'server'>,
  person: Pick<Person, 'session'>,
  clipId: string,
): Promise<ListClipsRow | undefined> {
  const { rows } = await ask<ListClipsResponse>(app, person, 'listClips', { ids: [clipId] })
  return rows[0]
}

/** Follows a clip as the page does, by polling; ever more seldom, since asking takes time from the work. */
export async function follow(
  app: MediaApp,
  person: Person,
  clipId: string,
  states: readonly ListClipsRow['state'][],
): Promise<ListClipsRow> {
  for (let waitMs = 20; ; waitMs = Math.min(250, waitMs * 1.5)) {
    const clip = await clipOf(app, person, clipId)
    if (clip && states.includes(clip.state)) return clip
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}

export const settled = ['ready', 'failed', 'rejected'] as const

/** Fetches media with the cookies of this sign-in. */
export function fetchMedia(
  app: MediaApp,
  { session }: Pick<Person, 'session'>,
  url: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const cookie = Object.entries(session.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  return fetch(new URL(url, app.origin), { headers: { cookie, ...headers } })
}

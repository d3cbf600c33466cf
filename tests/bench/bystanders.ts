import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createInterface } from 'node:readline'
import { uploadPartBytes } from '../../generated/facts/constants'
import type { StartClipUploadResponse } from '../../generated/facts/features/footage'
import type { Rendition } from '../../src/features/media/asset'
import '../../src/features/media/server'
import { openDatabase } from '../../src/server/database/openDatabase'
import { insertClip } from '../support/clips'
import { repeatPicture } from '../support/oddFilms'
import { migrated } from '../support/migrated'
import { aMember, type TestMember } from '../support/people'
import { projectRoot } from '../support/projectRoot'
import { askServer, startServer, tokenOf } from '../support/realServer'
import { median, type Ratio } from './measure'
import { askerOf, ffmpeg, sendClip } from './playable'
import { shipped } from './runServer'

const rounds = 3
const measuredMs = 4_000
const allowed = 2

/** Begins something that is too much, and says how it ends. */
type Trouble = () => Promise<() => Promise<void>>

interface World {
  readonly dataDir: string
  readonly origin: string
  readonly token: string
  readonly member: TestMember
}

/**
 * What a person of another customer notices of somebody who asks for too much: the p95 of a call,
 * during and alone.
 */
export async function benchBystanders(): Promise<Ratio[]> {
  const { world, p95, close } = await openPlace()
  try {
    // From here on this process only makes trouble, whose makers have computers of their own.
    setPriority(constants.priority.PRIORITY_LOW)
    await p95()
    const ratios: Ratio[] = []
    for (const [what, trouble] of Object.entries(troublesOf(world)))
      ratios.push(await compare(what, trouble, p95))
    return ratios
  } finally {
    await close()
  }
}

/** A server with somebody who may make trouble there and somebody beside. */
async function openPlace() {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-bystanders-'))
  const { member, other } = await fill(dataDir)
  const environment = {
    PASSWORD_COST_LOG2: '17',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'silent',
  }
  const server = await startServer(dataDir, environment, shipped)
  const world: World = {
    dataDir,
    origin: server.origin,
    member,
    token: await tokenOf(server, member),
  }
  const { p95, leave } = aBystander(server.origin, await tokenOf(server, other))
  return {
    world,
    p95,
    async close() {
      leave()
      await server.kill('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function compare(what: string, trouble: Trouble, p95: () => Promise<number>): Promise<Ratio> {
  const [alone, during]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await p95())
    const end = await trouble()
    during.push(await p95())
    await end()
    await pause(1_000)
  }
  const [floor, ours] = [median(alone), median(during)]
  return {
    what: `others' p95 beside ${what}`,
    ours: `${ours.toFixed(1)} ms`,
    against: `${floor.toFixed(1)} ms alone`,
    ratio: ours / floor,
    target: { at: 'most', value: allowed },
  }
}

/** A hundred films that say as much of themselves as one may, and somebody of another customer. */
async function fill(dataDir: string) {
  const database = await openDatabase({ projectRoot, dataDir })
  await migrated(database)
  const member = await aMember(database.db)
  const captions = Array.from({ length: 32 }, (_, no): Rendition => {
    const key = `media/${member.customerId}/film/caption-${no}.vtt`
    return { kind: 'caption', lang: 'en', label: 'said '.repeat(40), key }
  })
  for (let no = 0; no < 100; no += 1) await insertClip(database.db, member, { title: `Film ${no}` })
  await database.db
    .updateTable('mediaAssets')
    .set({ renditions: JSON.stringify(captions) })
    .execute()
  const other = await aMember(database.db)
  await database.close()
  return { member, other }
}

const troublesOf = (world: World): Readonly<Record<string, Trouble>> => ({
  'a list of films that say much': async () =>
    keepDoing(() => askServer(world, world.token, 'listClips')),
  'a film that would swell': async () => {
    const film = swollenFilm(world.dataDir)
    return keepDoing(() => sendAndWait(film, world))
  },
  'sixty looks into the store at once': async () => {
    const uploadId = await largeUpload(world)
    return keepDoing(() => askServer(world, world.token, 'getUpload', { uploadId }), 60)
  },
  '2,000 bodies that drip': async () => drip(world, 2_000),
  '145 wrong guesses at once': async () => {
    let guessNo = 0
    return keepDoing(() => guess(world, (guessNo += 1) % 5), 145)
  },
})

/** Again and again, so many at a time. */
function keepDoing(act: () => Promise<unknown>, atOnce = 1): () => Promise<void> {
  const over = new AbortController()
  const doing = Array.from({ length: atOnce }, async () => {
    while (!over.signal.aborted) await act().catch(() => pause(50))
  })
  return async () => {
    over.abort()
    await Promise.all(doing)
  }
}

function swollenFilm(dataDir: string): string {
  const [picture, film] = [join(dataDir, 'picture.mp4'), join(dataDir, 'swollen.mp4')]
  const source = 'nullsrc=size=1280x720:rate=25,geq=random(1)*255:128:128'
  const codec = '-c:v libx264 -preset ultrafast -qp 8 -pix_fmt yuv420p -an'
  ffmpeg(['-f', 'lavfi', '-i', source, '-frames:v', '1', ...codec.split(' '), picture])
  writeFileSync(film, repeatPicture(readFileSync(picture), 1_500))
  return film
}

async function sendAndWait(film: string, { origin, token }: World): Promise<void> {
  const sent = await sendClip(film, origin, askerOf(origin, token))
  await sent.complete()
  while ((await sent.stateOf()) === 'processing') await pause(200)
}

/** Of two thousand parts, all of which have arrived. */
async function largeUpload(world: World): Promise<string> {
  const bytes = 2_000 * uploadPartBytes
  const request = { name: 'large.mp4', bytes }
  const { upload } = await askServer<StartClipUploadResponse>(
    world,
    world.token,
    'startClipUpload',
    request,
  )
  const folder = join(world.dataDir, 'objects', upload.keyPrefix)
  mkdirSync(folder, { recursive: true })
  for (let partNo = 1; partNo <= upload.partCount; partNo += 1) {
    const part = join(folder, `p${String(partNo).padStart(5, '0')}`)
    writeFileSync(part, '')
    truncateSync(part, uploadPartBytes)
  }
  return upload.uploadId
}

async function drip({ origin }: World, count: number): Promise<() => Promise<void>> {
  const { hostname, port } = new URL(origin)
  const head =
    'POST /rest/secure/service/role/getRoles HTTP/1.1\r\nhost: studio\r\n' +
    'content-type: application/json\r\ncontent-length: 1000\r\n\r\n'
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(head)
    return socket
  })
  const dripping = setInterval(() => sockets.forEach((socket) => socket.write(' ')), 1_000)
  await pause(1_000)
  return async () => {
    clearInterval(dripping)
    for (const socket of sockets) socket.destroy()
  }
}

async function guess({ origin, member }: World, addressNo: number): Promise<void> {
  const form = { grant_type: 'password', username: member.userName, client_id: 'web' }
  const answer = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `192.0.2.${addressNo}` },
    body: new URLSearchParams({ ...form, password: 'wrong' }),
  })
  await answer.text()
}

/** A process of its own, so that the others do not hold it up. */
const bystanderProgram = `
import { Agent, request } from 'node:http'
import { createInterface } from 'node:readline'
const [origin, token, forMs] = process.argv.slice(1)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const headers = { authorization: 'Bearer ' + token, 'content-type': 'application/json' }
const ask = () => new Promise((resolve, reject) => {
  const sent = request(origin + '/rest/secure/service/role/getRoles', { agent, method: 'POST', headers }, (reply) => {
    if (reply.statusCode !== 200) reject(new Error('answered ' + reply.statusCode))
    reply.resume().once('end', resolve)
  })
  sent.once('error', reject).end('{"clientRequest":{}}')
})
for await (const _ of createInterface({ input: process.stdin })) {
  const took = []
  for (const end = Date.now() + Number(forMs); Date.now() < end;) {
    const begun = performance.now()
    await ask()
    took.push(performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  took.sort((one, other) => one - other)
  process.stdout.write(took[Math.floor(took.length * 0.95)] + '\\n')
}
agent.destroy()
`

/** Somebody who is signed in and calls one call after another whenever they are asked for their p95. */
function aBystander(origin: string, token: string) {
  const args = ['--input-type=module', '--eval', bystanderProgram, origin, token]
  const { stdin, stdout } = spawn(process.execPath, [...args, String(measuredMs)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const told = createInterface({ input: stdout })
  return {
    async p95(): Promise<number> {
      stdin.write('\n')
      const [line] = (await once(told, 'line')) as [string]
      return Number(line)
    },
    leave: () => void stdin.end(),
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Ratio } from './measure'
import { prepareSessions, type PreparedSession } from './preparedSessions'
import { end, shipped, start } from './runServer'

const families = 400
const perSecond = 200
const seconds = 15
/** One reply in twenty never arrives: the client asks again with the same token. */
const lostShare = 0.05

interface Measured {
  readonly perSecond: number
  readonly p99: number
  readonly refused: number
}

/** Rotations as browsers ask for them, each session its own; as fast as they go, then 200 every second. */
export async function benchRefresh(): Promise<Ratio[]> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-refresh-'))
  const bare = await start(['--input-type=module', '--eval', bareServer], 4395)
  try {
    const sessions = await prepareSessions(folder, families)
    const server = await start(shipped, 4396, {
      PORT: '4396',
      DATA_DIR: folder,
      DEMO: 'no',
      LOG_LEVEL: 'silent',
    })
    try {
      const floor = await run(4395, '/', sessions, undefined)
      const fast = await run(4396, '/oauth/token', sessions, undefined)
      const steady = await run(4396, '/oauth/token', sessions, perSecond)
      return [
        {
          what: 'rotations a second',
          ours: `${fast.perSecond.toFixed(0)}/s`,
          against: `${floor.perSecond.toFixed(0)}/s a bare Fastify route; 200/s promised`,
          ratio: fast.perSecond / floor.perSecond,
          target: { at: 'least', value: perSecond / floor.perSecond },
        },
        {
          what: 'p99 at 200 a second, of the 50 ms promised',
          ours: `${steady.p99.toFixed(1)} ms`,
          against: '50 ms',
          ratio: steady.p99 / 50,
          target: { at: 'most', value: 1 },
        },
        {
          what: 'honest sessions taken for thieves',
          ours: `${fast.refused + steady.refused}`,
          against: `${Math.round((fast.perSecond + steady.perSecond) * seconds)} rotations`,
          ratio: fast.refused + steady.refused,
          target: { at: 'most', value: 0 },
        },
      ]
    } finally {
      await end(server)
    }
  } finally {
    await end(bare)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `rate` absent: sixteen sessions at a time, as fast as they are answered. */
async function run(
  port: number,
  path: string,
  sessions: readonly PreparedSession[],
  rate: number | undefined,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const tokens = sessions.map(({ refreshToken }) => refreshToken)
  const took: number[] = []
  let refused = 0
  const startedAt = performance.now()
  const deadline = startedAt + seconds * 1000

  async function refreshOnce(index: number): Promise<void> {
    const { binding } = sessions[index]!
    const asked = performance.now()
    const answer = await post(agent, { port, path, token: tokens[index]!, binding })
    took.push(performance.now() - asked)
    if (answer.status !== 200) refused++
    const isLost = (took.length * lostShare) % 1 < lostShare
    if (!isLost && answer.token !== undefined) tokens[index] = answer.token
  }

  async function inTurn(lane: number, lanes: number): Promise<void> {
    for (let index = lane; performance.now() < deadline; index += lanes)
      await refreshOnce(index % sessions.length)
  }

  async function atRate(perSecondAsked: number): Promise<void> {
    const under: Promise<void>[] = []
    for (let count = 0; performance.now() < deadline; count++) {
      const due = startedAt + (count * 1000) / perSecondAsked
      const early = due - performance.now()
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
      under.push(refreshOnce(count % sessions.length))
    }
    await Promise.all(under)
  }

  const lanes = 16
  await (rate === undefined
    ? Promise.all(Array.from({ length: lanes }, (_, lane) => inTurn(lane, lanes)))
    : atRate(rate))
  agent.destroy()
  sessions.forEach((session, index) => Object.assign(session, { refreshToken: tokens[index] }))
  took.sort((one, other) => one - other)
  return {
    perSecond: took.length / ((performance.now() - startedAt) / 1000),
    p99: took[Math.floor(took.length * 0.99)] ?? 0,
    refused,
  }
}

interface Asked {
  readonly port: number
  readonly path: string
  readonly token: string
  readonly binding: string
}

function post(agent: Agent, { port, path, token, binding }: Asked) {
  const fields = { grant_type: 'refresh_token', refresh_token: token, client_id: 'web' }
  const body = new URLSearchParams(fields).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
    cookie: `sid=${binding}`,
  }
  return new Promise<{ status: number; token?: string }>((resolve, reject) => {
    const sent = request({ agent, port, path, method: 'POST', headers }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      reply.once('end', () => {
        const [, next] = /"refresh_token":"([^"]+)"/.exec(text) ?? []
        resolve({ status: reply.statusCode ?? 0, ...(next ? { token: next } : {}) })
      })
    })
    sent.once('error', reject).end(body)
  })
}

const bareServer = `
import Fastify from 'fastify'
const server = Fastify()
server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => done(null, body))
server.post('/', async () => ({ status: 'Ok' }))
server.get('/readyz', async () => 'ok')
await server.listen({ port: 4395, host: '127.0.0.1' })
`

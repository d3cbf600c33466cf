import { Agent, request } from 'node:http'
import { measureInTurn, type Ratio } from './measure'
import { end, runServer, signIn, start } from './runServer'
import { startRealPostgres } from '../support/realPostgres'

const seconds = 3
const connections = 16
const path = (name: string) => `/rest/secure/service/${name}`

const targets: Readonly<Record<string, number>> = {
  getRoles: 0.5,
  getOrganizationAccess: 0.5,
  listClips: 0.3,
}

/**
 * Validated, authorised calls as the built server answers them with its log, against a route that
 * asks the same database one question in a transaction. The demo's films are encoded by then.
 */
export async function benchCall(): Promise<Ratio[]> {
  const postgres = await startRealPostgres()
  const environment = { DATABASE_URL: postgres.url }
  const ours = await runServer(4392, () => {}, { LOG_LEVEL: 'info', ...environment })
  await ours.untilAtRest()
  const peer = await start(['--input-type=module', '--eval', peerProgram], 4391, environment)
  try {
    const headers = { authorization: `Bearer ${await signIn(ours.origin)}` }
    const contenders = [
      { name: 'a Fastify route', run: () => load(4391, '/', {}) },
      { name: 'getRoles', run: () => load(4392, path('role/getRoles'), headers) },
      {
        name: 'getOrganizationAccess',
        run: () => load(4392, path('customer/getOrganizationAccess'), headers),
      },
      { name: 'listClips', run: () => load(4392, path('clip/listClips'), headers) },
    ]
    const [floor, ...calls] = await measureInTurn(contenders, 3)
    return calls.map(({ name, median }) => ({
      what: name,
      ours: `${median.toFixed(0)}/s`,
      against: `${floor!.median.toFixed(0)}/s ${floor!.name} on the same database`,
      ratio: median / floor!.median,
      target: { at: 'least', value: targets[name] ?? 0 },
    }))
  } finally {
    await end(peer)
    await ours.stop()
    await postgres.stop()
  }
}

const question = `select role_id, role_name from roles
  where customer_id is null or customer_id = $1 order by sequence`

const peerProgram = `
import Fastify from 'fastify'
import pg from 'pg'
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const question = ${JSON.stringify(question)}
const server = Fastify()
server.post('/', async () => ({ status: 'Ok', clientResponse: await ask() }))
server.get('/readyz', async () => 'ok')
async function ask() {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query(question, ['x'])
    await client.query('commit')
    return rows
  } finally {
    client.release()
  }
}
await server.listen({ port: 4391, host: '127.0.0.1' })
`

/** Calls a second over kept connections, each sending its next request when the last is answered. */
async function load(port: number, url: string, headers: Record<string, string>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const deadline = performance.now() + seconds * 1000
  let answered = 0
  const talk = async () => {
    while (performance.now() < deadline) {
      await post(agent, port, url, headers)
      answered++
    }
  }
  await Promise.all(Array.from({ length: connections }, talk))
  agent.destroy()
  return answered / seconds
}

function post(
  agent: Agent,
  port: number,
  url: string,
  headers: Record<string, string>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const body = '{"clientRequest":{}}'
    const sent = request(
      {
        agent,
        port,
        path: url,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'content-length': body.length },
      },
      (reply) => {
        if (reply.statusCode !== 200) reject(new Error(`${url} answered ${reply.statusCode}`))
        reply.resume().once('end', resolve)
      },
    )
    sent.once('error', reject).end(body)
  })
}

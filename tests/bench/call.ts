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
 * asks the same kind of database one question in a transaction. The demo's films are encoded by then.
 */
export async function benchCall(): Promise<Ratio[]> {
  const embedded = await against('embedded', peerOnPglite, {})
  const postgres = await startRealPostgres()
  try {
    const url = { DATABASE_URL: postgres.url }
    return [...embedded, ...(await against('PostgreSQL', peerOnPostgres, url))]
  } finally {
    await postgres.stop()
  }
}

async function against(
  where: string,
  peerProgram: string,
  environment: Readonly<Record<string, string>>,
): Promise<Ratio[]> {
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
      what: `${name}, ${where}`,
      ours: `${median.toFixed(0)}/s`,
      against: `${floor!.median.toFixed(0)}/s ${floor!.name} on the same database`,
      ratio: median / floor!.median,
      target: { at: 'least', value: targets[name] ?? 0 },
    }))
  } finally {
    await end(peer)
    await ours.stop()
  }
}

const question = `select role_id, role_name from roles
  where customer_id is null or customer_id = $1 order by sequence`

const peer = (opening: string, asking: string) => `
import Fastify from 'fastify'
${opening}
const question = ${JSON.stringify(question)}
const server = Fastify()
server.post('/', async () => ({ status: 'Ok', clientResponse: await ask() }))
server.get('/readyz', async () => 'ok')
async function ask() {
${asking}
}
await server.listen({ port: 4391, host: '127.0.0.1' })
`

/** On the database of our own server. */
const peerOnPostgres = peer(
  `import pg from 'pg'
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })`,
  `const client = await pool.connect()
try {
  await client.query('begin')
  const { rows } = await client.query(question, ['x'])
  await client.query('commit')
  return rows
} finally {
  client.release()
}`,
)

/** On one of its own, since nobody else may open ours. */
const peerOnPglite = peer(
  `import { PGlite } from '@electric-sql/pglite'
const database = await PGlite.create()
await database.exec('create table roles (role_id text, role_name text, customer_id text, sequence int)')
await database.exec("insert into roles select n, n, null, n from generate_series(1, 8) as n")`,
  `return database.transaction(async (given) => (await given.query(question, ['x'])).rows)`,
)

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

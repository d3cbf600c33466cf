import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureInTurn, type Ratio } from './measure'

const seconds = 3
const connections = 16

/** A validated, authorised call on the embedded database, as the built server answers it, against a bare route. */
export async function benchCall(): Promise<Ratio[]> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'))
  const bare = await start(['--input-type=module', '--eval', bareServer], {}, 4391)
  const ours = await start(
    ['dist/server/server.js'],
    { PORT: '4392', DATA_DIR: folder, DEMO: 'yes', NODE_ENV: 'development', LOG_LEVEL: 'silent' },
    4392,
  )
  try {
    const headers = { authorization: `Bearer ${await token(4392)}` }
    const path = (name: string) => `/rest/secure/service/${name}`
    const contenders = [
      { name: 'a bare Fastify route', run: () => load(4391, '/', {}) },
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
      against: `${floor!.median.toFixed(0)}/s ${floor!.name}`,
      ratio: median / floor!.median,
    }))
  } finally {
    bare.kill('SIGTERM')
    await new Promise((resolve) => ours.once('exit', resolve).kill('SIGTERM'))
    rmSync(folder, { recursive: true, force: true })
  }
}

const bareServer = `
import Fastify from 'fastify'
const server = Fastify()
server.post('/', async () => ({ status: 'Ok', clientResponse: {} }))
server.get('/readyz', async () => 'ok')
await server.listen({ port: 4391, host: '127.0.0.1' })
`

async function start(
  args: readonly string[],
  env: Record<string, string>,
  port: number,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return child
    if (child.exitCode !== null)
      throw new Error(`The server on ${port} ended with ${child.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function token(port: number): Promise<string> {
  const form = {
    grant_type: 'password',
    username: 'cm@demo.example',
    password: 'Studio-demo-2026',
    client_id: 'web',
  }
  const reply = await fetch(`http://127.0.0.1:${port}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  return ((await reply.json()) as { access_token: string }).access_token
}

/** Calls a second over kept connections, each sending its next request when the last is answered. */
async function load(port: number, path: string, headers: Record<string, string>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + seconds * 1000
  let answered = 0
  const talk = async () => {
    while (performance.now() < end) {
      await post(agent, port, path, headers)
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
  path: string,
  headers: Record<string, string>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const body = '{"clientRequest":{}}'
    const sent = request(
      {
        agent,
        port,
        path,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'content-length': body.length },
      },
      (reply) => {
        if (reply.statusCode !== 200) reject(new Error(`${path} answered ${reply.statusCode}`))
        reply.resume().once('end', resolve)
      },
    )
    sent.once('error', reject).end(body)
  })
}

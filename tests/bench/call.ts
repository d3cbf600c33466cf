import { Agent, request } from 'node:http'
import { measureInTurn, type Ratio } from './measure'
import { end, runServer, signIn, start } from './runServer'

const seconds = 3
const connections = 16
const path = (name: string) => `/rest/secure/service/${name}`

/** A validated, authorised call on the embedded database, as the built server answers it, against a bare route. */
export async function benchCall(): Promise<Ratio[]> {
  const bare = await start(['--input-type=module', '--eval', bareServer], 4391)
  const ours = await runServer(4392)
  try {
    const headers = { authorization: `Bearer ${await signIn(ours.origin)}` }
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
    await end(bare)
    await ours.stop()
  }
}

const bareServer = `
import Fastify from 'fastify'
const server = Fastify()
server.post('/', async () => ({ status: 'Ok', clientResponse: {} }))
server.get('/readyz', async () => 'ok')
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

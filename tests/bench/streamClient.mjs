// Many pages that listen, in one process: node streamClient.mjs <file>, a JSON of what to do. Prints how many of them
// listen as they come, then has people do something, and prints how long it took until the badges of their other pages
// were known, in milliseconds: a JSON a line.
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const { port, paths, clients, times } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const agent = new Agent({ keepAlive: true, maxSockets: 20 })
const byUser = new Map()
const waiting = new Map()
let faults = 0

function ask(path, method, { token }, body) {
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        port,
        path,
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      },
      (reply) => {
        if (reply.statusCode !== 200) faults++
        reply.resume().once('end', resolve)
      },
    )
    sent.once('error', () => {
      faults++
      resolve()
    })
    sent.end(body)
  })
}

function listen(client) {
  return new Promise((resolve) => {
    const sent = request({
      agent: false,
      port,
      path: paths.follow,
      headers: { authorization: `Bearer ${client.token}` },
    })
    sent.once('response', (reply) => {
      if (reply.statusCode !== 200) faults++
      resolve()
      reply.on('data', (piece) => {
        if (String(piece).includes('data:')) void know(client)
      })
    })
    sent.once('error', () => {
      faults++
      resolve()
    })
    sent.end()
  })
}

/** As a page does: the badge is asked for anew. */
async function know(client) {
  await ask(
    paths.counts,
    'POST',
    client,
    JSON.stringify({ clientRequest: { customerUserId: client.userId } }),
  )
  waiting.get(client.userId)?.()
}

const tell = (what, then) => process.stdout.write(`${JSON.stringify(what)}\n`, then)
const begun = performance.now()
const step = clients.length / 10
let begin = 0
let open = 0
async function openInTurn() {
  while (begin < clients.length) {
    await listen(clients[begin++])
    open += 1
    if (open % step === 0) tell({ open, seconds: (performance.now() - begun) / 1_000 })
  }
}
// As many at a time; none waits for the slowest of a batch.
await Promise.all(Array.from({ length: 50 }, openInTurn))
for (const client of clients)
  byUser.set(client.userId, [...(byUser.get(client.userId) ?? []), client])

const took = []
for (const [userId, pages] of [...byUser].slice(0, times)) {
  const started = performance.now()
  let left = pages.length
  const known = new Promise((resolve) => {
    waiting.set(userId, () => {
      took.push(performance.now() - started)
      if (--left === 0) resolve()
    })
    setTimeout(resolve, 5_000).unref()
  })
  await ask(paths.read, 'POST', pages[0], '{"clientRequest":{}}')
  await known
  if (left > 0) faults += left
}
const sorted = took.toSorted((a, b) => a - b)
const p95 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))]
tell({ known: sorted.length, faults, p95 }, () => process.exit(0))

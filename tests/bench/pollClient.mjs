// Many clients in one process, each with a connection of its own: node pollClient.mjs <file>, a JSON of what to do.
// Prints two JSON lines, of the first interval, in which all of them arrive, and of the rest: how long an answer took,
// in milliseconds, and how many were no 200.
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const { port, path, everyMs, forMs, clients } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
let took = []
let faults = 0
let open = clients.length

/** Spread evenly over the interval, as people are who opened the page at different times. */
for (const [index, client] of clients.entries())
  setTimeout(
    () => poll(client, new Agent({ keepAlive: true, maxSockets: 1 })),
    (everyMs * index) / clients.length,
  )

const end = Date.now() + forMs
setTimeout(tell, everyMs)

function poll({ token, body }, agent) {
  const started = performance.now()
  const sent = request(
    {
      agent,
      port,
      path,
      method: 'POST',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    },
    (reply) => {
      if (reply.statusCode !== 200) faults++
      reply.resume().once('end', () => {
        took.push(performance.now() - started)
        if (Date.now() + everyMs <= end) setTimeout(() => poll({ token, body }, agent), everyMs)
        else leave(agent)
      })
    },
  )
  sent.once('error', () => {
    faults++
    leave(agent)
  })
  sent.end(body)
}

function leave(agent) {
  agent.destroy()
  if (--open === 0) tell()
}

function tell() {
  const sorted = took.toSorted((a, b) => a - b)
  const p99 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))]
  process.stdout.write(`${JSON.stringify({ answers: sorted.length, faults, p99 })}\n`)
  took = []
  faults = 0
}

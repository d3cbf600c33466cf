/**
 * Runs the embedded PostgreSQL in its own thread, so that a slow query never blocks the event loop.
 * It is plain JavaScript because tsx, Vitest and the built server all start a worker from its file.
 * PGlite never calls fsync, so it is called here: a committed row is on the disk before its answer
 * is sent. If fsync fails, the thread ends before answering, because PGlite cannot report the fault
 * to its engine and would go on with a broken one.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { createStatements } from './pgliteStatements.mjs'

class DurableFolder extends NodeFS {
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options)
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...emscriptenOpts.preRun, syncForReal] },
    }
  }
}

const counters = { fsyncs: 0 }

function syncForReal(module) {
  module.onAbort = () => process.exit(1)
  module.NODEFS.stream_ops.fsync = (stream) => {
    syncOrEnd(stream.nfd)
    counters.fsyncs += 1
    return 0
  }
}

/** fsync is not retried: the system may already have dropped what it could not write. */
function syncOrEnd(file) {
  try {
    fsyncSync(file)
  } catch {
    process.exit(1)
  }
}

const durability = [
  'fsync=on',
  'wal_sync_method=fsync',
  'synchronous_commit=on',
  'full_page_writes=on',
]
const settings = (given) => given.flatMap((setting) => ['-c', setting])
// All of them are touched at the start, the usual 128 MB as well; behind them the system keeps the files in memory too.
const smallStart = [...PGlite.defaultStartParams, ...settings(['shared_buffers=32MB'])]
// The default start parameters contain -F, which turns fsync off whatever the settings say.
const durableStart = [
  ...smallStart.filter((parameter) => parameter !== '-F'),
  ...settings(durability),
]
// int8 is returned as text, as the pg driver does, so that large counts and byte sizes keep all
// digits; date too, as openDatabase.ts has the pg driver do: a day has no time zone.
const asText = (value) => value
const parsers = { 20: asText, 1082: asText }

async function openFolder(folder) {
  if (!existsSync(join(folder, 'PG_VERSION'))) await createFolder(folder)
  return PGlite.create({ fs: new DurableFolder(folder), startParams: durableStart, parsers })
}

/**
 * Built under a `.new` name and renamed when complete, so that an interrupted start never leaves
 * half a database.
 */
async function createFolder(folder) {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  const first = await PGlite.create({ fs: new DurableFolder(draft), startParams: durableStart })
  await first.close()
  syncTree(draft)
  renameSync(draft, folder)
  syncPath(dirname(folder))
}

function syncTree(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else syncPath(path)
  }
  syncPath(folder)
}

function syncPath(path) {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

const openMemory = (snapshot) =>
  PGlite.create({
    startParams: smallStart,
    parsers,
    ...(snapshot ? { loadDataDir: new Blob([snapshot]) } : {}),
  })

const acts = {
  async query({ sql, parameters, begin }) {
    if (begin !== undefined) await run(begin, [])
    return run(sql, parameters)
  },
  async snapshot() {
    const dump = await database.dumpDataDir('none')
    return new Uint8Array(await dump.arrayBuffer())
  },
  async fsyncs() {
    return counters.fsyncs
  },
  async close() {
    await database.close()
  },
}

const faultFields = ['code', 'detail', 'hint', 'schema', 'table', 'column', 'constraint']

function describeFault(error) {
  const fields = faultFields.map((name) => [name, error?.[name]]).filter(([, value]) => value)
  return { message: String(error?.message ?? error), ...Object.fromEntries(fields) }
}

const database = await (workerData.folder
  ? openFolder(workerData.folder)
  : openMemory(workerData.snapshot))

const run = createStatements(database)
const tell = (message) => parentPort.postMessage(message, [])

// There is one session: the queries of a transaction arrive one by one from whoever holds the
// connection.
parentPort.on('message', async ({ id, act, ...parameters }) => {
  try {
    tell({ id, result: await acts[act](parameters) })
  } catch (error) {
    tell({ id, fault: describeFault(error) })
  }
})
tell({ ready: true })

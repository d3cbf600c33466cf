/** The main thread's side of the embedded PostgreSQL, which runs in a worker thread. */
import { Worker } from 'node:worker_threads'

export interface EngineResult {
  readonly rows: unknown[]
  readonly affectedRows: number
}

export interface Engine {
  readonly isAlive: () => boolean
  /** `begin` is a BEGIN statement to send just before this query. */
  query(sql: string, parameters: readonly unknown[], begin?: string): Promise<EngineResult>
  /** The whole database as one file, from which another can be started. */
  snapshot(): Promise<Uint8Array>
  fsyncs(): Promise<number>
  close(): Promise<void>
}

export interface EngineOptions {
  readonly workerFile: string
  /** Without a folder the database is kept in memory, optionally starting from a snapshot. */
  readonly folder?: string
  readonly snapshot?: Uint8Array
}

export class EngineStopped extends Error {
  readonly code = 'engineStopped'
}

interface Waiting {
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

type Message =
  | { readonly ready: true }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly fault: { readonly message: string } }

export async function startEngine(options: EngineOptions): Promise<Engine> {
  const worker = new Worker(options.workerFile, {
    workerData: { folder: options.folder, snapshot: options.snapshot },
    // The worker is plain JavaScript: the parent's module loaders would only slow it down.
    execArgv: [],
  })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let alive = true

  function ask<Result>(act: string, details: object = {}): Promise<Result> {
    if (!alive) return Promise.reject(new EngineStopped('The database has stopped.'))
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, act, ...details }, [])
    })
  }

  function stop(error: Error) {
    alive = false
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  await new Promise<void>((ready, failed) => {
    worker.on('message', (message: Message) => {
      if ('ready' in message) return ready()
      const call = waiting.get(message.id)
      waiting.delete(message.id)
      if ('fault' in message) call?.reject(Object.assign(new Error(), message.fault))
      else call?.resolve(message.result as never)
    })
    worker.on('error', (error: Error) => {
      stop(error)
      failed(error)
    })
    worker.on('exit', () => {
      stop(new EngineStopped('The database has stopped.'))
      failed(new EngineStopped('The database did not start.'))
    })
  })

  return {
    isAlive: () => alive,
    query: (sql, parameters, begin) => ask<EngineResult>('query', { sql, parameters, begin }),
    snapshot: () => ask<Uint8Array>('snapshot'),
    fsyncs: () => ask<number>('fsyncs'),
    async close() {
      if (alive) await ask<void>('close')
      await worker.terminate()
    },
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { demoNotice } from '../../src/main/demo/cast'
import { note } from './journal'

export interface BuiltServer {
  /** Resolves when the process has ended and its output is noted. */
  stop(): Promise<void>
}

/** The built product in this folder, as `npm start` runs it. */
export async function startBuilt(given: {
  cwd: string
  port: number
  dataDir: string
  environment?: Readonly<Record<string, string>> | undefined
}): Promise<BuiltServer> {
  const { cwd, port, dataDir, environment = {} } = given
  const server = spawn(process.execPath, ['dist/server/server.js'], {
    cwd,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'development',
      // A weaker hash is enough here; at full strength each takes a quarter of a second.
      PASSWORD_COST_LOG2: '4',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'close')
  noteLines(server.stdout)
  noteLines(server.stderr)
  server.stderr.pipe(process.stderr)
  await new Promise<void>((ready, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (line.startsWith('Studio is ready at')) ready()
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
  return {
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}

/** The demo's start message contains its password, which is not a secret. */
const demoLines = new Set(demoNotice.split('\n'))

function noteLines(said: Readable): void {
  createInterface({ input: said }).on('line', (line) => {
    if (!demoLines.has(line)) note('server.log', line)
  })
}

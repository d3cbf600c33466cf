import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Node's arguments to start the server as `npm start` does. */
export const shipped = ['dist/server/server.js']

export interface Running {
  readonly origin: string
  readonly folder: string
  /** Answers once no film has been encoded for some seconds. */
  untilAtRest(): Promise<void>
  stop(): Promise<void>
}

/** The built server with its demo on a data folder of its own, which `fill` may fill before it starts. */
export async function runServer(
  port: number,
  fill: (folder: string) => void = () => {},
  environment: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'))
  fill(folder)
  const env = {
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: 'yes',
    NODE_ENV: 'development',
    LOG_LEVEL: 'silent',
    ...environment,
  }
  const server = await start(shipped, port, env)
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    untilAtRest: () => untilAtRest(server),
    async stop() {
      await end(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const restMs = 5_000

async function untilAtRest({ pid }: ChildProcess): Promise<void> {
  let restsSince = performance.now()
  while (performance.now() - restsSince < restMs) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    if (spawnSync('pgrep', ['-P', `${pid}`, 'ffmpeg']).status === 0) restsSince = performance.now()
  }
}

/** Starts a Node program and waits until it says that it is ready. */
export async function start(
  args: readonly string[],
  port: number,
  env: Record<string, string> = {},
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

export function end(child: ChildProcess): Promise<unknown> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  return ended
}

export async function signIn(origin: string): Promise<string> {
  const form = {
    grant_type: 'password',
    username: 'cm@demo.example',
    password: 'Studio-demo-2026',
    client_id: 'web',
  }
  const reply = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  return ((await reply.json()) as { access_token: string }).access_token
}

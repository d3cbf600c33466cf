/** A list of react-admin on this product's server: installed and built in a folder of its own when it is first asked for. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const home = resolve('.cache/bench-lists')
const versions = ['react-admin@5.15.4', 'react@19.3.1', 'react-dom@19.3.1']

function install(): void {
  if (existsSync(join(home, 'node_modules/react-admin'))) return
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }\n')
  const args = ['install', '--no-audit', '--no-fund', '--save-exact', ...versions]
  const { status } = spawnSync('npm', args, { cwd: home, stdio: 'inherit' })
  if (status !== 0) throw new Error('react-admin could not be installed.')
}

async function buildPeer(): Promise<string> {
  install()
  cpSync(resolve('tests/bench/peerList'), home, { recursive: true })
  await build({
    root: home,
    configFile: false,
    logLevel: 'error',
    build: { target: 'chrome123', reportCompressedSize: false },
    // No other plugin: what React itself needs, esbuild does.
    oxc: { jsx: { runtime: 'automatic' } },
  })
  return join(home, 'dist')
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

export interface PeerList {
  readonly origin: string
  close(): void
}

/** Serves its files compressed as ours are, and passes its calls on. */
export async function servePeerList(api: string): Promise<PeerList> {
  const folder = await buildPeer()
  const files = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', api)
    if (pathname.startsWith('/rest/')) {
      void passOn(request, pathname).then(({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(body),
      )
      return
    }
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    if (!existsSync(file)) return void response.writeHead(404).end()
    const body = files.get(file) ?? brotliCompressSync(readFileSync(file))
    files.set(file, body)
    response
      .writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'cache-control': pathname === '/' ? 'no-cache' : 'max-age=31536000, immutable',
      })
      .end(body)
  })
  async function passOn(request: NodeJS.ReadableStream & { headers: object }, path: string) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { authorization } = request.headers as { authorization: string }
    const reply = await fetch(api + path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: Buffer.concat(chunks),
    })
    return { status: reply.status, body: Buffer.from(await reply.arrayBuffer()) }
  }
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Edit, State } from '../../codegen/workbench/protocol'
import { readFolder } from '../../codegen/folder'
import { projectRoot } from '../support/projectRoot'

const root = mkdtempSync(join(tmpdir(), 'workbench-main-'))
cpSync(join(projectRoot, 'manifest'), join(root, 'manifest'), { recursive: true })
// The sources are only looked at: which screens, icons and words there are.
symlinkSync(join(projectRoot, 'src'), join(root, 'src'))
const manifest = () => readFolder(join(root, 'manifest'))

const started: ChildProcess[] = []
function start(environment: Record<string, string>, options = ['--root', root]) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(projectRoot, 'src/main/workbench.ts'), ...options],
    {
      cwd: projectRoot,
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  started.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said })),
  )
  const ready = new Promise<URL>((resolve, reject) => {
    child.stdout.on('data', () => {
      const at = /ready at (\S+)/.exec(said)?.[1]
      if (at) resolve(new URL(at))
    })
    child.once('close', () => reject(new Error(said)))
  })
  // Who only waits for the end does not care that it was never ready.
  ready.catch(() => {})
  return { child, ended, ready }
}

const running = start({ WORKBENCH_PORT: '0' })
let address: URL

beforeAll(async () => {
  address = await running.ready
})

afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true })
})

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** As a browser sends it, but any header may be another: fetch would not let a test lie about its host. */
function send(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: address.hostname, port: address.port, path, method, headers })
    asked.on('error', reject)
    asked.on('response', (reply) => {
      const { statusCode, headers: reported } = reply
      reply
        .toArray()
        .then((chunks) =>
          resolve({ status: statusCode!, headers: reported, text: chunks.join('') }),
        )
        .catch(reject)
    })
    asked.end(body)
  })
}

const own = () => ({ origin: address.origin, 'content-type': 'application/json' })
const post = (question: string, body: unknown, headers: Readonly<Record<string, string>> = own()) =>
  send(`/workbench/${question}`, { method: 'POST', headers, body: JSON.stringify(body) })
const state = async () => JSON.parse((await send('/workbench/state')).text) as State
const rename: Edit = { do: 'setWords', language: 'en', key: 'nav.audience', words: 'Everybody' }

test('the page answers at the root, whatever its query', async () => {
  for (const path of ['/', '/?view=routes'])
    expect(await send(path)).toMatchObject({
      status: 200,
      text: expect.stringContaining('<title>Manifest workbench</title>'),
    })
})

test('an edit is previewed, saved and undone', async () => {
  const before = manifest()
  const asked = { revision: (await state()).revision, edits: [rename] }
  const preview = await post('preview', asked)
  expect(JSON.parse(preview.text)).toMatchObject({
    problems: [],
    files: [{ file: 'text/en.yaml' }],
  })
  expect(manifest()).toEqual(before)

  const saved = JSON.parse((await post('save', asked)).text) as State
  expect(saved.undo).toBe('words of nav.audience (en)')
  expect(manifest().get('text/en.yaml')).toContain('audience: Everybody')
  expect(await post('save', asked)).toMatchObject({ status: 409 })

  expect(await post('undo', { revision: saved.revision })).toMatchObject({ status: 200 })
  expect(manifest()).toEqual(before)
})

test('each question is answered', async () => {
  const about = { revision: (await state()).revision, edits: [], of: 'route clips.list' }
  const lens = { roles: ['cm'], flags: [], facts: {} }
  expect(JSON.parse((await post('explain', { ...about, lens })).text)).toMatchObject({
    isAllowed: true,
  })
  expect(JSON.parse((await post('who', about)).text)).toEqual([
    { roles: ['cc'], when: '' },
    { roles: ['cm'], when: '' },
  ])
  expect(await post('redo', { revision: about.revision })).toMatchObject({ status: 200 })
  expect(await post('undo', { revision: (await state()).revision })).toMatchObject({ status: 200 })
})

/** Who counts as a stranger stands in refusalOf.test.ts. */
test('a stranger neither edits the manifest nor reads it or the sources', async () => {
  const before = manifest()
  const lie = { ...own(), host: `evil.example:${address.port}` }
  const asked = { revision: (await state()).revision, edits: [rename] }
  expect(await post('save', asked, lie)).toMatchObject({ status: 403 })
  expect(manifest()).toEqual(before)
  for (const path of ['/workbench/state', '/start.tsx'])
    expect(await send(path, { headers: lie })).toMatchObject({ status: 403 })
})

test('a form, whose body is not called JSON, saves nothing', async () => {
  const headers = { ...own(), 'content-type': 'text/plain' }
  expect(await post('save', {}, headers)).toMatchObject({ status: 415 })
})

test.each([
  { what: 'not JSON', body: '{', status: 400, reported: 'not JSON' },
  { what: 'of another shape', body: '{"revision":1}', status: 400, reported: 'revision' },
  {
    what: 'with an edit nobody knows',
    body: '{"revision":"","edits":[{"do":"drop"}]}',
    status: 400,
    reported: 'edits[0].do',
  },
  { what: 'too large', body: `"${'x'.repeat(1_100_000)}"`, status: 413, reported: 'larger' },
])('a body that is $what is refused in words', async ({ body, status, reported }) => {
  const reply = await send('/workbench/preview', { method: 'POST', headers: own(), body })
  expect(reply.status).toBe(status)
  expect((JSON.parse(reply.text) as { message: string }).message).toContain(reported)
})

test.each([
  ['GET', 'save', 405],
  ['POST', 'state', 405],
  ['POST', 'format', 404],
  ['POST', 'constructor', 404],
])('%s %s is answered with %i', async (method, question, status) => {
  const body = method === 'POST' ? { body: '{}' } : {}
  const reply = await send(`/workbench/${question}`, { method, headers: own(), ...body })
  expect(reply.status).toBe(status)
})

test('whoever edits the folder, the page is told', async () => {
  const { text } = await send('/@vite/client')
  const token = /const wsToken = "([^"]+)"/.exec(text)![1]!
  let isEdited = false
  const edit = () => {
    isEdited = true
    const file = join(root, 'manifest/flags.yaml')
    writeFileSync(file, `${readFileSync(file, 'utf8')}# seen\n`)
  }
  const reported = new Promise<string>((resolve) => {
    const headers = {
      ...own(),
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      'sec-websocket-version': '13',
      'sec-websocket-protocol': 'vite-hmr',
    }
    const asked = request({
      host: address.hostname,
      port: address.port,
      path: `/?token=${token}`,
      headers,
    })
    asked.on('upgrade', (_, socket, head) => {
      let heard = ''
      const hear = (chunk: Buffer) => {
        heard += String(chunk)
        if (heard.includes('"connected"') && !isEdited) edit()
        if (!heard.includes('"manifest"')) return
        socket.destroy()
        resolve(heard)
      }
      socket.on('data', hear)
      hear(head)
    })
    asked.end()
  })
  expect(await reported).toContain('"event":"manifest"')
})

test('a start on a port that is taken ends and says so in a sentence', async () => {
  const { code, said } = await start({ WORKBENCH_PORT: address.port }).ended
  expect(code).toBe(1)
  expect(said).toContain('in use; give another')
  expect(said).not.toMatch(/\n\s+at /)
})

test('all mistakes of a start are told at once', async () => {
  const { said } = await start({ WORKBENCH_PORT: '65536' }, ['--rot', tmpdir()]).ended
  expect(said).toContain('WORKBENCH_PORT must be')
  expect(said).toContain("Unknown option '--rot'")
})

const workers = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(worker|worklet)\.ts$/.test(file))
  .map((file) => `src/${file}`)

/** Workers are entries of their own: the page has their addresses alone. */
const addressesOfWorkers: Plugin = {
  name: 'addresses of workers',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\?worker&url$/ }, ({ path }) => ({ path, external: true })),
}

test('nothing that is built for production knows of the workbench', async () => {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [
      ...['browser.tsx', 'server.ts', 'demoVideos.ts'].map((file) => `src/main/${file}`),
      ...workers,
    ],
    plugins: [addressesOfWorkers],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'nowhere',
    loader: { '.svg': 'empty', '.css': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
  })
  const reached = Object.keys(metafile.inputs)
  expect(reached).toContain('src/shell/App.tsx')
  expect(reached.filter((file) => /workbench|^codegen\//.test(file))).toEqual([])
  const page = readFileSync(join(projectRoot, 'src/main/index.html'), 'utf8')
  expect([...page.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    './browser.tsx',
  ])
})

test('it ends when it is told to', async () => {
  running.child.kill('SIGTERM')
  // Whom a signal ends has no code.
  expect((await running.ended).code).not.toBeNull()
})

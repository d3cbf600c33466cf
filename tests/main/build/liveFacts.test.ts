import { readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build, createServer, type Rolldown, type ViteDevServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import type { FactsMessage } from '../../../src/main/live/messages'
import { liveFacts } from '../../../src/main/build/liveFacts'
import { writeWhole } from '../../../codegen/folder'
import { liveFolder } from '../../codegen/live/support'
import { screensManifest } from '../../codegen/support'
import { projectRoot } from '../../support/projectRoot'

/** Vite on a manifest that may be edited. */
async function liveServer(prepare?: (root: string) => void) {
  const folder = await liveFolder(prepare)
  const root = folder.at('..')
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { port: 0, hmr: false, fs: { strict: false } },
    optimizeDeps: { noDiscovery: true },
    plugins: [liveFacts(root, folder.live)],
  })
  await server.listen()
  onTestFinished(() => server.close())
  const { port } = server.httpServer!.address() as AddressInfo
  return { folder, server, origin: `http://127.0.0.1:${port}` }
}

/** What the pages are told about facts from now on. */
function messagesOf({ environments }: ViteDevServer): FactsMessage[] {
  const sent: FactsMessage[] = []
  const socket = environments.client.hot
  const { send } = socket
  socket.send = (...args: unknown[]) => {
    if (args[0] === 'manifest:facts') sent.push(args[1] as FactsMessage)
    return (send as (...given: unknown[]) => void).apply(socket, args)
  }
  return sent
}

test('a generated module can be given new contents, and says so to the page', async () => {
  const { server } = await liveServer()
  const { code } = (await server.transformRequest('/generated/facts/flags.ts'))!
  expect(code).toMatch(/^export let flags = /m)
  expect(code).toMatch(/factsLoaded\("facts\/flags\.ts", \{ flags: /)
})

test('words come from the manifest of this moment', async () => {
  const { folder, origin } = await liveServer()
  const words = async () =>
    (await (await fetch(`${origin}/assets/i18n/en.json`)).json()) as Record<string, string>
  expect(await words()).toMatchObject({ 'nav.create': 'Create' })
  const file = folder.at('text/en.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('create: Create', 'create: Make'))
  await folder.live.look()
  expect(await words()).toMatchObject({ 'nav.create': 'Make' })
})

test('a page carries the revision it was drawn from', async () => {
  const { folder, server } = await liveServer()
  const page = () => server.transformIndexHtml('/', '<html><head></head></html>')
  expect(await page()).toContain('<meta name="manifest-revision" content="1">')
  writeFileSync(folder.at('extra.yaml'), 'not: known')
  await folder.live.look()
  expect(await page()).toContain('<meta name="manifest-revision" content="2">')
})

test.each([
  {
    edited: 'words',
    file: 'text/en.yaml',
    find: 'create: Create',
    put: 'create: Make',
    isNew: true,
  },
  { edited: 'a constant', file: 'app.yaml', find: 'value: 60', put: 'value: 61', isNew: false },
])('an edit of $edited tells the page whether to fetch the words', async (row) => {
  const { folder, server } = await liveServer()
  const sent = messagesOf(server)
  const file = folder.at(row.file)
  writeFileSync(file, readFileSync(file, 'utf8').replace(row.find, row.put))
  await folder.live.look()
  expect(sent.map(({ areWordsNew }) => areWordsNew)).toEqual([row.isNew])
})

test('however often a page has taken a file over, it is asked for once, under its plain name', async () => {
  const { folder, server } = await liveServer()
  const sent = messagesOf(server)
  await server.transformRequest('/generated/facts/constants.ts')
  const file = folder.at('app.yaml')
  for (let value = 60; value < 64; value++) {
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(`value: ${value}`, `value: ${value + 1}`),
    )
    await folder.live.look()
    const { modules, revision } = sent.at(-1)!
    expect(modules).toEqual([{ url: '/generated/facts/constants.ts', path: 'facts/constants.ts' }])
    // What the page does with it: Vite keeps a module of its own for every name.
    await server.transformRequest(`${modules[0]!.url}?t=${revision}`)
  }
})

const withScreens = (root: string) => {
  for (const [path, text] of screensManifest()) writeWhole(join(root, 'manifest', path), text)
}

test.each([
  { edited: 'a column', find: 'roles, department, {', put: 'department, {', isReloadNeeded: false },
  { edited: 'a filter', find: 'filters: [roles, ', put: 'filters: [', isReloadNeeded: false },
  { edited: 'a call', find: '    export: exportUsers\n', put: '', isReloadNeeded: true },
  { edited: 'a part', find: '    head: [InviteHint]\n', put: '', isReloadNeeded: true },
])('an edit of $edited of a screen reloads the page: $isReloadNeeded', async (row) => {
  const { folder, server } = await liveServer(withScreens)
  const sent = messagesOf(server)
  await server.transformRequest('/generated/facts/screens/users.ts')
  const file = folder.at('features/audience.yaml')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(row.find)
  writeFileSync(file, text.replace(row.find, row.put))
  await folder.live.look()
  expect(sent).toMatchObject([
    { isReloadNeeded: row.isReloadNeeded, modules: [{ path: 'facts/screens/users.ts' }] },
  ])
})

const isPackage = (id: string) => /^[^./\0]/.test(id) || id.includes('node_modules')

test('nothing of it is in the production build', async () => {
  const { output } = (await build({
    configFile: join(projectRoot, 'src/main/vite.config.ts'),
    logLevel: 'silent',
    // Packages know nothing of it, and are most of a build.
    build: { write: false, minify: false, rolldownOptions: { external: isPackage } },
  })) as Rolldown.RolldownOutput
  const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
  expect(modules.filter((id) => id.includes('src/main/browser.tsx'))).toHaveLength(1)
  expect(modules.filter((id) => id.includes('src/main/live/'))).toEqual([])
})

import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { normalizePath, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from 'vite'
import type { LiveManifest, LiveState } from '../../../codegen/live/createLiveManifest'
import { reportProblems } from '../../../codegen/problems/reportProblems'
import { screenCalls } from '../../../codegen/resolve/screens/screenCalls'
import { screensOf } from '../../../codegen/resolve/screens/screenParts'
import { type FactsMessage, type ProblemsMessage, revisionMeta } from '../live/messages'

/**
 * Development only, added by dev.ts: updates generated modules in the page when the manifest
 * changes. The compile loop notifies pages itself, which is faster than watching its outputs.
 */
export function liveFacts(root: string, live: LiveManifest): Plugin {
  const generated = `${normalizePath(join(root, 'generated'))}/`
  const register = JSON.stringify(join(import.meta.dirname, '../live/loadedFacts.ts'))

  return {
    name: 'live-facts',
    apply: 'serve',
    // Runs after TypeScript was compiled to JavaScript.
    enforce: 'post',
    config: () => ({ server: { watch: { ignored: [`${generated}**`] } } }),

    transform(code, id) {
      const [file = ''] = id.split('?', 1)
      if (!file.startsWith(`${generated}facts/`)) return
      const path = file.slice(generated.length)
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
      const bindings = names.map(
        (name) => `${name}: { read: () => ${name}, write: (next) => { ${name} = next } }`,
      )
      // Appends to existing lines, so that the source map stays correct.
      return {
        code: [
          code.replaceAll(/^export const (?=\w)/gm, 'export let '),
          `import { factsLoaded } from ${register}`,
          `factsLoaded(${JSON.stringify(path)}, { ${bindings.join(', ')} })`,
        ].join('\n'),
        map: null,
      }
    },

    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { name: revisionMeta, content: String(live.current().revision) },
        injectTo: 'head',
      },
    ],

    configureServer(server) {
      const socket = server.environments.client.hot
      let wired = wiredCalls(live.current())
      const stop = live.subscribe((state) => {
        const before = wired
        wired = wiredCalls(state) ?? before
        const isReloadNeeded =
          wired !== before || state.changed.some((path) => structure.test(path))
        if (state.changed.length > 0) {
          const facts = factsOf(server, state, generated, state.changed)
          socket.send('manifest:facts', { ...facts, isReloadNeeded })
        }
        socket.send('manifest:problems', problemsOf(state))
      })
      server.httpServer?.once('close', stop)
      socket.on('manifest:hello', ({ revision }, client) => {
        const state = live.current()
        // The manifest has changed between loading the page and its first message.
        if (revision !== state.revision) {
          const facts = factsOf(server, state, generated, everything(state))
          client.send('manifest:facts', { ...facts, isReloadNeeded: false })
        }
        client.send('manifest:problems', problemsOf(state))
      })
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').slice(1).split('?', 1)
        const text = path.startsWith('assets/') ? live.current().outputs.get(path) : undefined
        if (text === undefined) next()
        else sendWords(response, text)
      })
    },
  }
}

/**
 * Screens and overlays are imported by name on demand, and a screen is wired to its calls and parts
 * once, so only a freshly loaded page knows new ones.
 */
const structure = /^wiring\/(screens|screens\/\w+|overlays)\.ts$/

/** The calls of all screens, for comparison; undefined while the manifest has mistakes. */
const wiredCalls = ({ compilation: { model } }: LiveState) =>
  model && JSON.stringify(screensOf(model.manifest).map(screenCalls))

function factsOf(
  server: ViteDevServer,
  { revision }: LiveState,
  generated: string,
  changed: readonly string[],
): Omit<FactsMessage, 'isReloadNeeded'> {
  const graph = server.environments.client.moduleGraph
  const edited = changed.flatMap((path) => [
    ...(graph.getModulesByFile(`${generated}${path}`) ?? []),
  ])
  const modules = inOrder(edited, ({ file }) => file?.startsWith(`${generated}facts/`) ?? false)
  for (const module of [...edited, ...modules]) graph.invalidateModule(module)
  return {
    revision,
    modules: [...new Map(modules.map((module) => addressOf(module, generated))).values()],
    areWordsNew: changed.some((path) => path.startsWith('assets/')),
  }
}

/**
 * A file may have several module entries, one per re-import; the page requests it by its plain URL.
 */
function addressOf({ url, file }: EnvironmentModuleNode, generated: string) {
  const path = file!.slice(generated.length)
  return [path, { url: url.split('?', 1)[0]!, path }] as const
}

/** The changed modules and their dependents, each after those it imports. */
function inOrder(
  changed: readonly EnvironmentModuleNode[],
  isFacts: (module: EnvironmentModuleNode) => boolean,
): EnvironmentModuleNode[] {
  const affected = new Set(changed.filter(isFacts))
  // Iterating a Set also visits the elements added meanwhile.
  for (const module of affected)
    for (const importer of module.importers) if (isFacts(importer)) affected.add(importer)
  const ordered = new Set<EnvironmentModuleNode>()
  const place = (module: EnvironmentModuleNode): void => {
    if (!affected.delete(module)) return
    module.importedModules.forEach(place)
    ordered.add(module)
  }
  affected.forEach(place)
  return [...ordered]
}

const everything = ({ outputs }: LiveState) =>
  [...outputs.keys()].filter((path) => /^(facts|assets)\//.test(path))

function problemsOf({ compilation, files }: LiveState): ProblemsMessage {
  const problems = reportProblems(compilation.problems, files)
  return { problems: problems.filter(({ severity }) => severity === 'error') }
}

function sendWords(response: ServerResponse, text: string): void {
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(text)
}

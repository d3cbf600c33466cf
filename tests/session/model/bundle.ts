/** Bundles the real modules into one file, unchanged or with one line of the protocol removed. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { tabNames, type TabName } from './history'

export type Client = typeof import('./client')

/** Each tab has a client of its own, as each tab of a browser has: none shares a module with another. */
export type Clients = Readonly<Record<TabName, Client>>

/** An exact piece of the source, and its replacement. */
export interface Mutation {
  readonly file: string
  readonly find: string
  readonly put: string
}

const root = resolve(import.meta.dirname, '../../..')

export async function bundleClient(mutations: readonly Mutation[] = []): Promise<Clients> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-model-'))
  const outfile = join(folder, 'client.mjs')
  const missing = new Set(mutations)
  try {
    await build({
      entryPoints: [join(import.meta.dirname, 'client.ts')],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'silent',
      // Pages of the model share one address, and do not use the browser's asynchronous
      // cryptography.
      define: { location: '{"host":"studio.test","pathname":"/"}', 'globalThis.crypto': '{}' },
      loader: { '.css': 'empty', '.svg': 'empty' },
      plugins: [mutating(mutations, missing)],
    })
    if (missing.size > 0) throw notFound([...missing])
    const load = async (tab: TabName) => {
      const url = `${pathToFileURL(outfile).href}?tab=${tab}`
      return [tab, (await import(/* @vite-ignore */ url)) as Client] as const
    }
    return Object.fromEntries(await Promise.all(tabNames.map(load))) as Clients
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Fails if the source no longer contains what a mutant replaces: such a mutant would prove nothing.
 */
function mutating(mutations: readonly Mutation[], missing: Set<Mutation>): Plugin {
  return {
    name: 'mutating',
    setup({ onLoad }) {
      if (mutations.length === 0) return
      onLoad({ filter: /\/src\/session\/.*\.ts$/ }, ({ path }) => {
        const here = mutations.filter(({ file }) => path === join(root, 'src', file))
        const contents = here.reduce(
          (text, mutation) => {
            if (text.split(mutation.find).length !== 2) throw notFound([mutation])
            missing.delete(mutation)
            return text.replace(mutation.find, () => mutation.put)
          },
          readFileSync(path, 'utf8'),
        )
        return { contents, loader: 'ts' }
      })
    },
  }
}

function notFound(mutations: readonly Mutation[]): Error {
  const places = mutations.map(({ file, find }) => `src/${file} no longer says once: ${find}`)
  return new Error(places.join('\n'))
}

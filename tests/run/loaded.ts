/** Turns what browsers asked for during a whole run of journeys into source files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../support/projectRoot'
import { handlersOf } from './selection'

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
}

/** Source files by the address at which a browser asks for them: of screens and pages, of calls. */
export interface Sources {
  readonly chunks: ReadonlyMap<string, string>
  readonly calls: ReadonlyMap<string, string>
}

/** Where the code of an address begins; undefined for what other files bring along. */
export function sourceOf(address: string, { chunks, calls }: Sources): string | undefined {
  const words = /^\/assets\/i18n\/([\w/-]+)\.json$/.exec(address)?.[1]
  return words ? `manifest/text/${words}.yaml` : (chunks.get(address) ?? calls.get(address))
}

/**
 * The log as it is kept: by file, the number of its journeys and what they loaded. What most files
 * load tells nothing about one of them, and the journeys of `npm test` go through it.
 */
export function logOf(
  journeys: readonly string[],
  lines: readonly string[],
  sources: Sources,
): string {
  const counts = new Map<string, number>()
  for (const name of journeys) {
    const file = `tests/journeys/${name.split(' › ')[0]}`
    counts.set(file, (counts.get(file) ?? 0) + 1)
  }
  const loaded = new Map([...counts.keys()].map((file) => [file, new Set<string>()]))
  for (const line of lines) {
    const [file = '', address = ''] = line.split(' ')
    const source = sourceOf(address, sources)
    if (source) loaded.get(file)?.add(source)
  }
  const files = [...counts.keys()].toSorted()
  const users = (source: string) => files.filter((file) => loaded.get(file)?.has(source)).length
  const log = files.map((file) => {
    const own = [...(loaded.get(file) ?? [])].filter((source) => users(source) <= files.length / 2)
    return [file, { journeys: counts.get(file), loaded: own.toSorted() }]
  })
  return `${JSON.stringify(Object.fromEntries(log), null, 2)}\n`
}

/** The log of the run whose journal is in test-results/. */
export function readLoaded(journeys: readonly string[]): string {
  const journal = join(projectRoot, 'test-results/journal/loaded')
  const lines = existsSync(journal) ? readFileSync(journal, 'utf8').trim().split('\n') : []
  return logOf(journeys, lines, { chunks: readChunks(), calls: readCalls() })
}

function readChunks(): Map<string, string> {
  const folder = join(projectRoot, 'dist/client/.vite')
  const chunks = readdirSync(folder).flatMap((name) => {
    const manifest = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, Chunk>
    return Object.values(manifest)
  })
  const begin = chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
  return new Map(
    begin.flatMap(({ file, src = '' }) => {
      // Paths are relative to src/main, the root of the page.
      const path = join('src/main', src)
      return path.startsWith('node_modules') ? [] : [[`/${file}`, path] as const]
    }),
  )
}

function readCalls(): Map<string, string> {
  const folder = join(projectRoot, 'generated/facts/features')
  const calls = readdirSync(folder).flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/feature: '([\w-]+)'.* path: '([^']+)'/g),
  ])
  return new Map(calls.map(([, feature = '', path]) => [`/${path}`, handlersOf(feature)]))
}

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Ratio } from './measure'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const client = resolve('dist/client')

/**
 * What a first visit loads, gzip, against the limits of the interface (design: login 120 KB, shell 140 KB, shell with
 * the library 205 KB of script; 6 and 16 KB of style). A chunk counts with all it imports statically.
 */
export async function benchBundles(): Promise<Ratio[]> {
  const chunks = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const named = (part: string) => {
    const found = Object.keys(chunks).filter((name) => name.endsWith(part))
    // A chunk that swallowed an entry would otherwise go uncounted.
    if (found.length === 0) throw new Error(`The build names no ${part}.`)
    return found
  }
  const entry = named('index.html')
  const frame = [...entry, ...named('shell/frame/Frame.tsx')]
  const loads = [
    {
      what: 'login, script',
      roots: [...entry, ...named('session/client/sign-in/SignInScreen.tsx')],
      kind: 'js',
      limit: 120,
    },
    {
      what: 'login, style',
      roots: [...entry, ...named('session/client/sign-in/SignInScreen.tsx')],
      kind: 'css',
      limit: 6,
    },
    { what: 'shell, script', roots: frame, kind: 'js', limit: 140 },
    {
      what: 'shell with footage, script',
      roots: [...frame, ...named('footage/client/FootageScreen.tsx')],
      kind: 'js',
      limit: 205,
    },
    {
      what: 'shell with footage, style',
      roots: [...frame, ...named('footage/client/FootageScreen.tsx')],
      kind: 'css',
      limit: 16,
    },
  ] as const
  return loads.map(({ what, roots, kind, limit }) => {
    const files = closure(chunks, roots).flatMap((chunk) =>
      kind === 'js' ? [chunk.file] : (chunk.css ?? []),
    )
    const kilobytes =
      [...new Set(files)].reduce(
        (sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
        0,
      ) / 1024
    return {
      what,
      ours: `${kilobytes.toFixed(1)} KB gzip`,
      against: `${limit} KB allowed`,
      ratio: kilobytes / limit,
      target: { at: 'most', value: 1 },
    }
  })
}

function closure(chunks: Readonly<Record<string, Chunk>>, roots: readonly string[]): Chunk[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    chunks[name]?.imports?.forEach(visit)
  }
  roots.forEach(visit)
  return [...seen].flatMap((name) => chunks[name] ?? [])
}

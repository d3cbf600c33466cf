import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { client, closure, pageChunks, readChunks } from './chunks'
import type { Ratio } from './measure'

/**
 * What a first visit loads, gzip, against the limits of the interface (design: login 120 KB, shell 140 KB, shell with
 * the library 205 KB of script; 6 and 16 KB of style). A chunk counts with all it imports statically.
 */
export async function benchBundles(): Promise<Ratio[]> {
  const chunks = readChunks()
  const named = (part: string) => {
    const found = Object.keys(chunks).filter((name) => name.endsWith(part))
    // A chunk that swallowed an entry would otherwise go uncounted.
    if (found.length === 0) throw new Error(`The build names no ${part}.`)
    return found
  }
  const entry = pageChunks(chunks)
  const frame = [...entry, ...named('frame.ts')]
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
      roots: [...frame, ...named('wiring/screens/footage.ts')],
      kind: 'js',
      limit: 205,
    },
    {
      what: 'shell with footage, style',
      roots: [...frame, ...named('wiring/screens/footage.ts')],
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

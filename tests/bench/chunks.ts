/** The files of the built page, as Vite names them. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

export const client = resolve('dist/client')

export const readChunks = () =>
  JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** What the page itself asks for. A chunk that took an entry in is not named after it, so the page is read. */
export function pageChunks(chunks: Readonly<Record<string, Chunk>>): string[] {
  const page = readFileSync(join(client, 'index.html'), 'utf8')
  const found = Object.keys(chunks).filter((name) => page.includes(`src="/${chunks[name]?.file}"`))
  if (found.length === 0) throw new Error('The page asks for no chunk.')
  return found
}

/** These chunks with all that they import statically. */
export function closure(
  chunks: Readonly<Record<string, Chunk>>,
  roots: readonly string[],
): Chunk[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    chunks[name]?.imports?.forEach(visit)
  }
  roots.forEach(visit)
  return [...seen].flatMap((name) => chunks[name] ?? [])
}

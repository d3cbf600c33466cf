import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildFiles } from '../worker/scope'

/**
 * Files that are large or rarely needed: the video player, letters beyond Latin, what sets the
 * words of films, overlays of tenants.
 */
const onDemand = /\/(hls|inter-latin-ext|harfbuzz|Inter_)|\/overlays\//

/** The files the service worker caches. The page gets a cache name with a hash, like its files. */
export function listBuildFiles(clientFolder: string, wordsFolder: string): BuildFiles {
  const page = readFileSync(join(clientFolder, 'index.html'))
  const shell = `/assets/page-${hashOf(page).slice(0, 8)}.html`
  writeFileSync(join(clientFolder, shell), page)
  const late = onDemandIn(clientFolder)
  const files = readdirSync(join(clientFolder, 'assets'))
    // Those of pages apart: of share pages, of guests and of analytics.
    .filter((name) => !/\.(br|gz|html)$|^(share|guest|insights)-/.test(name))
    .map((name) => `/assets/${name}`)
    .sort()
  return {
    shell,
    stored: [
      { url: shell, revision: null },
      ...files.filter((url) => !late.has(url)).map((url) => ({ url, revision: null })),
      ...wordsIn(wordsFolder).map((name) => wordsOf(wordsFolder, name)),
    ],
    onDemand: [...late],
  }
}

function onDemandIn(clientFolder: string): Set<string> {
  const manifest = JSON.parse(
    readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>
  const found = Object.entries(manifest).filter(([source]) => onDemand.test(source))
  return new Set(found.map(([, { file }]) => `/${file}`))
}

/** `en.json`, `en/footage.json`. */
const wordsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()

/**
 * Text files have no hash in their names: one from another build is rejected and requested again
 * later.
 */
function wordsOf(folder: string, name: string) {
  const words = readFileSync(join(folder, name))
  const integrity = `sha256-${createHash('sha256').update(words).digest('base64')}`
  return { url: `/assets/i18n/${name}`, revision: hashOf(words).slice(0, 8), integrity }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url')

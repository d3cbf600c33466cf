// Documents of their own, beside the page: what a build made of their entries, and what is written into them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a build made of one entry. */
export interface DocumentBuild {
  readonly script: string
  readonly styles: readonly string[]
  readonly preloads: readonly string[]
}

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}

/** @param manifest where the build lists its files, such as `.vite/share.json` */
export function readDocumentBuild(
  clientFolder: string,
  manifest: string,
): DocumentBuild | undefined {
  const file = join(clientFolder, manifest)
  if (!existsSync(file)) return undefined
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>
  const entry = Object.values(chunks).find(({ isEntry }) => isEntry)
  if (!entry) return undefined
  const needed = [entry, ...(entry.imports ?? []).flatMap((name) => chunks[name] ?? [])]
  return {
    script: entry.file,
    styles: [...new Set(needed.flatMap(({ css = [] }) => css))],
    preloads: needed.slice(1).map((chunk) => chunk.file),
  }
}

export const linksOf = ({ script, styles, preloads }: DocumentBuild): string[] => [
  ...preloads.map((file) => `<link rel="modulepreload" href="/${file}">`),
  ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
  `<script type="module" src="/${script}"></script>`,
]

/** As JSON of which nothing ends the element it stands in. */
export const dataText = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

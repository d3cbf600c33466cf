// Starts the generator: bundles it when its source has changed, because loading one cached file is several times
// faster than transpiling forty. Nothing else may live here.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const home = dirname(fileURLToPath(import.meta.url))
const cache = join(home, '../node_modules/.cache/codegen')

const sources = readdirSync(home, { recursive: true })
  .filter((name) => name.endsWith('.ts'))
  .sort()
const state = sources.map((name) => `${name} ${statSync(join(home, name)).mtimeMs}`).join('\n')
const version = createHash('sha256').update(state).digest('hex').slice(0, 16)
const bundle = join(cache, `${version}.mjs`)

if (!existsSync(bundle)) {
  const { build } = await import('esbuild')
  mkdirSync(cache, { recursive: true })
  await build({
    entryPoints: [join(home, 'main.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['ts-morph', 'yaml', 'chokidar'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    define: {
      'process.env.CODEGEN_VERSION': JSON.stringify(hashOf(sources)),
    },
    logLevel: 'error',
  })
}

const { main } = await import(pathToFileURL(bundle).href)
process.exitCode = await main(process.argv.slice(2))

/** The generator's own content: the same on every machine, unlike times. */
function hashOf(names) {
  const hash = createHash('sha256')
  for (const name of names) hash.update(name).update(readFileSync(join(home, name)))
  return hash.digest('hex').slice(0, 16)
}

// Starts the generator. Its sources, and apart from them ts-morph, are bundled once and kept with V8's compiled code:
// loading that is several times faster than transpiling forty files and parsing a compiler. Nothing else lives here.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import v8 from 'node:v8'
import vm from 'node:vm'

// Most of what is made lives until the end; a larger nursery keeps the collector from copying it over and over.
v8.setFlagsFromString('--max-semi-space-size=64')

const home = dirname(fileURLToPath(import.meta.url))
const cache = join(home, '../node_modules/.cache/codegen')
const require = createRequire(import.meta.url)

const sources = readdirSync(home, { recursive: true })
  .filter((name) => name.endsWith('.ts'))
  .sort()
const state = ['bin.mjs', ...sources]
  .map((name) => `${name} ${statSync(join(home, name)).mtimeMs}`)
  .join('\n')

// `manifest` asks questions instead of generating; its sources are a bundle of their own.
const [first, ...others] = process.argv.slice(2)
const asks = first === 'manifest'
const { main } = loadOwn(asks ? 'manifest.ts' : 'main.ts')
process.exitCode = await main(asks ? others : process.argv.slice(2))

function loadOwn(entry) {
  return load(entry, hash(state, process.version), {
    external: ['ts-morph', './tasks'],
    define: () => ({
      'process.env.CODEGEN_VERSION': JSON.stringify(
        hash(...sources.map((name) => readFileSync(join(home, name)))),
      ),
    }),
  })
}

/** Runs one bundled module, made first when it is not there yet. */
function load(entry, version, { external = [], define = () => ({}) } = {}) {
  const file = join(cache, `${entry.replace(/\W/g, '-')}-${version}.cjs`)
  if (!existsSync(file)) {
    const { buildSync } = require('esbuild')
    mkdirSync(cache, { recursive: true })
    sweep()
    const options = {
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      logLevel: 'error',
    }
    // A script has no import(); the generator's one becomes a require.
    const supported = { 'dynamic-import': false }
    buildSync({
      ...options,
      supported,
      entryPoints: [entry.startsWith('ts-') ? require.resolve(entry) : join(home, entry)],
      outfile: file,
      external,
      define: define(),
    })
  }
  return run(file)
}

function run(file) {
  const compiled = `${file}.v8`
  const cachedData = existsSync(compiled) ? readFileSync(compiled) : undefined
  const script = new vm.Script(
    `(function (module, exports, require, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`,
    { filename: file, cachedData },
  )
  const module = { exports: {} }
  script.runInThisContext()(module, module.exports, requireFromBundle, file, cache)
  // After running, so that the functions that were needed are compiled too.
  if (!cachedData || script.cachedDataRejected)
    process.once('exit', () => writeFileSync(compiled, script.createCachedData()))
  return module.exports
}

/** The bundles ask for Node's modules, and for the compiler and ts-morph when something has to be written. */
function requireFromBundle(name) {
  if (name === './tasks') return loadOwn('tasks.ts')
  if (name !== 'ts-morph') return require(name)
  const version = hash(readFileSync(require.resolve('ts-morph/package.json')), process.version)
  return load('ts-morph', version)
}

/** Bundles of sources that have changed since: nobody asks for them again, but somebody may just be reading one. */
function sweep() {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000
  for (const name of readdirSync(cache)) {
    const file = join(cache, name)
    if (statSync(file).mtimeMs < yesterday && !name.startsWith('ts-morph')) rmSync(file)
  }
}

function hash(...parts) {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('hex').slice(0, 16)
}

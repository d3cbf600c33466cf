// Starts the generator. Its sources are bundled once, ts-morph separately, and cached with V8's
// compiled code: that loads several times faster than transpiling the sources and parsing a
// compiler.
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

// Most objects live until the end; a larger young generation saves copying them.
v8.setFlagsFromString('--max-semi-space-size=64')

const home = dirname(fileURLToPath(import.meta.url))
const cache = join(home, '../node_modules/.cache/codegen')
const require = createRequire(import.meta.url)

const sources = readdirSync(home, { recursive: true })
  .filter((name) => name.endsWith('.ts'))
  .sort()
const version = hash(
  ...['bin.mjs', ...sources].map((name) => `${name} ${statSync(join(home, name)).mtimeMs}`),
  process.version,
)

// `manifest` asks questions instead of generating; its sources are a bundle of their own.
const [first, ...others] = process.argv.slice(2)
const asks = first === 'manifest'
const { main } = loadOwn(asks ? 'manifest.ts' : 'main.ts')
process.exitCode = await main(asks ? others : process.argv.slice(2))

function loadOwn(entry) {
  return load(entry, version, {
    external: ['ts-morph', './tasks'],
    define: () => ({
      'process.env.CODEGEN_VERSION': JSON.stringify(
        hash(...sources.map((name) => readFileSync(join(home, name)))),
      ),
    }),
  })
}

/** Runs one bundled module, building the bundle first if it is missing. */
function load(entry, edition, { external = [], define = () => ({}) } = {}) {
  const file = join(cache, `${entry.replace(/\W/g, '-')}-${edition}.cjs`)
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

/** Resolves what the bundles import: Node's modules, and TypeScript and ts-morph if needed. */
function requireFromBundle(name) {
  if (name === './tasks') return loadOwn('tasks.ts')
  if (name !== 'ts-morph') return require(name)
  const edition = hash(readFileSync(require.resolve('ts-morph/package.json')), process.version)
  return load('ts-morph', edition)
}

/** Deletes outdated bundles. Another process may be reading or deleting them at the same time. */
function sweep() {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000
  for (const name of readdirSync(cache).filter((each) => /^(main|manifest|tasks)-ts-/.test(each))) {
    const file = join(cache, name)
    const stat = statSync(file, { throwIfNoEntry: false })
    if (stat && stat.mtimeMs < yesterday && !name.includes(version)) rmSync(file, { force: true })
  }
}

function hash(...parts) {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('hex').slice(0, 16)
}

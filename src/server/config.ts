/**
 * The configuration, read once from the environment at start. With the defaults a fresh clone runs;
 * all mistakes are reported together.
 */
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scopeReaching } from './cookieScope'
import { createEnvironmentReader, isThisMachine } from './environment'
import { readIntegrations, type IntegrationsConfig } from './integrationsConfig'
import { readMail, type MailConfig } from './mailConfig'
import { readSpeech, type SpeechConfig } from './speechConfig'

export interface S3Config {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** An OpenID provider through which people may sign in. */
export interface ThirdPartyConfig {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The provider's name on the button of the sign-in page. */
  readonly name: string
}

/**
 * A bot check by a third party: its script on the sign-in page, and the address that verifies its
 * result.
 */
export interface BotCheckConfig {
  readonly scriptUrl: string
  readonly siteKey: string
  readonly verifyUrl: string
  readonly secret: string
  /** Further origins its script loads from, for the Content-Security-Policy of the sign-in page. */
  readonly origins: readonly string[]
}

export interface Config extends MailConfig {
  readonly production: boolean
  readonly projectRoot: string
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly postgresBin: string | undefined
  readonly s3: S3Config | undefined
  readonly ffmpegPath: string
  readonly ffprobePath: string
  readonly chromiumPath: string | undefined
  /** Without it the server answers under any host name, over plain http. */
  readonly publicOrigin: string | undefined
  readonly mediaOrigin: string | undefined
  readonly analyticsOrigin: string | undefined
  readonly thirdParty: ThirdPartyConfig | undefined
  readonly botCheck: BotCheckConfig | undefined
  readonly trustedProxies: readonly string[]
  readonly logLevel: LogLevel
  /** log2 of scrypt's N; lower only in tests. */
  readonly passwordCostLog2: number
  /** A program that looks at each file that was uploaded for what harms computers. */
  readonly scanCommand: string | undefined
  /** Pieces of films that are kept for the next film. */
  readonly renderCacheBytes: number
  readonly speech: SpeechConfig | undefined
  readonly integrations: IntegrationsConfig
  readonly demo: boolean
}

const cacheBytes = { otherwise: 10 * 1024 ** 3, min: 0, max: Number.MAX_SAFE_INTEGER }

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]

export type Environment = Readonly<Record<string, string | undefined>>

export class ConfigError extends Error {
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(
      ['The server cannot start with this environment:', ...mistakes.map((m) => `  - ${m}`)].join(
        '\n',
      ),
    )
    this.name = 'ConfigError'
    this.mistakes = mistakes
  }
}

export function readConfig(environment: Environment): Config {
  const read = createEnvironmentReader(environment)
  const projectRoot = findProjectRoot()
  const mode = read.oneOf('NODE_ENV', ['development', 'production', 'test'], 'development')
  const production = mode === 'production'
  const config: Config = {
    production,
    projectRoot,
    port: read.integer('PORT', { min: 0, max: 65_535, otherwise: 4000 }),
    host: read.text('HOST') ?? '127.0.0.1',
    dataDir: resolve(projectRoot, read.text('DATA_DIR') ?? '.data'),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    postgresBin: read.file('POSTGRES_BIN'),
    s3: readS3(read),
    ffmpegPath: read.executable('FFMPEG_PATH') ?? 'ffmpeg',
    ffprobePath: read.executable('FFPROBE_PATH') ?? siblingProbe(read.text('FFMPEG_PATH')),
    chromiumPath: read.executable('CHROMIUM_PATH'),
    ...readMail(read),
    publicOrigin: read.origin('PUBLIC_ORIGIN'),
    mediaOrigin: read.origin('MEDIA_ORIGIN'),
    analyticsOrigin: read.origin('ANALYTICS_ORIGIN'),
    thirdParty: readThirdParty(read),
    botCheck: readBotCheck(read),
    speech: readSpeech(read),
    scanCommand: read.executable('SCAN_COMMAND'),
    integrations: readIntegrations(read),
    trustedProxies: read.list('TRUSTED_PROXIES'),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    renderCacheBytes: read.integer('RENDER_CACHE_BYTES', cacheBytes),
    passwordCostLog2: read.integer('PASSWORD_COST_LOG2', {
      min: production ? 17 : 4,
      max: 20,
      otherwise: 17,
    }),
    demo: read.oneOf('DEMO', ['yes', 'no'], mode === 'development' ? 'yes' : 'no') === 'yes',
  }
  const { publicOrigin, mediaOrigin } = config
  if (publicOrigin && mediaOrigin && !scopeReaching(mediaOrigin, publicOrigin)) {
    read.report('MEDIA_ORIGIN must share a domain with PUBLIC_ORIGIN: media are opened by cookies.')
  }
  if (production && !publicOrigin?.startsWith('https:')) {
    read.report(
      'PUBLIC_ORIGIN must begin with https:// in production: cookies go over https alone.',
    )
  }
  const elsewhere = reachedFromElsewhere(config)
  if (config.demo && elsewhere && read.text('DEMO') === undefined) {
    read.report(
      `DEMO must be yes or no: with ${elsewhere} others reach a demo, whose password is published.`,
    )
  }
  read.secrets()
  const mistakes = read.mistakes()
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return config
}

/** The name of the setting that makes the server reachable from other machines, if one does. */
function reachedFromElsewhere({ host, publicOrigin }: Config): string | undefined {
  if (!isThisMachine(host)) return `HOST ${host}`
  if (publicOrigin && !isThisMachine(new URL(publicOrigin).hostname))
    return `PUBLIC_ORIGIN ${publicOrigin}`
  return undefined
}

type Reader = ReturnType<typeof createEnvironmentReader>

/**
 * Whether settings that belong together are given. All or none is fine; only some of them is a
 * mistake.
 */
function areGiven(read: Reader, names: readonly string[]): boolean {
  const given = names.filter((name) => read.text(name) !== undefined)
  if (given.length === 0) return false
  for (const name of names) {
    if (!given.includes(name)) read.report(`${name} is missing: ${given.join(', ')} needs it.`)
  }
  return true
}

function readS3(read: Reader): S3Config | undefined {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  if (!areGiven(read, names)) return undefined
  return {
    endpoint: read.url('S3_ENDPOINT', ['http:', 'https:']) ?? '',
    bucket: read.text('S3_BUCKET') ?? '',
    region: read.text('S3_REGION') ?? 'us-east-1',
    accessKeyId: read.text('S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: read.text('S3_SECRET_ACCESS_KEY') ?? '',
  }
}

function readThirdParty(read: Reader): ThirdPartyConfig | undefined {
  if (!areGiven(read, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME']))
    return undefined
  return {
    issuer: read.secureUrl('OIDC_ISSUER') ?? '',
    clientId: read.text('OIDC_CLIENT_ID') ?? '',
    clientSecret: read.text('OIDC_CLIENT_SECRET') ?? '',
    name: read.text('OIDC_NAME') ?? '',
  }
}

function readBotCheck(read: Reader): BotCheckConfig | undefined {
  const names = ['SCRIPT_URL', 'SITE_KEY', 'VERIFY_URL', 'SECRET'].map(
    (name) => `BOT_CHECK_${name}`,
  )
  if (!areGiven(read, names)) return undefined
  return {
    scriptUrl: read.secureUrl('BOT_CHECK_SCRIPT_URL') ?? '',
    siteKey: read.text('BOT_CHECK_SITE_KEY') ?? '',
    verifyUrl: read.secureUrl('BOT_CHECK_VERIFY_URL') ?? '',
    secret: read.text('BOT_CHECK_SECRET') ?? '',
    origins: read.origins('BOT_CHECK_ORIGINS'),
  }
}

const siblingProbe = (ffmpegPath: string | undefined) =>
  ffmpegPath ? resolve(dirname(ffmpegPath), 'ffprobe') : 'ffprobe'

/**
 * The folder that holds package.json, whether this runs from src/, from dist/ or in a test runner.
 */
function findProjectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(resolve(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) return process.cwd()
    folder = parent
  }
  return folder
}

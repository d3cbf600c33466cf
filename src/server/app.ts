/**
 * Builds the server as one Fastify instance from the parts that main passes in. Nothing here
 * listens on a port or makes decisions.
 */
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { constants } from 'node:zlib'
import type { Config } from './config'
import { unknownCall } from './errors'
import {
  addCallRoutes,
  sendFailure,
  sendPlainFailure,
  type CallRoutesOptions,
  type RoutedCall,
} from './http/callRoutes'
import { createAuditLimit } from './http/auditLimit'
import { cspReports } from './http/cspReports'
import { addHealth } from './http/health'
import { emptyHeads } from './http/emptyHeads'
import { judgeError } from './http/judgeError'
import { createLogOptions } from './http/redactedLog'
import { logRequests } from './http/requestLog'
import { refuseTwoHosts } from './http/refuseTwoHosts'
import { addSecurityHeaders } from './http/securityHeaders'
import { endSlowBodies } from './http/slowBodies'
import { leaveFilesUncompressed } from './http/uncompressed'
import { withoutNames } from './http/withoutNames'
import { diskRoomOf } from './storage/diskRoom'
import {
  addStaticFiles,
  isNavigation,
  readPage,
  sendKeptFile,
  sendPage,
  type StaticFolders,
} from './http/staticFiles'

export interface AppOptions<Routed extends RoutedCall> extends Omit<
  CallRoutesOptions<Routed>,
  'secureCookies' | 'checksResponses' | 'publicOrigin' | 'limitAudit'
> {
  readonly config: Config
  readonly staticFolders: StaticFolders
  /** Routes that are not calls of the manifest: uploads and media. */
  readonly plugins?: readonly FastifyPluginAsync[]
  readonly logDestination?: { write(line: string): unknown }
  /** 30 s by default. */
  readonly slowestBodyMs?: number
}

export interface App {
  readonly server: FastifyInstance
  /**
   * From now on /readyz answers that the server is not ready, so that no new work is sent to it.
   */
  stopAccepting(): void
}

export async function createApp<Routed extends RoutedCall>(
  options: AppOptions<Routed>,
): Promise<App> {
  const { config, database, newId } = options
  const server = Fastify({
    logger: createLogOptions(config.logLevel, options.logDestination),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    rewriteUrl: ({ url = '/' }) => withoutNames(url),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: 256 * 1024,
    // Longer than the 30 s between two polls, so that a poll can reuse its connection.
    keepAliveTimeout: 65_000,
    // One part of an upload may take this long (ms); all other bodies have a shorter limit.
    requestTimeout: 600_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    forceCloseConnections: 'idle',
    // As long as a head may be: Fastify answers by itself where a parameter is longer than it may be.
    routerOptions: { maxParamLength: 16 * 1024 },
  })
  const page = readPage(options.staticFolders)
  let stopping = false

  // First of all: what is registered before it answers faults in Fastify's words.
  server.setErrorHandler((error, request, reply) =>
    sendPlainFailure(judgeError(error, request.log, newId), reply),
  )
  logRequests(server)
  endSlowBodies(server, options.slowestBodyMs)
  await server.register(cookie)
  await addSecurityHeaders(server, config, page)
  refuseTwoHosts(server)
  leaveFilesUncompressed(server)
  await server.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await server.register(cspReports, { now: options.now })
  emptyHeads(server)
  // A connection that is kept after its last answer would hold up the stop.
  server.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close')
  })
  const { isFull: isDiskFull } = diskRoomOf(config.dataDir)
  addHealth(server, { ping: database.ping, isStopping: () => stopping, isDiskFull })
  await server.register(async (scope) =>
    addCallRoutes(scope, {
      ...options,
      publicOrigin: config.publicOrigin,
      limitAudit: createAuditLimit(options.now),
      secureCookies: config.publicOrigin?.startsWith('https:') ?? false,
      checksResponses: !config.production,
    }),
  )
  for (const plugin of options.plugins ?? []) await server.register(plugin)
  await addStaticFiles(server, options.staticFolders, page)

  server.setNotFoundHandler((request, reply) => {
    if (page !== undefined && isNavigation(request)) return sendPage(request, reply, page)
    if (page !== undefined && sendKeptFile(request, reply, options.staticFolders)) return reply
    return sendFailure(unknownCall(), reply.header('cache-control', 'no-store'))
  })
  return { server, stopAccepting: () => void (stopping = true) }
}

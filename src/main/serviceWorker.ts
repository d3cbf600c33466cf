/**
 * The service worker caches the build's files, the page's shell and the texts, and nothing else.
 * Replies to calls are never stored (security-reliability.md 35). A new one waits until the update
 * banner is pressed.
 */
import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { answerFor, type Answer } from './worker/answerFor'
import type { BuildFiles, LastingEvent, WorkerScope } from './worker/scope'

declare const self: WorkerScope
/** Inserted by the build. */
declare const buildFiles: BuildFiles

const onDemandCache = 'studio-on-demand'
const stored = new PrecacheController()
stored.addToCacheList([...buildFiles.stored])
const onDemand = new CacheFirst({ cacheName: onDemandCache })
const shell = stored.createHandlerBoundToURL(buildFiles.shell)

type Handle = typeof shell

answer('shell', (asked) => shell(asked))
answer('shellOffline', (asked) => fetch(asked.request).catch(() => shell(asked)))
answer('stored', (asked) => stored.createHandlerBoundToURL(asked.url.pathname)(asked))
// A page of the previous build finds its files in the cache of that build.
answer('buildFile', async ({ request, event }) => {
  return (await caches.match(request)) ?? onDemand.handle({ request, event })
})

self.addEventListener('install', (event) => event.waitUntil(stored.install(event as never)))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  if (isSaid(event.data, 'SKIP_WAITING')) event.waitUntil(self.skipWaiting())
  if (isSaid(event.data, 'TIDY')) event.waitUntil(Promise.all([tidy(event), renewShell()]))
})

function answer(wanted: Answer, handle: Handle): void {
  registerRoute(
    ({ request, url, sameOrigin }) =>
      wanted ===
      answerFor(
        {
          method: request.method,
          mode: request.mode,
          pathname: url.pathname,
          isOwnOrigin: sameOrigin,
          bypasses: request.headers.has('ngsw-bypass'),
        },
        (pathname) => stored.getCacheKeyForURL(pathname) !== undefined,
      ),
    handle,
  )
}

/**
 * Deletes files of earlier builds when only one page is open, the one that asks: others may still
 * need theirs. While another worker is waiting everything stays, because it stores its files here
 * too.
 */
async function tidy(event: LastingEvent): Promise<void> {
  const { installing, waiting } = self.registration
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (installing || waiting || pages.length > 1) return
  await stored.activate(event as never)
  const cache = await caches.open(onDemandCache)
  const old = (await cache.keys()).filter(
    ({ url }) => !buildFiles.onDemand.includes(new URL(url).pathname),
  )
  await Promise.all(old.map((request) => cache.delete(request)))
}

/**
 * The page's content is fixed per build, but its headers, including the policy, follow the server's
 * settings.
 */
async function renewShell(): Promise<void> {
  const key = stored.getCacheKeyForURL(buildFiles.shell)
  const fresh = await fetch(buildFiles.shell, { cache: 'no-cache' }).catch(() => null)
  if (!key || !fresh?.ok) return
  const cache = await caches.open(stored.strategy.cacheName)
  await cache.put(key, fresh)
}

const isSaid = (data: unknown, type: string) =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === type

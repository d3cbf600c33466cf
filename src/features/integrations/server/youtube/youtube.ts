/** What we ask of YouTube (its Data API, version 3, and its resumable uploads). */
import { z } from 'zod'
import type { ServiceConfig } from '../../../../server/integrationsConfig'
import { askService, readReply } from '../askService'
import { Outage, Refused } from '../faults'
import { createOAuth } from '../oauth/oauth'

const channels = z.object({
  items: z
    .array(z.object({ id: z.string(), snippet: z.object({ title: z.string() }) }))
    .default([]),
})
const video = z.object({
  id: z.string().min(1),
  status: z.object({ uploadStatus: z.string(), privacyStatus: z.string() }),
})
export type Video = z.infer<typeof video>
const videos = z.object({ items: z.array(video).default([]) })

export interface NewVideo {
  readonly title: string
  readonly description: string
  readonly privacy: 'private' | 'unlisted' | 'public'
  readonly isForKids: boolean
  readonly isSynthetic: boolean
  readonly bytes: number
  readonly mime: string
}

/** How far YouTube has got; a video once it has all of it. */
export type Taken = { readonly nextByte: number } | { readonly video: Video }

export interface Session {
  /** The address that takes the film. */
  readonly url: string
  readonly bytes: number
  readonly signal: AbortSignal
}

const partPatienceMs = 10 * 60_000

export type Youtube = ReturnType<typeof createYoutube>

export function createYoutube({ clientId, clientSecret, url }: ServiceConfig) {
  const site = url ?? 'https://www.googleapis.com'
  const api = `${site}/youtube/v3`

  return {
    oauth: createOAuth({
      issuer: url ?? 'https://accounts.google.com',
      authorizeUrl: `${url ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
      tokenUrl: `${url ?? 'https://oauth2.googleapis.com'}/token`,
      revokeUrl: `${url ?? 'https://oauth2.googleapis.com'}/revoke`,
      clientId,
      clientSecret,
      scope:
        'https://www.googleapis.com/auth/youtube.upload https://www.googleapis.com/auth/youtube.readonly',
      secretIn: 'body',
      // Google gives a refresh token the first time alone, unless it is asked again.
      asks: { access_type: 'offline', prompt: 'consent' },
    }),

    /** Its channel; an account of Google may have none. */
    async whoIs(accessToken: string) {
      const asked = { url: `${api}/channels?part=snippet&mine=true`, accessToken }
      const { items } = await readReply(await askService(asked), channels)
      const [channel] = items
      if (!channel) throw new Refused(404, 'noChannel')
      return { accountId: channel.id, account: channel.snippet.title }
    },

    /** The address that takes the film; it counts against what YouTube takes in a day. */
    async begin(accessToken: string, { bytes, mime, ...said }: NewVideo): Promise<string> {
      const response = await askService({
        url: `${site}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status`,
        accessToken,
        init: {
          method: 'POST',
          headers: {
            'content-type': 'application/json; charset=UTF-8',
            'x-upload-content-length': String(bytes),
            'x-upload-content-type': mime,
          },
          body: JSON.stringify(resourceOf(said)),
        },
      })
      await response.body?.cancel()
      const address = response.headers.get('location')
      if (address === null || !isOwnAddress(address)) throw new Outage('YouTube opened no upload.')
      return address
    },

    /** undefined: the address takes nothing any more. */
    async resume(accessToken: string, session: Session): Promise<Taken | undefined> {
      try {
        return await put(accessToken, session, `bytes */${session.bytes}`)
      } catch (fault) {
        if (fault instanceof Refused && (fault.status === 404 || fault.status === 410))
          return undefined
        throw fault
      }
    },

    send(accessToken: string, session: Session, part: Uint8Array, from: number): Promise<Taken> {
      const range = `bytes ${from}-${from + part.length - 1}/${session.bytes}`
      return put(accessToken, session, range, part)
    },

    /** undefined: it was removed there. */
    async find(accessToken: string, id: string): Promise<Video | undefined> {
      const query = new URLSearchParams({ part: 'status', id })
      const asked = { url: `${api}/videos?${query}`, accessToken }
      return (await readReply(await askService(asked), videos)).items[0]
    },
  }

  function isOwnAddress(address: string): boolean {
    if (!URL.canParse(address)) return false
    const { origin, protocol, hostname } = new URL(address)
    if (url !== undefined) return origin === new URL(url).origin
    return protocol === 'https:' && hostname.endsWith('.googleapis.com')
  }
}

async function put(
  accessToken: string,
  { url, signal }: Session,
  range: string,
  part?: Uint8Array,
): Promise<Taken> {
  const response = await askService({
    url,
    accessToken,
    signal,
    timeoutMs: partPatienceMs,
    init: {
      method: 'PUT',
      headers: { 'content-range': range },
      ...(part && { body: Buffer.from(part) }),
    },
  })
  if (response.status !== 308) return { video: await readReply(response, video) }
  await response.body?.cancel()
  // Without the header nothing has arrived.
  const [, last] = /^bytes=0-(\d+)$/.exec(response.headers.get('range') ?? '') ?? []
  return { nextByte: last === undefined ? 0 : Number(last) + 1 }
}

const resourceOf = ({
  title,
  description,
  privacy,
  isForKids,
  isSynthetic,
}: Omit<NewVideo, 'bytes' | 'mime'>) => ({
  snippet: { title, description },
  status: {
    privacyStatus: privacy,
    selfDeclaredMadeForKids: isForKids,
    containsSyntheticMedia: isSynthetic,
  },
})

/** YouTube as its published protocols describe it: OAuth of Google, resumable uploads, states of videos. */
import { randomBytes } from 'node:crypto'
import { json, listen, type Answer, type Received } from './loopback'
import { clientId, clientSecret, createDesk } from './oauthDesk'

export const channel = { id: 'UC-of-the-stand-in', title: 'Brightcut' }

interface Session {
  readonly resource: { snippet: { title: string; description: string }; status: object }
  readonly bytes: number
  taken: Buffer
  videoId: string | undefined
}

interface Video {
  readonly body: Buffer
  readonly resource: Session['resource']
  uploadStatus: 'uploaded' | 'processed' | 'failed' | 'rejected'
  privacyStatus: string
}

const granule = 256 * 1024

export type YoutubeStandin = Awaited<ReturnType<typeof openYoutube>>

export async function openYoutube() {
  const desk = createDesk({
    paths: { authorize: '/o/oauth2/v2/auth', token: '/token', revoke: '/revoke' },
    secretIn: 'body',
    rotates: false,
  })
  const sessions = new Map<string, Session>()
  const videos = new Map<string, Video>()
  const telling = { held: () => {} }
  const youtube = {
    desk,
    /** Why a new upload is refused. */
    refuses: undefined as { status: number; reason: string } | undefined,
    /** Of the next part only so many bytes arrive. */
    takesOnly: undefined as number | undefined,
    /** Access tokens end with each part that arrives. */
    endsTokens: false,
    /** Why it says nothing of videos. */
    hides: undefined as { status: number; reason: string } | undefined,
    /** The connection is cut once so many bytes have arrived in all. */
    cutsAfter: undefined as number | undefined,
    /** Once so many bytes have arrived the next part is answered never. */
    holdsAfter: undefined as number | undefined,
    /** The project was not audited: what is uploaded stays private. */
    isAudited: true,
    /** How many uploads were begun. */
    begun: 0,
    /** The ranges of the parts, as they were said. */
    parts: [] as string[],
    videos,
    held: new Promise<void>((resolve) => void (telling.held = resolve)),
  }

  const { origin, close } = await listen((received) => {
    const atDesk = desk.answer(received)
    if (atDesk !== undefined) return atDesk
    if (!desk.opens(received)) return refusal(401, 'authError')
    const { pathname, searchParams } = received.url
    if (pathname === '/youtube/v3/channels')
      return json({ items: [{ id: channel.id, snippet: { title: channel.title } }] })
    if (pathname === '/youtube/v3/videos') {
      const { hides } = youtube
      return hides ? refusal(hides.status, hides.reason) : find(searchParams.get('id') ?? '')
    }
    if (pathname !== '/upload/youtube/v3/videos') return { status: 404 }
    return received.method === 'POST' ? begin(received) : take(received)
  })

  function begin({ headers, body }: Received): Answer {
    if (youtube.refuses) return refusal(youtube.refuses.status, youtube.refuses.reason)
    const id = randomBytes(9).toString('hex')
    const resource = JSON.parse(body.toString()) as Session['resource']
    const { title, description } = resource.snippet
    if (/[<>]/.test(title + description) || title.length > 100) return refusal(400, 'invalidTitle')
    const bytes = Number(headers['x-upload-content-length'])
    sessions.set(id, { resource, bytes, taken: Buffer.alloc(0), videoId: undefined })
    youtube.begun += 1
    const location = `${origin}/upload/youtube/v3/videos?uploadType=resumable&upload_id=${id}`
    return { status: 200, headers: { location } }
  }

  function take({ url, headers, body }: Received): Answer | null | Promise<Answer> {
    const session = sessions.get(url.searchParams.get('upload_id') ?? '')
    if (!session) return refusal(404, 'notFound')
    const said = String(headers['content-range'])
    if (said === `bytes */${session.bytes}`) return standOf(session)
    const [, from, to, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(said) ?? []
    youtube.parts.push(said)
    if (youtube.holdsAfter !== undefined && session.taken.length >= youtube.holdsAfter) {
      telling.held()
      return new Promise<Answer>(() => {})
    }
    const isLast = Number(to) + 1 === session.bytes
    const isFit =
      Number(from) === session.taken.length &&
      Number(total) === session.bytes &&
      body.length === Number(to) - Number(from) + 1 &&
      (isLast || body.length % granule === 0)
    if (!isFit) return refusal(400, 'badContent')
    const { takesOnly = body.length, cutsAfter } = youtube
    youtube.takesOnly = undefined
    session.taken = Buffer.concat([session.taken, body.subarray(0, takesOnly)])
    if (youtube.endsTokens) desk.expireAccess()
    if (cutsAfter !== undefined && session.taken.length >= cutsAfter) {
      youtube.cutsAfter = undefined
      return null
    }
    return standOf(session)
  }

  function standOf(session: Session): Answer {
    const { taken, bytes, resource } = session
    if (taken.length < bytes)
      return {
        status: 308,
        headers: taken.length > 0 ? { range: `bytes=0-${taken.length - 1}` } : {},
      }
    session.videoId ??= add(resource, taken)
    return json(shown(session.videoId))
  }

  function add(resource: Session['resource'], body: Buffer): string {
    const id = randomBytes(8).toString('base64url')
    const wanted = (resource.status as { privacyStatus: string }).privacyStatus
    const privacyStatus = youtube.isAudited ? wanted : 'private'
    videos.set(id, { body, resource, uploadStatus: 'uploaded', privacyStatus })
    return id
  }

  const find = (id: string): Answer => json({ items: videos.has(id) ? [shown(id)] : [] })

  function shown(id: string) {
    const { uploadStatus, privacyStatus } = videos.get(id)!
    return { kind: 'youtube#video', id, status: { uploadStatus, privacyStatus } }
  }

  return Object.assign(youtube, {
    origin,
    close,
    environment: {
      YOUTUBE_CLIENT_ID: clientId,
      YOUTUBE_CLIENT_SECRET: clientSecret,
      YOUTUBE_URL: origin,
    },
    /** Addresses of uploads open for a week, and not longer. */
    forgetSessions: () => sessions.clear(),
  })
}

const refusal = (status: number, reason: string): Answer =>
  json({ error: { code: status, errors: [{ reason, domain: 'youtube' }] } }, status)

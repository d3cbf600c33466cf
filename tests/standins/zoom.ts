/** Zoom as its published protocols describe it: OAuth, recordings of the REST API, signed notices. */
import { createHmac, randomBytes } from 'node:crypto'
import { json, listen, type Answer, type Received } from './loopback'
import { clientId, clientSecret, createDesk } from './oauthDesk'

export interface StandinFile {
  readonly file_type: 'MP4' | 'M4A' | 'TRANSCRIPT' | 'CHAT'
  readonly recording_type: string
  readonly body: Buffer
  readonly status?: string
}

export interface StandinMeeting {
  readonly uuid: string
  readonly topic: string
  readonly start_time: string
  readonly duration: number
  files: StandinFile[]
}

export const webhookSecret = 'a secret of notices'
export const hostId = 'zoom-host'
export const account = 'mira@brightcut.example'

export type ZoomStandin = Awaited<ReturnType<typeof openZoom>>

export async function openZoom() {
  const desk = createDesk({
    paths: { authorize: '/oauth/authorize', token: '/oauth/token', revoke: '/oauth/revoke' },
    secretIn: 'header',
    rotates: true,
  })
  const meetings = new Map<string, StandinMeeting>()
  const zoom = {
    desk,
    /** Deleted there, or moved to the trash. */
    gone: new Set<string>(),
    isDown: false,
    /** Of files it gives films alone. */
    givesNoText: false,
    /** How many meetings stand on one page. */
    pageSize: 300,
    /** A file lies at an address that is not Zoom's. */
    strayFiles: false,
    asked: [] as string[],
  }

  const { origin, close } = await listen((received) => {
    const atDesk = desk.answer(received)
    if (atDesk !== undefined) return atDesk
    zoom.asked.push(received.url.pathname)
    if (zoom.isDown) return json({ code: 503 }, 503)
    if (!desk.opens(received)) return json({ code: 124, message: 'Invalid access token.' }, 401)
    return answer(received)
  })

  function answer({ url: { pathname, searchParams } }: Received): Answer {
    if (pathname === '/v2/users/me') return json({ id: hostId, email: account })
    if (pathname === '/v2/users/me/recordings') return page(searchParams)
    const [, encoded] = /^\/v2\/meetings\/(.+)\/recordings$/.exec(pathname) ?? []
    if (encoded !== undefined) return recording(encoded)
    const [, at, uuid = '', no = ''] = /^\/rec\/(download|file)\/(.+)\/(\d+)$/.exec(pathname) ?? []
    if (at === 'download') return { status: 302, headers: { location: `/rec/file/${uuid}/${no}` } }
    const file = meetings.get(decodeURIComponent(uuid))?.files[Number(no)]
    if (zoom.givesNoText && file?.file_type === 'TRANSCRIPT') return json({ code: 503 }, 503)
    return file ? { status: 200, body: file.body } : { status: 404 }
  }

  function page(asked: URLSearchParams): Answer {
    const [from, to] = [asked.get('from') ?? '', asked.get('to') ?? '']
    const days = (Date.parse(to) - Date.parse(from)) / (24 * 3_600_000)
    if (!(days <= 31)) return json({ code: 300, message: 'A month at most.' }, 400)
    const found = [...meetings.values()].filter(({ start_time: at }) => {
      const day = at.slice(0, 10)
      return day >= from && day <= to
    })
    const start = Number(asked.get('next_page_token') ?? 0)
    const next = start + zoom.pageSize
    return json({
      from,
      to,
      next_page_token: next < found.length ? String(next) : '',
      meetings: found.slice(start, next).map(shown),
    })
  }

  /** Ids that begin with a slash, or hold two, are encoded twice. */
  function recording(encoded: string): Answer {
    const once = decodeURIComponent(encoded)
    const id = meetings.has(once) ? once : decodeURIComponent(once)
    const isTwice = id.startsWith('/') || id.includes('//')
    const found = meetings.get(id)
    if (!found || zoom.gone.has(id) || isTwice !== (encoded !== encodeURIComponent(id)))
      return json({ code: 3301, message: 'This recording does not exist.' }, 404)
    return json(shown(found))
  }

  const shown = ({ files, ...meeting }: StandinMeeting) => ({
    ...meeting,
    total_size: files.reduce((sum, { body }) => sum + body.length, 0),
    recording_files: files.map(({ body, status = 'completed', ...file }, no) => ({
      ...file,
      status,
      file_size: body.length,
      download_url: zoom.strayFiles
        ? 'http://127.0.0.1:9/elsewhere'
        : `${origin}/rec/download/${encodeURIComponent(meeting.uuid)}/${no}`,
    })),
  })

  return Object.assign(zoom, {
    origin,
    close,
    environment: {
      ZOOM_CLIENT_ID: clientId,
      ZOOM_CLIENT_SECRET: clientSecret,
      ZOOM_WEBHOOK_SECRET: webhookSecret,
      ZOOM_URL: origin,
    },
    record(meeting: Partial<StandinMeeting> & Pick<StandinMeeting, 'topic' | 'start_time'>) {
      const uuid = randomBytes(16).toString('base64')
      const whole = { uuid, duration: 31, files: [], ...meeting }
      meetings.set(whole.uuid, whole)
      return whole
    },
    clear: () => meetings.clear(),
  })
}

export interface NoticeOptions {
  readonly now: Date
  readonly secret?: string
  /** By how much Zoom's clock is off. */
  readonly skewMs?: number
}

/** A notice as Zoom sends it. */
export function noticeOf(
  event: string,
  payload: object,
  { now, secret = webhookSecret, skewMs = 0 }: NoticeOptions,
) {
  const at = now.getTime() + skewMs
  const body = JSON.stringify({ event, payload, event_ts: at })
  const timestamp = String(Math.floor(at / 1000))
  const digest = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-zm-request-timestamp': timestamp,
      'x-zm-signature': `v0=${digest}`,
    },
  }
}

export const recorded = ({ uuid, topic, start_time }: StandinMeeting) => ({
  account_id: 'zoom-account',
  object: { uuid, id: 85_746_065, host_id: hostId, topic, start_time, recording_files: [] },
})

/** What we ask of Zoom (its REST API, version 2). */
import { z } from 'zod'
import type { ZoomConfig } from '../../../../server/integrationsConfig'
import { askService, readReply } from '../askService'
import { createOAuth } from '../oauth/oauth'

const file = z.object({
  file_type: z.string(),
  recording_type: z.string().optional(),
  file_size: z.number().nonnegative().optional(),
  download_url: z.url().optional(),
  status: z.string().optional(),
})
export type RecordingFile = z.infer<typeof file>

const meeting = z.object({
  uuid: z.string().min(1).max(200),
  topic: z.string().default(''),
  start_time: z.iso.datetime({ offset: true }),
  duration: z.number().nonnegative().default(0),
  total_size: z.number().nonnegative().default(0),
  recording_files: z.array(file).default([]),
})
export type RecordedMeeting = z.infer<typeof meeting>

const page = z.object({
  meetings: z.array(meeting).default([]),
  next_page_token: z.string().default(''),
})
const person = z.object({ id: z.string().min(1), email: z.string().min(1) })

const mostOfPage = 300
/** A month of somebody has few; it is a bound, not a goal. */
const mostPages = 10

export type Zoom = ReturnType<typeof createZoom>

export function createZoom({ clientId, clientSecret, webhookSecret, url }: ZoomConfig) {
  const site = url ?? 'https://zoom.us'
  const api = `${url ?? 'https://api.zoom.us'}/v2`
  const ask = async <Reply>(path: string, accessToken: string, shape: z.ZodType<Reply>) =>
    readReply(await askService({ url: api + path, accessToken }), shape)

  return {
    webhookSecret,

    oauth: createOAuth({
      issuer: site,
      authorizeUrl: `${site}/oauth/authorize`,
      tokenUrl: `${site}/oauth/token`,
      revokeUrl: `${site}/oauth/revoke`,
      clientId,
      clientSecret,
      // Which ones is said where the app is registered.
      scope: '',
      secretIn: 'header',
      asks: {},
    }),

    async whoIs(accessToken: string) {
      const { id, email } = await ask('/users/me', accessToken, person)
      return { accountId: id, account: email }
    },

    /** Days such as 2026-11-22, a month apart at most. */
    async listRecordings(
      accessToken: string,
      { from, to }: { readonly from: string; readonly to: string },
    ): Promise<RecordedMeeting[]> {
      const found: RecordedMeeting[] = []
      let next = ''
      for (let count = 0; count < mostPages; count += 1) {
        const query = new URLSearchParams({ from, to, page_size: String(mostOfPage) })
        if (next) query.set('next_page_token', next)
        const read = await ask(`/users/me/recordings?${query}`, accessToken, page)
        found.push(...read.meetings)
        next = read.next_page_token
        if (next === '') break
      }
      return found
    },

    findRecording: (accessToken: string, meetingId: string): Promise<RecordedMeeting> =>
      ask(`/meetings/${inPath(meetingId)}/recordings`, accessToken, meeting),

    /** Whether a token may be sent there: what Zoom answers could name any address. */
    isOwnAddress(address: string): boolean {
      const { origin, protocol, hostname } = new URL(address)
      if (url !== undefined) return origin === new URL(url).origin
      return protocol === 'https:' && (hostname === 'zoom.us' || hostname.endsWith('.zoom.us'))
    },
  }
}

/** Zoom wants ids that begin with a slash, or hold two, encoded twice. */
function inPath(meetingId: string): string {
  const once = encodeURIComponent(meetingId)
  return meetingId.startsWith('/') || meetingId.includes('//') ? encodeURIComponent(once) : once
}

/** Crowd requests and those who answer them, over the guests' own calls. */
import { createHash } from 'node:crypto'
import { ulid } from 'ulid'
import type { CallId, Calls } from '../../generated/facts/calls'
import type { GuestView } from '../../generated/facts/features/guest'
import type { Upload, UploadSignature } from '../../generated/facts/features/media'
import { calls } from '../../generated/wiring/calls'
import {
  createCrowd,
  tokenHashOf,
  type CrowdServices,
} from '../../src/features/crowd/server/services'
import type { Db, NewRowOf } from '../../src/server/database/tables'
import type { Secrets } from '../../src/server/secrets'
import { findNumber } from '../../src/features/guest/proof'
import type { TestApp } from './freshApp'
import type { TestMember } from './people'

type Who = Pick<TestMember, 'userId' | 'customerId'>
type Links = CrowdServices

const day = new Date('2026-02-01T00:00:00Z')

export const releaseText = 'Northwind Studios may show my recording in its films.'

export interface GuestRequest {
  readonly requestId: string
  readonly customerId: string
  readonly formId: string
  readonly promptIds: readonly string[]
  /** The end of the link for everybody. */
  readonly openToken: string
}

export interface GivenRequest extends Partial<NewRowOf<'crowdRequests'>> {
  readonly prompts?: readonly Partial<NewRowOf<'crowdPrompts'>>[]
}

export const linksOf = (secrets: Secrets): Links => createCrowd(secrets)

/** An open request with two questions and a release in two languages. */
export async function aGuestRequest(
  db: Db,
  links: Links,
  { customerId, userId }: Who,
  { prompts = [{}, { text: 'Who helped you most?' }], ...given }: GivenRequest = {},
): Promise<GuestRequest> {
  const [requestId, formId] = [ulid(), ulid()]
  const made = { customerId, createdBy: userId, createdAt: day, updatedAt: day }
  await db
    .insertInto('consentForms')
    .values({ ...made, id: formId, name: `Film release ${formId}` })
    .execute()
  await db
    .insertInto('consentVersions')
    .values({
      customerId,
      formId,
      version: 1,
      texts: JSON.stringify({
        en: releaseText,
        de: 'Northwind Studios darf meine Aufnahme zeigen.',
      }),
      activeFrom: day,
      createdAt: day,
    })
    .execute()
  const openToken = links.openTokenOf(requestId, 1)
  await db
    .insertInto('crowdRequests')
    .values({
      ...made,
      id: requestId,
      title: 'Your first week',
      state: 'open',
      consentFormId: formId,
      hasOpenLink: true,
      linkHash: tokenHashOf(openToken),
      ...given,
    })
    .execute()
  const promptIds = prompts.map(() => ulid())
  await db
    .insertInto('crowdPrompts')
    .values(
      prompts.map((prompt, index) => ({
        id: promptIds[index]!,
        customerId,
        requestId,
        position: index + 1,
        text: 'What surprised you in your first week?',
        ...prompt,
      })),
    )
    .execute()
  return { requestId, customerId, formId, promptIds, openToken }
}

/** Somebody who was asked in person, by a letter. */
export async function anInvitedGuest(
  db: Db,
  links: Links,
  { customerId, requestId }: Pick<GuestRequest, 'customerId' | 'requestId'>,
  guestName = 'Dana Whitfield',
): Promise<{ submissionId: string; token: string }> {
  const submissionId = ulid()
  const token = links.guestTokenOf(submissionId)
  await db
    .insertInto('crowdSubmissions')
    .values({
      id: submissionId,
      customerId,
      requestId,
      guestName,
      guestEmail: 'dana@whitfield.example',
      state: 'sent',
      tokenHash: tokenHashOf(token),
      createdAt: day,
      updatedAt: day,
    })
    .execute()
  return { submissionId, token }
}

type GuestCall = { [Id in CallId]: Calls[Id]['auth'] extends 'guest' ? Id : never }[CallId]
export const guestCalls = Object.values(calls).flatMap(({ id, auth }) =>
  auth === 'guest' ? [id] : [],
) as readonly GuestCall[]

export interface GuestAnswered<Id extends CallId> {
  readonly status: number
  readonly code: unknown
  readonly params: unknown
  readonly value: Calls[Id]['response']
}

export async function askAsGuest<Id extends GuestCall>(
  { server }: Pick<TestApp, 'server'>,
  token: string | undefined,
  id: Id,
  request: Calls[Id]['request'],
  ip = '10.1.1.1',
): Promise<GuestAnswered<Id>> {
  const answer = await server.inject({
    method: 'POST',
    url: `/${calls[id].path}`,
    payload: { clientRequest: request },
    headers: { 'user-agent': 'Mozilla/5.0', ...(token !== undefined && { 'guest-token': token }) },
    remoteAddress: ip,
  })
  const body = answer.json<Record<string, unknown>>()
  return {
    status: answer.statusCode,
    code: body['errorCode'],
    params: body['errorParams'],
    value: body['clientResponse'] as Calls[Id]['response'],
  }
}

export const agree = (app: Pick<TestApp, 'server'>, token: string, given: object = {}) =>
  askAsGuest(app, token, 'giveGuestConsent', {
    version: 1,
    language: 'en',
    name: 'Dana Whitfield',
    ...given,
  })

export const look = async (app: Pick<TestApp, 'server'>, token: string): Promise<GuestView> =>
  (await askAsGuest(app, token, 'getGuestRequest', {})).value

/** What the page works for before somebody joins by the link for everybody. */
export async function proofFor(app: Pick<TestApp, 'server'>, token: string) {
  const { check } = await look(app, token)
  return check && { salt: check.salt, number: await findNumber(check) }
}

/** As the page does it; `proof: undefined` comes without the work. */
export async function joinBy(
  app: Pick<TestApp, 'server'>,
  token: string,
  given: object = {},
  ip?: string,
) {
  const proof = 'proof' in given ? undefined : await proofFor(app, token)
  const asked = { name: 'Dana', ...(proof && { proof }), ...given }
  return askAsGuest(app, token, 'joinGuestRequest', asked, ip)
}

const boundary = 'studio-guest'

/** A film of some bytes, on its way as a browser sends it: in one part, then put together. */
export async function sendFilm(
  app: Pick<TestApp, 'server'>,
  token: string,
  promptId: string,
  takeId = ulid(),
): Promise<string> {
  const bytes = Buffer.from(`a film ${takeId}`)
  const upload = await begin(app, token, promptId, takeId)
  const { value: signature } = await askAsGuest(app, token, 'signGuestUpload', {})
  const posted = await postPart(app, upload, signature, bytes)
  if (posted >= 300) throw new Error(`The store answered ${posted}.`)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await askAsGuest(app, token, 'completeGuestUpload', {
    uploadId: upload.uploadId,
    parts: [{ partNo: 1, bytes: bytes.length, sha256 }],
  })
  return takeId
}

async function begin(
  app: Pick<TestApp, 'server'>,
  token: string,
  promptId: string,
  takeId: string,
): Promise<Upload> {
  const asked = { takeId, promptId, mime: 'video/mp4' }
  const { value, code } = await askAsGuest(app, token, 'startGuestClip', asked)
  if (!value) throw new Error(String(code))
  return value
}

export async function postPart(
  { server }: Pick<TestApp, 'server'>,
  { keyPrefix }: Pick<Upload, 'keyPrefix'>,
  signature: UploadSignature,
  bytes: Buffer,
): Promise<number> {
  const fields = { key: `${keyPrefix}p00001`, 'X-Amz-Algorithm': 'AWS4-HMAC-SHA256', ...signature }
  const lines = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="blob"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/uploads/',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(lines.join('') + head),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  })
  return statusCode
}

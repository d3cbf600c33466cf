/** Writes what guests of the demo are asked, agreed to and answered. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { tokenHashOf } from '../../features/crowd/server'
import type { SubmissionState } from '../../features/crowd/submission'
import { keepConsent } from '../../features/consent/server'
import { clipOfAsset } from '../../features/footage/server'
import { importAsset } from '../../features/media/server'
import { release } from './consents'
import { guestRequests, type DemoGuest, type DemoGuestRequest } from './guests'
import type { Stage } from './stage'

const askedDaysAgo = 12
const folder = 'demo-videos'

export async function writeGuests(stage: Stage): Promise<void> {
  const { id: formId } = await stage.db
    .selectFrom('consentForms')
    .select('id')
    .where('customerId', '=', stage.customers.northwind)
    .where('name', '=', release.name)
    .executeTakeFirstOrThrow()
  for (const request of guestRequests) await writeRequest(request, formId, stage)
}

async function writeRequest(
  { title, state, welcome, prompts, guests, ...asked }: DemoGuestRequest,
  consentFormId: string,
  stage: Stage,
): Promise<void> {
  const { db, newId, daysAgo, services } = stage
  const customerId = stage.customers.northwind
  const id = newId()
  const createdAt = daysAgo(askedDaysAgo)
  await db
    .insertInto('crowdRequests')
    .values({
      id,
      customerId,
      title,
      state,
      welcome,
      consentFormId,
      languages: ['en', 'de'],
      hasOpenLink: asked.hasOpenLink ?? false,
      linkHash: tokenHashOf(services.crowd.openTokenOf(id, 1)),
      expiresAt: asked.closesInDays === undefined ? null : daysAgo(-asked.closesInDays),
      createdBy: stage.people.cm,
      createdAt,
      updatedAt: createdAt,
    })
    .execute()
  const rows = []
  for (const [at, [text, hint, shot]] of prompts.entries())
    rows.push({
      id: newId(),
      customerId,
      requestId: id,
      position: at + 1,
      text,
      hint,
      isRequired: at === 0,
      shotId: shot === undefined ? null : await shotNamed(shot, stage),
    })
  await db.insertInto('crowdPrompts').values(rows).execute()
  for (const guest of guests) await writeGuest(guest, { id, title, consentFormId, rows }, stage)
}

async function shotNamed(title: string, { db, customers }: Stage): Promise<string | null> {
  const shot = await db
    .selectFrom('storyboardShots')
    .select('id')
    .where('customerId', '=', customers.northwind)
    .where(sql`content->>'title'`, '=', title)
    .executeTakeFirst()
  return shot?.id ?? null
}

interface Asked {
  readonly id: string
  readonly title: string
  readonly consentFormId: string
  readonly rows: readonly { readonly id: string; readonly text: string }[]
}

const unagreed: ReadonlySet<SubmissionState> = new Set(['queued', 'sent', 'opened', 'expired'])
const undecided: ReadonlySet<SubmissionState> = new Set(['submitted', 'withdrawn', 'started'])

async function writeGuest(guest: DemoGuest, asked: Asked, stage: Stage): Promise<void> {
  const { db, newId, people, services } = stage
  const customerId = stage.customers.northwind
  const { name, state, daysAgo, cameBy = 'invited', films = [] } = guest
  const id = newId()
  const at = stage.daysAgo(daysAgo)
  const hasAgreed = !unagreed.has(state)
  const isDecided = hasAgreed && !undecided.has(state)
  await db
    .insertInto('crowdSubmissions')
    .values({
      id,
      customerId,
      requestId: asked.id,
      guestName: name,
      guestEmail: `${name.toLowerCase().replace(' ', '.')}@guests.example`,
      state,
      cameBy,
      tokenHash: tokenHashOf(services.crowd.guestTokenOf(id)),
      sentAt: cameBy === 'invited' ? stage.daysAgo(askedDaysAgo - 1) : null,
      openedAt: hasAgreed || state === 'opened' ? at : null,
      submittedAt: hasAgreed && state !== 'started' ? at : null,
      decidedBy: isDecided ? people.cm : null,
      decidedAt: isDecided ? at : null,
      retakeWords: guest.retake ?? null,
      withdrawnAt: state === 'withdrawn' ? at : null,
      createdAt: stage.daysAgo(askedDaysAgo - 1),
      updatedAt: at,
    })
    .execute()
  if (!hasAgreed) return
  const consentId = await writeConsent(id, guest, asked, stage)
  for (const [no, file] of films.entries())
    if (existsSync(join(stage.cache, folder, file)))
      await writeAnswer({ submissionId: id, file, no, consentId, guest }, asked, stage)
}

async function writeConsent(
  submissionId: string,
  { name, state, daysAgo }: DemoGuest,
  { id, title, consentFormId }: Asked,
  stage: Stage,
): Promise<string> {
  const { db } = stage
  const at = stage.daysAgo(daysAgo)
  const { consentId } = await keepConsent(db, {
    customerId: stage.customers.northwind,
    submissionId,
    request: { requestId: id, title },
    formId: consentFormId,
    version: 1,
    language: 'en',
    name,
    ip: '203.0.113.24',
    browser: 'Safari 18 on iPhone',
    now: at,
  })
  if (state === 'withdrawn')
    await db
      .updateTable('consents')
      .set({ endedAt: at, endedBy: 'guest' })
      .where('id', '=', consentId)
      .execute()
  return consentId
}

const answerStates = {
  accepted: 'accepted',
  retake_requested: 'retake',
  rejected: 'rejected',
} as const

interface Answer {
  readonly submissionId: string
  readonly file: string
  readonly no: number
  readonly consentId: string
  readonly guest: DemoGuest
}

/** As the product makes a clip of one that is accepted. */
async function writeAnswer(
  { submissionId, file, no, consentId, guest: { name, state, daysAgo } }: Answer,
  { rows }: Asked,
  stage: Stage,
): Promise<void> {
  const { db, newId, people, cache } = stage
  const customerId = stage.customers.northwind
  const assetId = await importAsset(
    { customerId, path: join(cache, folder, file), name: file },
    stage,
  )
  const prompt = rows[no]!
  const at = stage.daysAgo(daysAgo)
  const clip = {
    assetId,
    ownerUserId: people.cm,
    title: `${name}: ${prompt.text}`,
    consentId,
    otherPeople: [name],
  }
  const clipId =
    state === 'accepted' ? await clipOfAsset({ ...stage, member: { customerId } }, clip) : null
  const answerState = answerStates[state as keyof typeof answerStates] ?? 'submitted'
  await db
    .insertInto('crowdAnswers')
    .values({
      id: newId(),
      customerId,
      submissionId,
      promptId: prompt.id,
      assetId,
      state: answerState,
      clipId,
      createdAt: at,
      submittedAt: at,
    })
    .execute()
}

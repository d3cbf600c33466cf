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
import type { Services } from '../../server/services'
import type { Writing } from './writeCast'

interface Demo extends Writing {
  readonly services: Services
  /** Where its films are. */
  readonly folder: string
}

type Stage = Demo & Manager

interface Manager {
  readonly customerId: string
  readonly userId: string
}

const dayMs = 86_400_000
const askedDaysAgo = 12

/** Those that are there are left as they are. */
export async function writeGuests(writing: Demo, manager: Manager): Promise<void> {
  const titles = guestRequests.map(({ title }) => title)
  const known = await writing.db
    .selectFrom('crowdRequests')
    .select('id')
    .where('title', 'in', titles)
    .executeTakeFirst()
  if (known) return
  const stage = { ...writing, ...manager }
  const formId = await findForm(stage)
  if (formId === undefined) return
  for (const request of guestRequests) await writeRequest(request, formId, stage)
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** What guests of the demo agree to; undefined in a demo of before. */
async function findForm({ db, customerId }: Stage): Promise<string | undefined> {
  const form = await db
    .selectFrom('consentForms')
    .select('id')
    .where('customerId', '=', customerId)
    .where('name', '=', release.name)
    .executeTakeFirst()
  return form?.id
}

async function writeRequest(
  { title, state, welcome, prompts, guests, ...asked }: DemoGuestRequest,
  consentFormId: string,
  stage: Stage,
): Promise<void> {
  const { db, newId, now, customerId, userId, services } = stage
  const id = newId()
  const createdAt = daysBefore(now, askedDaysAgo)
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
      expiresAt: asked.closesInDays === undefined ? null : daysBefore(now, -asked.closesInDays),
      createdBy: userId,
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

async function shotNamed(title: string, { db, customerId }: Stage): Promise<string | null> {
  const shot = await db
    .selectFrom('storyboardShots')
    .select('id')
    .where('customerId', '=', customerId)
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
  const { db, newId, now, customerId, userId, services } = stage
  const { name, state, daysAgo, cameBy = 'invited', films = [] } = guest
  const id = newId()
  const at = daysBefore(now, daysAgo)
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
      sentAt: cameBy === 'invited' ? daysBefore(now, askedDaysAgo - 1) : null,
      openedAt: hasAgreed || state === 'opened' ? at : null,
      submittedAt: hasAgreed && state !== 'started' ? at : null,
      decidedBy: isDecided ? userId : null,
      decidedAt: isDecided ? at : null,
      retakeWords: guest.retake ?? null,
      withdrawnAt: state === 'withdrawn' ? at : null,
      createdAt: daysBefore(now, askedDaysAgo - 1),
      updatedAt: at,
    })
    .execute()
  if (!hasAgreed) return
  const consentId = await writeConsent(id, guest, asked, stage)
  for (const [no, file] of films.entries())
    if (existsSync(join(stage.folder, file)))
      await writeAnswer({ submissionId: id, file, no, consentId, guest }, asked, stage)
}

async function writeConsent(
  submissionId: string,
  { name, state, daysAgo }: DemoGuest,
  { id, title, consentFormId }: Asked,
  { db, now, customerId }: Stage,
): Promise<string> {
  const at = daysBefore(now, daysAgo)
  const { consentId } = await keepConsent(db, {
    customerId,
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
  const { db, newId, now, customerId, userId, folder } = stage
  const assetId = await importAsset({ customerId, path: join(folder, file), name: file }, stage)
  const prompt = rows[no]!
  const at = daysBefore(now, daysAgo)
  const clip = {
    assetId,
    ownerUserId: userId,
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

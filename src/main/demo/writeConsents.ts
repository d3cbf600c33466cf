/** Writes the demo's release form, who agreed to it, and one who called it off while a draft still shows her. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { emptyTimeline } from '../../features/programs/emptyTimeline'
import { endConsent, keepConsent } from '../../features/consent/server'
import { activateConsentForms, addConsentForm } from '../../features/consent/server/handlers'
import { importClip } from '../../features/footage/server'
import { addProgram, saveTimeline } from '../../features/programs/server/handlers'
import type { Services } from '../../server/services'
import { asManager, type ManagerIds } from './asManager'
import { asked, draftOfGuests, guests, release, type DemoGuest } from './consents'
import type { Writing } from './writeCast'

type Demo = Writing & { readonly services: Services; readonly videos: string }

const dayMs = 86_400_000
const secondsShown = 4

export async function writeConsents(demo: Demo, ids: ManagerIds): Promise<void> {
  const { db } = demo
  const known = await db
    .selectFrom('consentForms')
    .select('id')
    .where('customerId', '=', ids.customers.northwind)
    .execute()
  if (known.length > 0) return
  const manager = asManager(demo, ids, asked.daysAgo)
  const { formId } = await addConsentForm({ values: release }, manager)
  await activateConsentForms({ selection: { ids: [formId] } }, manager)
  const requestId = await writeRequest(demo, ids, formId)
  for (const guest of guests) await writeGuest(demo, ids, { guest, formId, requestId })
}

async function writeRequest(
  { db, now, newId }: Demo,
  { customers, people }: ManagerIds,
  formId: string,
): Promise<string> {
  const [customerId, id] = [customers.northwind, newId()]
  const at = new Date(now.getTime() - asked.daysAgo * dayMs)
  await db
    .insertInto('crowdRequests')
    .values({
      id,
      customerId,
      title: asked.title,
      state: 'closed',
      languages: ['en', 'de'],
      consentFormId: formId,
      createdBy: people.cm,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  await db
    .insertInto('crowdPrompts')
    .values({ id: newId(), customerId, requestId: id, position: 1, text: asked.question })
    .execute()
  return id
}

interface Agreed {
  readonly guest: DemoGuest
  readonly formId: string
  readonly requestId: string
}

async function writeGuest(
  demo: Demo,
  ids: ManagerIds,
  { guest, formId, requestId }: Agreed,
): Promise<void> {
  const { db, newId } = demo
  const customerId = ids.customers.northwind
  const { now } = asManager(demo, ids, guest.daysAgo)
  const submissionId = newId()
  const { name, email, language, ip, browser, guardian, revoked } = guest
  await db
    .insertInto('crowdSubmissions')
    .values({
      id: submissionId,
      customerId,
      requestId,
      guestName: name,
      guestEmail: email,
      language,
      state: 'accepted',
      createdAt: now,
      updatedAt: now,
      submittedAt: now,
      decidedBy: ids.people.cm,
      decidedAt: now,
    })
    .execute()
  const request = { requestId, title: asked.title }
  const given = { customerId, submissionId, formId, request, version: 1, language, name }
  const { consentId } = await keepConsent(db, { ...given, email, ip, browser, guardian, now })
  if (!revoked) return
  await showInDraft(demo, ids, { consentId, name, file: revoked.file })
  const { reason, daysAgo } = revoked
  await endConsent({ consentId, reason }, asManager(demo, ids, daysAgo))
}

interface Shown {
  readonly consentId: string
  readonly name: string
  readonly file: string
}

/** Without ffmpeg there is no film of hers. */
async function showInDraft(
  demo: Demo,
  ids: ManagerIds,
  { consentId, name, file }: Shown,
): Promise<void> {
  const { db, videos } = demo
  const path = join(videos, file)
  if (!existsSync(path)) return
  const manager = asManager(demo, ids, 6)
  const { clipId } = await importClip(manager, {
    customerId: ids.customers.northwind,
    ownerUserId: ids.people.cm,
    title: `${name}: ${asked.question}`,
    path,
    createdAt: manager.now,
  })
  const { assetId } = await db
    .updateTable('footageClips')
    .set({ consentId })
    .where('id', '=', clipId)
    .returning('assetId')
    .executeTakeFirstOrThrow()
  const { programId } = await addProgram({ values: { title: draftOfGuests } }, manager)
  const empty = emptyTimeline('16:9')
  const block = {
    id: 'guest',
    kind: 'clip' as const,
    media: { type: 'clip' as const, id: clipId, assetId },
    in: 0,
    out: secondsShown * empty.fps,
    fit: 'fill' as const,
    focus: { x: 0.5, y: 0.5 },
    gainDb: 0,
    join: { kind: 'cut' as const, frames: 0 },
    overlays: [],
  }
  const timeline = { ...empty, blocks: [block] }
  await saveTimeline({ programId, tab: 'demo', timelineRev: 1, timeline }, manager)
}

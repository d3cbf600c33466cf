/** Writes the demo's release form, who agreed to it, and one who called it off while a draft still shows her. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { emptyTimeline } from '../../features/programs/emptyTimeline'
import { endConsent, keepConsent } from '../../features/consent/server'
import { activateConsentForms, addConsentForm } from '../../features/consent/server/handlers'
import { importClip } from '../../features/footage/server'
import { addProgram, saveTimeline } from '../../features/programs/server/handlers'
import { asked, draftOfGuests, guests, release, type DemoGuest } from './consents'
import type { Stage } from './stage'

const secondsShown = 4

export async function writeConsents(stage: Stage): Promise<void> {
  const manager = stage.as('cm', asked.daysAgo)
  const { formId } = await addConsentForm({ values: release }, manager)
  await activateConsentForms({ selection: { ids: [formId] } }, manager)
  const requestId = await writeRequest(stage, formId)
  for (const guest of guests) await writeGuest(stage, { guest, formId, requestId })
}

async function writeRequest(
  { db, daysAgo, newId, customers, people }: Stage,
  formId: string,
): Promise<string> {
  const [customerId, id] = [customers.northwind, newId()]
  const at = daysAgo(asked.daysAgo)
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

async function writeGuest(stage: Stage, { guest, formId, requestId }: Agreed): Promise<void> {
  const { db, newId } = stage
  const customerId = stage.customers.northwind
  const now = stage.daysAgo(guest.daysAgo)
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
      decidedBy: stage.people.cm,
      decidedAt: now,
    })
    .execute()
  const request = { requestId, title: asked.title }
  const given = { customerId, submissionId, formId, request, version: 1, language, name }
  const { consentId } = await keepConsent(db, { ...given, email, ip, browser, guardian, now })
  if (!revoked) return
  await showInDraft(stage, { consentId, name, file: revoked.file })
  const { reason, daysAgo } = revoked
  await endConsent({ consentId, reason }, stage.as('cm', daysAgo))
}

interface Shown {
  readonly consentId: string
  readonly name: string
  readonly file: string
}

/** Without ffmpeg there is no film of hers. */
async function showInDraft(stage: Stage, { consentId, name, file }: Shown): Promise<void> {
  const path = join(stage.cache, 'demo-videos', file)
  if (!existsSync(path)) return
  const manager = stage.as('cm', 6)
  const { clipId } = await importClip(manager, {
    customerId: stage.customers.northwind,
    ownerUserId: stage.people.cm,
    title: `${name}: ${asked.question}`,
    path,
    createdAt: manager.now,
  })
  const { assetId } = await stage.db
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

// The first draft of a film grows by what is accepted of guests: one for each of them, or one for all (work.md 6).
import type { Context } from '../../../server/context'
import {
  createDraft,
  fillSlots,
  growDraft,
  publishedTemplate,
  slotsFor,
  type DraftSlot,
} from '../../programs/server'

export interface AcceptedAnswer {
  readonly answerId: string
  readonly question: string
  readonly clip: { readonly id: string; readonly assetId: string; readonly durationMs: number }
}

interface Answering {
  readonly id: string
  readonly requestId: string
  readonly guestName: string
}

const longestTitle = 200

/** What was accepted before and taken back comes into its place again. */
export async function feedDraft(
  submission: Answering,
  accepted: readonly AcceptedAnswer[],
  context: Context,
): Promise<void> {
  const request = await requestOf(submission.requestId, context)
  if (request.draftRule === 'none') return
  const places = await slotsFor(
    accepted.map(({ answerId }) => answerId),
    context,
  )
  for (const { answerId, clip } of accepted)
    if (places.has(answerId)) await fillSlots({ slotId: answerId, clip }, context)
  const added = accepted.filter(({ answerId }) => !places.has(answerId)).map(slotOf)
  if (added.length > 0) await add(added, submission, request, context)
}

const slotOf = ({ answerId, question, clip }: AcceptedAnswer): DraftSlot => ({
  slotId: answerId,
  label: question,
  isRequired: true,
  lengthMs: clip.durationMs,
  clip,
})

/** It is locked: one comes after the other, so that there is one draft for all. */
const requestOf = (requestId: string, { db }: Context) =>
  db
    .selectFrom('crowdRequests')
    .select(['id', 'title', 'orientation', 'draftRule', 'programId', 'templateId'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()

type Request = Awaited<ReturnType<typeof requestOf>>

const aspects = { landscape: '16:9', portrait: '9:16', square: '1:1' } as const

async function add(
  slots: readonly DraftSlot[],
  { id, guestName }: Answering,
  { id: requestId, title, orientation, draftRule, programId: shared, templateId }: Request,
  context: Context,
): Promise<void> {
  const { db } = context
  const isShared = draftRule === 'one'
  const begun = isShared ? shared : await draftOf(id, context)
  const grew = begun !== null && (await growDraft(begun, slots, context))
  const named = isShared ? title : `${title}: ${guestName}`.slice(0, longestTitle)
  const aspect = aspects[orientation ?? 'landscape']
  const draft = { title: named, aspect, slots, templateId: await framedBy(templateId, context) }
  const programId = grew ? begun : await createDraft(draft, context)
  await db.updateTable('crowdSubmissions').set({ programId }).where('id', '=', id).execute()
  if (isShared)
    await db.updateTable('crowdRequests').set({ programId }).where('id', '=', requestId).execute()
}

/** Without a template where the one that was chosen makes no programs any more: answers are accepted all the same. */
async function framedBy(templateId: string | null, context: Context): Promise<string | undefined> {
  if (templateId === null) return undefined
  const template = await publishedTemplate(templateId, context)
  return template && !template.isBio ? templateId : undefined
}

async function draftOf(submissionId: string, { db }: Context): Promise<string | null> {
  const { programId } = await db
    .selectFrom('crowdSubmissions')
    .select('programId')
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow()
  return programId
}

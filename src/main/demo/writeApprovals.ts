/** Versions of the demo's programs, and whose yes they wait for. */
import type { Timeline } from '../../../generated/facts/features/programs'
import { contentHashOf, lengthOf, msOf, plan } from '../../features/programs/timeline'
import type { ManagerIds } from './asManager'
import type { Writing } from './writeCast'
import { work } from './work'

const dayMs = 86_400_000

type Demo = Pick<Writing, 'db' | 'now' | 'newId'>
type Ids = ManagerIds & { readonly people: { readonly cm: string; readonly cc: string } }

/** Where no program shows footage, because there is none, nothing waits. */
export async function writeApprovals(demo: Demo, ids: Ids): Promise<void> {
  const { db } = demo
  const policyId = await writePolicy(demo, ids)
  for (const { title, approver } of work.northwind.programs) {
    if (approver === undefined) continue
    const program = await db
      .selectFrom('programs')
      .select(['id', 'timeline', 'versionNo'])
      .where('customerId', '=', ids.customers.northwind)
      .where('title', '=', title)
      .executeTakeFirst()
    if (!program || program.versionNo > 0) continue
    const versionIds = await writeVersions(demo, ids, program)
    const versionId = versionIds.at(-1)
    if (versionId === undefined) continue
    await writeRequest(demo, ids, { programId: program.id, versionId, policyId })
  }
}

interface Request {
  readonly programId: string
  readonly versionId: string
  readonly policyId: string
}

/** Asked by the creator whose program it is; its film is processed only later. */
async function writeRequest({ db, now, newId }: Demo, ids: Ids, request: Request): Promise<void> {
  const customerId = ids.customers.northwind
  const id = newId()
  const dueOn = new Date(now.getTime() + 2 * dayMs).toISOString().slice(0, 10)
  const { contentHash } = await db
    .selectFrom('programVersions')
    .select('contentHash')
    .where('id', '=', request.versionId)
    .executeTakeFirstOrThrow()
  const askedAt = new Date(now.getTime() - dayMs)
  await db
    .insertInto('approvalRequests')
    .values({
      id,
      customerId,
      ...request,
      contentHash,
      stages: JSON.stringify([{ rule: 'any', needed: 1, slaDays: 3, dueOn }]),
      dueOn,
      createdBy: ids.people.cc,
      createdAt: askedAt,
      updatedAt: askedAt,
    })
    .execute()
  await db
    .insertInto('approvalApprovers')
    .values({ requestId: id, customerId, stageNo: 1, userId: ids.people.cm })
    .execute()
  await db
    .updateTable('programs')
    .set({ approvalPolicyId: request.policyId })
    .where('id', '=', request.programId)
    .execute()
}

async function writePolicy({ db, now, newId }: Demo, ids: Ids): Promise<string> {
  const customerId = ids.customers.northwind
  const known = await db
    .selectFrom('approvalPolicies')
    .select('id')
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  if (known) return known.id
  const id = newId()
  await db
    .insertInto('approvalPolicies')
    .values({
      id,
      customerId,
      name: 'Communications',
      stages: JSON.stringify([{ approvers: [ids.people.cm], rule: 'any', slaDays: 3 }]),
      ccPublish: true,
      createdBy: ids.people.cm,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  return id
}

interface Program {
  readonly id: string
  readonly timeline: Timeline
}

/** As it is built, and one before: without its last block. Each film is a clip that it shows. */
async function writeVersions(
  { db, now, newId }: Demo,
  ids: Ids,
  { id: programId, timeline }: Program,
): Promise<string[]> {
  const films = timeline.blocks.flatMap(({ kind, media }) =>
    kind === 'clip' && media ? [media.assetId] : [],
  )
  const before = { ...timeline, blocks: timeline.blocks.slice(0, -1) }
  const made: string[] = []
  for (const [at, content] of (films.length === 0 ? [] : [before, timeline]).entries()) {
    const id = newId()
    const durationMs = msOf(lengthOf(content), content)
    await db
      .insertInto('programVersions')
      .values({
        id,
        customerId: ids.customers.northwind,
        programId,
        versionNo: at + 1,
        timeline: JSON.stringify(content),
        contentHash: contentHashOf(plan(content, { media: {}, slots: {} })),
        durationMs,
        bodyEndMs: durationMs,
        assetId: films.at(at) ?? films[0]!,
        madeBy: ids.people.cc,
        madeAt: new Date(now.getTime() - (2 - at) * dayMs),
      })
      .execute()
    made.push(id)
  }
  await db
    .updateTable('programs')
    .set({ versionNo: made.length, hasChanges: made.length === 0 })
    .where('id', '=', programId)
    .execute()
  return made
}

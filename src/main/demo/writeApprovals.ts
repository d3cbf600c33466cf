/** Whose yes the demo's programs wait for, and what was said about them. */
import { notify } from '../../features/notifications/server'
import type { Services } from '../../server/services'
import { asMember, type ManagerIds } from './asManager'
import { people } from './cast'
import { colleagues, nameOf } from './colleagues'
import type { Writing } from './writeCast'
import { work } from './work'

const dayMs = 86_400_000

type Demo = Writing & { readonly services: Services }
type Ids = ManagerIds & { readonly people: { readonly cm: string; readonly cc: string } }

/** Where no film could be made, nothing waits. */
export async function writeApprovals(demo: Demo, ids: Ids): Promise<void> {
  const policyId = await writePolicy(demo, ids)
  for (const { title, approver } of work.northwind.programs) {
    if (approver === undefined) continue
    const version = await latestOf(demo, ids, title)
    if (!version) continue
    await writeRequest(demo, ids, { ...version, policyId, title })
    await writeComments(demo, ids, version)
  }
}

/** Undefined where it waits already. */
async function latestOf({ db }: Demo, ids: Ids, title: string) {
  const found = await db
    .selectFrom('programs as program')
    .innerJoin('programVersions as version', (join) =>
      join
        .onRef('version.programId', '=', 'program.id')
        .onRef('version.versionNo', '=', 'program.versionNo'),
    )
    .select(['program.id as programId', 'version.id as versionId', 'program.approvalPolicyId'])
    .where('program.customerId', '=', ids.customers.northwind)
    .where('program.title', '=', title)
    .executeTakeFirst()
  if (!found || found.approvalPolicyId !== null) return undefined
  return { programId: found.programId, versionId: found.versionId }
}

const said = [
  { by: 'cm', fromMs: 800, toMs: 2_400, body: 'The title goes too soon. One second more?' },
  { by: 'cc', replies: true, body: 'I can give it two.' },
  { by: 'cm', fromMs: 5_200, body: 'This is the moment. Keep it whatever else goes.' },
] as const

/** On the version that waits: a stretch with an answer, and a moment. */
async function writeComments(
  { db, now, newId }: Demo,
  ids: Ids,
  version: Omit<Request, 'policyId' | 'title'>,
): Promise<void> {
  let parentId: string | null = null
  for (const [at, { by, body, ...place }] of said.entries()) {
    const id = newId()
    const isReply = 'replies' in place
    await db
      .insertInto('reviewComments')
      .values({
        id,
        customerId: ids.customers.northwind,
        ...version,
        parentId: isReply ? parentId : null,
        fromMs: 'fromMs' in place ? place.fromMs : null,
        toMs: 'toMs' in place ? place.toMs : null,
        body,
        authorId: ids.people[by],
        createdAt: new Date(now.getTime() - dayMs / 2 + at * 60_000),
      })
      .execute()
    if (!isReply) parentId = id
  }
}

interface Request {
  readonly programId: string
  readonly versionId: string
  readonly policyId: string
  readonly title: string
}

/** Asked by the creator whose program it is; its film is processed only later. */
async function writeRequest(demo: Demo, ids: Ids, { title, ...request }: Request): Promise<void> {
  const { db, now, newId } = demo
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
  await notify(
    {
      kind: 'approvalAsked',
      to: [ids.people.cm],
      subject: { programId: request.programId },
      params: { by: people.cc.name, title },
      group: id,
    },
    asMember(demo, { userId: ids.people.cc, customerId, name: people.cc.name, role: 'cc' }, 1),
  )
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
  const managers = colleagues.filter(({ roles }) => roles.includes('cm')).map(nameOf)
  const others = await db
    .selectFrom('users')
    .select('id')
    .where(
      'email',
      'in',
      managers.map((name) => `${name}@demo.example`),
    )
    .execute()
  // Campaign managers ask each other.
  const approvers = [ids.people.cm, ...others.map((other) => other.id)]
  await db
    .insertInto('approvalPolicies')
    .values({
      id,
      customerId,
      name: 'Communications',
      stages: JSON.stringify([{ approvers, rule: 'any', slaDays: 3 }]),
      ccPublish: true,
      createdBy: ids.people.cm,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  return id
}

/** Whose yes the demo's programs wait for, and what was said about them. */
import { notify } from '../../features/notifications/server'
import { people as cast } from './cast'
import { colleagues, nameOf } from './colleagues'
import { programTitled, type Stage } from './stage'
import { work } from './work'

/** Where no film could be made, nothing waits. */
export async function writeApprovals(stage: Stage): Promise<void> {
  const policyId = await writePolicy(stage)
  for (const { title, approver } of work.northwind.programs) {
    if (approver === undefined) continue
    const program = await programTitled(stage, title)
    if (!program?.versionId) continue
    const version = { programId: program.id, versionId: program.versionId }
    await writeRequest(stage, { ...version, policyId, title })
    await writeComments(stage, version)
  }
}

const said = [
  { by: 'cm', fromMs: 800, toMs: 2_400, body: 'The title goes too soon. One second more?' },
  { by: 'cc', replies: true, body: 'I can give it two.' },
  { by: 'cm', fromMs: 5_200, body: 'This is the moment. Keep it whatever else goes.' },
] as const

/** On the version that waits: a stretch with an answer, and a moment. */
async function writeComments(
  { db, daysAgo, newId, customers, people }: Stage,
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
        customerId: customers.northwind,
        ...version,
        parentId: isReply ? parentId : null,
        fromMs: 'fromMs' in place ? place.fromMs : null,
        toMs: 'toMs' in place ? place.toMs : null,
        body,
        authorId: people[by],
        createdAt: daysAgo(0.5 - at / 1_440),
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
async function writeRequest(stage: Stage, { title, ...request }: Request): Promise<void> {
  const { db, newId, customers, people } = stage
  const customerId = customers.northwind
  const id = newId()
  const dueOn = stage.dayIn(2)
  const { contentHash } = await db
    .selectFrom('programVersions')
    .select('contentHash')
    .where('id', '=', request.versionId)
    .executeTakeFirstOrThrow()
  const askedAt = stage.daysAgo(1)
  await db
    .insertInto('approvalRequests')
    .values({
      id,
      customerId,
      ...request,
      contentHash,
      stages: JSON.stringify([{ rule: 'any', needed: 1, slaDays: 3, dueOn }]),
      dueOn,
      createdBy: people.cc,
      createdAt: askedAt,
      updatedAt: askedAt,
    })
    .execute()
  await db
    .insertInto('approvalApprovers')
    .values({ requestId: id, customerId, stageNo: 1, userId: people.cm })
    .execute()
  await db
    .updateTable('programs')
    .set({ approvalPolicyId: request.policyId })
    .where('id', '=', request.programId)
    .execute()
  await notify(
    {
      kind: 'approvalAsked',
      to: [people.cm],
      subject: { programId: request.programId },
      params: { by: cast.cc.name, title },
      group: id,
    },
    stage.as('cc', 1),
  )
}

async function writePolicy({ db, now, newId, customers, people }: Stage): Promise<string> {
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
  const approvers = [people.cm, ...others.map((other) => other.id)]
  await db
    .insertInto('approvalPolicies')
    .values({
      id,
      customerId: customers.northwind,
      name: 'Communications',
      stages: JSON.stringify([{ approvers, rule: 'any', slaDays: 3 }]),
      ccPublish: true,
      createdBy: people.cm,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  return id
}

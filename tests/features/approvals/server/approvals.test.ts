// Versions wait for a yes, and what has it is published (programs.md 8).
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ulid } from 'ulid'
import type {
  GetVersionTimelineResponse,
  ListApprovalPoliciesRow,
  ListApprovalsResponse,
  ListApprovalsRow,
  ListApproverChoicesResponse,
  ListCommentsResponse,
  ListPolicyChoicesResponse,
} from '../../../../generated/facts/features/approvals'
import type { MenuCounts } from '../../../../generated/facts/features/home'
import type {
  ListProgramsRow,
  ListVersionCaptionsResponse,
  Timeline,
} from '../../../../generated/facts/features/programs'
import { begun } from '../../../../src/features/approvals/server/decide'
import type { PolicyStage } from '../../../../src/features/approvals/server/tables'
import { aPolicy, aVersion, emptyTimeline, type GivenVersion } from '../../../support/approvals'
import { insertClip } from '../../../support/clips'
import { sendLetters } from '../../../support/letters'
import { ask } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { anOwnRole } from '../../../support/roles'
import { aBlock } from '../../../support/timelines'
import { aProgram } from '../../../support/work'
import { aCustomer, callAs, freshApp, signIn } from '../../../support/world'

const app = await freshApp({ withMedia: true })
const { db } = app.database
const customerId = await aCustomer(db)
const join = async (role: 'cm' | 'cc') => {
  const member = await aMember(db, { customerId, roles: [role] })
  return { member, session: await signIn(app, member) }
}
const [owner, mira, victor, adrian] = [
  await join('cc'),
  await join('cm'),
  await join('cm'),
  await join('cm'),
]
type Person = typeof mira
const pass = (ms: number) => (app.clock.now = new Date(app.clock.now.getTime() + ms))
const idOf = ({ member }: Person) => member.userId
const any = (...people: Person[]): PolicyStage => ({ approvers: people.map(idOf), rule: 'any' })
const all = (...people: Person[]): PolicyStage => ({ approvers: people.map(idOf), rule: 'all' })

async function aProgramWith(stages: readonly PolicyStage[], version: GivenVersion = {}) {
  const programId = await aProgram(db, owner.member)
  const versionId = await aVersion(db, owner.member, programId, version)
  const policyId = await aPolicy(db, mira.member, stages)
  return { programId, versionId, policyId }
}

type Asked = Awaited<ReturnType<typeof aProgramWith>>
const askFor = (given: Partial<Asked>, person = owner) =>
  ask<ListApprovalsRow>(app, person, 'askApproval', given)

async function asked(...stages: PolicyStage[]) {
  const given = await aProgramWith(stages)
  return { ...given, ...(await askFor(given)) }
}

type Deciding =
  | 'approveVersions'
  | 'askForChanges'
  | 'rejectVersions'
  | 'undoDecisions'
  | 'withdrawApprovals'
  | 'remindApprovers'
  | 'reassignApprovals'
const act = (
  person: Person,
  call: Deciding,
  { approvalId }: { approvalId: string },
  values?: object,
) =>
  ask<{ changed: string[]; refused: { code: string }[] }>(app, person, call, {
    selection: { ids: [approvalId] },
    ...(values && { values }),
  })
const approve = (person: Person, request: { approvalId: string }) =>
  act(person, 'approveVersions', request)
const saying = (words: string) => ({ words })

async function rowOf(person: Person, { approvalId }: { approvalId: string }) {
  const { rows } = await ask<ListApprovalsResponse>(app, person, 'listApprovals', {
    ids: [approvalId],
  })
  return rows[0]
}
const programState = async ({ programId }: { programId: string }) =>
  (await db.selectFrom('programs').select('state').where('id', '=', programId).executeTakeFirst())
    ?.state

async function refusal(person: Person, call: 'askApproval' | 'publishProgram', request: object) {
  const { body } = await callAs(app, person.session, call, request as never)
  return (body as { errorCode?: unknown }).errorCode
}
const publish = (person: Person, request: object) =>
  ask<ListProgramsRow>(app, person, 'publishProgram', { withoutCaptions: true, ...request })

test('stages are asked one after the other, and the last yes approves the version', async () => {
  const request = await asked(all(mira, victor), any(adrian))
  expect(await programState(request)).toBe('in_approval')
  expect(request).toMatchObject({ state: 'pending', stageNo: 1, versionNo: 1 })
  await approve(mira, request)
  expect(await approve(adrian, request)).toMatchObject({ refused: [{ code: 'forbidden' }] })
  await approve(victor, request)
  expect(await rowOf(adrian, request)).toMatchObject({ stageNo: 2, waitsForMe: true })
  expect(await programState(request)).toBe('in_approval')
  await approve(adrian, request)
  expect(await rowOf(mira, request)).toMatchObject({ state: 'approved', isDecidedByMe: true })
  expect(await programState(request)).toBe('approved')
})

test('the list of what waits for somebody is as long as the menu says', async () => {
  await asked(any(adrian))
  const second = await asked(any(mira), any(adrian))
  await approve(mira, second)
  const waiting = { filters: [{ field: 'waitsForMe', op: 'is', value: 'true' }] }
  const { rows } = await ask<ListApprovalsResponse>(app, adrian, 'listApprovals', waiting)
  const counts = await ask<MenuCounts>(app, adrian, 'getMenuNotificationCount', {
    customerUserId: adrian.member.userId,
  })
  expect(rows.length).toBeGreaterThan(1)
  expect(counts.programsForApprovalCount).toBe(rows.length)
})

test('a no has words, and sends the program back', async () => {
  const request = await asked(any(mira))
  expect(await act(mira, 'askForChanges', request, saying('  '))).toMatchObject({
    refused: [{ code: 'sayWhy' }],
  })
  await act(mira, 'askForChanges', request, saying('Shorter.'))
  expect(await rowOf(mira, request)).toMatchObject({
    state: 'changes_requested',
    words: 'Shorter.',
  })
  expect(await programState(request)).toBe('changes_requested')
  const other = await asked(any(mira))
  await act(mira, 'rejectVersions', other, saying('Not this one.'))
  expect(await rowOf(mira, other)).toMatchObject({ state: 'rejected' })
})

test('a decision is taken back for 30 seconds, unless somebody has decided since', async () => {
  const request = await asked(any(mira), any(victor))
  await approve(mira, request)
  expect(await act(mira, 'undoDecisions', request)).toMatchObject({ refused: [] })
  expect(await rowOf(mira, request)).toMatchObject({ stageNo: 1, waitsForMe: true })
  await approve(mira, request)
  await approve(victor, request)
  expect((await act(mira, 'undoDecisions', request)).refused).toHaveLength(1)
  expect(await act(victor, 'undoDecisions', request)).toMatchObject({ refused: [] })
  expect(await programState(request)).toBe('in_approval')
  await approve(victor, request)
  pass(31_000)
  expect((await act(victor, 'undoDecisions', request)).refused).toHaveLength(1)
})

test('nobody is told of a decision before it can no longer be taken back', async () => {
  const request = await asked(any(mira))
  const letters = () =>
    db
      .selectFrom('letters')
      .select(['kind', 'state'])
      .where('userId', '=', idOf(owner))
      .where(sql<boolean>`params->>'requestId' = ${request.approvalId}`)
      .execute()
  await act(mira, 'rejectVersions', request, saying('No.'))
  await sendLetters(app)
  expect(await letters()).toMatchObject([{ kind: 'approvals.decided', state: 'queued' }])
  await act(mira, 'undoDecisions', request)
  pass(20_000)
  await act(mira, 'rejectVersions', request, saying('No!'))
  pass(11_000)
  await sendLetters(app)
  expect(await letters()).toMatchObject([{ state: 'queued' }])
  pass(20_000)
  await sendLetters(app)
  expect(await letters()).toMatchObject([{ kind: 'approvals.decided', state: 'kept' }])
})

test('a yes to version 1 never counts for version 2, and one that is asked for anew ends the first', async () => {
  const request = await asked(any(mira))
  const { programId } = request
  const second = await aVersion(db, owner.member, programId, { versionNo: 2 })
  await db
    .updateTable('programs')
    .set({ state: 'in_approval' })
    .where('id', '=', programId)
    .execute()
  const later = await askFor({ programId, versionId: second })
  expect(await rowOf(mira, request)).toMatchObject({ state: 'superseded' })
  expect((await approve(mira, request)).refused).toHaveLength(1)
  expect(await rowOf(mira, later)).toMatchObject({ state: 'pending', versionNo: 2 })
  await approve(mira, later)
  const first = { programId, versionId: request.versionId, withoutCaptions: true }
  expect(await refusal(mira, 'publishProgram', first)).toBe('notApproved')
  expect(await publish(mira, { programId, versionId: second })).toMatchObject({
    state: 'published',
  })
})

test('a yes is to what a version holds: one that holds the same has it too', async () => {
  const { programId, versionId, policyId } = await aProgramWith([any(mira)], { holds: 'the same' })
  await approve(mira, await askFor({ programId, versionId, policyId }))
  const again = await aVersion(db, owner.member, programId, { versionNo: 2, holds: 'the same' })
  expect(await refusal(owner, 'askApproval', { programId, versionId: again })).toBe(
    'alreadyApproved',
  )
  expect(await publish(mira, { programId, versionId: again })).toMatchObject({ state: 'published' })
})

test('whoever asks does not decide on it themselves, unless the policy says so', async () => {
  const given = await aProgramWith([any(mira)])
  expect(await refusal(mira, 'askApproval', given)).toBe('approversMissing')
  const policyId = await aPolicy(db, mira.member, [any(mira)], { allowSelf: true })
  const request = await askFor({ ...given, policyId }, mira)
  expect(await approve(mira, request)).toMatchObject({ refused: [] })
})

test.each([
  ['without a film', { assetState: 'uploaded' }, 'nothingToApprove'],
  ['with an empty place', { isIncomplete: true }, 'versionIncomplete'],
] as const)('a version %s is neither asked for nor published', async (_, version, code) => {
  const { programId, versionId, policyId } = await aProgramWith([any(mira)], version)
  expect(await refusal(owner, 'askApproval', { programId, versionId, policyId })).toBe(code)
  expect(await refusal(mira, 'publishProgram', { programId, versionId })).toBe(code)
})

test('a program needs a policy to be asked for, and keeps the one it follows', async () => {
  const { programId, versionId, policyId } = await aProgramWith([any(mira)])
  const other = await aPolicy(db, mira.member, [any(victor)])
  expect(await refusal(owner, 'askApproval', { programId, versionId })).toBe('policyMissing')
  const first = await askFor({ programId, versionId, policyId })
  await act(owner, 'withdrawApprovals', first)
  expect(await programState({ programId })).toBe('ready')
  expect(await refusal(owner, 'askApproval', { programId, versionId, policyId: other })).toBe(
    'forbidden',
  )
  const again = await askFor({ programId, versionId, policyId: other }, mira)
  expect(again).toMatchObject({ state: 'pending', policy: { id: other } })
})

test('who has gone approves nothing by going, and a manager gives their decision to somebody else', async () => {
  const leaver = await join('cm')
  const request = await asked(all(leaver, mira))
  await approve(mira, request)
  await db.deleteFrom('memberships').where('userId', '=', idOf(leaver)).execute()
  const row = await rowOf(victor, request)
  expect(row).toMatchObject({ state: 'pending' })
  expect(row?.may).toContain('reassign')
  const standIn = { standIn: idOf(victor) }
  expect(await act(victor, 'reassignApprovals', request, { standIn: idOf(owner) })).toMatchObject({
    refused: [{ code: 'approverNoManager' }],
  })
  await act(victor, 'reassignApprovals', request, standIn)
  await approve(victor, request)
  expect(await rowOf(victor, request)).toMatchObject({ state: 'approved' })
})

test('whoever asks gives the decision to nobody who is themselves', async () => {
  const leaver = await join('cm')
  const given = await aProgramWith([any(leaver)])
  const request = await askFor(given, mira)
  await db.deleteFrom('memberships').where('userId', '=', idOf(leaver)).execute()
  expect(await act(mira, 'reassignApprovals', request, { standIn: idOf(mira) })).toMatchObject({
    refused: [{ code: 'approversMissing' }],
  })
  expect(await act(mira, 'reassignApprovals', request, { standIn: idOf(victor) })).toMatchObject({
    refused: [],
  })
})

test('who decides no more by a role of the customer is as good as gone', async () => {
  const narrowed = await join('cm')
  const request = await asked(any(narrowed))
  const closed = ['ownRoles.permission.decidePrograms']
  const roleId = await anOwnRole(db, { customerId, role: 'cm', closed })
  await db
    .updateTable('membershipRoles')
    .set({ roleId })
    .where('userId', '=', idOf(narrowed))
    .execute()
  expect((await rowOf(victor, request))?.may).toContain('reassign')
  // Nor are they asked, or offered as approvers.
  const policy = await choiceFor(owner, [any(narrowed)])
  expect(policy.problem).toBe('tooFew')
  expect(await refusal(owner, 'askApproval', await aProgramWith([any(narrowed)]))).toBe(
    'approversMissing',
  )
  const { rows } = await ask<ListApproverChoicesResponse>(app, mira, 'listApproverChoices')
  const offered = rows.map(({ userId }) => userId).toSorted()
  expect(offered).toEqual([mira, victor, adrian].map(idOf).toSorted())
})

async function choiceFor(person: Person, stages: readonly PolicyStage[], given = {}) {
  const policyId = await aPolicy(db, mira.member, stages, given)
  const { rows } = await ask<ListPolicyChoicesResponse>(app, person, 'listPolicyChoices', {
    ids: [policyId],
  })
  const [{ problem, stages: named } = { stages: [] }] = rows
  return { problem, approvers: named.map(({ approvers }) => approvers.map(({ id }) => id)) }
}

test.each([
  { who: owner, stages: [any(mira)], approvers: [[mira]] },
  { who: mira, stages: [any(mira, victor), all(adrian)], approvers: [[victor], [adrian]] },
  { who: mira, stages: [all(mira, victor)], approvers: [[victor]] },
  { who: mira, stages: [any(mira)], given: { allowSelf: true }, approvers: [[mira]] },
  { who: mira, stages: [any(mira)], problem: 'onlyYou', approvers: [[mira]] },
  {
    who: mira,
    stages: [any(victor), any(mira)],
    problem: 'onlyYou',
    approvers: [[victor], [mira]],
  },
])('a policy names whom it would ask, or why it cannot', async (expected) => {
  const { who, stages, given, problem, approvers } = expected
  const choice = await choiceFor(who, stages, given)
  expect(choice).toEqual({ problem, approvers: approvers.map((people) => people.map(idOf)) })
})

test('open comments say what has to be changed', async () => {
  const request = await asked(any(mira))
  const { programId, versionId } = request
  const commentId = ulid()
  const comment = { programId, versionId, commentId, body: 'Too long.' }
  await ask(app, mira, 'addComment', comment)
  expect(await act(mira, 'askForChanges', request, { words: null })).toMatchObject({ refused: [] })
  expect(await rowOf(mira, request)).toMatchObject({ state: 'changes_requested' })
  const other = await asked(any(mira))
  const resolved = { ...comment, programId: other.programId, versionId: other.versionId }
  await ask(app, mira, 'addComment', { ...resolved, commentId: ulid() })
  await ask(app, mira, 'resolveComment', {
    programId: other.programId,
    commentId: (await commentsOf(other))[0],
    isResolved: true,
  })
  expect(await act(mira, 'askForChanges', other, { words: null })).toMatchObject({
    refused: [{ code: 'sayWhy' }],
  })
})

const commentsOf = async ({ programId }: { programId: string }) =>
  (await ask<ListCommentsResponse>(app, mira, 'listComments', { programId })).comments.map(
    ({ commentId }) => commentId,
  )

test('a version says that it is the one that is published, while it is', async () => {
  const programId = await aProgram(db, owner.member)
  const [first, second] = [
    await aVersion(db, owner.member, programId),
    await aVersion(db, owner.member, programId, { versionNo: 2 }),
  ]
  const published = async () => {
    const told = []
    for (const versionId of [first, second]) {
      const place = { programId, versionId }
      const read = await ask<GetVersionTimelineResponse>(app, mira, 'getVersionTimeline', place)
      told.push(read.isPublished)
    }
    return told
  }
  expect(await published()).toEqual([false, false])
  await publish(mira, { programId, versionId: first })
  expect(await published()).toEqual([true, false])
  await ask(app, mira, 'unpublishPrograms', { selection: { ids: [programId] } })
  expect(await published()).toEqual([false, false])
})

test('clips that are heard and have no captions keep a version from being published, and are named', async () => {
  const clips = await Promise.all(['Read', 'Heard', 'Mute'].map(aClipWithSound))
  await ask(app, mira, 'importCaptions', {
    clipId: clips[0]!.media.id,
    lang: 'en',
    rev: 0,
    text: 'WEBVTT\n\n00:00.000 --> 00:00.900\nHello\n',
  })
  const silentIn = async (blocks: Timeline['blocks']) => {
    const programId = await aProgram(db, owner.member)
    const timeline = { ...emptyTimeline, blocks }
    const versionId = await aVersion(db, owner.member, programId, { timeline })
    const place = { programId, versionId }
    const said = await ask<ListVersionCaptionsResponse>(app, mira, 'listVersionCaptions', place)
    const names = said.silentClips.map(({ name }) => name)
    return { names, refused: await refusal(mira, 'publishProgram', place) }
  }
  const [read, heard, mute] = clips.map(({ media }, at) => aBlock(`b${at}`, { media }))
  const muted = { ...mute!, muted: true }
  expect(await silentIn([read!, heard!, muted])).toEqual({
    names: ['Heard'],
    refused: 'noCaptions',
  })
  expect(await silentIn([read!, muted])).toEqual({ names: [], refused: undefined })
})

async function aClipWithSound(title: string) {
  const id = await insertClip(db, mira.member, { title })
  const { assetId } = await db
    .updateTable('mediaAssets')
    .set({ facts: JSON.stringify({ audioCodec: 'aac' }) })
    .where('id', '=', (qb) => qb.selectFrom('footageClips').select('assetId').where('id', '=', id))
    .returning('id as assetId')
    .executeTakeFirstOrThrow()
  return { media: { type: 'clip' as const, id, assetId } }
}

const day = (date: string) => new Date(`2026-03-${date}T12:00:00Z`)

test('a stage that is asked again has its days anew', () => {
  const stages = [
    { rule: 'any', needed: 1 },
    { rule: 'any', needed: 1, slaDays: 3 },
  ] as const
  const second = begun(stages, 2, day('01'))
  expect(second[1]).toMatchObject({ dueOn: '2026-03-04' })
  expect(begun(second, 2, day('02'))).toEqual(second)
  const undone = begun(second, 1, day('02'))
  expect(begun(undone, 2, day('10'))[1]).toMatchObject({ dueOn: '2026-03-13' })
})

test('those who are waited for are reminded once a day', async () => {
  const request = await asked(any(mira))
  expect(await act(owner, 'remindApprovers', request)).toMatchObject({ refused: [] })
  expect((await act(owner, 'remindApprovers', request)).refused).toHaveLength(1)
})

test('creators see the requests about their own programs alone', async () => {
  const stranger = await join('cc')
  const request = await asked(any(mira))
  expect(await rowOf(stranger, request)).toBeUndefined()
  expect((await rowOf(owner, request))?.may).toEqual(['withdraw', 'remind'])
})

test('of two who decide at once the request takes each once', async () => {
  const request = await asked(any(mira, victor))
  const replies = await Promise.all([
    approve(mira, request),
    act(victor, 'rejectVersions', request, saying('No.')),
  ])
  expect(replies.map(({ changed }) => changed.length).toSorted()).toEqual([0, 1])
})

test('a decision that is taken back while it is published is one or the other', async () => {
  const request = await asked(any(mira))
  await approve(mira, request)
  const { programId, versionId } = request
  const [undone] = await Promise.all([
    act(mira, 'undoDecisions', request),
    callAs(app, victor.session, 'publishProgram', { programId, versionId, withoutCaptions: true }),
  ])
  const { state } = (await rowOf(mira, request))!
  const isOnAir = (await programState(request)) === 'published'
  expect([undone.changed.length === 1, state === 'pending', !isOnAir]).toEqual(
    isOnAir ? [false, false, false] : [true, true, true],
  )
})

test('without a policy a manager publishes, its owner does not', async () => {
  const programId = await aProgram(db, owner.member)
  const versionId = await aVersion(db, owner.member, programId)
  expect(await refusal(owner, 'publishProgram', { programId, versionId })).toBe('forbidden')
  expect(await refusal(mira, 'publishProgram', { programId, versionId })).toBe('noCaptions')
  expect(await publish(mira, { programId, versionId })).toMatchObject({ state: 'published' })
  const off = { selection: { ids: [programId] } }
  await ask(app, mira, 'unpublishPrograms', off)
  expect(await programState({ programId })).toBe('unpublished')
})

test('its owner publishes what is approved, where the policy says so', async () => {
  const programId = await aProgram(db, owner.member)
  const timeline = { ...emptyTimeline, burnIn: 'en' }
  const versionId = await aVersion(db, owner.member, programId, { timeline })
  const policyId = await aPolicy(db, mira.member, [any(mira)], { ccPublish: true })
  const request = await askFor({ programId, versionId, policyId })
  expect(await refusal(owner, 'publishProgram', { programId, versionId })).toBe('notApproved')
  await approve(mira, request)
  const onAir = await ask<ListProgramsRow>(app, owner, 'publishProgram', { programId, versionId })
  expect(onAir).toMatchObject({ state: 'published' })
})

test('what is on air stays while a later version is asked for', async () => {
  const request = await asked(any(mira))
  await approve(mira, request)
  const { programId, versionId } = request
  await publish(mira, { programId, versionId })
  const second = await aVersion(db, owner.member, programId, { versionNo: 2 })
  await db.updateTable('programs').set({ state: 'published' }).where('id', '=', programId).execute()
  const later = await askFor({ programId, versionId: second })
  await act(mira, 'rejectVersions', later, saying('No.'))
  expect(await programState(request)).toBe('published')
})

test('a policy names managers alone, and in each stage enough of them', async () => {
  const named = (person: Person) => ({ id: idOf(person), name: '' })
  const add = async (stage: object) => {
    const request = { values: { name: JSON.stringify(stage).slice(-100), stages: [stage] } }
    const { body } = await callAs(app, mira.session, 'addApprovalPolicy', request as never)
    return (body as { errorCode?: unknown }).errorCode ?? 'added'
  }
  expect(await add({ approvers: [named(owner)], rule: 'any' })).toBe('approverNoManager')
  expect(await add({ approvers: [named(mira)], rule: 'n', needed: 2 })).toBe('approversMissing')
  expect(await add({ approvers: [named(mira), named(victor)], rule: 'n', needed: 2 })).toBe('added')
  const row = await ask<ListApprovalPoliciesRow>(app, mira, 'addApprovalPolicy', {
    values: { name: 'Legal', stages: [{ approvers: [named(mira)], rule: 'all', slaDays: 2 }] },
  })
  expect(row.stages).toEqual([
    {
      approvers: [{ id: idOf(mira), name: expect.stringContaining('Person') }],
      rule: 'all',
      slaDays: 2,
    },
  ])
})

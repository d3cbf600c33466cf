import { sql } from 'kysely'
import { expect, test, describe } from 'vitest'
import type { ListPolicyChoicesResponse } from '../../../generated/facts/features/approvals'
import type { MenuCounts } from '../../../generated/facts/features/home'
import type { ListStoryboardsRow } from '../../../generated/facts/features/storyboards'
import { flags } from '../../../generated/facts/flags'
import { assemble } from '../../../src/main/assemble'
import { demoPassword, emailOf, people, type PersonId } from '../../../src/main/demo/cast'
import { moves as orderMoves } from '../../../src/features/pro-edits/order'
import { moves as deliverableMoves } from '../../../src/features/deliverables/deliverable'
import { moves as requestMoves } from '../../../src/features/file-requests/fileRequest'
import { moves } from '../../../src/features/tasks/task'
import { originalPath, probe } from '../../../src/features/media/server'
import { seedDemo } from '../../../src/main/demo/seedDemo'
import { appParts } from '../../support/freshApp'
import { callAs, refresh, trySignIn, type TestSession } from '../../support/talk'

const parts = await appParts({ withMedia: true })
const app = await assemble(parts)
const { db } = parts.database
const options = { ...parts, services: app.services, log: app.server.log }

const isFirst = await seedDemo(options)

async function enter(person: PersonId): Promise<TestSession> {
  const { status, body, cookies } = await trySignIn(app, {
    userName: emailOf(person),
    password: demoPassword,
  })
  expect(status).toBe(200)
  return { reply: body as unknown as TestSession['reply'], cookies }
}

async function countsOf(session: TestSession): Promise<MenuCounts> {
  const { body } = await callAs(app, session, 'getMenuNotificationCount', {
    customerUserId: session.reply.userUUID,
  })
  return body['clientResponse'] as MenuCounts
}

async function peopleFound(request: object): Promise<string[]> {
  const { body } = await callAs(app, await enter('viewer'), 'listPeople', request)
  return (body['clientResponse'] as { rows: { name: string }[] }).rows.map(({ name }) => name)
}

describe('an empty database becomes a demo', () => {
  test('once', async () => {
    expect(isFirst).toBe(true)
    expect(await seedDemo(options)).toBe(false)
  })

  test('with contacts in lists, by hand and by rule', async () => {
    const { body } = await callAs(app, await enter('cm'), 'listContactLists')
    const { rows } = body['clientResponse'] as { rows: { name: string; members: number }[] }
    expect(rows).toHaveLength(5)
    for (const { name, members } of rows)
      expect({ name, members }).toEqual({
        name,
        members: expect.toSatisfy((count: number) => count > 3),
      })
  })

  test('with a directory that tells more of people than their names', async () => {
    expect((await peopleFound({ limit: 200 })).length).toBeGreaterThan(12)
    expect(await peopleFound({ search: 'drone pilot' })).toEqual(['Chloe Brandt', 'Gabriel Moreau'])
  })

  test.each([
    { person: 'super', role: '1132' },
    { person: 'cm', role: '1632' },
    { person: 'admin', role: '1532' },
    { person: 'cc', role: '1232' },
    { person: 'viewer', role: '1432' },
  ] as const)('$person@demo.example signs in with the role …$role', async ({ person, role }) => {
    const { userRoles, additionalDetails } = (await enter(person)).reply
    expect(userRoles.map((id) => id.slice(-4))).toEqual([role])
    expect(additionalDetails.UserDetails.name).toBe(people[person].name)
  })

  test('with colleagues, of whom some were invited and one is gone', async () => {
    const { body } = await callAs(app, await enter('cm'), 'listUsers', { limit: 200 })
    const { rows } = body['clientResponse'] as { rows: { state: string }[] }
    const states = rows.map(({ state }) => state)
    expect(states.length).toBeGreaterThan(15)
    expect(new Set(states)).toEqual(new Set(['active', 'invited', 'inactive']))
  })

  test('in which cm belongs to four customers: one locked, one vendor with all flags on, one with all off', async () => {
    const session = await enter('cm')
    const { body } = await callAs(app, session, 'getCustomerProfiles')
    const profiles = Object.values(
      body['clientResponse'] as Record<string, { customerID: string; isLocked: boolean }>,
    )
    expect(profiles.map(({ isLocked }) => isLocked)).toEqual([false, false, false, true])

    const flagCounts: number[] = []
    let current = session
    for (const { customerID } of profiles.slice(0, 3)) {
      const switched = await callAs(app, current, 'switchCustomer', { customerId: customerID })
      current = { ...current, reply: switched.body['clientResponse'] as TestSession['reply'] }
      const access = (await callAs(app, current, 'getOrganizationAccess')).body[
        'clientResponse'
      ] as Record<string, unknown>
      flagCounts.push(Object.keys(flags).filter((flag) => access[flag] === true).length)
    }
    expect(flagCounts).toEqual([3, Object.keys(flags).length, 0])
    expect(await refresh(app, current)).toMatchObject({ status: 200 })
  })

  test('with something waiting for everybody', async () => {
    expect(await countsOf(await enter('cm'))).toMatchObject({
      inboxNewCount: 10,
      inboxWatchedCount: 5,
      inboxLibraryCount: 15,
      clipsToRecordCount: 2,
      assetReqToRecordCount: 1,
      deliverablesCount: 2,
      programsForApprovalCount: 2,
      crowdSourceRT: 2,
      newBioProgramsCount: 1,
    })
    for (const person of ['admin', 'cc', 'viewer'] as const) {
      const { inboxNewCount, clipsToRecordCount, assetReqToRecordCount } = await countsOf(
        await enter(person),
      )
      expect(Math.min(inboxNewCount, clipsToRecordCount, assetReqToRecordCount)).toBeGreaterThan(0)
    }
  })

  test('whose campaign managers can ask each other for their approval', async () => {
    const { body } = await callAs(app, await enter('cm'), 'listPolicyChoices')
    const { rows } = body['clientResponse'] as ListPolicyChoicesResponse
    expect(rows.map(({ name, problem }) => ({ name, problem }))).toEqual([
      { name: 'Communications', problem: undefined },
    ])
  })

  test('with deliverables in every state', async () => {
    const owed = await db.selectFrom('deliverables').select('state').distinct().execute()
    const states = Object.keys(deliverableMoves)
    expect(owed.map(({ state }) => state).toSorted()).toEqual(states.toSorted())
  })

  test('with orders in every state, and editors who have time', async () => {
    const orders = await db.selectFrom('orders').select('state').distinct().execute()
    expect(orders.map(({ state }) => state).toSorted()).toEqual(Object.keys(orderMoves).toSorted())
    const editors = await db.selectFrom('editorProfiles').select('capacityMinutes').execute()
    expect(editors.every(({ capacityMinutes }) => capacityMinutes > 0)).toBe(true)
  })

  test('with files asked for in every state, of which those that were sent have files', async () => {
    const requests = await db
      .selectFrom('fileRequests as request')
      .leftJoin('requestedFiles as given', 'given.requestId', 'request.id')
      .select(({ fn }) => ['request.state', fn.count<string>('given.fileId').as('files')])
      .groupBy(['request.id', 'request.state'])
      .execute()
    expect(new Set(requests.map(({ state }) => state))).toEqual(new Set(Object.keys(requestMoves)))
    const sent = requests.filter(({ state }) => ['submitted', 'accepted'].includes(state))
    expect(sent.every(({ files }) => Number(files) > 0)).toBe(true)
  })

  test('with recordings asked for in every state, of which those that were sent have takes, and accepted ones a chosen take', async () => {
    const tasks = await db
      .selectFrom('recordingTasks as task')
      .leftJoin('takes as take', 'take.taskId', 'task.id')
      .select(({ fn }) => [
        'task.state',
        fn.count<string>('take.id').as('takes'),
        sql<number>`count(take.id) filter (where take.chosen)::int`.as('chosen'),
      ])
      .groupBy(['task.id', 'task.state'])
      .execute()
    expect(new Set(tasks.map(({ state }) => state))).toEqual(new Set(Object.keys(moves)))
    for (const { state, takes, chosen } of tasks) {
      const isSent = ['submitted', 'retake_requested', 'accepted'].includes(state)
      expect({ state, isSent: isSent && Number(takes) > 0, chosen }).toEqual({
        state,
        isSent,
        chosen: state === 'accepted' ? 1 : 0,
      })
    }
  })

  test('with storyboards: a template, a draft, and some of which something is recorded', async () => {
    const { body } = await callAs(app, await enter('cm'), 'listStoryboards')
    const { rows } = body['clientResponse'] as { rows: ListStoryboardsRow[] }
    expect(rows.every(({ scenes, plannedMs }) => scenes > 0 && plannedMs > 0)).toBe(true)
    const shown = rows.map(({ isTemplate, state, shots, required, accepted }) => ({
      isTemplate,
      state,
      shots: [shots, required, accepted],
    }))
    expect(shown).toEqual(
      expect.arrayContaining([
        { isTemplate: true, state: 'draft', shots: [5, 4, 0] },
        { isTemplate: false, state: 'draft', shots: [4, 3, 0] },
        { isTemplate: false, state: 'active', shots: [9, 8, 1] },
        { isTemplate: false, state: 'on_hold', shots: [2, 1, 0] },
      ]),
    )
  })

  test('with looks that its share pages may have', async () => {
    const { body } = await callAs(app, await enter('cm'), 'listShareLayoutChoices')
    const { rows } = body['clientResponse'] as { rows: { name: string }[] }
    expect(rows.map(({ name }) => name)).toEqual(['Northwind', 'Plain'])
  })

  test.each([
    {
      person: 'cm',
      told: [
        'approvalAsked',
        'approvalAsked',
        'channelAsked',
        'viewerCommented',
        'viewerCommented',
        'viewerCommented',
      ],
    },
    { person: 'cc', told: ['channelAsked', 'viewerCommented'] },
  ] as const)('with something under the bell of $person', async ({ person, told }) => {
    const { body } = await callAs(app, await enter(person), 'listNotifications')
    const { items, unread } = body['clientResponse'] as {
      items: { kind: string; isRead: boolean }[]
      unread: number
    }
    const open = items.filter(({ isRead }) => !isRead)
    expect(open.map(({ kind }) => kind).sort()).toEqual([...told])
    expect(unread).toBe(told.length)
  })

  test('in which a film of a minute can be left in its middle, and those who watch it talk about it', async () => {
    const viewer = await enter('viewer')
    const { body } = await callAs(app, viewer, 'listInbox', { search: 'Studio hour' })
    const { rows } = body['clientResponse'] as {
      rows: { programId: string; durationMs: number }[]
    }
    // Victor waits to be let in to its channel.
    expect(rows).toEqual([])
    const cm = await enter('cm')
    const found = await callAs(app, cm, 'listInbox', { search: 'Studio hour' })
    const [film] = (found.body['clientResponse'] as { rows: typeof rows }).rows
    expect(film?.durationMs).toBeGreaterThanOrEqual(60_000)
    const said = await callAs(app, cm, 'listAudienceComments', { programId: film!.programId })
    expect((said.body['clientResponse'] as { comments: object[] }).comments).toHaveLength(3)
  })

  test('with one page for people who have no account', async () => {
    const { body } = await callAs(app, await enter('cm'), 'listSharePages')
    expect(body['clientResponse']).toMatchObject({
      total: 1,
      rows: [{ access: 'public', state: 'active', link: '/s/lund-and-co' }],
    })
  })

  test('with a request to guests that is open, one that is not yet, and two that are over', async () => {
    const { body } = await callAs(app, await enter('cm'), 'listCrowdRequests')
    const { rows } = body['clientResponse'] as { rows: { state: string; people: number }[] }
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['closed', 'closed', 'draft', 'open'])
    expect(rows.find(({ state }) => state === 'open')).toMatchObject({ people: 9 })
  })

  test('with real films', async () => {
    const { body } = await callAs(app, await enter('cm'), 'listClips')
    expect(body['clientResponse']).toMatchObject({ total: 25 })
  })

  test('in which every published program has a film that plays, and says what is said in two languages', async () => {
    const onAir = await db
      .selectFrom('programs as program')
      .leftJoin('programVersions as version', 'version.id', 'program.publishedVersionId')
      .select(['program.title', 'program.customerId', 'version.assetId', 'version.durationMs'])
      .where('program.state', '=', 'published')
      .execute()
    expect(onAir.length).toBeGreaterThan(14)
    const { storage, programs } = app.services.media
    const { signal } = new AbortController()
    for (const { title, customerId, assetId, durationMs } of onAir) {
      const key = originalPath({ customerId, id: assetId ?? 'none' })
      const { video, audio, ...film } = await storage.withFile(key, (path) =>
        probe(path, programs, signal),
      )
      expect({ title, isSeen: video !== undefined, isHeard: audio !== undefined }).toEqual({
        title,
        isSeen: true,
        isHeard: true,
      })
      expect(Math.abs((film.durationMs ?? 0) - (durationMs ?? 0))).toBeLessThan(50)
    }
    const { rows } = await sql<{ langs: string[] }>`
      select array_agg(distinct lang) as langs from captions group by clip_id`.execute(db)
    for (const { langs } of rows) expect(langs).toEqual(expect.arrayContaining(['de', 'en']))
  })

  test('and one that was cut off is finished at the next start, without doubles', async () => {
    const undone = ['demo.clip.northwind.harbour-at-dawn.mp4', 'demo.completed']
    await db.deleteFrom('auditEvents').where('action', 'in', undone).execute()
    await db
      .deleteFrom('footageClips')
      .where('title', '=', 'Harbour at dawn')
      .where('customerId', '<>', '01K9HARB0VRCRED1TVN1ANDEM0')
      .execute()
    expect(await seedDemo(options)).toBe(true)
    const clips = await db
      .selectFrom('footageClips')
      .select('title')
      .where('consentId', 'is', null)
      .execute()
    expect(clips).toHaveLength(27)
  })
})

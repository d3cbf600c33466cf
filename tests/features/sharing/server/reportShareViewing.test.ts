// Plays, who watched, and what visitors say (reach.md 4).
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import type { GetShareStatsResponse } from '../../../../generated/facts/features/sharing'
import type { ListNotificationsResponse } from '../../../../generated/facts/features/notifications'
import type { ListCommentsResponse } from '../../../../generated/facts/features/approvals'
import { addressOf } from '../../../../src/features/notifications/client/notice'
import { forgetVisitsJob } from '../../../../src/features/sharing/server'
import { keptLetters, sendLetters } from '../../../support/letters'
import { ask } from '../../../support/mediaApp'
import { aVersion } from '../../../support/approvals'
import { askPublic, keyOf, onAir, openAnew, sharePage } from '../../../support/sharing'
import { aCustomer, aMember, freshApp, signIn } from '../../../support/world'

const app = await freshApp({ environment: { DEMO: 'yes' }, withMedia: true })
const { db } = app.database
const customerId = await aCustomer(db)
const member = await aMember(db, { customerId, roles: ['cm'] })
const session = await signIn(app, member)
const manager = { member, session }

async function aPage(given: Parameters<typeof sharePage>[3] = {}) {
  const film = await onAir(db, member)
  return { film, page: await sharePage(app, session, film.programId, given) }
}
type Made = Awaited<ReturnType<typeof aPage>>

let calls = 0
function report({ film }: Made, pass: string, ranges: [number, number][], more = {}) {
  calls += 1
  const request = { pass, versionId: film.versionId, ranges, ...more }
  return askPublic(app, 'reportShareViewing', request, { ip: `10.0.${calls}.1` })
}
const stats = ({ page }: Made) =>
  ask<GetShareStatsResponse>(app, manager, 'getShareStats', { pageId: page.pageId })

/** As somebody whose address was proved. */
function provedPass({ page }: Made, email: string): string {
  const pass = { pageId: page.pageId, grantNo: 1, visitId: ulid(), hasPassword: false, email }
  return app.services.sharing.passes.write(pass, app.clock.now)
}

test('a play is five seconds of a film, however often and crosswise they are told', async () => {
  const made = await aPage()
  const { pass = '' } = await openAnew(app, made.page)
  await report(made, pass, [[0, 3]])
  await report(made, pass, [[0, 3]])
  expect((await stats(made)).plays).toBe(0)
  await report(made, pass, [
    [9, 11],
    [2, 4],
  ])
  await report(made, pass, [[0, 20]])
  await report(made, pass, [[0, 20]])
  expect(await stats(made)).toMatchObject({ plays: 1, seconds: 20, visitors: [] })
})

test('a page is played as often as it may be, and whoever watches goes on', async () => {
  const made = await aPage({ maxPlays: 1 })
  const [first, second] = [await openAnew(app, made.page), await openAnew(app, made.page)]
  await report(made, first.pass!, [[0, 5]])
  expect((await openAnew(app, made.page)).state).toBe('usedUp')
  expect((await openAnew(app, made.page, first.pass)).state).toBe('open')
  expect((await report(made, first.pass!, [[5, 9]])).value.isGone).toBe(false)
  expect((await report(made, second.pass!, [[0, 5]])).value.isGone).toBe(true)
  expect((await stats(made)).plays).toBe(1)
})

test('people are known by an address they proved, and by nothing else', async () => {
  const made = await aPage({ allowDownload: true, allowComment: true })
  const pass = provedPass(made, 'lena@lund.example')
  await report(made, pass, [[0, 10]], { hasDownloaded: true })
  const { pass: nobody = '' } = await openAnew(app, made.page)
  await report(made, nobody, [[0, 20]])
  expect(await stats(made)).toMatchObject({
    plays: 2,
    seconds: 30,
    downloads: 1,
    visitors: [{ email: 'lena@lund.example', seconds: 10, percent: 50, hasDownloaded: true }],
  })
  const rows = await db
    .selectFrom('shareVisits')
    .selectAll()
    .where('pageId', '=', made.page.pageId)
    .execute()
  expect(JSON.stringify(rows)).not.toMatch(/10\.0\.|Mozilla/)
})

test('an address that is proved joins everything of that visit, and of no other', async () => {
  const made = await aPage({ allowApprove: true })
  const key = keyOf(made.page)
  const [{ pass = '' }, { pass: nobody = '' }] = [
    await openAnew(app, made.page),
    await openAnew(app, made.page),
  ]
  await report(made, pass, [[0, 20]])
  await report(made, nobody, [[0, 20]])
  const email = 'nora@lund.example'
  await askPublic(app, 'askShareCode', { key, pass, email })
  await sendLetters(app)
  const letters = await keptLetters(app)
  const { bodyText } = letters.find(({ toAddress }) => toAddress === email)!
  const code = /^\d{6}$/m.exec(bodyText ?? '')?.[0] ?? ''
  const { value } = await askPublic(app, 'proveShare', { key, pass, email, code })
  const note = 'Longer at the end'
  const { versionId } = made.film
  await askPublic(app, 'decideShare', { pass: value.pass!, versionId, decision: 'changes', note })
  // Sent before the address was proved, and slower than the proof.
  await report(made, pass, [[0, 5]])
  expect((await stats(made)).visitors).toMatchObject([
    { email, percent: 100, seconds: 20, decision: 'changes', note },
  ])
  const sessions = await db
    .selectFrom('viewSessions')
    .select('visitor')
    .where('programId', '=', made.film.programId)
    .execute()
  expect(sessions.filter(({ visitor }) => visitor !== null)).toHaveLength(1)
})

test('what a visitor says is read by the team and by them, and answered', async () => {
  const made = await aPage({ allowComment: true })
  const { film } = made
  const pass = provedPass(made, 'lena@lund.example')
  const said = { pass, versionId: film.versionId, name: 'Lena', fromMs: 4_000 }
  const commentId = ulid()
  const once = await askPublic(app, 'commentShare', { ...said, commentId, body: 'Longer.' })
  await askPublic(app, 'commentShare', { ...said, commentId, body: 'Longer.' })
  expect(once.value).toMatchObject({ author: 'Lena', isMine: true, body: 'Longer.' })
  const other = await askPublic(app, 'commentShare', {
    ...said,
    commentId,
    body: 'Other.',
    pass: provedPass(made, 'tom@lund.example'),
  })
  expect(other.code).toBe('changedMeanwhile')

  const read = { programId: film.programId }
  const { comments } = await ask<ListCommentsResponse>(app, manager, 'listComments', read)
  expect(comments).toMatchObject([
    { body: 'Longer.', author: { name: 'Lena (lena@lund.example)' }, isMine: false, fromMs: 4_000 },
  ])
  const { items } = await ask<ListNotificationsResponse>(app, manager, 'listNotifications', {})
  const told = items.filter(({ subject }) => subject['programId'] === film.programId)
  expect(told).toMatchObject([{ kind: 'shareCommented', count: 1, params: { by: 'Lena' } }])
  const answer = { ...read, versionId: film.versionId, commentId: ulid(), parentId: commentId }
  await ask(app, manager, 'addComment', { ...answer, body: 'We will.' })
  const among = { ...read, versionId: film.versionId, commentId: ulid(), body: 'Among us.' }
  await ask(app, manager, 'addComment', among)

  const bodies = async (email: string) =>
    (await openAnew(app, made.page, provedPass(made, email))).comments.map(({ body }) => body)
  expect(await bodies('lena@lund.example')).toEqual(['Longer.', 'We will.'])
  expect(await bodies('tom@lund.example')).toEqual([])
})

test('a visitor edits and deletes their own comments, and nobody else’s', async () => {
  const made = await aPage({ allowComment: true })
  const other = await aPage({ allowComment: true })
  const { programId, versionId } = made.film
  const pass = provedPass(made, 'lena@lund.example')
  const commentId = ulid()
  const said = { versionId, commentId, name: 'Lena', fromMs: 4_000, body: 'Longer.' }
  await askPublic(app, 'commentShare', { pass, ...said })
  const answerId = ulid()
  const answer = { programId, versionId, commentId: answerId, parentId: commentId, body: 'Yes.' }
  await ask(app, manager, 'addComment', answer)

  const edited = { commentId, body: 'One second longer.' }
  const own = await askPublic(app, 'editShareComment', { pass, ...edited })
  expect(own.value).toMatchObject({ ...edited, fromMs: 4_000, isMine: true, isEdited: true })
  const { pass: unproved = '' } = await openAnew(app, made.page)
  for (const [foreign, id, code] of [
    [provedPass(made, 'tom@lund.example'), commentId, 'notFound'],
    [provedPass(other, 'lena@lund.example'), commentId, 'notFound'],
    [pass, answerId, 'notFound'],
    [unproved, commentId, 'shareNeedsProof'],
  ] as const) {
    const change = { pass: foreign, commentId: id }
    expect((await askPublic(app, 'editShareComment', { ...change, body: 'No.' })).code).toBe(code)
    await askPublic(app, 'removeShareComment', change)
  }
  const read = () => ask<ListCommentsResponse>(app, manager, 'listComments', { programId })
  expect((await read()).comments.map(({ body }) => body)).toEqual(['Yes.', 'One second longer.'])
  for (let times = 0; times < 2; times += 1)
    expect((await askPublic(app, 'removeShareComment', { pass, commentId })).status).toBe(200)
  expect((await read()).comments).toEqual([])
})

test('comments, decisions and downloads need their switch, and an address that was proved', async () => {
  const made = await aPage()
  const say = (pass: string, film: Made['film'] = made.film) => ({
    comment: { pass, versionId: film.versionId, commentId: ulid(), name: 'L', body: 'B' },
    decision: { pass, versionId: film.versionId, decision: 'approve' as const },
  })
  const { pass = '', films } = await openAnew(app, made.page)
  expect(films[0]!.downloadUrl).toBeUndefined()
  const proved = say(provedPass(made, 'lena@lund.example'))
  expect((await askPublic(app, 'commentShare', proved.comment)).code).toBe('shareClosed')
  expect((await askPublic(app, 'decideShare', proved.decision)).code).toBe('shareClosed')
  expect((await askPublic(app, 'commentShare', say(pass).comment)).code).toBe('shareNeedsProof')
  expect((await askPublic(app, 'decideShare', say(pass).decision)).code).toBe('shareNeedsProof')

  const open = await aPage({ allowComment: true, allowApprove: true })
  const foreign = say(provedPass(open, 'lena@lund.example'), made.film)
  expect((await askPublic(app, 'commentShare', foreign.comment)).code).toBe('changedMeanwhile')
  expect((await askPublic(app, 'decideShare', foreign.decision)).code).toBe('changedMeanwhile')
})

test('a yes is to one version; the next one is asked for anew', async () => {
  const made = await aPage({ allowApprove: true })
  const { programId, versionId } = made.film
  const pass = provedPass(made, 'lena@lund.example')
  const decide = (decision: 'approve' | 'changes', note?: string) =>
    askPublic(app, 'decideShare', { pass, versionId, decision, ...(note && { note }) })
  expect((await decide('changes')).code).toBe('sayWhy')
  const told = async () => {
    const { items } = await ask<ListNotificationsResponse>(app, manager, 'listNotifications', {})
    return items.filter(({ subject }) => subject['programId'] === programId)
  }
  await decide('changes', 'Longer at the end')
  const read = { programId }
  const { decisions } = await ask<ListCommentsResponse>(app, manager, 'listComments', read)
  // The words stand beside the film, where the notice leads.
  const [asked] = await told()
  expect(asked).toMatchObject({ kind: 'shareChangesAsked', params: { by: 'lena@lund.example' } })
  expect(addressOf(asked!)).toBe(`/myprograms/review/${programId}?v=1&tab=approval`)
  expect(decisions).toMatchObject([
    { email: 'lena@lund.example', versionNo: 1, decision: 'changes', note: 'Longer at the end' },
  ])
  const seen = async () => (await openAnew(app, made.page, pass)).films[0]
  expect(await seen()).toMatchObject({ decision: 'changes', note: 'Longer at the end' })
  await decide('approve')
  expect((await told()).map(({ kind }) => kind)).toEqual(['shareApproved'])
  expect(await seen()).toMatchObject({ decision: 'approve' })
  expect((await stats(made)).visitors).toMatchObject([
    { email: 'lena@lund.example', decision: 'approve' },
  ])
  const next = await aVersion(db, member, programId, { versionNo: 2 })
  const onAirNow = { state: 'published', publishedVersionId: next } as const
  await db.updateTable('programs').set(onAirNow).where('id', '=', programId).execute()
  expect(await seen()).not.toHaveProperty('decision')
  expect((await decide('approve')).code).toBe('changedMeanwhile')
})

test('who wants to be forgotten is, but for what they decided', async () => {
  const made = await aPage({ allowComment: true, allowApprove: true })
  const { versionId, programId } = made.film
  const pass = provedPass(made, 'lena@lund.example')
  await report(made, pass, [[0, 9]])
  const said = { pass, versionId, commentId: ulid(), name: 'Lena', body: 'Hello.' }
  await askPublic(app, 'commentShare', said)
  await askPublic(app, 'decideShare', { pass, versionId, decision: 'approve' })
  await askPublic(app, 'forgetVisitor', { pass })
  const left = await stats(made)
  expect(left).toMatchObject({ seconds: 0, visitors: [{ seconds: 0, decision: 'approve' }] })
  const { comments } = await ask<ListCommentsResponse>(app, manager, 'listComments', { programId })
  expect(comments).toMatchObject([{ body: 'Hello.', author: { name: '' } }])
})

test('after thirteen months all of it is forgotten', async () => {
  const made = await aPage({ allowComment: true })
  await report(made, provedPass(made, 'lena@lund.example'), [[0, 9]])
  await db
    .updateTable('shareVisits')
    .set({ lastAt: new Date('2025-01-31T00:00:00Z') })
    .where('pageId', '=', made.page.pageId)
    .execute()
  const setting = { database: app.database, now: () => app.clock.now }
  await forgetVisitsJob.run(setting as Parameters<typeof forgetVisitsJob.run>[0])
  expect((await stats(made)).visitors).toEqual([])
})

test('programs that look at links change nothing, whatever they call themselves', async () => {
  const made = await aPage({ maxPlays: 3 })
  const before = await snapshot()
  for (const userAgent of ['Slackbot-LinkExpanding 1.0', 'facebookexternalhit/1.1', 'curl/8']) {
    const key = keyOf(made.page)
    await askPublic(app, 'openShare', { key }, { userAgent })
    for (const method of ['GET', 'HEAD'] as const)
      await app.server.inject({ method, url: made.page.link, headers: { 'user-agent': userAgent } })
  }
  expect(await snapshot()).toEqual(before)

  async function snapshot() {
    const page = await db
      .selectFrom('sharePages')
      .selectAll()
      .where('id', '=', made.page.pageId)
      .execute()
    const visits = await db
      .selectFrom('shareVisits')
      .selectAll()
      .where('pageId', '=', made.page.pageId)
      .execute()
    return { page, visits }
  }
})

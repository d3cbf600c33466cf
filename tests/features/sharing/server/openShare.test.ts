// Who sees what of a share page: every state, every way in, every kind of key (reach.md 4).
import { describe, expect, test } from 'vitest'
import type { ListSharePagesRow, ShareView } from '../../../../generated/facts/features/sharing'
import type { ShareAccess } from '../../../../src/features/sharing/share'
import { keptLetters, sendLetters } from '../../../support/letters'
import { askPublic, keyOf, onAir, openAnew, sharePage } from '../../../support/sharing'
import { aCustomer, aMember, callAs, freshApp, signIn } from '../../../support/world'

const app = await freshApp({ environment: { DEMO: 'yes' }, withMedia: true })
const { db } = app.database
const customerId = await aCustomer(db, { timezone: 'Europe/Berlin' })
const manager = await aMember(db, { customerId, roles: ['cm'] })
const session = await signIn(app, manager)
const film = await onAir(db, manager)
const description = 'Between two batches.'
await db.updateTable('programs').set({ description }).where('id', '=', film.programId).execute()
const foreign = await sharePage(app, session, film.programId, { title: 'Another' })

let guests = 0
/** Somebody new, at a computer of their own. */
const aGuest = () => {
  guests += 1
  return { email: `lena${guests}@lund.example`, ip: `10.9.${guests}.1` }
}
const ways: Readonly<Record<ShareAccess, object>> = {
  link: {},
  public: { slug: 'lund-co' },
  password: { password: 'sesame!' },
  emailCode: {},
  allowlist: { addresses: ['@lund.example'] },
}
const pageBy = (access: ShareAccess, given = {}) =>
  sharePage(app, session, film.programId, { access, ...ways[access], ...given })

async function codeFor(page: ListSharePagesRow, { email, ip }: ReturnType<typeof aGuest>) {
  await askPublic(app, 'askShareCode', { key: keyOf(page), email }, { ip })
  await sendLetters(app)
  const letter = (await keptLetters(app)).find(({ toAddress }) => toAddress === email)
  return /^\d{6}$/m.exec(letter?.bodyText ?? '')?.[0] ?? ''
}

/** As somebody comes in who may. */
async function comeIn(page: ListSharePagesRow): Promise<ShareView> {
  const key = keyOf(page)
  if (page.access === 'password')
    return (await askPublic(app, 'proveShare', { key, password: 'sesame!' })).value
  if (page.access === 'emailCode' || page.access === 'allowlist') {
    const guest = aGuest()
    const code = await codeFor(page, guest)
    return (await askPublic(app, 'proveShare', { key, email: guest.email, code }, guest)).value
  }
  return openAnew(app, page)
}

const accesses = Object.keys(ways) as ShareAccess[]
const asks: Readonly<Record<ShareAccess, ShareView['state']>> = {
  link: 'open',
  public: 'open',
  password: 'password',
  emailCode: 'emailCode',
  allowlist: 'emailCode',
}

describe.each(accesses)('a page by %s', (access) => {
  const slug = `table-${access.toLowerCase()}`
  const given = access === 'public' ? { slug } : {}

  test('asks first, and opens for whoever answers', async () => {
    const page = await pageBy(access, { ...given, title: 'A secret title' })
    const first = await openAnew(app, page)
    expect(first.state).toBe(asks[access])
    const told = /secret|A film|media-by/.test(JSON.stringify(first))
    expect(told).toBe(asks[access] === 'open')
    const inside = await comeIn(page)
    expect(inside).toMatchObject({ state: 'open', title: 'A secret title' })
    expect(inside.films).toMatchObject([{ title: 'A film', description }])

    const again = await openAnew(app, page, inside.pass)
    expect(again.state).toBe('open')
    // What opens one page opens no other.
    const other = await pageBy('password')
    expect((await openAnew(app, other, inside.pass)).state).toBe('password')
    const forged = `${inside.pass!.slice(0, -4)}AAAA`
    expect((await openAnew(app, page, forged)).state).toBe(asks[access])
    await callAs(app, session, 'revokeSharePages', { selection: { ids: [page.pageId] } })
  })

  test('opens nothing by its link of before', async () => {
    const page = await pageBy(access, access === 'public' ? { slug: `${slug}-before` } : {})
    const inside = await comeIn(page)
    await callAs(app, session, 'newShareLink', { selection: { ids: [page.pageId] } })
    const renewed = await rowOf(page)
    // The address of a public page is not secret, and stays.
    const before = await askPublic(app, 'openShare', { key: keyOf(page) })
    expect(keyOf(renewed) === keyOf(page)).toBe(access === 'public')
    expect(before.code === 'notFound').toBe(access !== 'public')
    expect((await openAnew(app, renewed, inside.pass)).state).toBe(asks[access])
    const report = { pass: inside.pass!, versionId: film.versionId, ranges: [] }
    expect((await askPublic(app, 'reportShareViewing', report)).value.isGone).toBe(true)
    await callAs(app, session, 'revokeSharePages', { selection: { ids: [page.pageId] } })
  })

  test.each([
    ['disabled', 'disabled'],
    ['revoked', 'disabled'],
    ['early', 'early'],
    ['over', 'over'],
    ['usedUp', 'usedUp'],
    ['withdrawn', 'withdrawn'],
  ] as const)('that is %s says so, and shows nothing', async (state, told) => {
    const own = await onAir(db, manager, { title: 'A film of its own' })
    const page = await sharePage(app, session, own.programId, {
      access,
      ...ways[access],
      ...(access === 'public' ? { slug: `${slug}-${state.toLowerCase()}` } : {}),
    })
    const inside = await comeIn(page)
    await bring(page, own.programId, state)
    expect((await rowOf(page)).state).toBe(state)
    for (const pass of [undefined, inside.pass]) {
      const view = await openAnew(app, page, pass)
      expect(view).toMatchObject({ state: told, films: [], comments: [] })
      expect(view.look?.sharedBy).toMatch(/^Person/)
      expect(view.title).toBeUndefined()
    }
    const report = { pass: inside.pass!, versionId: own.versionId, ranges: [] }
    expect((await askPublic(app, 'reportShareViewing', report)).value.isGone).toBe(true)
  })
})

type Ended = 'disabled' | 'revoked' | 'early' | 'over' | 'usedUp' | 'withdrawn'

async function bring({ pageId }: ListSharePagesRow, programId: string, state: Ended) {
  const ids = { selection: { ids: [pageId] } }
  if (state === 'disabled') await callAs(app, session, 'disableSharePages', ids)
  else if (state === 'revoked') await callAs(app, session, 'revokeSharePages', ids)
  else if (state === 'withdrawn')
    await db
      .updateTable('programs')
      .set({ state: 'unpublished' })
      .where('id', '=', programId)
      .execute()
  else
    await db
      .updateTable('sharePages')
      .set(
        state === 'early'
          ? { opensOn: '2026-03-02' }
          : state === 'over'
            ? { expiresOn: '2026-02-28' }
            : { maxPlays: 1, plays: 1 },
      )
      .where('id', '=', pageId)
      .execute()
}

async function rowOf({ pageId }: ListSharePagesRow): Promise<ListSharePagesRow> {
  const { body } = await callAs(app, session, 'listSharePages', { ids: [pageId] })
  return (body['clientResponse'] as { rows: ListSharePagesRow[] }).rows[0]!
}

test.each(['a', 'nothing-here', 'A'.repeat(22), '../../etc/passwd', '%00', "' or 1=1 --"])(
  'no page is found by %j',
  async (key) => {
    expect((await askPublic(app, 'openShare', { key })).code).toBe('notFound')
    const guess = await askPublic(
      app,
      'proveShare',
      { key, password: 'x' },
      { ip: `10.4.${key.length}.1` },
    )
    expect(guess.code).toBe('shareProofWrong')
  },
)

test('days begin and end where the customer is', async () => {
  const page = await sharePage(app, session, film.programId, { expiresOn: '2026-03-01' })
  const before = app.clock.now
  // 23:30 in Berlin.
  app.clock.now = new Date('2026-03-01T22:30:00Z')
  expect((await openAnew(app, page)).state).toBe('open')
  app.clock.now = new Date('2026-03-01T23:30:00Z')
  expect((await openAnew(app, page)).state).toBe('over')
  app.clock.now = before
})

test('a locked customer shows nothing to anybody', async () => {
  const lockedId = await aCustomer(db)
  const owner = await aMember(db, { customerId: lockedId, roles: ['cm'] })
  const own = await onAir(db, owner)
  const page = await sharePage(app, await signIn(app, owner), own.programId)
  expect((await openAnew(app, page)).state).toBe('open')
  await db.updateTable('customers').set({ isLocked: true }).where('id', '=', lockedId).execute()
  expect((await openAnew(app, page)).state).toBe('disabled')
})

test('what a reload needs comes by a cookie that opens one page', async () => {
  const page = await pageBy('password')
  const { cookies } = await askPublic(app, 'proveShare', { key: keyOf(page), password: 'sesame!' })
  const [{ name, value }] = cookies as [{ name: string; value: string }]
  const held = { cookies: { [name]: value } }
  const ask = (key: string) => askPublic(app, 'openShare', { key }, held)
  expect((await ask(keyOf(page))).value.state).toBe('open')
  expect((await ask(keyOf(await pageBy('password')))).value.state).toBe('password')
  expect((await ask(keyOf(foreign))).value.state).toBe('open')
  const before = app.clock.now
  app.clock.now = new Date(before.getTime() + 12 * 3_600_000 + 1)
  expect((await ask(keyOf(page))).value.state).toBe('password')
  app.clock.now = before
})

test('another password, or other addresses, are asked of everybody anew', async () => {
  const page = await pageBy('password')
  const inside = await comeIn(page)
  await callAs(app, session, 'updateSharePage', {
    pageId: page.pageId,
    rev: page.rev,
    values: { password: 'open up' },
  })
  expect((await openAnew(app, page, inside.pass)).state).toBe('password')

  const listed = await pageBy('allowlist')
  const guest = await comeIn(listed)
  await callAs(app, session, 'updateSharePage', {
    pageId: listed.pageId,
    rev: listed.rev,
    values: { addresses: ['tom@co.example'] },
  })
  expect((await openAnew(app, listed, guest.pass)).state).toBe('emailCode')
})

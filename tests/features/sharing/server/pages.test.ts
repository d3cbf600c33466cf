// Who may share what, and what a page has to say (domain.md E7).
import { expect, test } from 'vitest'
import type {
  AddSharePageRequest,
  ListSharePagesRow,
} from '../../../../generated/facts/features/sharing'
import { onAir, sharePage } from '../../../support/sharing'
import { aCustomer, aMember, callAs, freshApp, signIn } from '../../../support/world'
import { aProgram } from '../../../support/work'

const app = await freshApp({ withMedia: true })
const { db } = app.database
const customerId = await aCustomer(db)
type Role = 'cm' | 'cc' | 'admin' | 'viewer' | 'superAdmin'
const join = async (role: Role, inCustomer = customerId) => {
  const member = await aMember(db, { customerId: inCustomer, roles: [role] })
  return { member, session: await signIn(app, member) }
}
const [manager, creator, colleague] = [await join('cm'), await join('cc'), await join('cc')]
const foreigner = await join('cm', await aCustomer(db))
type Person = typeof manager
const film = await onAir(db, creator.member, { title: 'Of the creator' })
const other = await onAir(db, manager.member, { title: 'Of the manager' })

const code = async (person: Person, call: Parameters<typeof callAs>[2], request: object) => {
  const { body, status } = await callAs(app, person.session, call, request as never)
  return body['status'] === 'Ok' ? 'Ok' : (body['errorCode'] ?? status)
}
const add = (person: Person, programs: string[], given: object = {}) =>
  code(person, 'addSharePage', { values: { title: 'T', programs, access: 'link', ...given } })

test('managers share all programs on air, creators their own, others none', async () => {
  expect(await add(manager, [film.programId, other.programId])).toBe('Ok')
  expect(await add(creator, [film.programId])).toBe('Ok')
  expect(await add(creator, [other.programId])).toBe('programNotOnAir')
  expect(await add(colleague, [film.programId])).toBe('programNotOnAir')
  expect(await add(foreigner, [film.programId])).toBe('programNotOnAir')
  expect(await add(manager, [await aProgram(db, manager.member)])).toBe('programNotOnAir')
  for (const role of ['admin', 'viewer', 'superAdmin'] as const)
    expect(await add(await join(role), [film.programId])).toBe('forbidden')
})

test('creators see and change their own pages, managers all, and no other customer any', async () => {
  const page = await sharePage(app, creator.session, film.programId)
  const selection = { selection: { ids: [page.pageId] } }
  const seenBy = async (person: Person) => {
    const { body } = await callAs(app, person.session, 'listSharePages', { ids: [page.pageId] })
    return (body['clientResponse'] as { rows: ListSharePagesRow[] }).rows.length
  }
  expect(await seenBy(creator)).toBe(1)
  expect(await seenBy(manager)).toBe(1)
  for (const stranger of [colleague, foreigner]) {
    expect(await seenBy(stranger)).toBe(0)
    const update = { pageId: page.pageId, rev: 1, values: { title: 'Mine' } }
    expect(await code(stranger, 'updateSharePage', update)).toBe('notFound')
    expect(await code(stranger, 'getShareStats', { pageId: page.pageId })).toBe('notFound')
    await callAs(app, stranger.session, 'revokeSharePages', selection)
    await callAs(app, stranger.session, 'newShareLink', selection)
  }
  const { body } = await callAs(app, manager.session, 'listSharePages', { ids: [page.pageId] })
  const [row] = (body['clientResponse'] as { rows: ListSharePagesRow[] }).rows
  expect(row).toMatchObject({ state: 'active', link: page.link, title: page.title })
})

const wrong: ReadonlyArray<readonly [string, Partial<AddSharePageRequest['values']>]> = [
  ['slugMissing', { access: 'public' }],
  ['slugMissing', { access: 'public', slug: '../admin' }],
  ['passwordMissing', { access: 'password' }],
  ['addressesMissing', { access: 'allowlist' }],
  ['addressUnfit', { access: 'allowlist', addresses: ['lund'] }],
  ['siteUnfit', { embedSites: ['https://lund.example/blog'] }],
  ['siteUnfit', { access: 'password', password: 'sesame!', embedSites: ['https://lund.example'] }],
  ['watermarkDownload', { watermark: true, allowDownload: true }],
  ['daysTurned', { opensOn: '2026-04-02', expiresOn: '2026-04-01' }],
  ['ctaHalf', { ctaLabel: 'Call' }],
  ['linkUnsafe', { ctaLabel: 'Call', ctaUrl: 'http://lund.example' }],
  ['malformedRequest', { ctaLabel: 'Call', ctaUrl: 'javascript:alert(1)' }],
  ['malformedRequest', { programs: [] }],
  ['malformedRequest', { access: 'password', password: 'short' }],
]
test.each(wrong)('a page is refused with %s: %j', async (fault, given) =>
  expect(await add(manager, [film.programId], given)).toBe(fault),
)

test('an address is given to one page', async () => {
  const given = { access: 'public', slug: 'lund-co' } as const
  expect(await add(manager, [film.programId], given)).toBe('Ok')
  expect(await add(foreigner, [], { ...given, programs: [] })).toBe('malformedRequest')
  expect(await add(manager, [film.programId], given)).toBe('slugTaken')
})

test('a password is kept as a hash, and told to nobody', async () => {
  const given = { access: 'password', password: 'sesame!' } as const
  const page = await sharePage(app, manager.session, film.programId, given)
  expect(JSON.stringify(page)).not.toContain('sesame!')
  const update = { pageId: page.pageId, rev: page.rev, values: { title: 'Renamed' } }
  expect(await code(manager, 'updateSharePage', update)).toBe('Ok')
  const row = await db
    .selectFrom('sharePages')
    .selectAll()
    .where('id', '=', page.pageId)
    .executeTakeFirstOrThrow()
  expect(row.passwordHash).toMatch(/^scrypt\$/)
  expect(row.grantNo).toBe(1)
  expect(JSON.stringify(row)).not.toContain(page.link.slice(3))
})

test('what is on a page stays there when somebody else changes it', async () => {
  const page = await sharePage(app, creator.session, film.programId)
  const programs = [other.programId, film.programId]
  const update = { pageId: page.pageId, rev: page.rev, values: { programs } }
  expect(await code(manager, 'updateSharePage', update)).toBe('Ok')
  const again = { pageId: page.pageId, rev: page.rev + 1, values: { title: 'Ours', programs } }
  expect(await code(creator, 'updateSharePage', again)).toBe('Ok')
})

test('a page that is closed opens again; one that has ended does not', async () => {
  const page = await sharePage(app, creator.session, film.programId)
  const selection = { selection: { ids: [page.pageId] } }
  const turn = async (call: 'disableSharePages' | 'enableSharePages' | 'revokeSharePages') => {
    const { body } = await callAs(app, creator.session, call, selection)
    return (body['clientResponse'] as { changed: string[] }).changed.length
  }
  expect(await turn('disableSharePages')).toBe(1)
  expect(await turn('enableSharePages')).toBe(1)
  expect(await turn('revokeSharePages')).toBe(1)
  expect(await turn('enableSharePages')).toBe(0)
})

const layoutsOf = async (person: Person) => {
  const { body } = await callAs(app, person.session, 'listShareLayoutChoices', { limit: 50 })
  return (body['clientResponse'] as { rows: { layoutId: string }[] }).rows
}

test('staff keep layouts, whose colour carries white words', async () => {
  const staff = await join('superAdmin')
  const layout = (values: object) =>
    code(staff, 'addShareLayout', { values: { name: `L ${Math.random()}`, ...values } })
  expect(await layout({ accent: '#8A3B3B', footer: 'Lund & Co', customer: customerId })).toBe('Ok')
  expect(await layout({ accent: '#ffcc00' })).toBe('accentPale')
  expect(await layout({ imprintUrl: 'http://lund.example' })).toBe('linkUnsafe')
  expect(await layout({ logoUrl: '/pictures/of/another' })).toBe('pictureGone')
  expect(await code(manager, 'addShareLayout', { values: { name: 'Mine' } })).toBe('forbidden')

  const [own] = await layoutsOf(manager)
  expect(await layoutsOf(foreigner)).toEqual([])
  expect(await add(manager, [film.programId], { layout: own!.layoutId })).toBe('Ok')
  const theirs = await onAir(db, foreigner.member)
  expect(await add(foreigner, [theirs.programId], { layout: own!.layoutId })).toBe('notFound')
})

test('a layout that pages use stays with their customer, or with all', async () => {
  const staff = await join('superAdmin')
  const { body } = await callAs(app, staff.session, 'addShareLayout', { values: { name: 'Moves' } })
  const { layoutId } = body['clientResponse'] as { layoutId: string }
  const give = (rev: number, customer: string | null) =>
    code(staff, 'updateShareLayout', { layoutId, rev, values: { customer } })
  const theirs = foreigner.member.customerId
  expect(await add(manager, [film.programId], { layout: layoutId })).toBe('Ok')
  expect(await give(1, theirs)).toBe('layoutInUse')
  expect(await give(1, customerId)).toBe('Ok')
  expect(await give(2, theirs)).toBe('layoutInUse')
  expect(await give(2, null)).toBe('Ok')
  await db
    .updateTable('sharePages')
    .set({ layoutId: null })
    .where('layoutId', '=', layoutId)
    .execute()
  expect(await give(3, theirs)).toBe('Ok')
})

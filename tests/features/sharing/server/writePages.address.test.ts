// Which links that were sent stop working when a page is opened to others, and that the form says so.
import { afterEach, expect, test } from 'vitest'
import { losesAddress, type ShareAccess } from '../../../../src/features/sharing/share'
import { askPublic, keyOf, onAir, sharePage } from '../../../support/sharing'
import { aCustomer, aMember, callAs, freshApp, signIn } from '../../../support/world'

const app = await freshApp({ withMedia: true })
const { db } = app.database
const manager = await aMember(db, { customerId: await aCustomer(db), roles: ['cm'] })
const session = await signIn(app, manager)
const film = await onAir(db, manager)

interface Way {
  access: ShareAccess
  slug?: string
  password?: string
  addresses?: string[]
}

const ways: readonly Way[] = [
  { access: 'link' },
  { access: 'password', password: 'sesame!' },
  { access: 'emailCode' },
  { access: 'allowlist', addresses: ['@lund.example'] },
  { access: 'public', slug: 'lund' },
  { access: 'public', slug: 'lund-co' },
]
const called = ({ access, slug = access }: Way) => slug
const changes = ways.flatMap((before) =>
  ways.map((after) => ({ from: called(before), to: called(after), before, after })),
)

afterEach(() => db.deleteFrom('sharePages').execute())

test.each(changes)('from $from to $to', async ({ before, after }) => {
  const page = await sharePage(app, session, film.programId, before)
  const update = { pageId: page.pageId, rev: page.rev, values: { ...after } }
  const { body } = await callAs(app, session, 'updateSharePage', update)
  expect(body['status']).toBe('Ok')
  const { value } = await askPublic(app, 'openShare', { key: keyOf(page) })
  expect(losesAddress(page, after)).toBe(value?.state === undefined)
})

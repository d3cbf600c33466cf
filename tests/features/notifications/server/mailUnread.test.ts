// What stays unread for a while comes as one letter, of what its reader wants letters about.
import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import type { LetterKind } from '../../../../generated/facts/notices'
import { chooseLetters, mailUnreadJob, notify } from '../../../../src/features/notifications/server'
import { letterKinds } from '../../../../src/features/notifications/letterKinds'
import { sendLetters } from '../../../support/letters'
import { aMailbox } from '../../../support/mailbox'
import { ask } from '../../../support/mediaApp'
import { aMember, aMembership } from '../../../support/people'
import { runRecurring } from '../../../support/recurring'
import { aCustomer, freshApp, signIn } from '../../../support/world'

const mailbox = await aMailbox()
const app = await freshApp({ environment: { SMTP_URL: mailbox.url } })
const { db } = app.database

const minuteMs = 60_000
const pass = (minutes: number) =>
  (app.clock.now = new Date(app.clock.now.getTime() + minutes * minuteMs))

async function aReader(user: object = {}) {
  const customerId = await aCustomer(db, { name: 'Northwind' })
  const member = await aMember(db, { customerId, roles: ['cm'], user: { name: 'Mira', ...user } })
  return { member, session: await signIn(app, member) }
}
type Reader = Awaited<ReturnType<typeof aReader>>

const telling = (customerId: string) => ({
  db,
  now: new Date(app.clock.now),
  newId: () => ulid(),
  services: app.services,
  afterCommit: (task: () => void | Promise<void>) => void task(),
  member: { customerId },
})
const letIn = ({ member }: Reader, id: string, title = id) =>
  notify(
    { kind: 'channelLetIn', to: [member.userId], subject: { id }, params: { title } },
    telling(member.customerId),
  )
const commented = ({ member }: Reader, programId: string) =>
  notify(
    {
      kind: 'commented',
      to: [member.userId],
      subject: { programId },
      params: { by: 'Victor', title: programId },
    },
    telling(member.customerId),
  )

const lookForUnread = () => runRecurring(app, mailUnreadJob)

/** The letters to this person that have left by now. */
async function lettersTo({ member }: Reader) {
  await lookForUnread()
  await sendLetters(app)
  const address = `${member.userId.toLowerCase()}@test.example`
  return mailbox.letters.filter(({ to }) => to.includes(address))
}

describe('what somebody has not read', () => {
  test('comes as a letter after two minutes, once, with the way to it', async () => {
    const mira = await aReader()
    await letIn(mira, 'one', 'Studio hour')
    pass(1)
    expect(await lettersTo(mira)).toEqual([])
    pass(1)
    const [letter, ...others] = await lettersTo(mira)
    expect(others).toEqual([])
    expect(letter?.text).toContain('You were let into “Studio hour”.')
    expect(letter?.text).toContain('http://studio.test/channel/edit/one')
    pass(120)
    expect(await lettersTo(mira)).toHaveLength(1)
  })

  test('is one letter, whatever it is, unless it has only just happened', async () => {
    const mira = await aReader()
    await commented(mira, 'Autumn')
    await letIn(mira, 'one')
    pass(2)
    await letIn(mira, 'two')
    const [letter] = await lettersTo(mira)
    expect(letter?.headers).toContain('Subject: 2 notifications from Northwind')
    expect(letter?.text).toContain('Victor commented on “Autumn”.')
    expect(letter?.text).not.toContain('two')
    pass(2)
    expect(await lettersTo(mira)).toHaveLength(2)
  })

  test('of comments comes once an hour, with how many there are', async () => {
    const mira = await aReader()
    await commented(mira, 'Autumn')
    pass(59)
    await commented(mira, 'Autumn')
    expect(await lettersTo(mira)).toEqual([])
    pass(1)
    expect((await lettersTo(mira))[0]?.text).toContain('2 new comments on “Autumn”')
    await commented(mira, 'Autumn')
    pass(59)
    expect(await lettersTo(mira)).toHaveLength(1)
    pass(1)
    expect((await lettersTo(mira))[1]?.text).toContain('3 new comments on “Autumn”')
  })

  test('is no letter once they have read it, even while one waits to leave', async () => {
    const mira = await aReader()
    await letIn(mira, 'one')
    pass(2)
    await lookForUnread()
    await ask(app, mira, 'markNotificationsRead', {})
    expect(await lettersTo(mira)).toEqual([])
  })

  test('is stopped by one press, also in programs that read mail', async () => {
    const mira = await aReader()
    await letIn(mira, 'one')
    pass(2)
    const [letter] = await lettersTo(mira)
    const link = /http:\/\/studio.test\/u\/[\w-]+/.exec(letter?.text ?? '')?.[0]
    const headers = letter?.headers.split('\r\n') ?? []
    expect(headers).toContain(`List-Unsubscribe: <${link}>`)
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    await app.server.inject({ method: 'POST', url: new URL(link ?? '').pathname })
    await letIn(mira, 'two')
    pass(2)
    expect(await lettersTo(mira)).toHaveLength(1)
  })

  test('is told in their language', async () => {
    const mira = await aReader({ locale: 'de' })
    await letIn(mira, 'one', 'Studio hour')
    pass(2)
    expect((await lettersTo(mira))[0]?.text).toContain('Sie wurden in „Studio hour“ aufgenommen.')
  })

  test('is of one customer, and nobody is written to who has left it', async () => {
    const mira = await aReader()
    const elsewhere = await aCustomer(db)
    await aMembership(db, { userId: mira.member.userId, customerId: elsewhere, roles: ['cm'] })
    await letIn(mira, 'one')
    await letIn({ ...mira, member: { ...mira.member, customerId: elsewhere } }, 'two')
    await db
      .updateTable('memberships')
      .set({ state: 'inactive' })
      .where('customerId', '=', elsewhere)
      .execute()
    pass(2)
    const letters = await lettersTo(mira)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('/channel/edit/one')
  })

  test('is no letter where they want none about it', async () => {
    const mira = await aReader()
    await without(mira, 'channelLetIn')
    await letIn(mira, 'one')
    pass(2)
    expect(await lettersTo(mira)).toEqual([])
    await commented(mira, 'Autumn')
    pass(60)
    expect(await lettersTo(mira)).toHaveLength(1)
  })
})

const without = ({ member }: Reader, kind: LetterKind) =>
  chooseLetters(
    db,
    member,
    letterKinds.filter((each) => each !== kind),
  )

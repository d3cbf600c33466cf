import { beforeEach, describe, expect, test } from 'vitest'
import { ulid } from 'ulid'
import { callAs, post } from '../../support/talk'
import { codeIn, keptLetters, sendLetters } from '../../support/letters'
import { aMailbox } from '../../support/mailbox'
import { aMember, freshApp, signIn, type TestApp } from '../../support/world'
import { freshDatabase } from '../../support/freshDatabase'

const database = await freshDatabase()
const { db } = database

beforeEach(async () => {
  await db.deleteFrom('letters').execute()
  await db.deleteFrom('jobs').execute()
})

/** A letter to a new person, asked for through the sign-in page. */
async function aLetter(app: TestApp) {
  const { userName } = await aMember(db)
  const clientRequest = { userName }
  const path = 'rest/public/service/session/requestPasswordReset'
  const remoteAddress = `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
  const { body } = await post(app, path, { clientRequest }, { remoteAddress })
  expect(body).toMatchObject({ status: 'Ok' })
}

const letterRow = () => db.selectFrom('letters').selectAll().executeTakeFirst()

const appWith = (refusals: number[]) =>
  aMailbox(refusals).then(async (mailbox) => ({
    mailbox,
    app: await freshApp({ database, environment: { SMTP_URL: mailbox.url } }),
  }))

describe('with a mail server', () => {
  test('a letter is sent once and not stored, nor is its code', async () => {
    const { app, mailbox } = await appWith([])
    await aLetter(app)
    await sendLetters(app)
    const code = codeIn(mailbox.letters[0]!.text)
    const row = await letterRow()
    expect(row).toMatchObject({ state: 'sent', bodyText: null, settledAt: app.clock.now })
    expect(JSON.stringify(row)).not.toContain(code)
    await sendLetters(app)
    expect(mailbox.letters).toHaveLength(1)
  })

  test('one refused for now is sent later, with a link that works', async () => {
    const { app, mailbox } = await appWith([451, 421])
    await aLetter(app)
    await sendLetters(app)
    expect(mailbox.letters).toEqual([])
    expect(await letterRow()).toMatchObject({ state: 'queued', tries: 1 })
    for (const seconds of [2, 4]) {
      app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000)
      await sendLetters(app)
    }
    expect(await letterRow()).toMatchObject({ state: 'sent', tries: 2 })
    expect(mailbox.letters).toHaveLength(1)
  })

  test('one refused for good is not offered again', async () => {
    const { app, mailbox } = await appWith([550])
    await aLetter(app)
    await sendLetters(app)
    const { state, fault } = (await letterRow())!
    expect({ state, fault, tries: mailbox.tries() }).toEqual({
      state: 'failed',
      fault: expect.stringContaining('550') as string,
      tries: 1,
    })
  })

  test('one that was on its way when the process died is not sent again by itself', async () => {
    const { app, mailbox } = await appWith([])
    await aLetter(app)
    await db.updateTable('letters').set({ state: 'sending' }).execute()
    await sendLetters(app)
    expect(await letterRow()).toMatchObject({ state: 'failed', fault: 'unsure' })
    expect(mailbox.letters).toEqual([])
  })

  test('the sign-in page shows no letters', async () => {
    const { app } = await appWith([])
    expect((await callAs(app, undefined, 'listShownLetters')).body).toMatchObject({
      errorCode: 'notFound',
    })
  })
})

describe('without one', () => {
  test('a demo shows its letters to whoever stands at the sign-in page, the newest first', async () => {
    const app = await freshApp({ database, environment: { DEMO: 'yes' } })
    await aLetter(app)
    await aLetter(app)
    await sendLetters(app)
    const { body } = await callAs(app, undefined, 'listShownLetters')
    const kept = await keptLetters(app)
    expect(kept).toHaveLength(2)
    expect(body['clientResponse']).toEqual(
      kept.map(({ id, toName, toAddress, subject, bodyText, createdAt }) => ({
        letterId: id,
        toName,
        toAddress,
        subject,
        text: bodyText,
        writtenAt: createdAt.toISOString(),
      })),
    )
  })

  test('nobody else is shown any', async () => {
    const app = await freshApp({ database })
    await db
      .insertInto('letters')
      .values({
        id: ulid(),
        kind: 'session.reset',
        locale: 'en',
        state: 'kept',
        bodyText: 'https://studio.test#code=otc_x',
        createdAt: app.clock.now,
        settledAt: app.clock.now,
      })
      .execute()
    const session = await signIn(app, await aMember(db, { roles: ['superAdmin'] }))
    expect((await callAs(app, session, 'listShownLetters')).body).toMatchObject({
      errorCode: 'notFound',
    })
  })
})

import { expect, test } from 'vitest'
import { countQuestions } from '../../support/countedQuestions'
import { freshDatabase } from '../../support/freshDatabase'
import { refresh, signIn } from '../../support/talk'
import { aMember, freshApp } from '../../support/world'

/** 200 refreshes a second on one connection: every question is time in which all others wait. */
const database = countQuestions(await freshDatabase())
const app = await freshApp({ database })

const typing = { 'active-seconds-ago': '0' }

test.each([
  { what: 'a new pair', isAgain: false, headers: {}, questions: 5 },
  { what: 'a new pair, and tells of activity', isAgain: false, headers: typing, questions: 5 },
  { what: 'the same pair again', isAgain: true, headers: {}, questions: 5 },
  { what: 'the same again, and tells of activity', isAgain: true, headers: typing, questions: 6 },
])('a refresh that gets $what asks $questions', async ({ isAgain, headers, questions }) => {
  const session = await signIn(app, await aMember(database.db))
  const { cookies } = session
  if (isAgain) await refresh(app, session)
  app.clock.now = new Date(app.clock.now.getTime() + 20_000)
  const ask = async () => {
    const { status } = await refresh(app, session, { cookies, headers })
    expect(status).toBe(200)
  }
  expect(await database.during(ask)).toBe(questions)
})

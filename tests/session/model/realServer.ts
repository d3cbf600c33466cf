/** The real server, called as the model's browser calls its server. */
import { aCustomer, aMembership, aUser, type TestApp } from '../../support/world'
import { passwordsOf } from '../../support/people'
import { answerOf } from '../../support/talk'
import { customers } from './expected'
import type { Answer, Asked, Server } from './server'
import type { Person } from './world'

/** Creates the customers with the ids the model uses. */
export async function theCustomers({ database: { db } }: TestApp): Promise<void> {
  for (const id of customers) await aCustomer(db, { id, idleSessionTimeoutMins: 30 })
}

/** A new person in both customers, and the server as this person's browser sees it. */
export async function aPersonAt(app: TestApp): Promise<{ person: Person; server: Server }> {
  const { db } = app.database
  const userId = await aUser(db)
  for (const customerId of customers) {
    await aMembership(db, { userId, customerId, roles: ['cm'] })
  }
  const person = { userName: userId.toLowerCase(), password: passwordsOf.everybody }
  const alarms = async () => {
    const events = await db
      .selectFrom('auditEvents')
      .select('action')
      .where('userId', '=', userId)
      .where('action', 'in', ['refresh.reuse', 'refresh.unbound'])
      .execute()
    return events.map(({ action }) => action)
  }
  return { person, server: { alarms, answer: (asked) => ask(app, asked) } }
}

async function ask(app: TestApp, { outgoing, now, cookie }: Asked): Promise<Answer> {
  app.clock.now = new Date(now)
  const sent: Record<string, string> = cookie === null ? {} : { sid: cookie }
  const { reply, cookies } = await answerOf(app, outgoing, sent)
  const { sid } = cookies
  return sid === undefined ? { reply } : { reply, cookie: sid === '' ? null : sid }
}

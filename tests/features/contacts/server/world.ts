/** One server for the tests of contacts; each test has a customer of its own. */
import type { Calls } from '../../../../generated/facts/calls'
import type { ListContactsRow } from '../../../../generated/facts/features/contacts'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import { aContact, aContactList } from '../../../support/audience'
import { aMember, callAs, freshApp, signIn } from '../../../support/world'

export async function openContacts() {
  const app = await freshApp()
  const { db } = app.database
  return {
    app,
    async customer() {
      const manager = await aMember(db, { roles: ['cm'] })
      const session = await signIn(app, manager)
      const { customerId } = manager
      const reply = (id: ServedCallId, request: unknown) => callAs(app, session, id, request)
      return {
        customerId,
        reply,
        contact: (given: Omit<Parameters<typeof aContact>[1], 'customerId'> = {}) =>
          aContact(db, { customerId, ...given }),
        list: (given: Omit<Parameters<typeof aContactList>[1], 'customerId'> = {}) =>
          aContactList(db, { customerId, ...given }),
        /** The answer of a call that must succeed. */
        async ask<Id extends ServedCallId>(
          id: Id,
          request: Calls[Id]['request'],
        ): Promise<Calls[Id]['response']> {
          const { body } = await reply(id, request)
          if (body['status'] !== 'Ok') throw new Error(`${id}: ${JSON.stringify(body)}`)
          return body['clientResponse'] as Calls[Id]['response']
        },
        /** Why a call is refused. */
        async fault<Id extends ServedCallId>(id: Id, request: Calls[Id]['request']) {
          return (await reply(id, request)).body['errorCode']
        },
        async row(contactId: string): Promise<ListContactsRow | undefined> {
          const { body } = await reply('listContacts', { ids: [contactId] })
          return (body['clientResponse'] as { rows: ListContactsRow[] }).rows[0]
        },
      }
    },
  }
}

export const of = (...ids: string[]) => ({ selection: { ids } })
export const namesIn = (refs: readonly { name: string }[] = []) => refs.map(({ name }) => name)

/** One server for the tests of the directory; each test has a customer of its own. */
import type { Calls } from '../../../../generated/facts/calls'
import type { ListProfileFieldsRow } from '../../../../generated/facts/features/directory'
import type { RoleId } from '../../../../generated/facts/roles'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import { aMember, callAs, freshApp, signIn } from '../../../support/world'

export async function openDirectory() {
  const app = await freshApp()
  const { db } = app.database

  /** Somebody with what they may ask; in a customer of their own, unless one is given. */
  async function aPerson(roles: RoleId[], customerId?: string) {
    const member = await aMember(db, { roles, ...(customerId ? { customerId } : {}) })
    const session = await signIn(app, member)
    const reply = async (id: ServedCallId, request: object) =>
      (await callAs(app, session, id, request)).body
    async function ask<Id extends ServedCallId>(
      id: Id,
      request: Calls[Id]['request'],
    ): Promise<Calls[Id]['response']> {
      const body = await reply(id, request as object)
      if (body['status'] !== 'Ok') throw new Error(`${id}: ${JSON.stringify(body)}`)
      return body['clientResponse'] as Calls[Id]['response']
    }
    return {
      ...member,
      ask,
      reply,
      /** A field with these choices, by their names. */
      field: (name: string, kind: ListProfileFieldsRow['kind'], ...choices: string[]) =>
        ask('addProfileField', {
          values: { name, kind, choices: choices.map((each) => ({ name: each })) },
        }),
      async row(userId: string) {
        return (await ask('listUsers', { ids: [userId] })).rows[0]!
      },
      async say(userId: string, extra: Record<string, string | number | string[] | null>) {
        const { rev } = (await ask('listUsers', { ids: [userId] })).rows[0]!
        return ask('updateUser', { userId, rev, values: { extra } })
      },
    }
  }
  return { app, db, aPerson }
}

export const of = (...ids: string[]) => ({ selection: { ids } })

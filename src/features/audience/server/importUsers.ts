import { sql } from 'kysely'
import { importRows } from '../../../screens/server'
import { forbidden } from '../../../server/errors'
import { mayUse } from '../../../session/server'
import { users } from './users'
import { inviteUser, updateUser } from './writeUsers'

const { change } = updateUser

/** Whoever is new is invited, with a letter that leaves once the rows are written. */
export const importUsers = importRows('importUsers', users, {
  create: inviteUser,
  update: {
    change: {
      ...change,
      // Own roles close inviting and changing apart.
      set(values, row, context) {
        if (!mayUse('updateUser', context.member, context.services.session)) throw forbidden()
        return change.set(values, row, context)
      },
    },
  },
  match: { field: 'email', by: sql<string>`lower(u.email)` },
})

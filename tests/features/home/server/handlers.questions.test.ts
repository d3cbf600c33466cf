import { expect, test } from 'vitest'
import type { RoleId } from '../../../../generated/facts/roles'
import { countQuestions } from '../../../support/countedQuestions'
import { callAs } from '../../../support/talk'
import { aMember, freshApp, freshDatabase, signIn } from '../../../support/world'

/** 10,000 open pages ask every half minute, on one connection. */
const database = countQuestions(await freshDatabase())
const app = await freshApp({ database })

test.each<{ role: RoleId }>([{ role: 'cm' }, { role: 'viewer' }])(
  'the menu of a $role asks who it is and all counts at once, every time',
  async ({ role }) => {
    const { userId: customerUserId, ...member } = await aMember(database.db, { roles: [role] })
    const session = await signIn(app, { ...member, userId: customerUserId })
    const poll = async () => {
      const { status } = await callAs(app, session, 'getMenuNotificationCount', { customerUserId })
      expect(status).toBe(200)
    }
    await poll()
    expect([await database.during(poll), await database.during(poll)]).toEqual([2, 2])
  },
)

import type { RoleId } from '../../../generated/facts/roles'
import { flagsOf } from '../../session/server'
import type { Context } from '../../server/context'
import type { Services } from '../../server/services'
import { people } from './cast'
import type { Writing } from './writeCast'

const dayMs = 86_400_000

export interface ManagerIds {
  readonly people: { readonly cm: string }
  readonly customers: { readonly northwind: string }
}

type Calling = Writing & { readonly services: Services }

/** As the demo's campaign manager calls the server, so many days ago. */
export const asManager = (writing: Calling, ids: ManagerIds, daysAgo: number): Context =>
  asMember(
    writing,
    {
      userId: ids.people.cm,
      customerId: ids.customers.northwind,
      name: people.cm.name,
      role: 'cm',
    },
    daysAgo,
  )

export interface DemoMember {
  readonly userId: string
  readonly customerId: string
  readonly name: string
  readonly role: RoleId
}

/** As somebody of a demo customer calls it. */
export function asMember(
  { db, now, newId, services }: Calling,
  { userId, customerId, name, role }: DemoMember,
  daysAgo: number,
): Context {
  return {
    db,
    now: new Date(now.getTime() - daysAgo * dayMs),
    newId,
    services,
    rows: 'customer',
    passEndsAt: now,
    member: {
      userId,
      customerId,
      familyId: '',
      name,
      pictureUrl: null,
      roleIds: [],
      roles: [role],
      held: [{ role, closed: new Set() }],
      flags: flagsOf({ flags: {} }),
      mustChangePassword: false,
    },
    caller: { ip: '', userAgent: '', acceptLanguage: 'en' },
    cookies: { read: () => undefined, set: () => {}, expire: () => {}, forgetAnswers: () => {} },
    audit: () => {},
    afterCommit: () => {},
  }
}

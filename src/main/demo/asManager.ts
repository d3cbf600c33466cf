import { flagsOf } from '../../session/server'
import type { Context } from '../../server/context'
import type { Services } from '../../server/services'
import type { Writing } from './writeCast'

const dayMs = 86_400_000

export interface ManagerIds {
  readonly people: { readonly cm: string }
  readonly customers: { readonly northwind: string }
}

/** As the demo's campaign manager calls the server, so many days ago. */
export function asManager(
  { db, now, newId, services }: Writing & { readonly services: Services },
  ids: ManagerIds,
  daysAgo: number,
): Context {
  return {
    db,
    now: new Date(now.getTime() - daysAgo * dayMs),
    newId,
    services,
    rows: 'customer',
    member: {
      userId: ids.people.cm,
      customerId: ids.customers.northwind,
      familyId: '',
      name: '',
      pictureUrl: null,
      roleIds: [],
      roles: ['cm'],
      held: [{ role: 'cm', closed: new Set() }],
      flags: flagsOf({ flags: {} }),
      mustChangePassword: false,
    },
    caller: { ip: '', userAgent: '', acceptLanguage: 'en' },
    cookies: { read: () => undefined, set: () => {}, expire: () => {} },
    audit: () => {},
    afterCommit: () => {},
  }
}

// What share pages are made of: programs on air, and layouts.
import { sql } from 'kysely'
import { byName, defineList, keyed } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { isWatchable } from './pageStates'

/** Campaign managers share all programs on air, creators their own. */
export function shareablePrograms(db: Db, { member, rows, now }: Context) {
  const onAir = db
    .selectFrom('programs as program')
    .where('program.customerId', '=', member.customerId)
    .where(isWatchable(now))
  return rows === 'customer' ? onAir : onAir.where('program.ownerUserId', '=', member.userId)
}

export const shareProgramChoices = defineList('listSharePrograms', {
  rows: (db: Db, context: Context) => shareablePrograms(db, context),
  id: 'program.id',
  search: 'program.titleKey',
  fields: { name: keyed('program.titleKey', 'program.title') },
  load: (db: Db, ids, context) =>
    shareablePrograms(db, context)
      .select(['program.id', 'program.rev', 'program.title'])
      .where('program.id', 'in', [...ids])
      .execute(),
  present: ({ title }) => ({ name: title }),
  may: () => [],
})

/** Those of the customer and those for all. */
export const usableLayouts = (db: Db, customerId: string) =>
  db
    .selectFrom('shareLayouts as layout')
    .where('layout.isActive', '=', true)
    .where(sql<boolean>`(layout.customer_id is null or layout.customer_id = ${customerId})`)

export const shareLayoutChoices = defineList('listShareLayoutChoices', {
  rows: (db: Db, { member }: Context) => usableLayouts(db, member.customerId),
  id: 'layout.id',
  search: 'layout.nameKey',
  fields: { name: keyed('layout.nameKey', 'layout.name') },
  load: (db: Db, ids, { member }) =>
    usableLayouts(db, member.customerId)
      .select(['layout.id', 'layout.rev', 'layout.name'])
      .where('layout.id', 'in', [...ids])
      .execute(),
  present: byName,
  may: () => [],
})

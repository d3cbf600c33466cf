// What is offered where clips are described.
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { byName, defineList } from '../../../screens/server'

const shotTypes = defineList('listShotTypeChoices', {
  rows: (db: Db) => db.selectFrom('shotTypes as type').where('type.state', '=', 'inUse'),
  id: 'type.id',
  search: 'type.nameKey',
  fields: { name: 'type.nameKey' },
  load: (db: Db, ids) =>
    db
      .selectFrom('shotTypes as type')
      .select(['type.id', 'type.rev', 'type.name'])
      .where('type.id', 'in', [...ids])
      .execute(),
  present: byName,
  may: () => [],
})

export const listShotTypeChoices = shotTypes.handler

/** The people who can sign in, and for campaign managers the contacts. */
const knownPeople = (db: Db, { member }: Context) =>
  db.selectFrom(
    db
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u.id', 'm.userId')
      .select(['u.id', 'u.name', 'u.nameKey'])
      .where('m.customerId', '=', member.customerId)
      .where('m.state', '=', 'active')
      .unionAll(
        db
          .selectFrom('contacts as c')
          .select(['c.id', 'c.name', 'c.nameKey'])
          .where('c.customerId', '=', member.customerId)
          .where('c.deletedAt', 'is', null)
          .$if(!member.roles.includes('cm'), (query) => query.where('c.id', 'is', null)),
      )
      .as('person'),
  )

const clipPeople = defineList('listClipPeople', {
  rows: knownPeople,
  id: 'person.id',
  search: 'person.nameKey',
  fields: { name: 'person.nameKey' },
  async load(db: Db, ids, context) {
    const rows = await knownPeople(db, context)
      .select(['person.id', 'person.name'])
      .where('person.id', 'in', [...ids])
      .execute()
    return rows.map((row) => ({ ...row, rev: 1 }))
  },
  present: byName,
  may: () => [],
})

export const listClipPeople = clipPeople.handler

import { byName, defineList, keyed } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { actsWithTemplate } from '../story'

export const templates = defineList('listTemplates', {
  rows: (db: Db, { member }: Context) =>
    db
      .selectFrom('programTemplates as template')
      .where('template.customerId', '=', member.customerId),
  id: 'template.id',
  search: 'template.searchKey',
  trash: 'template.deletedAt',
  fields: {
    title: 'template.titleKey',
    state: 'template.state',
    isBio: 'template.isBio',
    hasChanges: 'template.hasChanges',
    createdAt: 'template.createdAt',
    updatedAt: 'template.updatedAt',
  },
  order: { field: 'updatedAt', desc: true },
  // Its story is read where it is worked on.
  load: (db: Db, ids) =>
    db
      .selectFrom('programTemplates as template')
      .select([
        'template.id',
        'template.title',
        'template.description',
        'template.isBio',
        'template.state',
        'template.versionNo',
        'template.hasChanges',
        'template.slots',
        'template.leastMs',
        'template.mostMs',
        'template.createdAt',
        'template.updatedAt',
        'template.updatedBy',
        'template.rev',
        'template.deletedAt',
        'template.deletedBy',
      ])
      .where('template.id', 'in', ids)
      .execute(),
  present: byName,
  may: (_, { state, deletedAt }) => actsWithTemplate({ state, isTrashed: deletedAt !== null }),
})

/** Those that programs can be made of, as they were published last. */
const published = (db: Db, customerId: string) =>
  db
    .selectFrom('programTemplates as template')
    .innerJoin('templateVersions as version', (join) =>
      join
        .onRef('version.templateId', '=', 'template.id')
        .onRef('version.versionNo', '=', 'template.versionNo'),
    )
    .where('template.customerId', '=', customerId)
    .where('template.state', '=', 'published')
    .where('template.deletedAt', 'is', null)

export const templateChoices = defineList('listTemplateChoices', {
  rows: (db: Db, { member }: Context) => published(db, member.customerId),
  id: 'template.id',
  search: 'template.searchKey',
  fields: { name: keyed('template.titleKey', 'template.title'), isBio: 'template.isBio' },
  load: (db: Db, ids, { member }) =>
    published(db, member.customerId)
      .select([
        'template.id',
        'template.rev',
        'template.title',
        'template.description',
        'template.isBio',
        'version.versionNo',
        'version.slots',
        'version.leastMs',
        'version.mostMs',
      ])
      .where('template.id', 'in', ids)
      .execute(),
  present: ({ title }) => ({ name: title }),
  may: () => [],
})

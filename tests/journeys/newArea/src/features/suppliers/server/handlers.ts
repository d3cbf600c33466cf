import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import { screen } from '../../../../generated/facts/screens/suppliers'
import {
  changeRow,
  changeRows,
  createdNow,
  createRow,
  defineList,
  exportRows,
  importRows,
} from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'

type Timestamp = ColumnType<Date, Date | string, Date | string>

declare module '../../../server/database/tables' {
  interface Database {
    suppliers: {
      id: string
      customerId: string
      name: string
      email: string
      kind: 'equipment' | 'catering' | 'location'
      since: string | null
      createdBy: string | null
      createdAt: Timestamp
      updatedBy: string | null
      updatedAt: Timestamp
      deletedBy: string | null
      deletedAt: Timestamp | null
      rev: Generated<number>
      nameKey: GeneratedAlways<string>
      searchKey: GeneratedAlways<string>
    }
  }
}

const table = 'suppliers'
const taken = { suppliers_email: 'emailTaken' } as const

const suppliers = defineList('listSuppliers', {
  rows: (db: Db, { member }: Context) =>
    db.selectFrom('suppliers as s').where('s.customerId', '=', member.customerId),
  id: 's.id',
  search: 's.searchKey',
  trash: 's.deletedAt',
  fields: { name: 's.nameKey', kind: 's.kind', since: 's.since', createdAt: 's.createdAt' },
  load: (db: Db, ids) => db.selectFrom('suppliers').selectAll().where('id', 'in', ids).execute(),
  present: ({ id, name, email, kind, since, createdAt }) => ({
    supplierId: id,
    name,
    email,
    kind,
    ...(since === null ? {} : { since }),
    createdAt: createdAt.toISOString(),
  }),
  may: (_, { deletedAt }) => (deletedAt === null ? ['edit', 'trash'] : ['restore']),
})

export const listSuppliers = suppliers.handler

export const addSupplier = createRow('addSupplier', suppliers, {
  table,
  taken,
  insert: ({ email, ...values }, id, context) => ({
    id,
    customerId: context.member.customerId,
    ...values,
    email: email.toLowerCase(),
    ...createdNow(context),
  }),
})

export const updateSupplier = changeRow('updateSupplier', suppliers, {
  table,
  may: 'edit',
  taken,
  set: ({ email, ...values }) => ({
    ...values,
    ...(email === undefined ? {} : { email: email.toLowerCase() }),
  }),
})

export const trashSuppliers = changeRows('trashSuppliers', suppliers, {
  table,
  may: 'trash',
  act: 'trashed',
  set: (_, { now, member }) => ({ deletedAt: now, deletedBy: member.userId }),
})

export const restoreSuppliers = changeRows('restoreSuppliers', suppliers, {
  table,
  may: 'restore',
  act: 'restored',
  taken,
  set: () => ({ deletedAt: null, deletedBy: null }),
})

export const exportSuppliers = exportRows('exportSuppliers', suppliers, screen)

export const importSuppliers = importRows('importSuppliers', suppliers, {
  create: addSupplier,
  update: updateSupplier,
  match: { field: 'email', by: 's.email' },
})

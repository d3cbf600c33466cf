/** An organization's own settings: a list of the one row that somebody is in. */
import { languages } from '../../../../generated/facts/app'
import type { UpdateProfileRequest } from '../../../../generated/facts/features/organisation'
import { isTimeZone } from '../../../kit/isTimeZone'
import { changeRow, defineList } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { malformedRequest } from '../../../server/errors'
import { isOffered } from './industryTypeChoices'

const profiles = defineList('getProfile', {
  rows: (db: Db, { member }: Context) =>
    db.selectFrom('customers as customer').where('customer.id', '=', member.customerId),
  id: 'customer.id',
  fields: {},
  order: { by: 'customer.nameKey', desc: false },
  load: loadProfiles,
  present: (row) => ({
    locale: languages.find(({ id }) => id === row.locale)?.id,
  }),
  may: () => ['edit'],
})

async function loadProfiles(db: Db, ids: readonly string[]) {
  const rows = await db.selectFrom('customers').selectAll().where('id', 'in', ids).execute()
  const types = await db
    .selectFrom('customerIndustryTypes as chosen')
    .innerJoin('industryTypes as type', 'type.id', 'chosen.industryTypeId')
    .select(['chosen.customerId', 'type.id', 'type.name'])
    .where('chosen.customerId', 'in', ids)
    .orderBy('type.nameKey')
    .execute()
  return rows.map((row) => ({
    ...row,
    industryTypes: types
      .filter(({ customerId }) => customerId === row.id)
      .map(({ id, name }) => ({ id, name })),
  }))
}

export const getProfile = profiles.handler

export const updateProfile = changeRow('updateProfile', profiles, {
  table: 'customers',
  may: 'edit',
  set(values) {
    if (values.timezone && !isTimeZone(values.timezone)) throw unfit('timezone', 'is no time zone')
    const { industryTypes: _, ...columns } = values
    return columns
  },
  async after({ industryTypes }, { id: customerId, industryTypes: before }, { db }) {
    if (!industryTypes) return
    const added = industryTypes.filter((type) => before.every(({ id }) => id !== type))
    if (!(await isOffered(db, added))) throw unfit('industryTypes', 'names what is not in use')
    await db.deleteFrom('customerIndustryTypes').where('customerId', '=', customerId).execute()
    const chosen = [...new Set(industryTypes)].map((industryTypeId) => ({
      customerId,
      industryTypeId,
    }))
    if (chosen.length > 0) await db.insertInto('customerIndustryTypes').values(chosen).execute()
  },
})

const unfit = (field: keyof UpdateProfileRequest['values'], problem: string) =>
  malformedRequest(`\`values.${field}\` ${problem}.`, [{ field: `values.${field}`, code: 'enum' }])

/** A person's own profile: a list of the one row that is theirs. */
import { languages } from '../../../../generated/facts/app'
import { isTimeZone } from '../../../kit/isTimeZone'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { malformedRequest } from '../../../server/errors'
import { changeRow, defineList } from '../../../screens/server'
import { chosenLetters, chooseLetters } from '../../notifications/server'

const profiles = defineList('getOwnProfile', {
  rows: (db: Db, { member }: Context) =>
    db.selectFrom('users as u').where('u.id', '=', member.userId),
  id: 'u.id',
  fields: {},
  order: { by: 'u.nameKey', desc: false },
  async load(db: Db, ids, { member }) {
    const letters = await chosenLetters(db, member)
    const rows = await db
      .selectFrom('users')
      .innerJoin('memberships', 'memberships.userId', 'users.id')
      .selectAll('users')
      .select('memberships.title')
      .where('users.id', 'in', ids)
      .where('memberships.customerId', '=', member.customerId)
      .execute()
    return rows.map((row) => ({ ...row, letters }))
  },
  present: (row) => ({
    locale: languages.find(({ id }) => id === row.locale)?.id,
  }),
  may: () => ['edit'],
})

export const getOwnProfile = profiles.handler

/** The name, language and time zone are the person's wherever they are, the job title and the letters are this customer's. */
export const updateOwnProfile = changeRow('updateOwnProfile', profiles, {
  table: 'users',
  may: 'edit',
  async set({ name, locale, timezone, pictureUrl }, { id }, { services }) {
    if (timezone && !isTimeZone(timezone))
      throw malformedRequest('`values.timezone` is no time zone of the IANA database.')
    if (pictureUrl) await services.pictures.ensureKept(pictureUrl, [id])
    return {
      ...(pictureUrl === undefined ? {} : { pictureUrl }),
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(locale === undefined ? {} : { locale }),
      ...(timezone === undefined ? {} : { timezone }),
    }
  },
  async after({ title, letters }, { id: userId }, { db, member: { customerId } }) {
    if (letters) await chooseLetters(db, { userId, customerId }, letters)
    if (title === undefined) return
    await db
      .updateTable('memberships')
      .set(({ eb }) => ({ title: title?.trim() || null, rev: eb('rev', '+', 1) }))
      .where('userId', '=', userId)
      .where('customerId', '=', customerId)
      .execute()
  },
})

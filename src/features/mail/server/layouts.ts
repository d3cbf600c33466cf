// The layouts of letters, which staff keep for all customers or for one.
import { sql } from 'kysely'
import type { ListLayoutsRow } from '../../../../generated/facts/features/mail'
import type { LetterKey } from '../../../../generated/facts/letters'
import {
  changeRow,
  changeRows,
  createdNow,
  createRow,
  defineList,
  namesIn,
  referring,
} from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { failure } from '../../../server/errors'
import { actsWithLayout } from '../layout'
import { builtIn, faultsOf, variablesOf } from '../letters'
import { activeLayout } from './drawLetters'

const table = 'emailLayouts'
const taken = { email_layouts_draft: 'draftThere' } as const
const subject = sql<string>`layout.doc ->> 'subject'`

const all = (db: Db) => db.selectFrom('emailLayouts as layout')

export const layouts = defineList('listLayouts', {
  rows: all,
  id: 'layout.id',
  search: sql`search_key(layout.key || ' ' || (${subject}))`,
  fields: {
    letter: sql<LetterKey>`layout.key`,
    customer: referring('layout.customerId', { names: namesIn('customers') }),
    locale: 'layout.locale',
    state: 'layout.state',
    createdAt: 'layout.createdAt',
    updatedAt: 'layout.updatedAt',
  },
  order: { field: 'updatedAt', desc: true },
  load: (db: Db, ids) =>
    all(db)
      .leftJoin('customers', 'customers.id', 'layout.customerId')
      .selectAll('layout')
      .select(['customers.name as customerName', subject.as('subject')])
      .where('layout.id', 'in', [...ids])
      .execute(),
  present: (row) => ({
    letter: row.key as LetterKey,
    customer:
      row.customerId === null ? undefined : { id: row.customerId, name: row.customerName ?? '' },
    locale: row.locale as ListLayoutsRow['locale'],
  }),
  may: (_, { state }) => actsWithLayout(state),
})

interface Place {
  readonly key: LetterKey
  readonly customerId: string | null
  readonly locale: string
}

/** A draft begins with what is sent now. */
export async function draftOf({ key, customerId, locale }: Place, { db, services }: Context) {
  const sent = await activeLayout(db, { key, customerId, language: locale })
  return {
    key,
    customerId,
    locale,
    versionNo: await nextVersion(db, { key, customerId, locale }),
    doc: JSON.stringify(sent?.doc ?? builtIn(key, await services.mail.words(locale))),
    fromName: sent?.fromName ?? null,
    replyTo: sent?.replyTo ?? null,
  }
}

async function nextVersion(db: Db, { key, customerId, locale }: Place): Promise<number> {
  const { last } = await db
    .selectFrom('emailLayouts')
    .select(sql<number>`coalesce(max(version_no), 0)`.as('last'))
    .where('key', '=', key)
    .where('locale', '=', locale)
    .where(sql<boolean>`customer_id is not distinct from ${customerId}`)
    .executeTakeFirstOrThrow()
  return last + 1
}

export const addLayout = createRow('addLayout', layouts, {
  table,
  taken,
  insert: async ({ letter, customer, locale, fromName, replyTo }, id, context) => {
    const place = { key: letter, customerId: customer ?? null, locale }
    const draft = await draftOf(place, context)
    return {
      id,
      ...draft,
      fromName: fromName?.trim() || draft.fromName,
      replyTo: replyTo ?? draft.replyTo,
      ...createdNow(context),
    }
  },
})

export const updateLayout = changeRow('updateLayout', layouts, {
  table,
  may: 'edit',
  set: ({ fromName, replyTo }) => ({
    ...(fromName === undefined ? {} : { fromName: fromName?.trim() || null }),
    ...(replyTo === undefined ? {} : { replyTo }),
  }),
})

/** What says too little, or names what there is not, is not sent. One at a time is. */
export const activateLayouts = changeRows('activateLayouts', layouts, {
  table,
  may: 'activate',
  async each({ key, customerId, locale, doc, id }, _, { db, now, member }: Context) {
    if (faultsOf(doc, variablesOf(key as LetterKey)).length > 0) throw failure('layoutNotReady')
    await db
      .updateTable(table)
      .set({ state: 'retired', updatedAt: now, updatedBy: member.userId })
      .where('key', '=', key)
      .where('locale', '=', locale)
      .where(sql<boolean>`customer_id is not distinct from ${customerId}`)
      .where('state', '=', 'active')
      .execute()
    await db.updateTable(table).set({ state: 'active' }).where('id', '=', id).execute()
  },
})

export const retireLayouts = changeRows('retireLayouts', layouts, {
  table,
  may: 'retire',
  set: () => ({ state: 'retired' as const }),
})

export const removeLayouts = changeRows('removeLayouts', layouts, {
  table,
  may: 'remove',
  removes: true,
})

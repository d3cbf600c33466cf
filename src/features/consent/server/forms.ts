// Forms that guests agree to. What is active is never edited: a change is another version.
import { sql } from 'kysely'
import {
  changeRow,
  changeRows,
  createdNow,
  createRow,
  defineList,
  keyed,
} from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { failure } from '../../../server/errors'
import { actsOnForm, textsOf, type FormTexts } from '../form'

const table = 'consentForms'
const taken = { consent_forms_name: 'nameTaken' } as const

/** With the number of its active version, 0 for none, and of its draft. */
const formRows = (db: Db, customerId: string) =>
  db
    .selectFrom('consentForms as form')
    .innerJoinLateral(
      sql<{ active: number; draft: number | null }>`(
        select coalesce(max(version) filter (where active_from is not null), 0) as active,
          max(version) filter (where active_from is null) as draft
        from consent_versions where form_id = form.id)`.as('written'),
      (join) => join.onTrue(),
    )
    .where('form.customerId', '=', customerId)

const state = sql<'draft' | 'active' | 'retired'>`case
  when form.retired_at is not null then 'retired'
  when written.active > 0 then 'active' else 'draft' end`

const given = sql<number>`(select count(*)::int from consents where consents.form_id = form.id
  and consents.customer_id = form.customer_id and consents.ended_at is null)`

export const forms = defineList('listConsentForms', {
  rows: (db: Db, { member }: Context) => formRows(db, member.customerId),
  id: 'form.id',
  search: 'form.nameKey',
  fields: {
    name: keyed('form.nameKey', 'form.name'),
    state,
    updatedAt: 'form.updatedAt',
  },
  order: { field: 'name', desc: false },
  load: (db: Db, ids, { member }) =>
    formRows(db, member.customerId)
      .innerJoin('consentVersions as version', (join) =>
        join
          .onRef('version.formId', '=', 'form.id')
          .on('version.version', '=', sql<number>`coalesce(written.draft, written.active)`),
      )
      .selectAll('form')
      .select(['written.active', 'written.draft', 'version.texts'])
      .select([state.as('state'), given.as('given')])
      .where('form.id', 'in', [...ids])
      .execute(),
  present: (row) => ({
    version: row.active,
    hasDraft: row.draft !== null,
    english: row.texts['en'],
    german: row.texts['de'],
  }),
  may: (_, { state: is, draft }) => actsOnForm({ state: is, hasDraft: draft !== null }),
})

const inUse = (db: Db, customerId: string) =>
  formRows(db, customerId).where('form.retiredAt', 'is', null).where('written.active', '>', 0)

/** The form that there is to agree to; undefined where there are none or several. */
export async function onlyForm(db: Db, customerId: string): Promise<string | undefined> {
  const [form, ...others] = await inUse(db, customerId).select('form.id').limit(2).execute()
  return others.length === 0 ? form?.id : undefined
}

export const formChoices = defineList('listConsentFormChoices', {
  rows: (db: Db, { member }: Context) => inUse(db, member.customerId),
  id: 'form.id',
  search: 'form.nameKey',
  fields: { name: keyed('form.nameKey', 'form.name') },
  load: (db: Db, ids, { member }) =>
    inUse(db, member.customerId)
      .select(['form.id', 'form.rev', 'form.name', 'written.active'])
      .where('form.id', 'in', [...ids])
      .execute(),
  present: ({ active }) => ({ version: active }),
  may: () => [],
})

function named(name: string): string {
  const said = name.trim()
  if (said === '') throw failure('titleEmpty')
  return said
}

/** The draft, which is there from now on. */
const writeDraft = (
  db: Db,
  {
    texts,
    ...draft
  }: { customerId: string; formId: string; version: number; createdAt: Date } & {
    texts: FormTexts
  },
) =>
  db
    .insertInto('consentVersions')
    .values({ ...draft, texts: JSON.stringify(texts), activeFrom: null })
    .onConflict((conflict) =>
      conflict
        .columns(['formId', 'version'])
        .doUpdateSet((old) => ({ texts: old.ref('excluded.texts') })),
    )
    .execute()

export const addConsentForm = createRow('addConsentForm', forms, {
  table,
  taken,
  insert: ({ name }, id, context) => ({
    id,
    customerId: context.member.customerId,
    name: named(name),
    ...createdNow(context),
  }),
  async after(values, formId, { db, member, now }) {
    const texts = textsOf({}, values)
    if (!texts) throw failure('consentTextMissing')
    await writeDraft(db, {
      customerId: member.customerId,
      formId,
      version: 1,
      createdAt: now,
      texts,
    })
  },
})

export const updateConsentForm = changeRow('updateConsentForm', forms, {
  table,
  taken,
  may: 'edit',
  set: ({ name }) => (name === undefined ? {} : { name: named(name) }),
  async after(values, { id: formId, texts: before, draft, active }, { db, member, now }) {
    const texts = textsOf(before, values)
    if (!texts) throw failure('consentTextMissing')
    if (JSON.stringify(texts) === JSON.stringify(textsOf(before, {}))) return
    const version = draft ?? active + 1
    await writeDraft(db, { customerId: member.customerId, formId, version, createdAt: now, texts })
  },
})

export const activateConsentForms = changeRows('activateConsentForms', forms, {
  table,
  may: 'activate',
  async each({ id, draft }, _, { db, now }) {
    await db
      .updateTable('consentVersions')
      .set({ activeFrom: now })
      .where('formId', '=', id)
      .where('version', '=', draft)
      .execute()
  },
})

export const retireConsentForms = changeRows('retireConsentForms', forms, {
  table,
  may: 'retire',
  set: (_, { now }) => ({ retiredAt: now }),
})

export const reopenConsentForms = changeRows('reopenConsentForms', forms, {
  table,
  taken,
  may: 'reopen',
  set: () => ({ retiredAt: null }),
})

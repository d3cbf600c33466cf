// The ledger: who agreed to which words, and what became of it.
import { sql } from 'kysely'
import { changeRows, defineList, exportRows, keyed, referring } from '../../../screens/server'
import { screen } from '../../../../generated/facts/screens/consents'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { endConsent } from './endConsent'

const consentRows = (db: Db, customerId: string) =>
  db.selectFrom('consents as consent').where('consent.customerId', '=', customerId)

/** A case is open until nothing holds a clip of whoever withdrew. */
const isOpen = sql<boolean>`(consent.ended_at is not null
  and exists (select from consent_uses use where use.consent_id = consent.id))`

const state = sql<'given' | 'open' | 'ended'>`case
  when consent.ended_at is null then 'given'
  when ${isOpen} then 'open'
  else 'ended' end`

export const consents = defineList('listConsents', {
  rows: (db: Db, { member }: Context) => consentRows(db, member.customerId),
  id: 'consent.id',
  search: 'consent.nameKey',
  fields: {
    name: keyed('consent.nameKey', 'consent.name'),
    state,
    isOpen,
    form: referring('consent.formId', {
      names: { table: 'consentForms', id: 'id', name: 'name' },
    }),
    language: 'consent.language',
    givenAt: 'consent.givenAt',
    endedAt: 'consent.endedAt',
    request: referring('consent.requestId', {
      names: { table: 'consents', id: 'requestId', name: 'requestTitle' },
    }),
  },
  order: { field: 'isOpen', desc: true },
  load: (db: Db, ids, { member }) =>
    consentRows(db, member.customerId)
      .innerJoin('consentForms as form', 'form.id', 'consent.formId')
      .leftJoin('users as ender', 'ender.id', 'consent.endedByUser')
      .selectAll('consent')
      .select(['form.name as formName', 'ender.name as enderName'])
      .select(['ender.pictureUrl as enderPictureUrl', state.as('state')])
      .select(sql<string | null>`to_char(consent.purge_on, 'YYYY-MM-DD')`.as('erasedOn'))
      .where('consent.id', 'in', [...ids])
      .execute(),
  present: (row) => ({
    language: row.language as 'en',
    isOpen: row.state === 'open',
    form: { id: row.formId, name: row.formName },
    request: { id: row.requestId, name: row.requestTitle },
    isWithdrawn: row.endedBy === 'guest',
    endedBy:
      row.endedByUser === null
        ? undefined
        : {
            id: row.endedByUser,
            name: row.enderName ?? '',
            pictureUrl: row.enderPictureUrl ?? undefined,
          },
    reason: row.endReason ?? undefined,
    purgeOn: row.erasedOn ?? undefined,
  }),
  may: (_, { endedAt }) => (endedAt === null ? ['revoke'] : []),
})

export const exportConsents = exportRows('exportConsents', consents, screen)

export const revokeConsents = changeRows('revokeConsents', consents, {
  table: 'consents',
  may: 'revoke',
  async holds(ids, { db, services }) {
    const rows = await db
      .selectFrom('consents')
      .select('submissionId')
      .where(sql<boolean>`id = any(${[...ids]}::text[])`)
      .execute()
    await services.guestAnswers.lock(
      rows.map(({ submissionId }) => submissionId),
      db,
    )
  },
  each: async ({ id }, { reason }, context) =>
    void (await endConsent({ consentId: id, reason: reason ?? undefined }, context)),
})

// Whom letters of customers come from, and whom those of customers on trial reach; staff keep it.
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import {
  changeRows,
  createdNow,
  createRow,
  defineList,
  namesIn,
  referring,
} from '../../../screens/server'
import { readAllowed } from '../../../kit/mailAddress'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { failure } from '../../../server/errors'
import { postLetter } from '../../../server/mail/postLetter'
import { actsWithEntry, isDomain, recordsOf } from '../senders'
import { verifyLetter } from './verifyLetter'

const table = 'mailWhitelist'

const all = (db: Db) => db.selectFrom('mailWhitelist as entry')

export const whitelist = defineList('listWhitelist', {
  rows: all,
  id: 'entry.id',
  search: sql`search_key(entry.pattern)`,
  fields: {
    pattern: 'entry.pattern',
    customer: referring('entry.customerId', { names: namesIn('customers') }),
    purpose: 'entry.purpose',
    state: 'entry.state',
    createdAt: 'entry.createdAt',
  },
  order: { field: 'createdAt', desc: true },
  load: (db: Db, ids) =>
    all(db)
      .innerJoin('customers', 'customers.id', 'entry.customerId')
      .selectAll('entry')
      .select('customers.name as customerName')
      .where('entry.id', 'in', [...ids])
      .execute(),
  present: (row, { services }) => ({
    customer: { id: row.customerId, name: row.customerName },
    records:
      row.purpose === 'sender'
        ? recordsOf(row.pattern, services.mail.proofOf(row.id), row.found)
        : [],
  }),
  may: (_, row) => actsWithEntry(row),
})

export const addWhitelist = createRow('addWhitelist', whitelist, {
  table,
  taken: { mail_whitelist_pattern: 'alreadyListed' },
  insert: ({ customer, purpose, pattern }, id, context) => {
    const read = readAllowed(pattern)
    if (read === undefined) throw failure('addressUnfit', { address: pattern })
    return {
      id,
      customerId: customer,
      purpose,
      pattern: read,
      // Whom letters reach, staff decide alone.
      verifiedAt: purpose === 'recipient' ? context.now : null,
      ...createdNow(context),
    }
  },
  async after({ purpose, pattern }, id, context) {
    if (purpose === 'sender' && !isDomain(readAllowed(pattern) ?? '')) await write(id, context)
  },
})

export const sendSenderLinks = changeRows('sendSenderLinks', whitelist, {
  table,
  may: 'verify',
  each: ({ id }, _, context: Context) => write(id, context),
})

const write = (entryId: string, context: Context) =>
  postLetter(verifyLetter, { locale: '', params: { entryId } }, context)

export const disableWhitelist = changeRows('disableWhitelist', whitelist, {
  table,
  may: 'disable',
  set: (_, { now }) => ({ disabledAt: now }),
})

export const enableWhitelist = changeRows('enableWhitelist', whitelist, {
  table,
  may: 'enable',
  set: () => ({ disabledAt: null }),
})

export const removeWhitelist = changeRows('removeWhitelist', whitelist, {
  table,
  may: 'remove',
  removes: true,
})

const proofLetters = 24

/** What a domain publishes: nobody else can know it, and it is stored nowhere. */
export const createProofOf = (secret: Buffer) => (entryId: string) =>
  createHmac('sha256', secret).update(entryId).digest('base64url').slice(0, proofLetters)

/** Letters that were written or wait to be, for whoever asks why one did not arrive. */
import { sql } from 'kysely'
import type { OutgoingLetter } from '../../../../generated/facts/features/admin-actions'
import { changeRows, defineList, namesIn, referring } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { askForJob } from '../../../server/jobs/askForJob'
import { unsent } from '../../../server/mail/queries'
import { sendLetterJob } from '../../../server/mail/sendLetter'
import type { MailServices } from '../../../server/mail/services'

/** The name after the feature's. */
const kind = sql<OutgoingLetter['kind']>`split_part(letter.kind, '.', 2)`
const state = sql<
  OutgoingLetter['state']
>`case when letter.fault = 'unsure' and letter.state = 'failed'
  then 'unsure' else letter.state end`
/** A letter is addressed as it leaves; until then its person says to whom it goes. */
const toName = sql<string | null>`coalesce(letter.to_name, person.name)`
const toAddress = sql<string | null>`coalesce(letter.to_address, person.email)`

const all = (db: Db) =>
  db.selectFrom('letters as letter').leftJoin('users as person', 'person.id', 'letter.userId')

const letters = defineList('listLetters', {
  rows: all,
  id: 'letter.id',
  search: sql`search_key(coalesce(${toName}, '—') || ' ' || coalesce(${toAddress}, ''))`,
  fields: {
    kind,
    state,
    customer: referring('letter.customerId', { names: namesIn('customers') }),
    createdAt: 'letter.createdAt',
  },
  order: { field: 'createdAt', desc: true },
  load: (db: Db, ids) =>
    all(db)
      .leftJoin('customers as customer', 'customer.id', 'letter.customerId')
      .selectAll('letter')
      .select([
        'customer.name as customerName',
        kind.as('shortKind'),
        state.as('shownState'),
        toName.as('name'),
        toAddress.as('address'),
      ])
      .where('letter.id', 'in', ids)
      .execute(),
  present: (row, { services }) => ({
    name: row.name ?? '—',
    email: row.address ?? undefined,
    kind: row.shortKind,
    customer:
      row.customerId && row.customerName
        ? { id: row.customerId, name: row.customerName }
        : undefined,
    state: row.shownState,
    text: isForStaff(row.kind, services.mail) ? (row.bodyText ?? undefined) : undefined,
  }),
  may(_, { state: stands, tries }, { services }) {
    const isToSend =
      stands === 'failed' ||
      (stands === 'queued' && tries > 0) ||
      (stands === 'kept' && services.mail.transport !== undefined)
    return isToSend ? ['send'] : []
  },
})

/** A demo shows its letters to whoever stands at the sign-in page, so here as well. */
const isForStaff = (of: string, { showsLetters, letters: kinds }: MailServices) =>
  showsLetters || kinds.some((each) => each.kind === of && each.isForStaff)

export const listLetters = letters.handler

export const sendLettersAgain = changeRows('sendLettersAgain', letters, {
  table: 'letters',
  may: 'send',
  set: () => unsent,
  async each({ id, customerId, kind: of }, _, context: Context) {
    await askForJob(sendLetterJob, { subjectId: id, customerId }, context)
    context.audit({ action: 'letter.sentAgain', target: id, details: { kind: of } })
  },
})

/** The letters of approvals: to whoever is waited for, and to whoever asked. */
import { sql } from 'kysely'
import { decisionUndoMs } from '../../../../generated/facts/constants'
import { href } from '../../../../generated/facts/routes'
import type { Db } from '../../../server/database/tables'
import { defineLetter, drawLetter, type LetterOrder } from '../../../server/mail/letter'
import type { Services } from '../../../server/services'
import { wordsOf } from '../../../session/server'
import { approvalRows, managersAmong, waitsFor } from './approvalRows'

type Mail = Services['mail']

export const askedLetter = defineLetter({
  kind: 'approvals.asked',
  async write(order, { db, services: { mail } }) {
    const told = await findTold(order, db)
    // Decided, withdrawn or given to somebody else meanwhile.
    if (!told?.waits) return undefined
    const { name, email, title, versionNo, by, dueOn } = told
    const say = await wordsOf(mail, told.locale ?? order.locale, {
      name,
      title,
      by,
      version: String(versionNo),
      due: dueOn ?? '',
    })
    return drawLetter({ name, address: email }, say('approvalMail.asked.subject'), [
      say('approvalMail.greeting'),
      say('approvalMail.asked.lead'),
      ...(dueOn === null ? [] : [say('approvalMail.asked.due')]),
      { action: say('approvalMail.asked.action'), url: reviewOf(told, mail) },
    ])
  },
})

export const decidedLetter = defineLetter({
  kind: 'approvals.decided',
  async write(order, { db, now, services: { mail } }) {
    const told = await findTold(order, db)
    // Whoever decided anew meanwhile is written about later.
    if (!told || now.getTime() - Number(told.endedAt) < decisionUndoMs) return undefined
    const { name, email, title, versionNo, state, words } = told
    if (state !== 'approved' && state !== 'changes_requested' && state !== 'rejected') {
      return undefined
    }
    const say = await wordsOf(mail, told.locale ?? order.locale, {
      name,
      title,
      version: String(versionNo),
    })
    return drawLetter({ name, address: email }, say(`approvalMail.decided.${state}`), [
      say('approvalMail.greeting'),
      say(`approvalMail.decided.${state}`),
      ...(words === null ? [] : [words]),
      { action: say('approvalMail.decided.action'), url: reviewOf(told, mail) },
    ])
  },
})

/** To whoever is named in a comment, and sees the program. */
export const namedLetter = defineLetter({
  kind: 'approvals.named',
  async write(order, { db, services: { mail } }) {
    const told = await findComment(order, db)
    if (!told) return undefined
    const { name, email, title, versionNo, by, body } = told
    const say = await wordsOf(mail, told.locale ?? order.locale, {
      name,
      title,
      by: by ?? '',
      version: String(versionNo),
    })
    return drawLetter({ name, address: email }, say('approvalMail.named.subject'), [
      say('approvalMail.greeting'),
      say('approvalMail.named.lead'),
      body,
      { action: say('approvalMail.named.action'), url: reviewOf(told, mail) },
    ])
  },
})

export const approvalLetters = [askedLetter, decidedLetter, namedLetter] as const

const reviewOf = ({ programId }: { readonly programId: string }, { publicOrigin }: Mail) =>
  `${publicOrigin}${href('approvals.review', { programId })}`

/** The request, and whom the letter is for; undefined once either is gone. */
const findTold = ({ userId, customerId, params: { requestId = '' } }: LetterOrder, db: Db) =>
  approvalRows(db, customerId ?? '')
    .innerJoin('users as asker', 'asker.id', 'request.createdBy')
    .innerJoin('users as reader', (join) => join.on('reader.id', '=', userId ?? ''))
    .innerJoin('memberships as member', (join) =>
      join
        .onRef('member.userId', '=', 'reader.id')
        .onRef('member.customerId', '=', 'request.customerId')
        .on('member.state', '=', 'active'),
    )
    .select([
      'request.state',
      'request.programId',
      'request.endedAt',
      'program.title',
      'version.versionNo',
      'asker.name as by',
      'reader.name',
      'reader.email',
      'reader.locale',
    ])
    .select([
      waitsFor(sql`${userId}::text`).as('waits'),
      sql<string | null>`to_char(request.due_on, 'YYYY-MM-DD')`.as('dueOn'),
      sql<string | null>`(select asked.note from approval_approvers asked
        where asked.request_id = request.id and asked.note is not null
        order by asked.decided_at desc limit 1)`.as('words'),
    ])
    .where('request.id', '=', requestId)
    .executeTakeFirst()

/** What was said, and whom the letter is for; undefined once either is gone, or the program is none of theirs. */
async function findComment({ userId, customerId, params }: LetterOrder, db: Db) {
  const reader = { id: userId ?? '', customerId: customerId ?? '' }
  const managers = await managersAmong(db, reader.customerId, [reader.id])
  return db
    .selectFrom('reviewComments as comment')
    .innerJoin('programs as program', 'program.id', 'comment.programId')
    .innerJoin('programVersions as version', 'version.id', 'comment.versionId')
    .leftJoin('users as author', 'author.id', 'comment.authorId')
    .innerJoin('users as reader', (join) => join.on('reader.id', '=', reader.id))
    .innerJoin('memberships as member', (join) =>
      join
        .onRef('member.userId', '=', 'reader.id')
        .onRef('member.customerId', '=', 'comment.customerId')
        .on('member.state', '=', 'active'),
    )
    .select(['comment.programId', 'comment.body', 'program.title', 'version.versionNo'])
    .select(['author.name as by', 'reader.name', 'reader.email', 'reader.locale'])
    .where('comment.id', '=', params['commentId'] ?? '')
    .where('comment.customerId', '=', reader.customerId)
    .where('program.deletedAt', 'is', null)
    .$if(!managers.has(reader.id), (one) =>
      one.where(
        sql<boolean>`(program.owner_user_id = ${reader.id} or exists (
          select from program_collaborators other
          where other.program_id = program.id and other.user_id = ${reader.id}))`,
      ),
    )
    .executeTakeFirst()
}

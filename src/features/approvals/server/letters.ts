/** The letters of approvals: to whoever is waited for, and to whoever asked. */
import { sql } from 'kysely'
import { decisionUndoMs } from '../../../../generated/facts/constants'
import { href } from '../../../../generated/facts/routes'
import type { Db } from '../../../server/database/tables'
import { defineLetter, type LetterOrder } from '../../../server/mail/letter'
import type { Services } from '../../../server/services'
import { wordsOf } from '../../../session/server'
import { isLetterWanted, stopNoticesUrl } from '../../notifications/server'
import { approvalRows, managersAmong, waitsFor } from './approvalRows'
import { decisionNotices } from './decisionNotices'

type Mail = Services['mail']

export const askedLetter = defineLetter({
  kind: 'approvals.asked',
  async write(order, { db, services: { mail } }) {
    const told = await findTold(order, db)
    // Decided, withdrawn or given to somebody else meanwhile.
    if (!told?.waits || !(await isLetterWanted(db, 'approvalAsked', told))) return undefined
    const { name, email, title, versionNo, by, dueOn, customerId } = told
    const locale = told.locale ?? order.locale
    const version = String(versionNo)
    const say = await wordsOf(mail, locale, { due: dueOn ?? '' })
    const values = {
      name,
      by,
      title,
      version,
      wish: dueOn === null ? '' : say('approvalMail.asked.due'),
      link: reviewOf(told, mail),
      stopUrl: stopNoticesUrl(told, mail),
    }
    const to = { name, address: email }
    return mail.draw('approvals.asked', { to, customerId, locale, values }, db)
  },
})

const letterKeys = {
  approved: 'approvals.approved',
  changes_requested: 'approvals.changes_requested',
  rejected: 'approvals.rejected',
} as const

export const decidedLetter = defineLetter({
  kind: 'approvals.decided',
  async write(order, { db, now, services: { mail } }) {
    const told = await findTold(order, db)
    // Whoever decided anew meanwhile is written about later.
    if (!told || now.getTime() - Number(told.endedAt) < decisionUndoMs) return undefined
    const { name, email, title, versionNo, state, words, customerId } = told
    if (state !== 'approved' && state !== 'changes_requested' && state !== 'rejected') {
      return undefined
    }
    if (!(await isLetterWanted(db, decisionNotices[state], told))) return undefined
    const values = {
      name,
      title,
      version: String(versionNo),
      note: words ?? '',
      link: reviewOf(told, mail),
      stopUrl: stopNoticesUrl(told, mail),
    }
    const locale = told.locale ?? order.locale
    const to = { name, address: email }
    return mail.draw(letterKeys[state], { to, customerId, locale, values }, db)
  },
})

/** To whoever is named in a comment, and sees the program. */
export const namedLetter = defineLetter({
  kind: 'approvals.named',
  async write(order, { db, services: { mail } }) {
    const told = await findComment(order, db)
    if (!told || !(await isLetterWanted(db, 'mentioned', told))) return undefined
    const { name, email, title, versionNo, by, body, customerId } = told
    const values = {
      name,
      by: by ?? '',
      title,
      version: String(versionNo),
      note: body,
      link: reviewOf(told, mail),
      stopUrl: stopNoticesUrl(told, mail),
    }
    const locale = told.locale ?? order.locale
    const to = { name, address: email }
    return mail.draw('approvals.named', { to, customerId, locale, values }, db)
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
      'member.userId',
      'member.customerId',
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
    .select(['member.userId', 'member.customerId'])
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

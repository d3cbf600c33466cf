import { decisionUndoMs } from '../../../../generated/facts/constants'
import { defaultLanguage } from '../../../../generated/facts/app'
import type { Context } from '../../../server/context'
import type { LetterDefinition } from '../../../server/mail/letter'
import { postLetter } from '../../../server/mail/postLetter'
import { notify } from '../../notifications/server'
import { decisionNotices } from './decisionNotices'
import { askedLetter, decidedLetter } from './letters'

/** To those whom a request waits for, or to one of them, once what led to them cannot be taken back. */
export async function writeToApprovers(
  requestId: string,
  context: Context,
  only?: string,
): Promise<void> {
  const waited = await context.db
    .selectFrom('approvalApprovers as asked')
    .innerJoin('approvalRequests as request', (join) =>
      join
        .onRef('request.id', '=', 'asked.requestId')
        .onRef('request.stageNo', '=', 'asked.stageNo'),
    )
    .select('asked.userId')
    .where('asked.requestId', '=', requestId)
    .where('asked.decision', 'is', null)
    .execute()
  const to = waited.map(({ userId }) => userId)
  const told = only === undefined ? to : to.filter((userId) => userId === only)
  await writeTo(told, askedLetter, requestId, context)
  const { programId, title } = await aboutRequest(requestId, context)
  const by = context.member.name
  await notify(
    {
      kind: 'approvalAsked',
      to: told,
      subject: { programId },
      params: { by, title },
      group: requestId,
    },
    context,
  )
}

const aboutRequest = (requestId: string, { db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('approvalRequests as request')
    .innerJoin('programs', 'programs.id', 'request.programId')
    .select(['request.createdBy', 'request.programId', 'programs.ownerUserId', 'programs.title'])
    .where('request.id', '=', requestId)
    .executeTakeFirstOrThrow()

/** What people are told while their decision is waited for. */
export const askedNotices = ['approvalAsked', 'approvalDueTomorrow', 'approvalOverdue'] as const

/** To whoever asked and whose program it is, but not to whoever decided. */
export async function writeToAskers(
  requestId: string,
  state: keyof typeof decisionNotices,
  context: Context,
): Promise<void> {
  const { member } = context
  const { createdBy, ownerUserId, programId, title } = await aboutRequest(requestId, context)
  const to = [...new Set([createdBy, ownerUserId])].filter((userId) => userId !== member.userId)
  await writeTo(to, decidedLetter, requestId, context)
  const params = { by: member.name, title }
  await notify(
    { kind: decisionNotices[state], to, subject: { programId }, params, group: requestId },
    context,
  )
}

async function writeTo(
  userIds: readonly string[],
  letter: LetterDefinition,
  requestId: string,
  context: Context,
): Promise<void> {
  const { customerId } = context.member
  const dueAt = new Date(context.now.getTime() + decisionUndoMs)
  for (const userId of userIds) {
    const order = { userId, customerId, locale: defaultLanguage, params: { requestId }, dueAt }
    await postLetter(letter, order, context)
  }
}

// Requests are made and changed here; what becomes of them in moveRequests.ts.
import type { CrowdPrompt } from '../../../../generated/facts/features/crowd'
import { changeRow, createdNow, createRow } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, notFound } from '../../../server/errors'
import { managersAmong } from '../../approvals/server'
import { onlyForm, textOf } from '../../consent/server'
import { clipRows } from '../../footage/server'
import { requireShots, setPrompts } from './prompts'
import { publishedTemplate } from '../../programs/server'
import { columnsOf, judgeDays, titled } from './requestColumns'
import { requests } from './requests'
import { tokenHashOf } from './services'
import { showRequest } from './tellOfRequest'

const table = 'crowdRequests'

export const addCrowdRequest = createRow('addCrowdRequest', requests, {
  table,
  async insert(values, id, context) {
    judgeDays(values)
    await requireNamed(values, context)
    const columns = await columnsOf(values, context)
    const { customerId } = context.member
    const consentFormId = values.consentForm ?? (await onlyForm(context.db, customerId))
    return {
      id,
      customerId,
      ...columns,
      consentFormId,
      title: titled(values.title),
      linkHash: tokenHashOf(context.services.crowd.openTokenOf(id, 1)),
      ...createdNow(context),
    }
  },
  async after({ prompts, reviewers }, id, context) {
    await setPrompts(id, prompts, context)
    await setReviewers(id, reviewers ?? [], context)
    await showRequest(id, context)
  },
})

export const updateCrowdRequest = changeRow('updateCrowdRequest', requests, {
  table,
  may: 'edit',
  needs: { prompts: 'ask', orientation: 'ask', consentForm: 'ask' },
  async set(values, row, context) {
    await requireNamed(values, context)
    judgeDays({
      opensOn: values.opensOn === undefined ? row.opensOn : values.opensOn,
      closesOn: values.closesOn === undefined ? row.closesOn : values.closesOn,
    })
    return columnsOf(values, context)
  },
  async after({ prompts, reviewers }, { id }, context) {
    if (prompts) await setPrompts(id, prompts, context)
    if (reviewers !== undefined) await setReviewers(id, reviewers ?? [], context)
    await showRequest(id, context)
  },
})

interface Named {
  readonly consentForm?: string | null | undefined
  readonly welcomeClip?: string | null | undefined
  readonly template?: string | null | undefined
  readonly prompts?: readonly CrowdPrompt[] | undefined
}

/** What is named has to be there, for whoever names it. */
async function requireNamed(
  { consentForm, welcomeClip, template, prompts }: Named,
  context: Context,
) {
  const { db, member } = context
  const { customerId } = member
  if (consentForm && !(await textOf(db, { customerId, formId: consentForm, language: 'en' })))
    throw notFound()
  if (template) await requireTemplate(template, context)
  if (prompts) await requireShots(prompts, context)
  if (!welcomeClip) return
  const clip = await clipRows(db, member)
    .select('clip.id')
    .where('clip.id', '=', welcomeClip)
    .where('clip.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!clip) throw notFound()
}

/** People present themselves in bios of their own: no draft is made of a template for these. */
async function requireTemplate(templateId: string, context: Context): Promise<void> {
  const found = await publishedTemplate(templateId, context)
  if (!found) throw notFound('template')
  if (found.isBio) throw failure('templateOfBios', { title: found.title })
}

/** Only those who manage campaigns see the answers. */
async function setReviewers(
  requestId: string,
  given: readonly string[],
  { db, member: { customerId } }: Context,
): Promise<void> {
  const userIds = [...new Set(given)]
  const managers = await managersAmong(db, customerId, userIds)
  if (managers.size < userIds.length) throw failure('reviewerNoManager')
  await db.deleteFrom('crowdReviewers').where('requestId', '=', requestId).execute()
  if (userIds.length === 0) return
  await db
    .insertInto('crowdReviewers')
    .values(userIds.map((userId) => ({ requestId, customerId, userId })))
    .execute()
}

/** Two kinds of customers and everybody in them, made when they are first asked for. */
import { ulid } from 'ulid'
import type { FlagId } from '../../../generated/facts/flags'
import { roles as known, type RoleId } from '../../../generated/facts/roles'
import { insertClip } from '../../support/clips'
import { insertBumper } from '../../support/bumpers'
import { insertScript } from '../../support/scripts'
import { insertRender } from '../../support/programs'
import { aComment, anApproval, aPolicy } from '../../support/approvals'
import { aChannel, deliver } from '../../support/channels'
import { aConsent, aConsentForm } from '../../support/consents'
import { aCampaign, aCampaignLetter, aMessage, aSuppression } from '../../support/campaigns'
import { insertSharePage } from '../../support/sharing'
import { insertTemplate } from '../../support/templates'
import { insertFile } from '../../support/files'
import { aDeliverable, aFileRequest, aRecordingTask, aTake } from '../../support/work'
import { anOwnRole } from '../../support/roles'
import { aContact, aContactList } from '../../support/audience'
import { aCrowdSubmission, aStoryboard } from '../../support/work'
import { aProfileField } from '../../support/directory'
import { anOrder } from '../../support/orders'
import {
  aCustomer,
  aMember,
  callAs,
  signIn,
  type TestApp,
  type TestSession,
} from '../../support/world'
import type { Things } from './requests'

/** How somebody stands when the call is made. Whoever is locked, inactive or gone was let in before. */
export const standings = [
  'member',
  'locked',
  'inactive',
  'expelled',
  'signedOut',
  'mustChangePassword',
] as const
export type Standing = (typeof standings)[number]

export interface Caller {
  readonly roles: readonly RoleId[]
  readonly flags: Readonly<Record<FlagId, boolean>>
  readonly standing: Standing
}

export const noThings = (): Things => ({
  customerId: ulid(),
  userId: ulid(),
  clipId: ulid(),
  fileId: ulid(),
  scriptId: ulid(),
  templateId: ulid(),
  storyboardId: ulid(),
  requestId: ulid(),
  submissionId: ulid(),
  bumperId: ulid(),
  programId: ulid(),
  renderId: ulid(),
  versionId: ulid(),
  approvalId: ulid(),
  commentId: ulid(),
  policyId: ulid(),
  pageId: ulid(),
  uploadId: ulid(),
  sessionId: ulid(),
  contactId: ulid(),
  contactListId: ulid(),
  channelId: ulid(),
  deliveryId: ulid(),
  profileFieldId: ulid(),
  roleId: '9991232',
  taskId: ulid(),
  takeId: ulid(),
  formId: ulid(),
  consentId: ulid(),
  fileRequestId: ulid(),
  deliverableId: ulid(),
  orderId: ulid(),
  campaignId: ulid(),
  letterId: ulid(),
  messageId: ulid(),
  suppressionId: ulid(),
})

export const canaryOf = (customerId: string) => `canary-${customerId}`

export function createWorld(app: TestApp) {
  const { db } = app.database
  const customers = new Map<string, Promise<Things>>()
  const sessions = new Map<string, Promise<TestSession>>()
  const owners = new Map<string, TestSession>()

  function customerWith(flags: Caller['flags'], standing: Standing): Promise<Things> {
    const key = JSON.stringify([flags, standing === 'locked'])
    const made = customers.get(key) ?? makeCustomer(flags)
    customers.set(key, made)
    return made
  }

  async function makeCustomer(flags: Caller['flags']): Promise<Things> {
    const customerId = await aCustomer(db, { flags: JSON.stringify(flags) })
    const owner = await aMember(db, { customerId, roles: ['cm'] })
    const session = await signIn(app, owner)
    owners.set(customerId, session)
    const { body } = await callAs(app, session, 'startClipUpload', { name: 'film.mp4', bytes: 10 })
    const { upload } = body['clientResponse'] as { upload: { uploadId: string } }
    const clipId = await insertClip(db, owner, { title: canaryOf(customerId) })
    const fileId = await insertFile(db, owner, { title: canaryOf(customerId) })
    const templateId = await insertTemplate(db, owner, { title: canaryOf(customerId) })
    const storyboardId = await aStoryboard(db, owner, { title: canaryOf(customerId) })
    const { requestId, submissionId } = await aCrowdSubmission(db, owner, {
      state: 'submitted',
      reviewers: [],
      title: canaryOf(customerId),
    })
    const scriptId = await insertScript(db, owner, { title: canaryOf(customerId) })
    const bumperId = await insertBumper(db, owner, { title: canaryOf(customerId) })
    const approval = await anApproval(db, owner, { title: canaryOf(customerId) })
    const commentId = await aComment(db, owner, approval, canaryOf(customerId))
    const renderId = await insertRender(db, owner, approval.programId)
    const policyId = await aPolicy(db, owner, [{ approvers: [owner.userId], rule: 'any' }], {
      name: canaryOf(customerId),
    })
    const pageId = await insertSharePage(db, owner, approval.programId, canaryOf(customerId))
    const { userId } = owner
    const { id: sessionId } = await db
      .selectFrom('sessionFamilies')
      .select('id')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    const contactListId = await aContactList(db, { customerId })
    const contactId = await aContact(db, {
      customerId,
      firstName: canaryOf(customerId),
      lists: [contactListId],
    })
    // To whoever neither owns nor follows it, it is not there.
    const channelId = await aChannel(db, owner, {
      name: canaryOf(customerId),
      access: 'secret',
      owners: [userId, (await aMember(db, { customerId, roles: ['cm'] })).userId],
    })
    const { programId } = approval
    const deliveryId = await deliver(db, owner, programId, { channelId })
    const profileFieldId = await aProfileField(db, { customerId })
    const taskId = await aRecordingTask(db, owner, { title: canaryOf(customerId) })
    const takeId = await aTake(db, owner, { taskId, clipId })
    const formId = await aConsentForm(db, owner, { name: canaryOf(customerId) })
    const { consentId } = await aConsent(db, owner, { formId, name: canaryOf(customerId) })
    const fileRequestId = await aFileRequest(db, owner, { title: canaryOf(customerId) })
    const deliverableId = await aDeliverable(db, owner, { title: canaryOf(customerId) })
    const orderId = await anOrder(db, owner, {
      title: canaryOf(customerId),
      vendorCustomerId: await aCustomer(db),
    })
    const campaignId = await aCampaign(db, owner, {
      name: canaryOf(customerId),
      contacts: [contactId],
    })
    const letterId = await aCampaignLetter(db, owner, {
      campaignId,
      subject: canaryOf(customerId),
    })
    const messageId = await aMessage(db, owner, { campaignId, letterId, contactId })
    const suppressionId = await aSuppression(db, owner, contactId)
    const { uploadId } = upload
    const roleId = await anOwnRole(db, { customerId, role: 'cc' })
    const audience = {
      scriptId,
      templateId,
      storyboardId,
      requestId,
      submissionId,
      bumperId,
      renderId,
      ...approval,
      commentId,
      policyId,
      pageId,
      contactId,
      contactListId,
      channelId,
      deliveryId,
      profileFieldId,
      roleId,
      taskId,
      takeId,
      formId,
      consentId,
      fileRequestId,
      deliverableId,
      orderId,
      campaignId,
      letterId,
      messageId,
      suppressionId,
    }
    return { customerId, userId, clipId, fileId, uploadId, sessionId, ...audience }
  }

  async function makeSession({ roles, flags, standing }: Caller): Promise<TestSession> {
    const { customerId } = await customerWith(flags, standing)
    const member = await aMember(db, { customerId, roles })
    const session = await signIn(app, member)
    const { userId } = member
    if (standing === 'locked') await lock(customerId)
    if (standing === 'inactive')
      await db.updateTable('users').set({ state: 'inactive' }).where('id', '=', userId).execute()
    if (standing === 'mustChangePassword')
      await db
        .updateTable('users')
        .set({ mustChangePassword: true })
        .where('id', '=', userId)
        .execute()
    if (standing === 'expelled')
      await db.deleteFrom('memberships').where('userId', '=', userId).execute()
    if (standing === 'signedOut')
      await db
        .updateTable('sessionFamilies')
        .set({ endReason: 'signOut', endedAt: app.clock.now })
        .where('userId', '=', userId)
        .execute()
    return session
  }

  const lock = (customerId: string) =>
    db.updateTable('customers').set({ isLocked: true }).where('id', '=', customerId).execute()

  return {
    /** The things of the caller's own customer. */
    things: ({ flags, standing }: Caller) => customerWith(flags, standing),
    /** Who made them, a full administrator. */
    async owner({ flags, standing }: Caller): Promise<TestSession> {
      const { customerId } = await customerWith(flags, standing)
      return owners.get(customerId)!
    },
    async session(caller: Caller): Promise<TestSession> {
      const key = JSON.stringify(caller)
      // One after the other: a locked customer lets nobody sign in, so it is opened for each of its people.
      const made = sessions.get(key) ?? reopened(caller, () => makeSession(caller))
      sessions.set(key, made)
      return made
    },
  }

  async function reopened(
    { flags, standing }: Caller,
    make: () => Promise<TestSession>,
  ): Promise<TestSession> {
    if (standing !== 'locked') return make()
    const { customerId } = await customerWith(flags, standing)
    await db
      .updateTable('customers')
      .set({ isLocked: false })
      .where('id', '=', customerId)
      .execute()
    return make()
  }
}

export const roleIds = Object.keys(known) as RoleId[]

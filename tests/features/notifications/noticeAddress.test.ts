// Each notice leads whoever is told of it to the thing: a route they may open, whose page or list shows it.
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { profilesFacts, viewportFacts } from '../../../generated/facts/access'
import type { FlagId } from '../../../generated/facts/flags'
import { notices, type NoticeKind } from '../../../generated/facts/notices'
import type { RoleId } from '../../../generated/facts/roles'
import { routes } from '../../../generated/facts/routes'
import type { ServedCallId } from '../../../generated/wiring/calls'
import { can } from '../../../src/access/can'
import { worldOf } from '../../../src/access/worldOf'
import { noticeAddress } from '../../../src/features/notifications/noticeAddress'
import { matchRoute } from '../../../src/shell/routing/matchRoute'
import { aVersion } from '../../support/approvals'
import { aCampaign, aCampaignLetter } from '../../support/campaigns'
import { aChannel } from '../../support/channels'
import { insertClip } from '../../support/clips'
import { aConsent, aConsentForm } from '../../support/consents'
import { freshMediaApp } from '../../support/mediaApp'
import { anOrder } from '../../support/orders'
import { insertSharePage } from '../../support/sharing'
import {
  aCrowdSubmission,
  aDeliverable,
  aFileRequest,
  anInboxItem,
  aProgram,
  aRecordingTask,
} from '../../support/work'
import { aCustomer, aMember, callAs, signIn } from '../../support/world'

const app = await freshMediaApp({ processes: false })
const { db } = app.database
const vendor = await aCustomer(db, { flags: JSON.stringify({ proEditVendor: true }) })
const flags = { campaignManagerAccess: true }
const customerId = await aCustomer(db, { vendorCustomerId: vendor, flags: JSON.stringify(flags) })

async function join(role: RoleId, customer = customerId) {
  const member = await aMember(db, { customerId: customer, roles: [role] })
  return { ...member, customerId: customer, role, session: await signIn(app, member) }
}
const people = {
  mira: await join('cm'),
  /** Asks, and manages. */
  adrian: await join('cm'),
  chloe: await join('cc'),
  victor: await join('viewer'),
  vendor: await join('cm', vendor),
  editor: await join('cc', vendor),
}
const { mira, chloe, victor } = people
type Who = keyof typeof people

/** Asked of somebody by Mira. */
const taskFor = async (who: Who, state: 'opened' | 'submitted' | 'declined' | 'accepted') => {
  const asked = { state, mode: 'person' as const, assigneeUserId: people[who].userId }
  return { taskId: await aRecordingTask(db, mira, asked) }
}
const filesOf = async (who: Who, state: 'requested' | 'submitted') => ({
  fileRequestId: await aFileRequest(db, mira, { state, assigneeUserId: people[who].userId }),
})
const deliverableOf = async (who: Who) => ({
  deliverableId: await aDeliverable(db, mira, { makerUserId: people[who].userId }),
})
const orderIn = async (state: 'draft' | 'submitted' | 'in_review' | 'assigned') => ({
  orderId: await anOrder(db, mira, {
    vendorCustomerId: vendor,
    state,
    ownerUserId: chloe.userId,
    programId: (await programOf('chloe')).programId,
    ...(state === 'draft' && { submittedAt: null }),
    ...(state === 'assigned' && { editorUserId: people.editor.userId }),
  }),
})
const programOf = async (who: Who) => ({ programId: await aProgram(db, people[who]) })
const inboxOf = async (who: Who) => ({ programId: await anInboxItem(db, people[who]) })

async function versionOf(who: Who) {
  const { programId } = await programOf(who)
  await aVersion(db, people[who], programId)
  return { programId, versionNo: '1' }
}

interface Lead {
  readonly to: Who
  readonly about: () => Promise<Readonly<Record<string, string>>>
  /** Of the page; lists are asked for the row. */
  readonly call: ServedCallId
}

const review = (to: Who): Lead => ({ to, about: () => versionOf('chloe'), call: 'listPrograms' })
const edited: Lead = { to: 'chloe', about: () => programOf('chloe'), call: 'listPrograms' }
const watched = (to: Who): Lead => ({ to, about: () => inboxOf(to), call: 'getWatch' })
const task = (to: Who, who: Who, state: Parameters<typeof taskFor>[1]): Lead => ({
  to,
  about: () => taskFor(who, state),
  call: 'listRecordingTasks',
})
const files = (to: Who, state: 'requested' | 'submitted'): Lead => ({
  to,
  about: () => filesOf('victor', state),
  call: 'listFileRequests',
})
const made: Lead = { to: 'chloe', about: () => deliverableOf('chloe'), call: 'listDeliverables' }
const order = (to: Who, state: Parameters<typeof orderIn>[0]): Lead => ({
  to,
  about: () => orderIn(state),
  call: 'listOrders',
})

const leads: Readonly<Record<NoticeKind, Lead>> = {
  approvalAsked: review('mira'),
  approvalDueTomorrow: review('mira'),
  approvalOverdue: review('mira'),
  approvalGiven: review('chloe'),
  changesAsked: review('chloe'),
  approvalRefused: review('chloe'),
  commented: review('chloe'),
  mentioned: review('mira'),
  shareApproved: review('chloe'),
  shareChangesAsked: review('chloe'),
  shareCommented: review('chloe'),
  shareGuessed: {
    to: 'chloe',
    about: async () => ({
      pageId: await insertSharePage(db, chloe, (await inboxOf('chloe')).programId),
    }),
    call: 'listSharePages',
  },
  letterStopped: {
    to: 'mira',
    about: async () => ({
      letterId: await aCampaignLetter(db, mira, { campaignId: await aCampaign(db, mira) }),
    }),
    call: 'listCampaignLetters',
  },
  channelAsked: {
    to: 'victor',
    about: async () => ({ channelId: await aChannel(db, mira, { owners: [victor.userId] }) }),
    call: 'listChannels',
  },
  channelLetIn: {
    to: 'victor',
    about: async () => ({ id: await aChannel(db, mira) }),
    call: 'getChannel',
  },
  consentWithdrawn: {
    to: 'mira',
    about: async () => {
      const { submissionId } = await aCrowdSubmission(db, mira, {
        state: 'withdrawn',
        reviewers: [],
      })
      const formId = await aConsentForm(db, mira, { name: ulid() })
      const { consentId } = await aConsent(db, mira, { formId, submissionId })
      return { consentId }
    },
    call: 'listConsents',
  },
  programHoldsWithdrawn: edited,
  filmMade: edited,
  filmFailed: edited,
  guestAnswered: {
    to: 'adrian',
    about: async () => {
      const { submissionId } = await aCrowdSubmission(db, mira, {
        state: 'submitted',
        reviewers: [],
      })
      return { submissionId }
    },
    call: 'listCrowdSubmissions',
  },
  deliverableAsked: made,
  deliverableChanges: made,
  deliverableAccepted: made,
  deliverableReconsidered: made,
  deliverableCancelled: made,
  deliverableDelivered: { ...made, to: 'mira' },
  filesAsked: files('victor', 'requested'),
  filesSent: files('mira', 'submitted'),
  filesAccepted: files('victor', 'submitted'),
  filesReturned: files('victor', 'requested'),
  filesBroken: files('victor', 'requested'),
  filesReconsidered: files('victor', 'submitted'),
  filesDeclined: files('mira', 'requested'),
  filesCancelled: files('victor', 'requested'),
  filesReassigned: files('victor', 'requested'),
  filesReminded: files('victor', 'requested'),
  commentReported: watched('chloe'),
  viewerCommented: watched('chloe'),
  watchRequired: watched('victor'),
  watchSoon: watched('victor'),
  watchToday: watched('victor'),
  watchOverdue: watched('victor'),
  recordingImported: {
    to: 'chloe',
    about: async () => ({ clipId: await insertClip(db, chloe) }),
    call: 'listClips',
  },
  orderDrafted: order('mira', 'draft'),
  orderSent: order('vendor', 'submitted'),
  orderAccepted: order('chloe', 'submitted'),
  orderDeclined: order('chloe', 'submitted'),
  orderGiven: order('editor', 'assigned'),
  orderDelivered: order('chloe', 'in_review'),
  orderHeld: order('chloe', 'submitted'),
  orderChanges: order('editor', 'assigned'),
  orderApproved: order('editor', 'assigned'),
  orderCancelled: order('editor', 'assigned'),
  orderWithdrawn: order('vendor', 'submitted'),
  taskAsked: task('victor', 'victor', 'opened'),
  takeSent: task('adrian', 'victor', 'submitted'),
  takeAccepted: task('victor', 'victor', 'accepted'),
  retakeAsked: task('victor', 'victor', 'opened'),
  taskReconsidered: task('victor', 'victor', 'submitted'),
  taskDeclined: task('mira', 'victor', 'declined'),
  taskCancelled: task('victor', 'victor', 'opened'),
  taskReassigned: task('victor', 'victor', 'opened'),
  taskReminded: task('victor', 'victor', 'opened'),
  takeBroken: task('victor', 'victor', 'opened'),
  taskHeld: task('victor', 'victor', 'opened'),
  taskDueTomorrow: task('victor', 'victor', 'opened'),
  taskOverdue: task('victor', 'victor', 'opened'),
  taskNeedsPerson: task('mira', 'chloe', 'opened'),
}

const facts = viewportFacts.wide | profilesFacts.one
const worlds = (who: Who) => {
  const { role, customerId: at } = people[who]
  const own: Partial<Record<FlagId, boolean>> = at === vendor ? { proEditVendor: true } : flags
  return worldOf([role], own, facts)
}

test.each(Object.keys(notices) as NoticeKind[])('%s', async (kind) => {
  const { to, about, call } = leads[kind]
  const subject = await about()
  const address = noticeAddress({ kind, subject })
  expect(address).not.toMatch(/[{}]|=&|=$|\/\//)
  const match = matchRoute(address.split('?')[0]!)
  expect(match?.routeId).toBe(notices[kind].route)
  expect(Object.entries(subject)).toEqual(
    expect.arrayContaining(Object.entries(match?.params ?? {})),
  )
  const route = routes[notices[kind].route]
  const passed = [route, ...(route.rowOf === undefined ? [] : [routes[route.rowOf]])]
  expect(passed.map(({ access }) => can(access, worlds(to)))).not.toContain(false)

  const [id = ''] = Object.values(match?.params ?? {})
  const pages: Partial<Record<ServedCallId, object>> = {
    getWatch: { programId: id },
    getChannel: { id },
  }
  const { body } = await callAs(app, people[to].session, call, pages[call] ?? { ids: [id] })
  expect(body['status']).toBe('Ok')
  expect(body['clientResponse']).toMatchObject(call in pages ? {} : { rows: [{}] })
})

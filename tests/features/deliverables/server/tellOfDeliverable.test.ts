// What people are told of deliverables is read as soon as somebody did what it asks for.
import { expect, test } from 'vitest'
import type { ListNotificationsResponse } from '../../../../generated/facts/features/notifications'
import { notify } from '../../../../src/features/notifications/server'
import { ulid } from 'ulid'
import { aDeliverable } from '../../../support/work'
import { deliverableWorld } from './world'

const { app, db, customerId, people, outcome, act } = await deliverableWorld()
const { mira, adrian, chloe } = people

test.each(['deliverableAsked', 'deliverableChanges'] as const)(
  '%s is read once it is cancelled, whoever does it',
  async (kind) => {
    const state = kind === 'deliverableAsked' ? 'planned' : 'changes_requested'
    const id = await aDeliverable(db, mira, { makerUserId: chloe.userId, state })
    const telling = {
      db,
      now: new Date(),
      newId: () => ulid(),
      services: app.services,
      afterCommit: (task: () => void | Promise<void>) => void task(),
      member: { customerId },
    }
    const subject = { deliverableId: id }
    const params = { by: 'Mira', title: 'A deliverable' }
    await notify({ kind, to: [chloe.userId], subject, params }, telling)
    const unread = async () => {
      const { reply } = await outcome(chloe, 'listNotifications', {})
      const { items } = reply as ListNotificationsResponse
      return items
        .filter((told) => told.subject['deliverableId'] === id && !told.isRead)
        .map((told) => told.kind)
    }
    expect(await unread()).toEqual([kind])
    expect(await act(adrian, 'cancelDeliverables', id)).toBe('ok')
    expect(await unread()).toEqual(['deliverableCancelled'])
  },
)

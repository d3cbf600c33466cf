// Reviewers are told of guests, who are counted once each, until somebody has decided.
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import type { ListNotificationsResponse } from '../../../../generated/facts/features/notifications'
import { tellSubmitted } from '../../../../src/features/crowd/server'
import { crowdWorld, prompt } from './world'

const { app, db, customerId, people, outcome, act, aRequest } = await crowdWorld()
const { mira, adrian } = people

async function told(requestTitle: string) {
  const { reply } = await outcome(mira, 'listNotifications', {})
  const { items } = reply as ListNotificationsResponse
  return items.filter(({ params, isRead }) => params['title'] === requestTitle && !isRead)
}

test('three answers of two guests are two guests, and none once all are decided', async () => {
  const { requestId } = await aRequest({ prompts: [prompt()] })
  const title = `Tell us ${requestId}`
  const telling = {
    db,
    now: new Date(),
    newId: () => ulid(),
    services: app.services,
    afterCommit: (task: () => void | Promise<void>) => void task(),
    member: { customerId },
  }
  async function send(guestName: string, guestEmail: string, submissionId = ulid()) {
    const at = new Date()
    await db
      .insertInto('crowdSubmissions')
      .values({
        id: submissionId,
        customerId,
        requestId,
        guestName,
        state: 'submitted',
        createdAt: at,
        updatedAt: at,
      })
      .onConflict((known) => known.column('id').doNothing())
      .execute()
    await tellSubmitted(
      { submissionId, requestId, title, guestName, guestEmail, language: null },
      telling,
    )
    return submissionId
  }
  const dana = await send('Dana', 'dana@lund.example')
  await send('Dana', 'dana@lund.example', dana)
  const tom = await send('Tom', 'tom@lund.example')
  expect(await told(title)).toMatchObject([{ kind: 'guestAnswered', count: 2 }])
  expect(await act(adrian, 'rejectCrowdSubmissions', dana)).toBe('ok')
  expect(await told(title)).toMatchObject([{ count: 1, subject: { submissionId: tom } }])
  expect(await act(adrian, 'rejectCrowdSubmissions', tom)).toBe('ok')
  expect(await told(title)).toEqual([])
})

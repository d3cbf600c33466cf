// What people are told of file requests is read as soon as somebody did what it asks for.
import { expect, test } from 'vitest'
import type { ListNotificationsResponse } from '../../../../generated/facts/features/notifications'
import type { NoticeKind } from '../../../../generated/facts/notices'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import type { RequestState } from '../../../../src/features/file-requests/fileRequest'
import { requestWorld } from './world'

const { people, outcome, act, requestIn } = await requestWorld()
type Who = 'mira' | 'adrian' | 'victor'
type Act = readonly [Who, ServedCallId, object?]

async function unreadOf(who: Who, requestId: string): Promise<string[]> {
  const { reply } = await outcome(people[who], 'listNotifications', {})
  const { items } = reply as ListNotificationsResponse
  return items
    .filter(({ subject, isRead }) => subject['fileRequestId'] === requestId && !isRead)
    .map(({ kind }) => kind)
}
const noTime = { declineReason: 'noTime', declineWords: null }

test.each<[NoticeKind, RequestState, Act, Who, Act]>([
  [
    'filesReminded',
    'opened',
    ['mira', 'remindFileRequests'],
    'victor',
    ['adrian', 'cancelFileRequests'],
  ],
  [
    'filesDeclined',
    'opened',
    ['victor', 'declineFileRequests', noTime],
    'mira',
    ['adrian', 'cancelFileRequests'],
  ],
  [
    'filesDeclined',
    'opened',
    ['victor', 'declineFileRequests', noTime],
    'mira',
    ['victor', 'undeclineFileRequests'],
  ],
  ['filesSent', 'opened', ['victor', 'submitFiles'], 'mira', ['adrian', 'cancelFileRequests']],
  ['filesSent', 'opened', ['victor', 'submitFiles'], 'mira', ['victor', 'takeBackFiles']],
])('%s of what is %s', async (kind, state, [by, call, values], to, [decider, decision]) => {
  const { requestId } = await requestIn(state)
  expect(await act(people[by], call, requestId, values)).toBe('ok')
  expect(await unreadOf(to, requestId)).toEqual([kind])
  expect(await act(people[decider], decision, requestId)).toBe('ok')
  expect(await unreadOf(to, requestId)).not.toContain(kind)
})

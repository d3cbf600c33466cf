// What becomes of a crowd request, and when guests come in (work.md 2).
import { describe, expect, test } from 'vitest'
import {
  doorOf,
  moveRequest,
  type RequestDoor,
  type RequestEvent,
  type RequestState,
} from '../../../src/features/crowd/request'

/** CrowdRequest, as work.md 2 says it. */
const spoken: Readonly<Record<RequestState, Partial<Record<RequestEvent, RequestState>>>> = {
  draft: { open: 'open' },
  open: { pause: 'paused', close: 'closed' },
  paused: { resume: 'open', close: 'closed' },
  closed: { reopen: 'open', archive: 'archived' },
  archived: {},
}
const events = ['open', 'pause', 'resume', 'close', 'reopen', 'archive'] as const

describe.each(Object.keys(spoken) as RequestState[])('a request that is %s', (state) => {
  test.each(events)('takes %s as the table says', (event) => {
    expect(moveRequest(state, event)).toBe(spoken[state][event])
  })
})

const noon = new Date('2026-11-25T12:00:00Z')
const [before, after] = [new Date('2026-11-25T11:00:00Z'), new Date('2026-11-25T13:00:00Z')]
const given: RequestDoor = { state: 'open', opensAt: null, expiresAt: null }

test.each<{ when: string; change: Partial<RequestDoor>; door: string }>([
  { when: 'is open', change: {}, door: 'open' },
  { when: 'is a draft', change: { state: 'draft' }, door: 'notYet' },
  { when: 'opens later', change: { opensAt: after }, door: 'notYet' },
  { when: 'opens now', change: { opensAt: noon }, door: 'open' },
  { when: 'has opened', change: { opensAt: before }, door: 'open' },
  { when: 'closes later', change: { expiresAt: after }, door: 'open' },
  { when: 'closes now', change: { expiresAt: noon }, door: 'closed' },
  { when: 'is paused', change: { state: 'paused' }, door: 'paused' },
  {
    when: 'is paused and its day is over',
    change: { state: 'paused', expiresAt: before },
    door: 'closed',
  },
  { when: 'is closed', change: { state: 'closed', expiresAt: after }, door: 'closed' },
  { when: 'is archived', change: { state: 'archived' }, door: 'closed' },
])('guests find it $door when it $when', ({ change, door }) => {
  expect(doorOf({ ...given, ...change }, noon)).toBe(door)
})

import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type { ListInboxRequest } from '../../../../generated/facts/features/home'
import '../../../../src/features/home/client/home.model'
import { $continued } from '../../../../src/features/home/client/continue.model'
import { allList } from '../../../../src/features/home/client/lists'
import { eventHeard } from '../../../../src/shell/events/heard'
import { openArea } from '../../../support/area'
import { aWatch } from './watch/aWatch'

const row = (programId: string) => ({
  ...aWatch({ programId, state: 'started' }),
  turn: 0,
  isPosted: false,
  deliveredAt: '2026-01-01T00:00:00.000Z',
  may: [],
  rev: 1,
})

test.each([
  { topic: 'inbox', shown: ['p1', 'p2'] },
  { topic: 'notifications', shown: ['p1'] },
] as const)(
  'once $topic have changed the open list shows $shown, and so does what one goes on with',
  async ({ topic, shown }) => {
    const sent = ['p1']
    const { scope } = await openArea(
      'home.library',
      {
        listInbox: ({ ids = sent }: ListInboxRequest) => ({
          rows: ids.map(row),
          total: sent.length,
        }),
      },
      { pathname: '/home/library', search: '' },
    )
    sent.push('p2')
    await allSettled(eventHeard, { scope, params: { topic } })
    expect(scope.getState(allList.rows.$ids)).toEqual(shown)
    const continued = scope.getState($continued).rows.map(({ programId }) => programId)
    expect([...new Set(continued)]).toEqual(shown)
  },
)

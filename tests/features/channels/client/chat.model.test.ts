// The chat of a channel, in its settings (reach.md).
import { expect, test } from 'vitest'
import type { GetChatHookRequest } from '../../../../generated/facts/features/channels'
import '../../../../src/features/channels/client/channels.model'
import { $hook } from '../../../../src/features/channels/client/chat.model'
import { openArea } from '../../../support/area'

const row = (channelId: string) => ({
  channelId,
  name: channelId,
  access: 'open',
  posting: 'owners',
  owners: [],
  autoRoles: [],
  backfill: 'none',
  mail: 'off',
  hasComments: false,
  subscribers: 0,
  asked: 0,
  programs: 0,
  joining: 'none',
  state: 'active',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  may: ['edit'],
  rev: 1,
})

test('a channel without a chat says so, instead of reading on', async () => {
  const asked: string[] = []
  const { scope } = await openArea(
    'channels.manage',
    {
      listChannels: () => ({ rows: [row('c1')] }),
      getChatHook({ channelId }: GetChatHookRequest) {
        asked.push(channelId)
        return {}
      },
    },
    { search: '?open=c1&tab=settings' },
  )
  expect(asked).toEqual(['c1'])
  expect(scope.getState($hook)).toBeUndefined()
})

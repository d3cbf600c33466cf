import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type {
  GetCampaignResultsRequest,
  GetCampaignResultsResponse,
} from '../../../../generated/facts/features/campaigns'
import '../../../../src/features/campaigns/client/campaigns.model'
import { campaignScreen } from '../../../../src/features/campaigns/client/lists'
import { $reach } from '../../../../src/features/campaigns/client/starting.model'
import { $session } from '../../../../src/session/client/tokens/session.model'
import { defaultFlags } from '../../../../src/session/client/tokens/storedSession'
import { openArea } from '../../../support/area'
import { aSession } from '../../../support/browserEdge'
import { withResolvers } from '../../../support/withResolvers'

const row = (campaignId: string) => ({
  campaignId,
  name: 'Spring',
  consent: 'agreed',
  state: 'draft',
  programs: [],
  lists: [],
  contacts: [],
  channels: [],
  requests: [],
  letters: 1,
  owner: { id: 'u1', name: 'Mira' },
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  may: ['start'],
})

const noResults: GetCampaignResultsResponse = {
  audience: 0,
  audienceHeld: 0,
  audienceUndecided: 0,
  recipients: 0,
  sent: 0,
  visited: 0,
  started: 0,
  watched: 0,
  replied: 0,
  held: 0,
  heldBounced: 0,
  heldStopped: 0,
  unsure: 0,
  sendsMail: true,
  hearsBounces: true,
  resting: [],
  days: [],
}

test.each([
  { action: 'start', ids: ['c1'], reach: { reached: 5, held: 1, undecided: 2 } },
  { action: 'start', ids: ['c1', 'c2'], reach: null },
])('the question of $action for $ids says whom it reaches: $reach', async (given) => {
  const flags = { ...defaultFlags(), campaignManagerAccess: true }
  const { scope } = await openArea(
    'campaigns.mine',
    {
      listCampaigns: () => ({ rows: [row('c1'), row('c2')] }),
      getCampaignResults: () => ({
        ...noResults,
        audience: 8,
        audienceHeld: 3,
        audienceUndecided: 2,
      }),
    },
    { values: [[$session, aSession({ flags, expiresAt: 9_000_000_000 })]] },
  )
  const { actionAsked, dismissed } = { ...campaignScreen.form.rows, ...campaignScreen.list.actions }
  const params = { action: given.action, selection: { ids: given.ids } }
  await allSettled(actionAsked, { scope, params })
  expect(scope.getState($reach)).toEqual(given.reach)
  await allSettled(dismissed, { scope })
  expect(scope.getState($reach)).toBe(null)
})

test('a reply that comes late, about a campaign asked about before, is not shown', async () => {
  const flags = { ...defaultFlags(), campaignManagerAccess: true }
  const late = withResolvers<void>()
  const { scope } = await openArea(
    'campaigns.mine',
    {
      listCampaigns: () => ({ rows: [row('c1'), row('c2')] }),
      async getCampaignResults({ campaignId }: GetCampaignResultsRequest) {
        if (campaignId === 'c1') await late.promise
        return { ...noResults, audience: campaignId === 'c1' ? 1 : 2 }
      },
    },
    { values: [[$session, aSession({ flags, expiresAt: 9_000_000_000 })]] },
  )
  const { actionAsked } = campaignScreen.form.rows
  const start = (id: string) =>
    allSettled(actionAsked, { scope, params: { action: 'start', selection: { ids: [id] } } })
  const asked = [
    start('c1'),
    allSettled(campaignScreen.list.actions.dismissed, { scope }),
    start('c2'),
  ]
  await expect.poll(() => scope.getState($reach)).not.toBeNull()
  late.resolve()
  await Promise.all(asked)
  expect(scope.getState($reach)).toEqual({ reached: 2, held: 0, undecided: 0 })
})

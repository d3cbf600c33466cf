// What becomes of campaigns, and what may be done with their letters (reach.md 5).
import { describe, expect, test } from 'vitest'
import {
  actsWithCampaign,
  actsWithLetter,
  campaignMoves,
  readTime,
  type CampaignState,
  type LetterState,
} from '../../../src/features/campaigns/campaign'

test('draft -> scheduled -> live <-> paused -> closed -> archived, and nothing else', () => {
  expect(campaignMoves).toEqual({
    draft: { start: 'live' },
    scheduled: { withdraw: 'draft' },
    live: { pause: 'paused', close: 'closed' },
    paused: { resume: 'live', close: 'closed' },
    closed: { archive: 'archived' },
    archived: {},
  })
})

test.each<{ state: CampaignState; may: string[] }>([
  { state: 'draft', may: ['edit', 'write', 'aim', 'start'] },
  { state: 'scheduled', may: ['edit', 'write', 'withdraw'] },
  { state: 'live', may: ['edit', 'write', 'pause', 'close'] },
  { state: 'closed', may: ['archive'] },
  { state: 'archived', may: [] },
])('a campaign that is $state allows $may', ({ state, may }) => {
  expect(actsWithCampaign(state)).toEqual(may)
})

describe('a letter', () => {
  test.each<{ state: LetterState; campaignState: CampaignState; unsure: number; may: string[] }>([
    { state: 'draft', campaignState: 'closed', unsure: 0, may: [] },
    { state: 'planned', campaignState: 'live', unsure: 0, may: ['test', 'unplan'] },
    { state: 'sending', campaignState: 'live', unsure: 0, may: ['test'] },
    { state: 'stopped', campaignState: 'live', unsure: 0, may: ['test', 'resume'] },
    { state: 'sent', campaignState: 'live', unsure: 2, may: ['test', 'resend'] },
    { state: 'sent', campaignState: 'paused', unsure: 2, may: ['test'] },
  ])('that is $state while its campaign is $campaignState allows $may', ({ may, ...letter }) => {
    expect(actsWithLetter(letter)).toEqual(may)
  })
})

test.each<{ campaignState: CampaignState; says: string }>([
  { campaignState: 'draft', says: 'sendOnceLive' },
  { campaignState: 'scheduled', says: 'sendOnceLive' },
  { campaignState: 'paused', says: 'sendOnceLive' },
  { campaignState: 'live', says: 'sendNow' },
])('sending a letter of a campaign that is $campaignState is $says', ({ campaignState, says }) => {
  const may = actsWithLetter({ state: 'draft', campaignState, unsure: 0 })
  expect(may).toEqual(['edit', 'test', 'plan', 'send', says, 'remove'])
})

test.each([
  ['9:05', '09:05'],
  [' 23:59 ', '23:59'],
  ['24:00', undefined],
  ['9', undefined],
  ['9:60', undefined],
])('“%s” is the time %s', (typed, time) => {
  expect(readTime(typed)).toBe(time)
})

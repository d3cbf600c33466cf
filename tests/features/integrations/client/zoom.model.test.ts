import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type { GetZoomResponse, Recording } from '../../../../generated/facts/features/integrations'
import { $location, leaveForFx } from '../../../../src/browser/location'
import '../../../../src/features/integrations/client/integrations.model'
import {
  $listFault,
  $shown,
  importPressed,
  monthChosen,
  searchTyped,
} from '../../../../src/features/integrations/client/recordings.model'
import {
  $isRuleEdited,
  $rule,
  ruleEdited,
  ruleSaved,
} from '../../../../src/features/integrations/client/rule.model'
import { zoom } from '../../../../src/features/integrations/client/zoom.model'
import { usualRule } from '../../../../src/features/integrations/usualRule'
import { $session } from '../../../../src/session/client/tokens/session.model'
import { openArea, refused, type Answers } from '../../../support/area'
import { aSession } from '../../../support/browserEdge'

const view = (state: GetZoomResponse['connection']['state']): GetZoomResponse => ({
  connection: { state, account: 'mira@brightcut.example' },
  rule: usualRule,
  mayImport: true,
  hasNotices: true,
})
const recording = (meetingId: string, topic: string): Recording => ({
  meetingId,
  topic,
  heldAt: '2026-11-20T09:00:00.000Z',
  minutes: 30,
  bytes: 1000,
})
const recordings = [recording('a', 'All hands'), recording('b', 'Weekly')]

const open = (answers: Answers = {}, options: Parameters<typeof openArea>[2] = {}) =>
  openArea(
    'integrations.zoom',
    { getZoom: () => view('active'), listRecordings: () => ({ recordings }), ...answers },
    options,
  )

test.each([
  ['active', true],
  ['none', false],
  ['expired', false],
  ['notSetUp', false],
] as const)('while the connection is %s recordings are asked for: %s', async (state, isAsked) => {
  const { asked } = await open({ getZoom: () => view(state) })
  expect(asked.includes('listRecordings')).toBe(isAsked)
})

test.each([
  ['viewer', null],
  ['admin', { returnPath: '/oauth/zoom/callback' }],
] as const)('where nothing is set up, the steps of a %s are %o', async (role, setUp) => {
  const { scope } = await open(
    {
      getZoom: () => view('notSetUp'),
      getIntegrationSetUp: () => ({ returnPath: '/oauth/zoom/callback' }),
    },
    { values: [[$session, aSession({ roles: [role], expiresAt: 9_000_000_000 })]] },
  )
  expect(scope.getState(zoom.$setUp)).toEqual(setUp)
})

test.each([
  ['connected', 'ok'],
  ['cancelled', 'warn'],
  ['late', 'warn'],
] as const)(
  'who comes back %s is told so once, and the address says it no more',
  async (outcome, tone) => {
    const hash = `#connection=${outcome}`
    const address = { pathname: '/integrations/zoom', search: '', hash, key: 'test' }
    const { notices, scope } = await open({}, { values: [[$location, address]] })
    expect(notices()).toMatchObject([{ tone, text: { key: `integrations.outcome.${outcome}` } }])
    expect(scope.getState($location).hash).toBe('')
  },
)

test('connecting goes on at an address of our own server, and nowhere else', async () => {
  const left: string[] = []
  for (const url of ['/oauth/zoom/start', 'https://evil.example/']) {
    const { scope } = await open(
      { connectZoom: () => ({ url }) },
      { handlers: [[leaveForFx, (to: string) => void left.push(to)]] },
    )
    await allSettled(zoom.connectPressed, { scope })
  }
  expect(left).toEqual(['/oauth/zoom/start'])
})

test('a search finds recordings by their topic', async () => {
  const { scope } = await open()
  await allSettled(searchTyped, { scope, params: 'HANDS' })
  expect(scope.getState($shown)).toMatchObject([{ meetingId: 'a' }])
})

test('another month is asked for, and shown in the place of the one before', async () => {
  const months: unknown[] = []
  const { scope } = await open({
    listRecordings: ({ monthsBack }: { monthsBack: number }) => {
      months.push(monthsBack)
      return { recordings: monthsBack === 0 ? recordings : [] }
    },
  })
  await allSettled(monthChosen, { scope, params: 2 })
  expect(months).toEqual([0, 2])
  expect(scope.getState($shown)).toEqual([])
})

test('what is pressed shows at once what becomes of it', async () => {
  const here = { state: 'waiting', isByRule: false }
  const { scope } = await open({
    importRecording: ({ meetingId }: { meetingId: string }) => ({
      imports: [{ meetingId, import: here }],
    }),
    listImports: () => ({ imports: [{ meetingId: 'b', import: here }] }),
  })
  await allSettled(importPressed, { scope, params: 'b' })
  expect(scope.getState($shown)).toMatchObject([{ meetingId: 'a' }, { import: here }])
})

test('why recordings could not be read is told in their place', async () => {
  const { scope, notices } = await open({
    listRecordings: () => refused('integrationUnreachable'),
  })
  expect(scope.getState($listFault)).not.toBeNull()
  expect(notices()).toEqual([])
})

test('a rule is edited here, and saved by a press', async () => {
  const { scope, asked } = await open({ saveImportRule: (rule: object) => rule })
  await allSettled(ruleEdited, { scope, params: { isOn: true, words: ['all hands'] } })
  expect(scope.getState($isRuleEdited)).toBe(true)
  expect(asked).not.toContain('saveImportRule')
  await allSettled(ruleSaved, { scope })
  expect(scope.getState($isRuleEdited)).toBe(false)
  expect(scope.getState($rule)).toMatchObject({ isOn: true, words: ['all hands'] })
})

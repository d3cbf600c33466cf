// @vitest-environment jsdom
// What our own analytics page is opened by, and what it asks for.
import { beforeEach, expect, test, vi } from 'vitest'
import { createInsights } from '../../../../../src/features/analytics/client/insights/page'

const figure = { now: 0, before: 0 }
const overview = {
  organization: 'Northwind',
  viewer: { id: 'u1', name: 'Maya' },
  isWhole: true,
  members: 3,
  people: figure,
  plays: figure,
  seconds: figure,
  finished: figure,
  days: [],
}
const answers: Readonly<Record<string, unknown>> = {
  getOverview: overview,
  listWatchedPrograms: { programs: [] },
  listRequired: { programs: [], people: [], names: 'required' },
}
const grant = (token: string) => ({
  access_token: token,
  refresh_token: `${token}-again`,
  expires_in: 600,
  userUUID: 'u1',
  customerId: 'c1',
  userRoles: [],
})

let asked: string[] = []
/** Tokens that are over. */
let over: string[] = []

/** The server, as far as the page speaks to it. */
function answer(url: string, init: RequestInit): Response {
  const call = url.split('/').at(-1) ?? ''
  const { Authorization = '' } = init.headers as Record<string, string>
  const token = Authorization.replace('Bearer ', '')
  asked.push(call === 'analytics' ? String(init.body) : `${call} by ${token}`)
  if (call === 'analytics') {
    const form = new URLSearchParams(String(init.body))
    if (form.get('code') === 'otc_good') return Response.json(grant('first'))
    if (form.get('refresh_token') === 'first-again') return Response.json(grant('second'))
    return Response.json({ error: 'invalid_grant', errorCode: 'invalidCode' }, { status: 400 })
  }
  if (over.includes(token))
    return Response.json({ status: 'Error', errorCode: 'unauthorized' }, { status: 401 })
  return Response.json({ status: 'Ok', clientResponse: answers[call] })
}

beforeEach(() => {
  asked = []
  over = []
  sessionStorage.clear()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => answer(url, init))
})

const given = { language: 'en', words: {} }
const open = (handed: { code?: string; token?: string }) =>
  createInsights(given, () => ({ code: handed.code, token: handed.token }))

test('a code opens it, and what it gets for it is kept for this tab', async () => {
  const page = open({ code: 'otc_good' })
  await page.begin()
  expect(page.read()).toMatchObject({ door: 'open', overview, programs: [] })
  expect(asked.slice(1).toSorted()).toEqual([
    'getOverview by first',
    'listRequired by first',
    'listWatchedPrograms by first',
  ])
  expect(sessionStorage.getItem('insights.token')).toBe('first-again')
})

test('a visit that goes on needs no code, also where one is left that was used', async () => {
  const page = open({ code: 'otc_used', token: 'first-again' })
  await page.begin()
  expect(page.read().door).toBe('open')
  expect(asked.at(-1)).toMatch(/ by second$/)
})

test.each([
  ['nothing', {}],
  ['a code that was used', { code: 'otc_used' }],
  ['a visit that is over', { token: 'gone' }],
])('%s opens nothing', async (_, handed) => {
  const page = open(handed)
  await page.begin()
  expect(page.read().door).toBe('shut')
  expect(asked.filter((each) => each.includes(' by '))).toEqual([])
})

test('a token that is over is renewed once, and the question asked again', async () => {
  const page = open({ code: 'otc_good' })
  await page.begin()
  over = ['first']
  asked = []
  await page.showPeople('p1')
  expect(page.read().required).toEqual(answers['listRequired'])
  expect(asked.at(-1)).toBe('listRequired by second')
})

test('whoever has signed out is shut out, and nothing is kept', async () => {
  const page = open({ code: 'otc_good' })
  await page.begin()
  over = ['first', 'second']
  await page.showPeople(null)
  expect(page.read().door).toBe('shut')
  expect(sessionStorage.getItem('insights.token')).toBeNull()
})

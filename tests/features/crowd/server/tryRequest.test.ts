// Whoever asks guests goes through their page, and leaves nothing behind (work.md 6).
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import { tokenIn } from '../../../../src/features/guest/link'
import { agree, askAsGuest, look } from '../../../support/guests'
import { crowdWorld } from './world'

const { app, db, people, outcome, aRequest, act } = await crowdWorld()
const { mira, adrian, chloe, elsewhere } = people

const tryOut = (requestId: string, who = mira) => outcome(who, 'tryCrowdRequest', { requestId })
async function trialOf(requestId: string) {
  const { reply } = await tryOut(requestId)
  return tokenIn((reply as { link: string }).link) ?? ''
}

test('it shows what is asked before anybody else sees it, and asks for no code', async () => {
  const request = await aRequest({ hasOpenLink: true, passCode: 'harbour' })
  const view = await look(app, await trialOf(request.requestId))
  expect(view).toMatchObject({
    isTrial: true,
    door: 'open',
    asksPassCode: false,
    title: request.title,
    release: { version: 1 },
  })
  expect(view.guest).toBeUndefined()
})

test('nothing comes of it: nobody joins, agrees, records or sends', async () => {
  const request = await aRequest({ hasOpenLink: true })
  await act(mira, 'openCrowdRequests', request.requestId)
  const token = await trialOf(request.requestId)
  const takeId = ulid()
  const promptId = request.prompts[0]!.promptId!
  const codes = [
    (await askAsGuest(app, token, 'openGuestRequest', {})).code,
    (await askAsGuest(app, token, 'joinGuestRequest', { name: 'Mira' })).code,
    (await agree(app, token)).code,
    (await askAsGuest(app, token, 'startGuestClip', { takeId, promptId, mime: 'video/mp4' })).code,
    (await askAsGuest(app, token, 'submitAnswers', { answers: [{ takeId, durationMs: 1 }] })).code,
    (await askAsGuest(app, token, 'withdrawAnswers', {})).code,
  ]
  expect(codes.map((code) => code ?? 'ok')).toEqual([
    'ok',
    'answersMoved',
    'guestUnnamed',
    'guestUnnamed',
    'guestUnnamed',
    'guestUnnamed',
  ])
  const left = await db
    .selectFrom('crowdSubmissions')
    .select('id')
    .where('requestId', '=', request.requestId)
    .execute()
  expect(left).toEqual([])
})

test('its link is over after a day, and opens again once it is asked for', async () => {
  const { requestId } = await aRequest()
  const token = await trialOf(requestId)
  const ended = new Date(0)
  await db
    .updateTable('crowdRequests')
    .set({ trialUntil: ended })
    .where('id', '=', requestId)
    .execute()
  expect((await askAsGuest(app, token, 'getGuestRequest', {})).code).toBe('guestLinkOver')
  expect(await trialOf(requestId)).toBe(token)
  expect((await look(app, token)).isTrial).toBe(true)
})

test('it is for those who ask guests', async () => {
  const { requestId } = await aRequest()
  const codes = [adrian, chloe, elsewhere].map(async (who) => (await tryOut(requestId, who)).code)
  expect(await Promise.all(codes)).toEqual(['ok', 'forbidden', 'notFound'])
})

test('what is archived is tried out no more', async () => {
  const { requestId } = await aRequest()
  const moves: ServedCallId[] = ['openCrowdRequests', 'closeCrowdRequests', 'archiveCrowdRequests']
  for (const move of moves) await act(mira, move, requestId)
  expect((await tryOut(requestId)).code).toBe('forbidden')
})

import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { appStarted } from '../../../../src/browser/appStarted'
import { navigateFx, readDocumentPathFx } from '../../../../src/browser/location'
import '../../../../src/session/client/sign-in/freshDocument.model'
import { browserEdge, ok } from '../../../support/browserEdge'

const botCheck = { scriptUrl: 'https://check.test/api.js', siteKey: 'site' }
const usual = { thirdPartyName: null, sendsMail: false, showsLetters: false }

test.each([
  { from: '/clips/list', to: '/login', options: { ...usual, botCheck }, reloads: 1 },
  { from: '/login', to: '/home/library', options: { ...usual, botCheck }, reloads: 1 },
  { from: '/login/1/maya', to: '/login', options: { ...usual, botCheck }, reloads: 0 },
  { from: '/login', to: '/login/status/clear', options: { ...usual, botCheck }, reloads: 0 },
  { from: '/clips/list', to: '/login', options: usual, reloads: 0 },
  { from: '/login', to: '/home/library', options: usual, reloads: 0 },
])('loaded from $from, now at $to: loaded again $reloads times', async (row) => {
  const edge = browserEdge({ pathname: row.to, answer: () => ok(row.options) })
  const handlers = [...edge.handlers, [readDocumentPathFx, () => row.from] as const]
  const scope = fork({ handlers: handlers as typeof edge.handlers })
  await allSettled(appStarted, { scope })
  await allSettled(navigateFx, { scope, params: { to: row.to } })
  expect(edge.seen.reloads).toBe(row.reloads)
})

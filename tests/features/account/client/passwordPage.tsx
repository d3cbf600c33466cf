/** The password screen before a server that answers as it is told, for the tests of what it draws. */
import { readFileSync } from 'node:fs'
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import type { SessionEntry } from '../../../../generated/facts/features/session'
import type { Vocabulary } from '../../../../src/browser/text/createTranslate'
import {
  fetchWordsFx,
  loadFeatureWordsFx,
  loadTextFx,
} from '../../../../src/browser/text/text.model'
import type { Reply } from '../../../../src/calls/send'
import { PasswordScreen } from '../../../../src/features/account/client/PasswordScreen'
import { $session } from '../../../../src/session/client/tokens/session.model'
import { $open, screenOpened } from '../../../../src/shell/routing/screen.model'
import { aSession, browserEdge, ok, storedWith } from '../../../support/browserEdge'
import { draw } from '../../../ui/page'

// jsdom lacks what dialogs ask for.
Object.assign(globalThis, { CSS: { escape: (text: string) => text } })

const wordsOf = (file: string) =>
  JSON.parse(readFileSync(`generated/assets/i18n/${file}.json`, 'utf8')) as Vocabulary
const place = { routeId: 'account.password', params: {}, customerId: 'c1' } as const

export const serviceName = 'Northwind ID'
export const account = {
  token: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  name: 'Ada Bell',
  email: 'ada@northwind.example',
}
export const entry = (sessionId: string, isCurrent = false): SessionEntry => ({
  sessionId,
  browserName: isCurrent ? 'Chrome' : 'Firefox',
  operatingSystem: 'Linux',
  ip: '10.0.0.1',
  customerName: 'Northwind',
  createdAt: '2026-03-01T09:00:00Z',
  lastActiveAt: '2026-03-01T09:00:00Z',
  isCurrent,
})

/** By the name of the call; a test may change them while the page stands. */
export type Answers = Record<string, Reply>

/** As it stands before the sessions are asked for. */
export async function drawPage(answers: Answers = {}) {
  const edge = browserEdge({
    stored: storedWith(aSession()),
    answer: ({ url }) =>
      answers[url.split('/').at(-1) ?? ''] ?? ok(url.endsWith('listSessions') ? [] : {}),
  })
  const scope: Scope = fork({
    values: [
      [$session, aSession()],
      [$open, { ...place, Screen: PasswordScreen, Frame: null }],
    ],
    handlers: [...edge.handlers, [fetchWordsFx, wordsOf]],
  })
  await allSettled(loadTextFx, { scope, params: 'en' })
  await allSettled(loadFeatureWordsFx, { scope, params: ['account'] })
  draw(
    <Provider value={scope}>
      <PasswordScreen />
    </Provider>,
  )
  return { ...edge, scope }
}

export async function openPage(answers: Answers) {
  const page = await drawPage(answers)
  await act(() => allSettled(screenOpened, { scope: page.scope, params: place }))
  return page
}

import { fork } from 'effector'
import { Provider } from 'effector-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { $isBotCheckBlocked } from '../../../../src/session/client/sign-in/botCheck.model'
import { $signInOptions } from '../../../../src/session/client/sign-in/signInOptions.model'
import { SignInScreen } from '../../../../src/session/client/sign-in/SignInScreen'
import { $thirdPartyOutcome } from '../../../../src/session/client/sign-in/thirdParty.model'

const usual = { thirdPartyName: null, sendsMail: false, showsLetters: false }
const connected = { ...usual, thirdPartyName: 'Northwind ID' }
const checked = {
  ...usual,
  botCheck: { scriptUrl: 'https://check.test/api.js', siteKey: 'site' },
}

/** No language is loaded here: a text shows as its key. */
const parts = {
  button: 'href="/oauth/third-party/start"',
  notice: 'session.thirdParty.unknown',
  blocked: 'session.botCheck.blocked',
}

test.each([
  { what: 'nothing is configured', options: usual, shows: [] },
  { what: 'the options are not known', options: null, shows: [] },
  { what: 'a service is connected', options: connected, shows: ['button'] },
  {
    what: 'nobody is connected to the account that came back',
    options: connected,
    outcome: 'unknown' as const,
    shows: ['button', 'notice'],
  },
  { what: 'a check is configured', options: checked, shows: [] },
  { what: 'its script is blocked', options: checked, isBlocked: true, shows: ['blocked'] },
])('where $what the sign-in page shows besides its form: $shows', (given) => {
  const scope = fork({
    values: [
      [$signInOptions, given.options],
      [$thirdPartyOutcome, given.outcome ?? null],
      [$isBotCheckBlocked, given.isBlocked ?? false],
    ],
  })
  const page = renderToStaticMarkup(
    <Provider value={scope}>
      <SignInScreen />
    </Provider>,
  )
  const shown = Object.entries(parts).filter(([, mark]) => page.includes(mark))
  expect(shown.map(([part]) => part)).toEqual(given.shows)
  expect(page).not.toContain('https://check.test')
})

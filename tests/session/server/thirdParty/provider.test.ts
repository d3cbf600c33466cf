import { expect, test } from 'vitest'
import { freshApp } from '../../../support/freshApp'
import { openProvider } from '../../../support/openIdProvider'
import { aMember } from '../../../support/people'
import { signIn } from '../../../support/talk'
import { askToLink } from '../../../support/thirdPartyWorld'

const start = { url: '/oauth/third-party/start' }
const settings = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'studio',
  OIDC_CLIENT_SECRET: 'planted secret',
  OIDC_NAME: 'Northwind ID',
})

test('the server starts without its provider, says it cannot be reached, and finds it once it is there', async () => {
  const callback = 'http://studio.test/oauth/third-party/callback'
  const provider = await openProvider([callback], { isListening: false })
  const app = await freshApp({ environment: settings(provider.issuer) })
  const away = await app.server.inject(start)
  expect(away.headers.location).toBe('/login#thirdParty=unreachable')
  expect(app.log.join('\n')).toContain('the third-party sign-in did not succeed')
  expect(app.log.join('\n')).not.toContain('planted secret')

  await provider.listen()
  const there = await app.server.inject(start)
  expect(there.headers.location).toContain(provider.issuer)
  await provider.close()
})

test('where none is configured its addresses do not exist, and nothing is offered', async () => {
  const app = await freshApp()
  expect((await app.server.inject(start)).statusCode).toBe(404)
  const session = await signIn(app, await aMember(app.database.db))
  const { body } = await askToLink(app, session, 'x')
  expect(body).toMatchObject({ status: 'Error', errorCode: 'thirdPartyNotConnected' })
})

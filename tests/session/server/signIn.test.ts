import { describe, expect, test } from 'vitest'
import { aMember, callAs, freshApp, signIn } from '../../support/world'
import { trySignIn } from '../../support/talk'

const app = await freshApp()
const { db } = app.database

describe('signing in', () => {
  test('answers exactly the fields of spec §3', async () => {
    const member = await aMember(db, {
      roles: ['cm'],
      customer: { name: 'Fjord Films', city: 'Bergen', state: null, zip: '5003', addnlLogoFile: 'logo.png' },
      user: { name: 'Kari Nordmann', userName: 'Kari' },
    })
    const { status, body } = await trySignIn(app, { ...member, userName: 'kari' })
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.stringMatching(/^eyJ/),
      refresh_token: expect.stringMatching(/^rt_/),
      expires_in: 600,
      userRoles: ['5001632'],
      userUUID: member.userId,
      redirect: 'Default',
      additionalDetails: {
        CustomerUserDetails: { isFirstTimeLogin: false, userName: 'Kari', youTubeIntegrated: false },
        CustomerDetails: {
          customerId: member.customerId,
          name: 'Fjord Films',
          city: 'Bergen',
          state: null,
          zip: '5003',
          addnlLogoFile: 'logo.png',
        },
        UserDetails: { name: 'Kari Nordmann' },
      },
      preSignedCookie: {
        keyPairId: expect.any(String),
        signature: expect.any(String),
        policy: expect.any(String),
      },
    })
  })

  test('a call then answers in the envelope', async () => {
    const session = await signIn(app, await aMember(db))
    const { status, body } = await callAs(app, session, 'getRoles')
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'Ok', clientResponse: expect.any(Array) } })
  })
})

import { describe, expect, test } from 'vitest'
import { aMember, freshApp } from '../../support/world'
import { trySignIn } from '../../support/talk'

const plain = await freshApp({ environment: { PUBLIC_ORIGIN: '' } })
const { database } = plain
const named = await freshApp({ database, environment: { PUBLIC_ORIGIN: 'http://studio.test' } })
const secure = await freshApp({ database, environment: { PUBLIC_ORIGIN: 'https://studio.test' } })
const worlds = {
  'over http under any name': plain,
  'over http': named,
  'over https': secure,
}
const member = await aMember(database.db)

describe('a call that sets cookies is for our own pages (security-reliability.md 5)', () => {
  test.each<{
    where: keyof typeof worlds
    what: string
    headers: Readonly<Record<string, string>>
    isTaken: boolean
  }>([
    {
      where: 'over https',
      what: 'our page',
      headers: { origin: 'https://studio.test', 'sec-fetch-site': 'same-origin' },
      isTaken: true,
    },
    { where: 'over https', what: 'a program without an origin', headers: {}, isTaken: true },
    {
      where: 'over https',
      what: 'a form of a sibling',
      headers: { origin: 'https://blog.studio.test', 'sec-fetch-site': 'same-site' },
      isTaken: false,
    },
    {
      where: 'over https',
      what: 'a sibling whose browser tells no site',
      headers: { origin: 'https://blog.studio.test' },
      isTaken: false,
    },
    {
      where: 'over https',
      what: 'a sibling whose browser tells no origin',
      headers: { 'sec-fetch-site': 'same-site' },
      isTaken: false,
    },
    {
      where: 'over https',
      what: 'the same host over plain http',
      headers: { origin: 'http://studio.test', host: 'studio.test' },
      isTaken: false,
    },
    {
      where: 'over https',
      what: 'another port',
      headers: { origin: 'https://studio.test:8443' },
      isTaken: false,
    },
    { where: 'over https', what: 'nobody', headers: { origin: 'null' }, isTaken: false },
    {
      where: 'over http',
      what: 'our page',
      headers: { origin: 'http://studio.test' },
      isTaken: true,
    },
    {
      where: 'over http',
      what: 'our page by another name of this server',
      headers: { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' },
      isTaken: true,
    },
    {
      where: 'over http',
      what: 'any site',
      headers: { origin: 'http://evil.test' },
      isTaken: false,
    },
    {
      where: 'over http under any name',
      what: 'our page',
      headers: { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' },
      isTaken: true,
    },
    {
      where: 'over http under any name',
      what: 'any site',
      headers: { origin: 'http://evil.test', host: '127.0.0.1:4000' },
      isTaken: false,
    },
    {
      where: 'over http under any name',
      what: 'another port of this machine',
      headers: { origin: 'http://127.0.0.1:9999', host: '127.0.0.1:4000' },
      isTaken: false,
    },
  ])('$where, signing in from $what: taken $isTaken', async ({ where, headers, isTaken }) => {
    const { status, cookies } = await trySignIn(worlds[where], member, { headers })
    expect({ status, isGivenCookies: Object.keys(cookies).length > 0 }).toEqual({
      status: isTaken ? 200 : 403,
      isGivenCookies: isTaken,
    })
  })
})

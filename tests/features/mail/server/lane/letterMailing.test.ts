// One press stops all letters of a customer for the address to which one was sent; looking changes nothing.
import { describe, expect, test } from 'vitest'
import { addresses, campaignWorld } from '../../../campaigns/server/world'

const world = await campaignWorld()
const { app, db, mailbox, newCustomer, aDueLetter, plan, send, pass } = world

async function aReader() {
  const here = await newCustomer()
  const [address] = addresses(1)
  const letter = await aDueLetter(here, [address!])
  await plan()
  pass(20)
  await send()
  const headers = mailbox.letters.find(({ to }) => to.includes(address!))?.headers ?? ''
  const path = /^List-Unsubscribe: <http:\/\/studio.test([^>]+)>/m.exec(headers)?.[1] ?? ''
  const contact = async () =>
    (
      await db
        .selectFrom('contacts')
        .select('state')
        .where('id', '=', letter.contacts[0]!)
        .executeTakeFirstOrThrow()
    ).state
  return { here, path, contact, ...letter }
}

const open = (method: 'GET' | 'POST', url: string) => app.server.inject({ method, url })

test('a program that looks at links stops nothing, and sees what a press would stop', async () => {
  const { path, contact } = await aReader()
  const { statusCode, body } = await open('GET', path)
  expect(statusCode).toBe(200)
  expect(body).toContain(`<form method="post" action="${path}">`)
  expect(await contact()).toBe('active')
})

describe('a press', () => {
  test('stops letters to the address, is counted, and is taken back by another one', async () => {
    const { path, contact, letterId } = await aReader()
    await open('POST', path)
    expect(await contact()).toBe('unsubscribed')
    expect((await world.messagesOf(letterId))[0]?.unsubscribedAt).not.toBeNull()
    await open('POST', `${path}/again`)
    expect(await contact()).toBe('active')
  })

  test('holds later letters back', async () => {
    const { here, path, campaignId } = await aReader()
    await open('POST', path)
    const again = await world.anotherLetter(here, campaignId)
    await plan()
    await send()
    expect(await world.messagesOf(again)).toMatchObject([
      { state: 'held', heldFor: 'unsubscribed' },
    ])
  })

  test('by a link that nobody was given changes nothing', async () => {
    const { path, contact } = await aReader()
    const { statusCode } = await open('POST', `${path}x`)
    expect(statusCode).toBe(404)
    expect(await contact()).toBe('active')
  })
})

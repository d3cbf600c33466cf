import { expect, test } from 'vitest'
import type { Letter } from '../../../src/server/mail/letter'
import { createMailTransport } from '../../../src/server/mail/transport'
import { freePort } from '../../support/freePort'
import { aMailbox } from '../../support/mailbox'

const letter: Letter = {
  to: { name: 'Käri "K" Nordmann', address: 'kari@work.example' },
  subject: 'Wähle ein neues Passwort',
  text: 'https://studio.test/login/mail/kari#code=otc_planted\n',
  html: '<p>Grüße</p>\n',
}

const from = { name: 'Studio', address: 'no-reply@studio.test' }
const transportTo = (smtpUrl: string) => createMailTransport({ smtpUrl, from })

/** How sending ended: with nothing, or with a fault of a kind and its words. */
async function send(smtpUrl: string) {
  const transport = transportTo(smtpUrl)
  const fault: unknown = await transport.send(letter).catch((rejected: unknown) => rejected)
  transport.close()
  return fault
}

test('a letter arrives as plain text and as html, from us and to one person', async () => {
  const mailbox = await aMailbox()
  expect(await send(mailbox.url)).toBeUndefined()
  expect(mailbox.letters).toHaveLength(1)
  const [received] = mailbox.letters
  expect(received).toMatchObject({ to: ['kari@work.example'] })
  expect(received!.headers).toMatch(/^From: Studio <no-reply@studio.test>/m)
  expect(received!.text.trim()).toBe(letter.text.trim())
  expect(received!.html.trim()).toBe(letter.html.trim())
})

test.each([
  { what: 'a letter', code: 451, fault: { kind: 'passing', about: 'letter' } },
  { what: 'a letter', code: 550, fault: { kind: 'refused', about: 'letter' } },
  { what: 'an address', code: 451, fault: { kind: 'passing', about: 'address' } },
  { what: 'an address', code: 550, fault: { kind: 'refused', about: 'address' } },
])('of $what a refusal with $code is $fault.kind', async ({ what, code, fault }) => {
  const mailbox = await aMailbox()
  if (what === 'a letter') mailbox.refuse(code)
  else mailbox.refuseRecipient(code)
  const message = expect.stringContaining(String(code)) as string
  expect(await send(mailbox.url)).toMatchObject({ ...fault, message })
})

test.each([
  { at: 'recipient', kind: 'passing', kept: 0 },
  { at: 'letter', kind: 'unsure', kept: 1 },
] as const)('a mail server that breaks off at the $at is $kind', async ({ at, kind, kept }) => {
  const mailbox = await aMailbox()
  mailbox.hangUp(at)
  expect(await send(mailbox.url)).toMatchObject({ kind })
  expect(mailbox.letters).toHaveLength(kept)
})

test('what does not arrive comes back to us, whoever a letter is from', async () => {
  const mailbox = await aMailbox()
  const transport = transportTo(mailbox.url)
  await transport.send({ ...letter, from: { name: 'Käri', address: 'kari@customer.example' } })
  transport.close()
  const [received] = mailbox.letters
  expect(received).toMatchObject({ from: from.address, to: ['kari@work.example'] })
  expect(received!.headers).toMatch(/^From: .*<kari@customer.example>/m)
})

test('a mail server that cannot be reached passes, and is told of without what stood in the letter', async () => {
  const fault = await send(`smtp://127.0.0.1:${await freePort()}`)
  expect(fault).toMatchObject({
    kind: 'passing',
    message: expect.stringContaining('ESOCKET') as string,
  })
  expect(String(fault)).not.toMatch(/otc_|kari/)
})

test('a name and a password are not sent in the clear to another machine', async () => {
  // This machine too, but not by one of its own names.
  const mailbox = await aMailbox([], '127.0.0.2')
  const fault = await send(mailbox.url.replace('//', '//studio:S3cret@'))
  expect(mailbox.letters).toEqual([])
  expect(String(fault)).toContain('ETLS')
  expect(String(fault)).not.toContain('S3cret')
})

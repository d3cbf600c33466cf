import { expect, test } from 'vitest'
import { createPost, type Letter } from '../../src/server/mail'
import { freePort } from '../support/freePort'
import { aMailbox } from '../support/mailbox'

const letter: Letter = {
  to: { name: 'Käri "K" Nordmann', address: 'kari@work.example' },
  subject: 'Wähle ein neues Passwort',
  text: 'https://studio.test/login/mail/kari#code=otc_planted\n',
  html: '<p>Grüße</p>\n',
}

function aPost(smtpUrl: string, retryAfterMs: number[] = [0, 0]) {
  const faults: string[] = []
  const from = { name: 'Studio', address: 'no-reply@studio.test' }
  const onFault = (fault: Error) => void faults.push(fault.message)
  return { ...createPost({ smtpUrl, from, onFault, retryAfterMs }), faults }
}

test('a letter arrives as plain text and as html, from us and to one person', async () => {
  const mailbox = await aMailbox()
  const post = aPost(mailbox.url)
  post.later(async () => letter)
  await post.settled()
  expect(mailbox.letters).toHaveLength(1)
  const [received] = mailbox.letters
  expect(received).toMatchObject({ to: ['kari@work.example'] })
  expect(received!.headers).toMatch(/^From: Studio <no-reply@studio.test>/m)
  expect(received!.text.trim()).toBe(letter.text.trim())
  expect(received!.html.trim()).toBe(letter.html.trim())
})

test('where there is no letter to write, none is sent', async () => {
  const mailbox = await aMailbox()
  const post = aPost(mailbox.url)
  post.later(async () => undefined)
  await post.settled()
  expect({ tries: mailbox.tries(), faults: post.faults }).toEqual({ tries: 0, faults: [] })
})

test.each([
  { refusals: [451], tries: 2, arrived: 1, reported: [] },
  { refusals: [451, 421], tries: 3, arrived: 1, reported: [] },
  { refusals: [451, 451, 451], tries: 3, arrived: 0, reported: [expect.stringContaining('451')] },
  { refusals: [550], tries: 1, arrived: 0, reported: [expect.stringContaining('550')] },
])(
  'refused with $refusals it is tried $tries times',
  async ({ refusals, tries, arrived, reported }) => {
    const mailbox = await aMailbox([...refusals])
    const post = aPost(mailbox.url)
    post.later(async () => letter)
    await post.settled()
    expect({ tries: mailbox.tries(), arrived: mailbox.letters.length }).toEqual({ tries, arrived })
    expect(post.faults).toEqual(reported)
  },
)

test('a mail server that cannot be reached is told of, without what stood in the letter', async () => {
  const post = aPost(`smtp://127.0.0.1:${await freePort()}`, [])
  post.later(async () => letter)
  await post.settled()
  expect(post.faults).toEqual([expect.stringContaining('ESOCKET')])
  expect(post.faults.join()).not.toMatch(/otc_|kari/)
})

test('closing gives up what waits for another try', async () => {
  const mailbox = await aMailbox([451])
  const post = aPost(mailbox.url, [3_600_000])
  post.later(async () => letter)
  while (mailbox.tries() === 0) await new Promise((resolve) => setImmediate(resolve))
  await post.close()
  expect(post.faults).toHaveLength(1)
})

test('a name and a password are not sent in the clear to another machine', async () => {
  // This machine too, but not by one of its own names.
  const mailbox = await aMailbox([], '127.0.0.2')
  const post = aPost(mailbox.url.replace('//', '//studio:S3cret@'), [])
  post.later(async () => letter)
  await post.settled()
  expect(mailbox.letters).toEqual([])
  expect(post.faults).toEqual([expect.stringContaining('ETLS')])
  expect(post.faults.join()).not.toContain('S3cret')
})

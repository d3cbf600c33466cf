// Trying the page out: everything as for guests, and nothing but looking reaches the server (work.md 6).
import { expect, test } from 'vitest'
import type { GuestView } from '../../../../generated/facts/features/guest'
import type { Answer } from '../../../../src/features/guest/answers'
import type { GuestServer } from '../../../../src/features/guest/client/server'
import { createTrial } from '../../../../src/features/guest/client/trial'

const asked: GuestView = {
  isTrial: true,
  door: 'open',
  organization: 'Northwind Studios',
  askedBy: 'Mira',
  title: 'Your first week',
  welcome: '',
  sources: 'both',
  languages: ['en'],
  emailRule: 'asked',
  asksPassCode: false,
  prompts: [],
  release: { name: 'Film release', version: 3, language: 'en', text: 'You may film me.' },
  answers: [],
}
const answered: Answer = {
  promptId: 'why',
  text: 'Why?',
  isRequired: true,
  takeId: 'take',
  ms: 4_000,
  state: 'arrived',
  percent: 100,
  isSent: false,
}

const refuse = () => {
  throw new Error('A trial tells the server nothing.')
}

/** A server that is only looked at: whatever else is asked of it fails the test. */
const server: GuestServer = {
  read: () => Promise.resolve({ kind: 'answered', value: asked }),
  open: refuse,
  join: refuse,
  agree: refuse,
  submit: refuse,
  withdraw: refuse,
  sender: { uploadOf: refuse, pause: refuse },
}

const valueOf = async (reply: ReturnType<GuestServer['read']>) => {
  const answer = await reply
  return answer.kind === 'answered' ? answer.value : undefined
}

test('it goes from signing to thanks', async () => {
  const trial = createTrial(server, () => [answered])
  expect(await valueOf(trial.read('en'))).toMatchObject({ guest: { state: 'invited' } })
  await trial.open()
  const signed = { name: 'Mira', version: 3, language: 'en' }
  expect(await valueOf(trial.agree(signed))).toMatchObject({
    guest: { name: 'Mira', state: 'started', mayWithdraw: false },
    agreed: { version: 3, text: 'You may film me.', signedBy: 'Mira' },
  })
  expect(await valueOf(trial.submit({ answers: [] }))).toMatchObject({
    guest: { name: 'Mira', state: 'submitted' },
    answers: [{ takeId: 'take', isSent: true, film: { durationMs: 4_000 } }],
  })
  expect(await valueOf(trial.read('de'))).toMatchObject({ guest: { state: 'submitted' } })
})

test('a film stays where it is, and is ready to be sent at once', async () => {
  const { sender } = createTrial(server, () => [])
  const source = { size: () => 1, readMedia: () => Promise.reject(new Error('It is not read.')) }
  const take = { takeId: 'take', promptId: 'why', mime: 'video/mp4' }
  const upload = sender.uploadOf(take, { source, onProgress: () => undefined })
  upload.ended()
  await expect(upload.finish()).resolves.toBeUndefined()
  await expect(upload.discard()).resolves.toBeUndefined()
})

import { beforeEach, describe, expect, test } from 'vitest'
import type {
  ListLettersResponse,
  ListLettersRow,
} from '../../../../generated/facts/features/admin-actions'
import { roleIdOf } from '../../../../src/session/server'
import { freshDatabase } from '../../../support/freshDatabase'
import { sendLetters } from '../../../support/letters'
import { aMailbox } from '../../../support/mailbox'
import { post } from '../../../support/talk'
import { aMember, callAs, freshApp, signIn, type TestApp } from '../../../support/world'

const database = await freshDatabase()
const { db } = database

beforeEach(async () => {
  await db.deleteFrom('letters').execute()
  await db.deleteFrom('jobs').execute()
})

async function staffOf(app: TestApp) {
  const session = await signIn(app, await aMember(db, { roles: ['superAdmin'] }))
  const call = async <Reply>(id: 'listLetters' | 'sendLettersAgain', request: object) =>
    (await callAs(app, session, id, request)).body['clientResponse'] as Reply
  return {
    letters: async (): Promise<ListLettersRow[]> =>
      (await call<ListLettersResponse>('listLetters', {})).rows,
    again: (ids: string[]) => call('sendLettersAgain', { selection: { ids } }),
  }
}

/** An invitation, and, if it can reach anybody, somebody's link for a new password. */
async function twoLetters(app: TestApp) {
  const manager = await aMember(db, { roles: ['cm'], customer: { name: 'Harbour' } })
  const values = { name: 'Aoife Byrne', email: 'aoife@h.example', roles: [roleIdOf('viewer')] }
  await callAs(app, await signIn(app, manager), 'inviteUser', { values })
  const { userName } = manager
  await post(app, 'rest/public/service/session/requestPasswordReset', {
    clientRequest: { userName },
  })
}

const byKind = (rows: ListLettersRow[]) =>
  Object.fromEntries(rows.map((row) => [row.kind, row])) as Record<
    ListLettersRow['kind'],
    ListLettersRow
  >

describe('without a mail server', () => {
  test('an invitation can be handed over, but nobody reads a link to an account that is somebody’s', async () => {
    const app = await freshApp({ database, environment: { DEMO: 'no' } })
    const { letters } = await staffOf(app)
    await twoLetters(app)
    expect(byKind(await letters()).invitation).toMatchObject({
      state: 'queued',
      name: 'Aoife Byrne',
    })
    await sendLetters(app)
    expect(byKind(await letters()).invitation).toMatchObject({
      name: 'Aoife Byrne',
      email: 'aoife@h.example',
      customer: { name: 'Harbour' },
      state: 'kept',
      text: expect.stringContaining('#code=') as string,
      may: [],
    })
    await db.updateTable('letters').set({ kind: 'session.reset' }).execute()
    const { reset } = byKind(await letters())
    expect(reset.state).toBe('kept')
    expect(reset).not.toHaveProperty('text')
  })
})

describe('with a mail server', () => {
  test('what was refused or may not have arrived is sent again, and leaves at once', async () => {
    const mailbox = await aMailbox([550])
    const app = await freshApp({ database, environment: { SMTP_URL: mailbox.url, DEMO: 'no' } })
    const { letters, again } = await staffOf(app)
    await twoLetters(app)
    await db
      .updateTable('letters')
      .set({ state: 'sending' })
      .where('kind', '=', 'session.reset')
      .execute()
    await sendLetters(app)
    const { invitation, reset } = byKind(await letters())
    expect([invitation.state, reset.state]).toEqual(['failed', 'unsure'])
    await again([invitation.letterId, reset.letterId])
    await sendLetters(app)
    expect((await letters()).map(({ state, may }) => ({ state, may }))).toEqual([
      { state: 'sent', may: [] },
      { state: 'sent', may: [] },
    ])
    expect(mailbox.letters).toHaveLength(2)
    const audited = db
      .selectFrom('auditEvents')
      .select('target')
      .where('action', '=', 'letter.sentAgain')
    expect(await audited.execute()).toHaveLength(2)
  })
})

test('the manifest knows every kind of letter', async () => {
  const app = await freshApp({ database })
  const known: readonly string[] = [
    'asked',
    'code',
    'copy',
    'decided',
    'invitation',
    'invite',
    'named',
    'posts',
    'received',
    'reminder',
    'reset',
    'retake',
    'test',
    'unread',
    'verify',
    'withdrawn',
  ] satisfies ListLettersRow['kind'][]
  const kinds = app.services.mail.letters.map(({ kind }) => kind.split('.')[1])
  expect(kinds.filter((kind) => !known.includes(kind ?? ''))).toEqual([])
})

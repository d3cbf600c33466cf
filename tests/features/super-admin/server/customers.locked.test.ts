// A customer that is locked is locked everywhere at once (domain.md E6), whatever was signed before.
import { expect, test } from 'vitest'
import { performRunJob } from '../../../../src/server/runs/performRun'
import type { Report } from '../../../../generated/facts/features/account'
import type { StartClipUploadResponse } from '../../../../generated/facts/features/footage'
import { issueCode } from '../../../../src/session/server'
import { runDueJobs } from '../../../support/dueJobs'
import { insertClip, keepFiles } from '../../../support/clips'
import { clipOf, fetchMedia, freshMediaApp, ask, type Person } from '../../../support/mediaApp'
import { aMember, callAs, signIn } from '../../../support/world'
import { postForm, refresh, trySignIn } from '../../../support/talk'

const app = await freshMediaApp({ processes: false })
const { db } = app.database
const clock = {
  get now() {
    return new Date()
  },
}
const testApp = { ...app, clock }

async function aPerson(): Promise<Person> {
  const member = await aMember(db, { roles: ['cm'] })
  return { member, session: await signIn(testApp, member) }
}

/** Each takes what was given while all was open, and asks with it. Answers an HTTP status. */
const ways: Readonly<Record<string, (person: Person) => Promise<() => Promise<number>>>> = {
  'a call':
    async ({ session }) =>
    async () =>
      (await callAs(testApp, session, 'getOrganizationAccess')).status,
  'signing in':
    async ({ member }) =>
    async () =>
      (await trySignIn(testApp, member)).status,
  'a mailed link':
    async ({ member: { userId } }) =>
    async () => {
      const code = await issueCode(db, 'signInLink', { userId }, new Date())
      const fields = { grant_type: 'one_time_code', code, client_id: 'web' }
      return (await postForm(testApp, 'oauth/token', fields)).status
    },
  'a session that goes on':
    async ({ session }) =>
    async () =>
      (await refresh(testApp, session)).status,
  'a film, by the cookies of its customer': async (person) => {
    const clipId = await insertClip(db, person.member)
    await keepFiles(app, clipId)
    const path = (await clipOf(app, person, clipId))?.posterUrl ?? ''
    return async () => (await fetchMedia(app, person, path)).status
  },
  'a part of an upload, by a signature': async (person) => {
    const signature = await ask<Record<string, string>>(app, person, 'getUploadSignature')
    const order = { name: 'film.mp4', bytes: 4 }
    const { upload } = await ask<StartClipUploadResponse>(app, person, 'startClipUpload', order)
    return async () => {
      const form = new FormData()
      form.append('key', `${upload.keyPrefix}p00001`)
      form.append('X-Amz-Algorithm', 'AWS4-HMAC-SHA256')
      for (const [name, value] of Object.entries(signature)) form.append(name, value)
      form.append('file', new Blob(['film']))
      const { status } = await fetch(new URL('/uploads/', app.origin), {
        method: 'POST',
        body: form,
      })
      return status
    }
  },
  'a report, by its link': async (person) => {
    await ask(app, person, 'makeReport', { reportId: 'signIns' })
    await runDueJobs(testApp, performRunJob)
    const reports = await ask<Report[]>(app, person, 'listReports')
    const url = reports.find(({ reportId }) => reportId === 'signIns')!.fileUrl!
    return async () => (await fetch(new URL(url, app.origin))).status
  },
}

test.each(Object.entries(ways))('%s opens nothing of it any more', async (_, given) => {
  const person = await aPerson()
  const staff = await aMember(db, { roles: ['superAdmin'] })
  const session = await signIn(testApp, staff)
  const selection = { ids: [person.member.customerId] }
  const enter = await given(person)
  expect(await enter()).toBeLessThan(300)
  await ask(app, { session }, 'lockCustomers', { selection })
  expect(await enter()).toBeGreaterThanOrEqual(400)
})

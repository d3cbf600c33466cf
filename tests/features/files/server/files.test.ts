// What people may do with files, and see of them (record.md 8, domain.md E7).
import { expect, test } from 'vitest'
import type {
  ListFilesResponse,
  StartFileUploadResponse,
} from '../../../../generated/facts/features/files'
import { insertFile, type GivenFile } from '../../../support/files'
import {
  ask,
  declared,
  fetchMedia,
  freshMediaApp,
  postParts,
  type Begun,
} from '../../../support/mediaApp'
import { aMember, type TestMember } from '../../../support/people'
import { entriesOf } from '../../../support/zip'
import { aCustomer, callAs, signIn } from '../../../support/world'

const app = await freshMediaApp({ processes: false })
const { db } = app.database

async function people() {
  const customerId = await aCustomer(db)
  const join = async (role: 'cm' | 'cc') => {
    const member = await aMember(db, { customerId, roles: [role] })
    return { member, session: await signIn(app, member) }
  }
  return { cm: await join('cm'), cc: await join('cc'), other: await join('cc') }
}
type Person = Awaited<ReturnType<typeof people>>['cm']

const list = async (person: Person, question: object = {}) =>
  (await ask<ListFilesResponse>(app, person, 'listFiles', question)).rows
const titles = async (person: Person, question: object = {}) =>
  (await list(person, question)).map(({ title }) => title).toSorted()
const put = (member: TestMember, given: GivenFile) => insertFile(db, member, given)
const where = (kind: string) => ({ filters: [{ field: 'kind', op: 'is', value: kind }] })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('what is private is seen by its owner and campaign managers alone', async () => {
  const { cm, cc, other } = await people()
  await put(cc.member, { title: 'Mine', visibility: 'private' })
  await put(cc.member, { title: 'Ours' })
  expect(await titles(cm)).toEqual(['Mine', 'Ours'])
  expect(await titles(cc)).toEqual(['Mine', 'Ours'])
  expect(await titles(other)).toEqual(['Ours'])
})

test('what is shared is seen by those it names, also in its next version', async () => {
  const { cc, other } = await people()
  const fileId = await put(cc.member, { title: 'Mine', visibility: 'private' })
  const values = { visibility: 'shared', sharedWith: [other.member.userId] }
  await ask(app, cc, 'updateFile', { fileId, rev: 1, values })
  expect(await titles(other)).toEqual(['Mine'])
  expect(await list(cc)).toMatchObject([{ sharedWith: [{ id: other.member.userId }] }])
  const next = { name: 'mine.png', bytes: 10, supersedesId: fileId }
  await ask(app, cc, 'startFileUpload', next)
  expect(await titles(other)).toEqual(['Mine', 'Mine'])
  await ask(app, cc, 'updateFile', { fileId, rev: 2, values: { sharedWith: [] } })
  expect(await titles(other)).toEqual(['Mine'])
  const stranger = { fileId, rev: 3, values: { sharedWith: ['nobody'] } }
  const { body } = await callAs(app, cc.session, 'updateFile', stranger)
  expect(JSON.stringify(body)).toContain('values.sharedWith')
})

test.each(['updateFile', 'showFiles'] as const)(
  'what %s makes private is downloaded no more from where colleagues found it',
  async (call) => {
    const { cc, other } = await people()
    const fileId = await put(cc.member, { title: 'Ours' })
    const [found] = await list(other)
    const answer = async () => (await fetchMedia(app, other, found?.downloadUrl ?? '')).status
    // There are no bytes of it in the store.
    expect(await answer()).toBe(404)
    const asked = call === 'updateFile' ? { fileId, rev: 1 } : { selection: { ids: [fileId] } }
    await ask(app, cc, call, { ...asked, values: { visibility: 'private' } })
    expect(await answer()).toBe(403)
  },
)

test('a creator changes own files, a campaign manager those of everybody', async () => {
  const { cm, cc, other } = await people()
  const fileId = await put(cc.member, { title: 'Plan' })
  const rename = { fileId, rev: 1, values: { title: 'Floor plan' } }
  expect((await callAs(app, other.session, 'updateFile', rename)).status).toBe(403)
  await ask(app, cc, 'updateFile', rename)
  await ask(app, cm, 'updateFile', {
    ...rename,
    rev: 2,
    values: { licenceExpiresAt: '2027-01-31' },
  })
  expect(await list(other)).toMatchObject([
    { title: 'Floor plan', licenceExpiresAt: '2027-01-31', may: [] },
  ])
})

test('several files are one zip, without what one does not see or what was not accepted', async () => {
  const { cc, other } = await people()
  const texts = { 'Plan.bin': 'one', 'plan (2).bin': 'two' }
  const ids: string[] = []
  for (const [name, text] of Object.entries(texts)) {
    const id = await put(cc.member, { title: name.slice(0, 4) })
    const { assetId } = await app.database.db
      .selectFrom('files')
      .select('assetId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const key = `media/${cc.member.customerId}/${assetId}/source`
    await app.media.services.media.storage.put(key, Buffer.from(text))
    ids.push(id)
  }
  const refused = await put(cc.member, { state: 'rejected' })
  const hidden = await put(other.member, { visibility: 'private' })
  const link = await ask<{ url: string; missing: string[] }>(app, cc, 'downloadFiles', {
    ids: [...ids, refused, hidden],
  })
  expect(link.missing).toEqual([refused, hidden])
  const zip = await fetch(new URL(link.url, app.origin))
  const entries = Object.entries(entriesOf(Buffer.from(await zip.arrayBuffer())))
  expect(Object.fromEntries(entries.map(([name, body]) => [name, String(body)]))).toEqual(texts)
  expect((await fetch(new URL(link.url.replace(ids[0]!, hidden), app.origin))).status).toBe(404)
})

test('tags are added to those that are there', async () => {
  const { cc } = await people()
  const fileId = await put(cc.member, { tags: ['Harbour'] })
  const selection = { ids: [fileId] }
  await ask(app, cc, 'tagFiles', { selection, values: { tags: ['Harbour', ' Autumn '] } })
  expect(await list(cc)).toMatchObject([{ tags: ['Harbour', 'Autumn'] }])
})

test('the kind of the content is asked for, not that of the name', async () => {
  const { cc } = await people()
  await put(cc.member, { title: 'Called a picture', kind: 'image', facts: { kind: 'music' } })
  expect(await titles(cc, where('music'))).toEqual(['Called a picture'])
  expect(await titles(cc, where('image'))).toEqual([])
})

test('licences that end soon are found, those that ended among them', async () => {
  const { cc } = await people()
  await put(cc.member, { title: 'Ended', licenceExpiresAt: inDays(-3) })
  await put(cc.member, { title: 'Soon', licenceExpiresAt: inDays(40) })
  await put(cc.member, { title: 'Later', licenceExpiresAt: inDays(60) })
  await put(cc.member, { title: 'Never' })
  const filters = [{ field: 'licenceExpiresAt', op: 'to', value: '+45d' }]
  expect(await titles(cc, { filters })).toEqual(['Ended', 'Soon'])
})

test('a new version takes the place of the old one once it is ready, and gives it back', async () => {
  const { cc } = await people()
  const first = await put(cc.member, { title: 'Mark', tags: ['Brand'] })
  const begun = await ask<{ file: { fileId: string; versionNo: number; tags: string[] } }>(
    app,
    cc,
    'startFileUpload',
    { name: 'mark.svg', bytes: 10, supersedesId: first },
  )
  expect(begun.file).toMatchObject({ versionNo: 2, tags: ['Brand'], title: 'Mark' })
  const ids = async () => (await list(cc)).map(({ fileId }) => fileId).toSorted()
  const second = begun.file.fileId
  expect(await ids()).toEqual([first, second].toSorted())
  const asset = db.selectFrom('files').select('assetId').where('id', '=', second)
  await db.updateTable('mediaAssets').set({ state: 'ready' }).where('id', 'in', asset).execute()
  expect(await ids()).toEqual([second])
  expect((await list(cc))[0]?.versions.map(({ versionNo }) => versionNo)).toEqual([2, 1])
  await ask(app, cc, 'trashFiles', { selection: { ids: [second] } })
  expect(await ids()).toEqual([first])
})

test('a file has its ending in its name where another one is called so', async () => {
  const { cc } = await people()
  for (const name of ['audio.mp3', 'audio.wav'])
    await ask(app, cc, 'startFileUpload', { name, bytes: 10 })
  expect(await titles(cc)).toEqual(['audio', 'audio.wav'])
})

test('a film becomes footage without being sent again', async () => {
  const { cc } = await people()
  const fileId = await put(cc.member, { title: 'Dawn', state: 'rejected', failReason: 'isVideo' })
  await ask(app, cc, 'filesToFootage', { selection: { ids: [fileId] } })
  expect(await titles(cc)).toEqual([])
  const { rows } = await ask<{ rows: object[] }>(app, cc, 'listClips')
  expect(rows).toMatchObject([{ title: 'Dawn', state: 'processing' }])
})

test('a file is read beside the films, not behind them', async () => {
  const { cc } = await people()
  const bytes = Buffer.from('# Notes')
  const begun = await ask<StartFileUploadResponse>(app, cc, 'startFileUpload', {
    name: 'notes.md',
    bytes: bytes.length,
  })
  const lanes = async () => {
    const jobs = db.selectFrom('jobs').where('customerId', '=', cc.member.customerId)
    return (await jobs.select('lane').execute()).map(({ lane }) => lane)
  }
  await ask(app, cc, 'completeUpload', await posted(cc, { ...begun, bytes }))
  expect(await lanes()).toEqual(['file'])
  const selection = { ids: [begun.file.fileId] }
  await ask(app, cc, 'trashFiles', { selection })
  expect(await lanes()).toEqual([])
  await ask(app, cc, 'restoreFiles', { selection })
  expect(await lanes()).toEqual(['file'])
  await put(cc.member, { title: 'Cut off', state: 'failed' })
  const failed = (await list(cc)).find(({ title }) => title === 'Cut off')!
  await ask(app, cc, 'retryFiles', { selection: { ids: [failed.fileId] } })
  expect(await lanes()).toEqual(['file', 'file'])
})

async function posted(person: Person, begun: Pick<Begun, 'upload' | 'bytes'>) {
  await postParts(app, person, begun)
  return { uploadId: begun.upload.uploadId, parts: declared(begun) }
}

const megabytes = (count: number) => count * 1024 * 1024

test.each([
  ['talk.srt', megabytes(2) + 1],
  ['mark.svg', megabytes(2) + 1],
  ['logo.png', megabytes(100) + 1],
])('%s of %d bytes is too large for its kind, and not begun', async (name, bytes) => {
  const { cc } = await people()
  const { body } = await callAs(app, cc.session, 'startFileUpload', { name, bytes })
  expect(body).toMatchObject({ errorCode: 'uploadTooLarge' })
  await ask(app, cc, 'startFileUpload', { name, bytes: bytes - 1 })
})

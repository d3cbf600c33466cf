// Scripts and their versions (record.md 8).
import { expect, test } from 'vitest'
import type {
  ListScriptsResponse,
  ListScriptsRow,
  ListScriptVersionsResponse,
} from '../../../../generated/facts/features/programs'
import { ask, freshMediaApp } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { insertScript } from '../../../support/scripts'
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
  (await ask<ListScriptsResponse>(app, person, 'listScripts', question)).rows
const titles = async (person: Person, question: object = {}) =>
  (await list(person, question)).map(({ title }) => title)
const add = (person: Person, values: object) =>
  ask<ListScriptsRow>(app, person, 'addScript', { values: { title: 'Welcome', ...values } })
const update = (person: Person, { scriptId, rev }: ListScriptsRow, values: object) =>
  ask<ListScriptsRow>(app, person, 'updateScript', { scriptId, rev, values })
const versions = async (person: Person, scriptId: string) =>
  (await ask<ListScriptVersionsResponse>(app, person, 'listScriptVersions', { scriptId })).versions
async function act(person: Person, call: string, { scriptId }: { scriptId: string }) {
  await ask(app, person, call as 'readyScripts', { selection: { ids: [scriptId] } })
  const [row] = await list(person, { ids: [scriptId] })
  return row!
}

test('a campaign manager has all scripts, a creator their own', async () => {
  const { cm, cc, other } = await people()
  const { scriptId } = await add(cc, { title: 'Mine' })
  expect(await titles(cm)).toEqual(['Mine'])
  expect(await titles(cc)).toEqual(['Mine'])
  expect(await titles(other)).toEqual([])
  const { body } = await callAs(app, other.session, 'listScriptVersions', { scriptId })
  expect(body).toMatchObject({ status: 'Error' })
})

test('a script tells how many words it has and how long it takes to read them', async () => {
  const { cc } = await people()
  const row = await add(cc, { body: 'One two.\n\n[Smile.] Three four.', wordsPerMinute: 120 })
  expect(row).toMatchObject({ state: 'draft', versionNo: 0, words: 4, readingMs: 3000 })
  const emptied = await update(cc, row, { body: null, wordsPerMinute: null })
  expect(emptied).toMatchObject({ words: 0, readingMs: 0, wordsPerMinute: 140 })
  expect(emptied.body).toBeUndefined()
})

test('each save while it is ready is a version, and none before', async () => {
  const { cm, cc } = await people()
  const draft = await add(cc, { body: 'One' })
  const second = await update(cc, draft, { body: 'Two' })
  expect(await versions(cc, draft.scriptId)).toEqual([])
  const ready = await act(cc, 'readyScripts', second)
  expect(ready).toMatchObject({ state: 'ready', versionNo: 1 })
  const third = await update(cm, ready, { body: 'Three' })
  expect(third.versionNo).toBe(2)
  expect((await update(cm, third, { wordsPerMinute: 160 })).versionNo).toBe(2)
  expect(await versions(cc, draft.scriptId)).toMatchObject([
    { versionNo: 2, body: 'Three', savedBy: { id: cm.member.userId } },
    { versionNo: 1, body: 'Two', savedBy: { id: cc.member.userId } },
  ])
})

test('a draft that is ready once more without a change keeps its version', async () => {
  const { cc } = await people()
  const ready = await act(cc, 'readyScripts', await add(cc, { body: 'One' }))
  await act(cc, 'draftScripts', ready)
  expect(await act(cc, 'readyScripts', ready)).toMatchObject({ versionNo: 1 })
})

test('a script that was archived is again what it was before, and not written meanwhile', async () => {
  const { cc } = await people()
  const ready = await act(cc, 'readyScripts', await add(cc, {}))
  const archived = await act(cc, 'archiveScripts', ready)
  expect(archived).toMatchObject({ state: 'archived', may: ['reopen', 'trash'] })
  const refused = await callAs(app, cc.session, 'updateScript', {
    scriptId: archived.scriptId,
    rev: archived.rev,
    values: { body: 'No' },
  })
  expect(refused.status).toBe(403)
  expect(await act(cc, 'reopenScripts', archived)).toMatchObject({ state: 'ready' })
})

test('words of the text are found, of scripts in the trash only there', async () => {
  const { cc } = await people()
  await insertScript(db, cc.member, { title: 'Harbour', body: 'Cranes at dawn' })
  const gone = await add(cc, { title: 'Cranes' })
  await ask(app, cc, 'trashScripts', { selection: { ids: [gone.scriptId] } })
  expect(await titles(cc, { search: 'cranes' })).toEqual(['Harbour'])
  expect(await titles(cc, { search: 'cranes', trash: true })).toEqual(['Cranes'])
})

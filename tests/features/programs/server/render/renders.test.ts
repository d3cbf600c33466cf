// Films are asked for, made, told of, cancelled and tried again (programs.md 6).
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type {
  GetProgramResponse,
  ListProgramsRow,
  ListProgramVersionsResponse,
  ListRendersResponse,
  ProgramRender,
  Timeline,
} from '../../../../../generated/facts/features/programs'
import { ask, aPerson, freshMediaApp, sendFile, type Person } from '../../../../support/mediaApp'
import { numberedFilm, said } from '../../../../support/numberedFilms'
import { aBlock, aTitle } from '../../../../support/timelines'
import { aCustomer, callAs } from '../../../../support/world'
import { eventually } from '../../../../support/eventually'

const app = await freshMediaApp()
const { db } = app.database
const customerId = await aCustomer(db)
const cm = await aPerson(app, { customerId, roles: ['cm'] })
const other = await aPerson(app, { customerId: await aCustomer(db), roles: ['cm'] })

const tab = 'one'
const read = (programId: string, person: Person = cm) =>
  ask<GetProgramResponse>(app, person, 'getProgram', { programId, tab })
const renders = async (programId: string, person: Person = cm) =>
  (await ask<ListRendersResponse>(app, person, 'listRenders', { programId })).renders
const versions = async (programId: string) =>
  (await ask<ListProgramVersionsResponse>(app, cm, 'listProgramVersions', { programId })).versions

async function aBuilt(blocks: Timeline['blocks'], person: Person = cm): Promise<string> {
  const row = await ask<ListProgramsRow>(app, person, 'addProgram', { values: { title: 'A film' } })
  await build(row.programId, blocks, person)
  return row.programId
}

async function build(programId: string, blocks: Timeline['blocks'], person: Person = cm) {
  const { timeline, timelineRev } = await read(programId, person)
  const built = { ...timeline, blocks }
  await ask(app, person, 'saveTimeline', { programId, tab, timelineRev, timeline: built })
}

async function render(programId: string, person: Person = cm, note?: string) {
  const { timelineRev } = await read(programId, person)
  return ask<ProgramRender>(app, person, 'renderProgram', { programId, timelineRev, note })
}

async function refusal(programId: string): Promise<unknown> {
  const { timelineRev } = await read(programId)
  const { body } = await callAs(app, cm.session, 'renderProgram', { programId, timelineRev })
  return (body as { errorCode?: unknown }).errorCode
}

/** The clock moves to the next attempt of a job that is waiting after a failed one. */
const ended = (programId: string, person: Person = cm) =>
  eventually(async () => {
    const { dueAt } = await db
      .selectFrom('jobs')
      .select(({ fn }) => fn.max('dueAt').as('dueAt'))
      .where('failures', '>', 0)
      .where('heldBy', 'is', null)
      .executeTakeFirstOrThrow()
    const aheadMs = dueAt ? dueAt.getTime() - Date.now() : 0
    app.clock.aheadMs = Math.max(app.clock.aheadMs, aheadMs)
    expect((await renders(programId, person))[0]?.state).toMatch(/done|failed/)
  })

const title = (words: string) =>
  aTitle('title', { out: 20, text: { style: 'titleCentre', fields: { title: words } } })

const clipId = (await sendFile(app, cm, numberedFilm({ ending: 'mp4', rate: '30' }))).clip.clipId
async function clipBlock(id: string) {
  const { media } = await ask<{ media: Array<{ assetId: string; facts: { state: string } }> }>(
    app,
    cm,
    'getProgramMedia',
    { media: [{ type: 'clip', id: clipId }] },
  )
  return aBlock(id, { media: { type: 'clip', id: clipId, assetId: media[0]!.assetId }, out: 40 })
}
const shown = await clipBlock('a')
const stateOf = async (assetId: string) =>
  (
    await db
      .selectFrom('mediaAssets')
      .select('state')
      .where('id', '=', assetId)
      .executeTakeFirstOrThrow()
  ).state
const isReady = (assetId: string) =>
  eventually(async () => expect(await stateOf(assetId)).toBe('ready'))
await isReady(shown.media!.assetId)

const chunkCount = async () => (await db.selectFrom('renderChunks').select('key').execute()).length

test('a film is made of a program, and is its first version; a new title draws only its own piece', async () => {
  const programId = await aBuilt([title('Harbour'), shown])
  expect(await render(programId, cm, ' First try ')).toMatchObject({
    state: 'waiting',
    program: { id: programId, name: 'A film' },
    isMine: true,
  })
  expect((await read(programId)).program.state).toBe('rendering')
  await ended(programId)
  const [done] = await renders(programId)
  expect(done).toMatchObject({ state: 'done', versionNo: 1, partsDone: done!.parts })
  expect((await read(programId)).program).toMatchObject({
    state: 'ready',
    versionNo: 1,
    hasChanges: false,
    isNew: true,
  })
  await expect
    .poll(async () => (await versions(programId))[0]?.film?.state)
    .toMatch(/playable|ready/)
  const [version] = await versions(programId)
  expect(version).toMatchObject({
    versionNo: 1,
    kind: 'rendered',
    note: 'First try',
    durationMs: 2_000,
    isIncomplete: false,
    madeBy: { id: cm.member.userId },
    film: { durationMs: 2_000, width: 1920, height: 1080, fps: 30, hasSound: true },
  })
  expect(await refusal(programId)).toBe('nothingChanged')

  const before = await chunkCount()
  await build(programId, [title('Harbour at dawn'), shown])
  expect((await read(programId)).program).toMatchObject({ state: 'draft', hasChanges: true })
  await render(programId)
  await ended(programId)
  expect((await chunkCount()) - before).toBe(1)
  const rows = await db
    .selectFrom('programVersions')
    .select(['versionNo', 'changes'])
    .where('programId', '=', programId)
    .orderBy('versionNo')
    .execute()
  expect(rows).toMatchObject([{ versionNo: 1 }, { versionNo: 2, changes: [{ kind: 'words' }] }])
})

test('a version does not change, whoever asks for it', async () => {
  const row = db.updateTable('programVersions').set({ durationMs: 1 })
  await expect(row.execute()).rejects.toThrow(/does not change/)
})

test('what cannot be drawn is refused before anything is', async () => {
  expect(await refusal(await aBuilt([]))).toBe('programEmpty')
  expect(await refusal(await aBuilt([title('漢字')]))).toBe('programNotReady')
  const late = await aBuilt([{ ...shown, in: 8_000, out: 8_100 }])
  expect(await refusal(late)).toBe('programNotReady')
})

test('one that is cancelled stops, and its program is a draft again', async () => {
  const programId = await aBuilt([title('Cancelled'), { ...shown, id: 'b', in: 50, out: 200 }])
  const { renderId } = await render(programId)
  const cancelled = await ask<ProgramRender>(app, cm, 'cancelRender', { renderId })
  expect(cancelled.state).toBe('cancelled')
  expect((await read(programId)).program.state).toBe('draft')
  // Asked for again it is made.
  await render(programId)
  await ended(programId)
  expect((await renders(programId)).map(({ state }) => state)).toEqual(['done', 'cancelled'])
})

test('what cannot be read is told by its name and place, and holds up nobody else', async () => {
  const sent = await sendFile(app, cm, numberedFilm({ ending: 'mp4', rate: '25' }))
  const { assetId } = await db
    .selectFrom('footageClips')
    .select('assetId')
    .where('id', '=', sent.clip.clipId)
    .executeTakeFirstOrThrow()
  await isReady(assetId)
  const broken = aBlock('b', { media: { type: 'clip', id: sent.clip.clipId, assetId }, out: 60 })
  const programId = await aBuilt([title('Before'), broken])
  const original = join(app.dataDir, 'objects', 'media', customerId, assetId, 'source')
  const bytes = Buffer.alloc(50_000, 'not a film')
  writeFileSync(original, bytes)
  const { renderId } = await render(programId)
  const theirs = await aBuilt([title('Not held up')], other)
  await render(theirs, other)
  await ended(theirs, other)
  expect((await renders(theirs, other))[0]?.state).toBe('done')
  await ended(programId)
  expect((await renders(programId))[0]).toMatchObject({
    renderId,
    state: 'failed',
    failCode: 'unreadable',
    failTitle: sent.clip.title,
    failAtMs: 667,
  })
  expect((await read(programId)).program.state).toBe('draft')
  // What is made of it meanwhile is not cancelled with a film that has ended, but is by trying that again.
  await build(programId, [title('Meanwhile'), { ...shown, id: 'c', in: 50, out: 200 }])
  const { renderId: meanwhile } = await render(programId)
  const stateNow = async () =>
    (await renders(programId)).find((each) => each.renderId === meanwhile)?.state
  await ask(app, cm, 'cancelRender', { renderId })
  expect(await stateNow()).toMatch(/waiting|running/)
  expect((await read(programId)).program.state).toBe('rendering')
  expect(await ask<ProgramRender>(app, cm, 'retryRender', { renderId })).toMatchObject({
    state: 'waiting',
  })
  expect(await stateNow()).toBe('cancelled')
  await ask(app, cm, 'cancelRender', { renderId })
})

test('films of others are not told of', async () => {
  expect((await ask<ListRendersResponse>(app, other, 'listRenders', {})).renders).toHaveLength(1)
})

test('the film that is watched is the one that was asked for', async () => {
  const [row] = await db
    .selectFrom('programVersions')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('madeAt')
    .limit(1)
    .execute()
  const path = join(app.dataDir, 'objects', 'media', customerId, row!.assetId!, 'source')
  expect(
    said(
      'ffprobe',
      '-count_frames',
      '-select_streams',
      'v:0',
      '-show_entries',
      'stream=nb_read_frames',
      '-of',
      'csv=p=0',
      path,
    ),
  ).toEqual(['60'])
})

test('what was really drawn counts towards the minutes of the month, and more than those is refused', async () => {
  const tenant = await aCustomer(db)
  const person = await aPerson(app, { customerId: tenant, roles: ['cm'] })
  const usage = () =>
    db
      .selectFrom('renderUsage')
      .select('drawnMs')
      .where('customerId', '=', tenant)
      .execute()
      .then((rows) => rows.map(({ drawnMs }) => Number(drawnMs)))
  const setUsage = (values: { month?: string; drawnMs: number }) =>
    db.updateTable('renderUsage').set(values).where('customerId', '=', tenant).execute()
  const asksFor = async (programId: string) => {
    const { timelineRev } = await read(programId, person)
    const { body } = await callAs(app, person.session, 'renderProgram', { programId, timelineRev })
    return (body as { errorCode?: unknown }).errorCode
  }
  await db.updateTable('customers').set({ renderMinutes: 1 }).where('id', '=', tenant).execute()
  const first = await aBuilt([aTitle('a', { out: 30 })], person)
  await render(first, person)
  await ended(first, person)
  expect(await usage()).toEqual([1_000])

  // The same pieces cost nothing.
  const second = await aBuilt([aTitle('a', { out: 30 })], person)
  await setUsage({ drawnMs: 60_000 })
  await render(second, person)
  await ended(second, person)
  expect(await usage()).toEqual([60_000])

  const third = await aBuilt([aTitle('a', { out: 45 })], person)
  expect(await asksFor(third)).toBe('renderQuota')
  await setUsage({ drawnMs: 58_500 })
  expect(await asksFor(third)).toBeUndefined()
  await ended(third, person)

  // Another month begins anew.
  await setUsage({ month: '2020-01', drawnMs: 60_000 })
  const fourth = await aBuilt([aTitle('a', { out: 20 })], person)
  expect(await asksFor(fourth)).toBeUndefined()
})

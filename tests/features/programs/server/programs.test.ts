// Programs: made, built by one at a time, kept (programs.md 3, 7, 10).
import { expect, test } from 'vitest'
import type {
  GetProgramMediaResponse,
  GetProgramResponse,
  GetTemplateUpdateResponse,
  ListProgramsResponse,
  ListProgramsRow,
  ProgramEdit,
  SaveTimelineResponse,
  Timeline,
} from '../../../../generated/facts/features/programs'
import { emptyStory } from '../../../../src/features/templates/story'
import { programTrash } from '../../../../src/features/programs/server'
import { insertBumper } from '../../../support/bumpers'
import { insertClip } from '../../../support/clips'
import { ask, freshMediaApp } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { insertTemplate } from '../../../support/templates'
import { aCustomer, callAs, signIn } from '../../../support/world'

const app = await freshMediaApp({ processes: false })
const { db } = app.database
const customerId = await aCustomer(db)
const join = async (role: 'cm' | 'cc') => {
  const member = await aMember(db, { customerId, roles: [role] })
  return { member, session: await signIn(app, member) }
}
const [cm, cc, other] = [await join('cm'), await join('cc'), await join('cc')]
type Person = typeof cm

const add = (person: Person, values: object = {}) =>
  ask<ListProgramsRow>(app, person, 'addProgram', { values: { title: 'A film', ...values } })
const read = (person: Person, programId: string, tab = 'one') =>
  ask<GetProgramResponse>(app, person, 'getProgram', { programId, tab })
const hold = (person: Person, programId: string, act: string, tab = 'one') =>
  ask<ProgramEdit>(app, person, 'holdEdit', { programId, tab, act })
const listed = async (person: Person, request: object = {}) =>
  (await ask<ListProgramsResponse>(app, person, 'listPrograms', request)).rows

async function refusal(person: Person, call: string, request: object): Promise<unknown> {
  const { body } = await callAs(app, person.session, call as 'saveTimeline', request as never)
  return (body as { errorCode?: unknown }).errorCode
}

const clipBlock = (id: string, media: NonNullable<Timeline['blocks'][number]['media']>) =>
  ({
    id,
    kind: 'clip',
    media,
    in: 0,
    out: 60,
    fit: 'fill',
    focus: { x: 0.5, y: 0.5 },
    gainDb: 0,
    join: { kind: 'cut', frames: 0 },
    overlays: [],
  }) as const satisfies Timeline['blocks'][number]

async function mediaOf(person: Person, type: 'clip' | 'bumper', id: string) {
  const asked = { media: [{ type, id }] }
  const { media } = await ask<GetProgramMediaResponse>(app, person, 'getProgramMedia', asked)
  return media[0] && { type, id, assetId: media[0].assetId }
}

async function save(
  person: Person,
  {
    program,
    timeline,
    timelineRev,
  }: Pick<GetProgramResponse, 'program' | 'timeline' | 'timelineRev'>,
  change: Partial<Timeline>,
  tab = 'one',
) {
  const { programId } = program
  const request = { programId, tab, timelineRev, timeline: { ...timeline, ...change } }
  return ask<SaveTimelineResponse>(app, person, 'saveTimeline', request)
}

test('a new program is empty, in the shape it was asked for, and its owner’s', async () => {
  const row = await add(cc, { aspect: '9:16' })
  expect(row).toMatchObject({
    title: 'A film',
    kind: 'standard',
    state: 'draft',
    isMine: true,
    aspect: '9:16',
    durationMs: 0,
    versionNo: 0,
    hasChanges: true,
  })
  const { timeline, timelineRev, facts, edit } = await read(cc, row.programId)
  expect(timeline).toMatchObject({ aspect: '9:16', fps: 30, blocks: [] })
  expect({ timelineRev, facts }).toEqual({
    timelineRev: 1,
    facts: { media: {}, slots: {}, files: {} },
  })
  expect(edit).toEqual({
    isMine: false,
    isMe: false,
    hasAsked: false,
    mayTake: true,
    timelineRev: 1,
  })
})

test('a program made of a template begins with its story, and follows the version it began with', async () => {
  const bumperId = await insertBumper(db, cm.member, {
    kind: 'intro',
    aspect: 'w16h9',
    state: 'active',
    durationMs: 2_000,
  })
  const cut = { kind: 'cut', frames: 0 } as const
  const story = {
    ...emptyStory,
    parts: [
      {
        id: 'intro',
        kind: 'intro' as const,
        label: 'Intro',
        join: cut,
        bumpers: [{ id: bumperId, name: '' }],
      },
      {
        id: 'who',
        kind: 'slot' as const,
        label: 'Who are you?',
        direction: 'Look up.',
        required: true,
        minMs: 4_000,
        maxMs: 9_000,
        join: cut,
      },
    ],
  }
  const template = await insertTemplate(db, cm.member, { title: 'Team', story, isPublished: true })
  const row = await add(cc, { template })
  expect(row).toMatchObject({ template: { id: template, name: 'Team' }, kind: 'standard' })
  const { timeline, facts } = await read(cc, row.programId)
  expect(timeline.blocks).toMatchObject([
    { id: 'intro', kind: 'bumper', locked: true, media: { type: 'bumper', id: bumperId } },
    { id: 'who', slotId: 'who' },
  ])
  expect(timeline.template).toMatchObject({ templateId: template, versionNo: 1 })
  expect(facts.slots).toEqual({
    who: {
      label: 'Who are you?',
      direction: 'Look up.',
      required: true,
      minMs: 4_000,
      maxMs: 9_000,
    },
  })
  expect(Object.values(facts.media)).toMatchObject([{ durationMs: 2_000 }])
})

test('a program is told of a newer version of its template, which brings along what its builder may not use', async () => {
  const plain = { join: { kind: 'cut', frames: 0 } } as const
  const slot = (id: string) => ({ id, kind: 'slot' as const, label: id, ...plain })
  const story = { ...emptyStory, parts: [slot('who')] }
  const templateId = await insertTemplate(db, cm.member, {
    title: 'Guide',
    story,
    isPublished: true,
  })
  const { programId } = await add(cc, { template: templateId })
  const begun = await read(cc, programId)
  expect(begun.newer).toBeUndefined()
  expect(await refusal(cc, 'getTemplateUpdate', { programId })).toBe('notFound')

  const clipId = await insertClip(db, cm.member, { title: 'House', visibility: 'private' })
  const house = { id: 'house', kind: 'clip' as const, label: 'House', ...plain }
  const parts = [{ ...house, clip: { id: clipId, name: 'House' } }, slot('who'), slot('why')]
  await ask(app, cm, 'saveStory', { templateId, storyRev: 1, story: { ...story, parts } })
  await ask(app, cm, 'publishTemplate', { templateId, storyRev: 2 })
  const { newer, timeline } = await read(cc, programId)
  expect(newer).toEqual({ name: 'Guide', versionNo: 2 })
  expect(timeline).toEqual(begun.timeline)
  expect(await refusal(other, 'getTemplateUpdate', { programId })).toBe('notFound')

  const { start, facts } = await ask<GetTemplateUpdateResponse>(app, cc, 'getTemplateUpdate', {
    programId,
  })
  expect(start.blocks).toMatchObject([
    { id: 'house', locked: true, media: { type: 'clip', id: clipId } },
    { slotId: 'who' },
    { slotId: 'why' },
  ])
  expect(Object.keys(facts.slots)).toEqual(['who', 'why'])
  // Nobody gave the clip to its builder: what a template does not bring along stays closed.
  await hold(cc, programId, 'hold')
  const rest = { programId, tab: 'one', timelineRev: begun.timelineRev }
  const blocks = [...timeline.blocks, start.blocks[0]!]
  const asked = { ...rest, timeline: { ...timeline, blocks } }
  expect(await refusal(cc, 'saveTimeline', asked)).toBe('mediaNotThere')
  await save(cc, begun, start)
  expect((await read(cc, programId)).newer).toBeUndefined()
})

test('everybody has one bio', async () => {
  const template = await insertTemplate(db, cm.member, {
    title: 'Bio',
    isBio: true,
    isPublished: true,
  })
  expect(await add(other, { template })).toMatchObject({ kind: 'bio' })
  expect(await refusal(other, 'addProgram', { values: { title: 'Again', template } })).toBe(
    'bioThere',
  )
})

test('a template that is a draft, or of somebody else, makes no program', async () => {
  const draft = await insertTemplate(db, cm.member, { title: 'Draft' })
  for (const template of [draft, '01JAAAAAAAAAAAAAAAAAAAAAAA'])
    expect(await refusal(cc, 'addProgram', { values: { title: 'x', template } })).toBe('notFound')
})

test('what is built is kept whole, and what it shows is known', async () => {
  const row = await add(cc)
  const opened = await read(cc, row.programId)
  const clipId = await insertClip(db, cc.member, { title: 'Harbour', durationMs: 5_000 })
  const media = (await mediaOf(cc, 'clip', clipId))!
  const saved = await save(cc, opened, { blocks: [clipBlock('a', media)] })
  expect(saved).toMatchObject({ timelineRev: 2, program: { durationMs: 2_000, hasChanges: true } })
  const again = await read(cc, row.programId)
  expect(again.timeline.blocks).toEqual([clipBlock('a', media)])
  expect(again.facts.media[media.assetId]).toMatchObject({ title: 'Harbour', durationMs: 5_000 })
  expect(again.facts.media).toEqual(saved.facts.media)
})

test('nobody puts in what they may not use; who builds with them may keep it there', async () => {
  const clipId = await insertClip(db, cc.member, { title: 'Mine', visibility: 'private' })
  const media = (await mediaOf(cc, 'clip', clipId))!
  expect(await mediaOf(other, 'clip', clipId)).toBeUndefined()
  const theirs = await read(other, (await add(other)).programId)
  const stolen = {
    programId: theirs.program.programId,
    tab: 'one',
    timelineRev: 1,
    timeline: { ...theirs.timeline, blocks: [clipBlock('a', media)] },
  }
  expect(await refusal(other, 'saveTimeline', stolen)).toBe('mediaNotThere')
  // Another asset under the name of one's own clip is no way in either.
  const own = await insertClip(db, other.member, { title: 'Own' })
  const mixed = {
    ...stolen,
    timeline: { ...stolen.timeline, blocks: [clipBlock('a', { ...media, id: own })] },
  }
  expect(await refusal(other, 'saveTimeline', mixed)).toBe('mediaNotThere')

  const row = await add(cc)
  await save(cc, await read(cc, row.programId), { blocks: [clipBlock('a', media)] })
  await ask(app, cc, 'updateProgram', {
    programId: row.programId,
    rev: row.rev,
    values: { collaborators: [other.member.userId] },
  })
  await hold(cc, row.programId, 'leave')
  const shared = await read(other, row.programId)
  const kept = await save(other, shared, { blocks: [{ ...clipBlock('a', media), out: 30 }] })
  expect(kept.program.durationMs).toBe(1_000)
})

test('one builds it in one tab; who asks is handed it, or takes it after half a minute', async () => {
  const { programId } = await add(cc)
  await ask(app, cc, 'updateProgram', {
    programId,
    rev: 1,
    values: { collaborators: [other.member.userId] },
  })
  expect(await hold(cc, programId, 'hold')).toMatchObject({ isMine: true, isMe: true })
  const seen = { isMine: false, isMe: false, mayTake: false, by: { id: cc.member.userId } }
  expect(await hold(other, programId, 'hold', 'two')).toMatchObject(seen)
  expect(await hold(cc, programId, 'hold', 'three')).toMatchObject({
    isMine: false,
    isMe: true,
    mayTake: true,
  })
  expect(await refusal(other, 'holdEdit', { programId, tab: 'two', act: 'take' })).toBe('editHeld')

  const opened = await read(other, programId, 'two')
  const write = { programId, tab: 'two', timelineRev: 1, timeline: opened.timeline }
  expect(await refusal(other, 'saveTimeline', write)).toBe('editHeld')

  expect(await hold(other, programId, 'ask', 'two')).toMatchObject({
    hasAsked: true,
    mayTake: false,
  })
  expect(await hold(cc, programId, 'hold')).toMatchObject({ asked: { id: other.member.userId } })
  await hold(cc, programId, 'handOver')
  expect(await hold(other, programId, 'hold', 'two')).toMatchObject({ isMine: true })
  expect(await refusal(cc, 'saveTimeline', { ...write, tab: 'one' })).toBe('editHeld')

  await hold(cc, programId, 'ask')
  await hold(other, programId, 'refuse', 'two')
  expect(await hold(cc, programId, 'look')).toMatchObject({ hasAsked: false })
  await hold(cc, programId, 'ask')
  app.clock.aheadMs += 30_000
  expect(await hold(cc, programId, 'take')).toMatchObject({ isMine: true })
  // Nobody holds it after 45 s.
  app.clock.aheadMs += 46_000
  expect(await hold(other, programId, 'look', 'two')).toMatchObject({ mayTake: true })
  expect(await hold(other, programId, 'hold', 'two')).toMatchObject({ isMine: true })
})

test('who is later is told, and nothing is written over', async () => {
  const opened = await read(cc, (await add(cc)).programId)
  await save(cc, opened, { aspect: '1:1' })
  const { programId } = opened.program
  const late = { programId, tab: 'one', timelineRev: 1, timeline: opened.timeline }
  expect(await refusal(cc, 'saveTimeline', late)).toBe('changedMeanwhile')
  expect((await read(cc, programId)).timeline.aspect).toBe('1:1')
})

test('a timeline that no program can have is refused', async () => {
  const { program, timeline } = await read(cc, (await add(cc)).programId)
  const clipId = await insertClip(db, cc.member, { title: 'Twice' })
  const block = clipBlock('a', (await mediaOf(cc, 'clip', clipId))!)
  const twice = { ...timeline, blocks: [block, block] }
  const request = { programId: program.programId, tab: 'one', timelineRev: 1, timeline: twice }
  expect(await refusal(cc, 'saveTimeline', request)).toBe('timelineFlawed')
})

test('a cc sees their own and those they build with others, a campaign manager all', async () => {
  const { programId } = await add(cc, { title: 'Seen by few' })
  const ids = [programId]
  expect(await listed(cc, { ids })).toHaveLength(1)
  expect(await listed(cm, { ids })).toHaveLength(1)
  expect(await listed(other, { ids })).toHaveLength(0)
  expect(await refusal(other, 'getProgram', { programId, tab: 'x' })).toBe('notFound')
  await ask(app, cc, 'updateProgram', {
    programId,
    rev: 1,
    values: { collaborators: [other.member.userId] },
  })
  const [row] = await listed(other, { ids })
  expect(row?.may).toEqual(['edit', 'build'])
})

test('what it is about is written and taken away again', async () => {
  const { programId } = await add(cc)
  const described = async (rev: number, description: string | null) => {
    await ask(app, cc, 'updateProgram', { programId, rev, values: { description } })
    return (await listed(cc, { ids: [programId] }))[0]?.description
  }
  expect(await described(1, '  Two batches,\none film. ')).toBe('Two batches,\none film.')
  expect(await described(2, null)).toBeUndefined()
})

test('its owner sees that it was finished until they look', async () => {
  const { programId } = await add(cc)
  await db
    .updateTable('programs')
    .set({ finishedAt: new Date() })
    .where('id', '=', programId)
    .execute()
  expect(await listed(cc, { ids: [programId] })).toMatchObject([{ isNew: true }])
  expect(await listed(cm, { ids: [programId] })).toMatchObject([{ isNew: false }])
  await read(cm, programId)
  await read(cc, programId)
  expect(await listed(cc, { ids: [programId] })).toMatchObject([{ isNew: false }])
})

test('its owner puts it away, takes it back, and deletes it with what only it showed', async () => {
  const { programId } = await add(cc)
  const selection = { selection: { ids: [programId] } }
  const clipId = await insertClip(db, cc.member, { title: 'Only here' })
  const media = (await mediaOf(cc, 'clip', clipId))!
  await save(cc, await read(cc, programId), { blocks: [clipBlock('a', media)] })
  await ask(app, cc, 'archivePrograms', selection)
  expect(await listed(cc, { ids: [programId] })).toMatchObject([
    { state: 'archived', may: ['reopen', 'trash'] },
  ])
  await ask(app, cc, 'reopenPrograms', selection)
  expect(await listed(cc, { ids: [programId] })).toMatchObject([{ state: 'draft' }])
  await ask(app, cc, 'trashPrograms', selection)
  await db.deleteFrom('footageClips').where('id', '=', clipId).execute()
  app.clock.aheadMs += 31 * 24 * 3_600_000
  await programTrash.job.run({
    database: app.database,
    now: () => new Date(Date.now() + app.clock.aheadMs),
    log: { info: () => {} },
  } as never)
  const left = db.selectFrom('mediaAssets').select('id').where('id', '=', media.assetId)
  expect(await left.execute()).toEqual([])
})

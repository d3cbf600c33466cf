// Templates and their versions (programs.md 7).
import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import type {
  GetStoryResponse,
  ListTemplateChoicesResponse,
  ListTemplatesResponse,
  ListTemplatesRow,
  ListTemplateVersionsResponse,
  SaveStoryResponse,
  Story,
  TryTemplateResponse,
} from '../../../../generated/facts/features/templates'
import { emptyStory } from '../../../../src/features/templates/story'
import { insertBumper } from '../../../support/bumpers'
import { insertClip } from '../../../support/clips'
import { insertFile } from '../../../support/files'
import { ask, freshMediaApp } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { insertScript } from '../../../support/scripts'
import { aCustomer, callAs, signIn } from '../../../support/world'

const app = await freshMediaApp({ processes: false })
const { db } = app.database
const customerId = await aCustomer(db)
const join = async (role: 'cm' | 'cc') => {
  const member = await aMember(db, { customerId, roles: [role] })
  return { member, session: await signIn(app, member) }
}
const cm = await join('cm')
const cc = await join('cc')
const stranger = await aMember(db)

const storyOf = (...labels: string[]): Story => ({
  ...emptyStory,
  parts: labels.map((label, at) => ({
    id: `p${at}`,
    kind: 'slot',
    label,
    join: { kind: 'cut', frames: 0 },
    required: true,
    minMs: 5_000,
    maxMs: 10_000,
  })),
})

const add = (title: string) => ask<ListTemplatesRow>(app, cm, 'addTemplate', { values: { title } })
const read = (templateId: string, versionNo?: number) =>
  ask<GetStoryResponse>(app, cm, 'getStory', { templateId, versionNo })
const save = (templateId: string, storyRev: number, story: Story) =>
  ask<SaveStoryResponse>(app, cm, 'saveStory', { templateId, storyRev, story })
const publish = (templateId: string, storyRev: number, note?: string) =>
  ask<ListTemplatesRow>(app, cm, 'publishTemplate', { templateId, storyRev, note })
async function refusal(call: 'saveStory' | 'publishTemplate', request: object): Promise<unknown> {
  const { body } = await callAs(app, cm.session, call, request as never)
  return (body as { errorCode?: unknown }).errorCode
}

test('a new template has an empty story that nobody can use yet', async () => {
  const { templateId, ...row } = await add('Onboarding')
  expect(row).toMatchObject({ state: 'draft', versionNo: 0, hasChanges: true, slots: 0 })
  expect(await read(templateId)).toMatchObject({ story: emptyStory, storyRev: 1 })
  expect(await refusal('publishTemplate', { templateId, storyRev: 1 })).toBe('storyNotReady')
})

test('a story is tried as it is worked on, in each shape, and nothing of it is kept', async () => {
  const { templateId } = await add('Try me')
  const { storyRev } = await save(templateId, 1, storyOf('One', 'Two'))
  const before = await read(templateId)
  for (const aspect of ['16:9', '9:16', '1:1'] as const) {
    const asked = { templateId, aspect }
    const { start, facts } = await ask<TryTemplateResponse>(app, cm, 'tryTemplate', asked)
    expect(start).toMatchObject({ aspect, blocks: [{ slotId: 'p0' }, { slotId: 'p1' }] })
    expect(facts.slots).toMatchObject({ p0: { label: 'One' }, p1: { label: 'Two' } })
  }
  expect(await read(templateId)).toEqual(before)
  expect(before.storyRev).toBe(storyRev)
  expect((await db.selectFrom('programs').select('id').execute()).length).toBe(0)
})

test('what is published stays as it was, whatever is worked on afterwards', async () => {
  const { templateId } = await add('Team')
  const first = await save(templateId, 1, storyOf('Who are you?'))
  expect(first.template).toMatchObject({ slots: 1, leastMs: 5_000, mostMs: 10_000 })
  expect(await publish(templateId, first.storyRev, 'The first')).toMatchObject({
    state: 'published',
    versionNo: 1,
    hasChanges: false,
  })
  const second = await save(templateId, first.storyRev, storyOf('Who are you?', 'And why?'))
  expect(second.template).toMatchObject({ versionNo: 1, hasChanges: true, slots: 2 })
  expect((await read(templateId, 1)).story).toEqual(storyOf('Who are you?'))
  const { rows } = await ask<ListTemplateChoicesResponse>(app, cc, 'listTemplateChoices', {})
  expect(rows).toMatchObject([{ name: 'Team', versionNo: 1, slots: 1 }])

  await publish(templateId, second.storyRev)
  const { versions } = await ask<ListTemplateVersionsResponse>(app, cm, 'listTemplateVersions', {
    templateId,
  })
  expect(versions).toMatchObject([
    { versionNo: 2, slots: 2, publishedBy: { id: cm.member.userId } },
    { versionNo: 1, slots: 1, note: 'The first' },
  ])
})

test('a story that is what was published last has no changes', async () => {
  const { templateId } = await add('Back again')
  const { storyRev } = await save(templateId, 1, storyOf('One'))
  await publish(templateId, storyRev)
  const other = await save(templateId, storyRev, storyOf('Two'))
  const back = await save(templateId, other.storyRev, storyOf('One'))
  expect(back.template.hasChanges).toBe(false)
  expect(await refusal('publishTemplate', { templateId, storyRev: back.storyRev })).toBe(
    'nothingChanged',
  )
})

test('who saves what another one has changed meanwhile is told, and loses nothing of theirs', async () => {
  const { templateId } = await add('Two hands')
  await save(templateId, 1, storyOf('Theirs'))
  expect(await refusal('saveStory', { templateId, storyRev: 1, story: storyOf('Mine') })).toBe(
    'changedMeanwhile',
  )
  expect((await read(templateId)).story).toEqual(storyOf('Theirs'))
})

const named = (id: string) => ({ id, name: 'Named' })
const partWith = (part: object): Story => {
  const [first] = storyOf('One').parts
  return { ...emptyStory, parts: [{ ...first!, ...part }] }
}

describe('what a story names', () => {
  const corner = { corner: 'topLeft', percent: 10 } as const
  const level = { gainDb: 0, duckDb: 0 }
  type Who = Pick<typeof cm.member, 'customerId' | 'userId'>
  const naming: Readonly<
    Record<string, { make: (who: Who) => Promise<string>; story: (id: string) => Story }>
  > = {
    clip: {
      make: (who) => insertClip(db, who),
      story: (id) => partWith({ kind: 'clip', clip: named(id) }),
    },
    script: {
      make: (who) => insertScript(db, who),
      story: (id) => partWith({ script: named(id) }),
    },
    bumper: {
      make: (who) => insertBumper(db, who),
      story: (id) => partWith({ kind: 'intro', bumpers: [named(id)] }),
    },
    logo: {
      make: (who) => insertFile(db, who),
      story: (id) => ({ ...storyOf('One'), logo: { file: named(id), ...corner } }),
    },
    music: {
      make: (who) => insertFile(db, who),
      story: (id) => ({ ...storyOf('One'), music: { file: named(id), ...level } }),
    },
  }

  test.each(Object.keys(naming))('is a %s of this customer', async (kind) => {
    const { make, story } = naming[kind]!
    const { templateId } = await add(`With a ${kind}`)
    for (const id of [await make(stranger), ulid()])
      expect(await refusal('saveStory', { templateId, storyRev: 1, story: story(id) })).toBe(
        'mediaNotThere',
      )
    expect(await read(templateId)).toMatchObject({ storyRev: 1, story: emptyStory })
    const own = story(await make(cm.member))
    await save(templateId, 1, own)
    expect((await read(templateId)).story).toEqual(own)
  })

  test('is a type of shot that there is', async () => {
    const { templateId } = await add('With a type')
    const story = partWith({ shotType: named(ulid()) })
    expect(await refusal('saveStory', { templateId, storyRev: 1, story })).toBe('mediaNotThere')
  })

  test('stays once it is gone, and comes back with a version', async () => {
    const { templateId } = await add('What was there')
    const scriptId = await insertScript(db, cm.member)
    const first = await save(templateId, 1, partWith({ script: named(scriptId) }))
    await publish(templateId, first.storyRev)
    await db.deleteFrom('scripts').where('id', '=', scriptId).execute()
    const kept = await save(
      templateId,
      first.storyRev,
      partWith({ label: 'Another', script: named(scriptId) }),
    )
    const without = await save(templateId, kept.storyRev, storyOf('One'))
    const { story } = await read(templateId, 1)
    await save(templateId, without.storyRev, story)
    expect((await read(templateId)).story).toEqual(story)
  })
})

test('a template that is retired or in the trash is no choice, and again one afterwards', async () => {
  const { templateId } = await add('Comes and goes')
  const { storyRev } = await save(templateId, 1, storyOf('One'))
  await publish(templateId, storyRev)
  const isChoice = async () => {
    const { rows } = await ask<ListTemplateChoicesResponse>(app, cc, 'listTemplateChoices', {
      search: 'Comes and goes',
    })
    return rows.length === 1
  }
  const act = (call: 'retireTemplates') => ask(app, cm, call, { selection: { ids: [templateId] } })
  const seen: boolean[] = [await isChoice()]
  for (const call of ['retireTemplates', 'reopenTemplates', 'trashTemplates', 'restoreTemplates']) {
    await act(call as 'retireTemplates')
    seen.push(await isChoice())
  }
  expect(seen).toEqual([true, false, true, false, true])
  const { rows } = await ask<ListTemplatesResponse>(app, cm, 'listTemplates', {
    search: 'Comes and goes',
  })
  expect(rows).toMatchObject([{ state: 'published', may: ['edit', 'retire', 'trash'] }])
})

// The story of an open template is edited, saved by itself, undone and published.
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type { ListTemplatesRow, Story } from '../../../../generated/facts/features/templates'
import {
  $isPublishing,
  publishAsked,
} from '../../../../src/features/templates/client/publishing.model'
import {
  $chosenPart,
  $story,
  mineKept,
  story as openStory,
  storyEdited,
} from '../../../../src/features/templates/client/story.model'
import { emptyStory } from '../../../../src/features/templates/story'
import '../../../../src/features/templates/client/templates.model'
import { openArea, refused } from '../../../support/area'
import { noAnswer } from '../../../support/browserEdge'

const row: ListTemplatesRow = {
  templateId: 't1',
  title: 'Onboarding',
  isBio: false,
  state: 'draft',
  versionNo: 0,
  hasChanges: true,
  slots: 0,
  leastMs: 0,
  mostMs: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  rev: 1,
  may: ['edit', 'retire', 'trash'],
}

/** A server with one template, in which others may save too. */
async function openTemplatePage(stored: Record<string, string> = {}) {
  const kept: { story: Story; storyRev: number; versions: Story[]; isDown: boolean } = {
    story: emptyStory,
    storyRev: 1,
    versions: [],
    isDown: false,
  }
  const area = await openArea(
    'programs.templates',
    {
      listTemplates: () => ({ rows: [row], total: 1 }),
      getStory: () => ({ template: row, story: kept.story, storyRev: kept.storyRev }),
      saveStory({ story, storyRev }) {
        if (kept.isDown) return noAnswer
        if (storyRev !== kept.storyRev) return refused('changedMeanwhile')
        Object.assign(kept, { story, storyRev: storyRev + 1 })
        return { template: row, storyRev: kept.storyRev }
      },
      publishTemplate() {
        kept.versions.push(kept.story)
        return { ...row, versionNo: kept.versions.length, hasChanges: false }
      },
    },
    { search: '?open=t1', stored },
  )
  const { scope } = area
  const add = (label: string) =>
    allSettled(storyEdited, { scope, params: { do: 'addPart', kind: 'slot', id: label, label } })
  const labels = (story = scope.getState($story)) => story?.parts.map(({ label }) => label)
  return { ...area, kept, add, labels }
}

test('an edit is saved by itself after a rest, together with what followed it', async () => {
  const { add, labels, kept, pass, scope } = await openTemplatePage()
  await add('One')
  await add('Two')
  expect(scope.getState(openStory.$isUnsaved)).toBe(true)
  expect(labels(kept.story)).toEqual([])
  await pass(3_000)
  expect(labels(kept.story)).toEqual(['One', 'Two'])
  expect(scope.getState(openStory.$isUnsaved)).toBe(false)
})

test('undo gives back what was before, typing in one field being one step, and is saved too', async () => {
  const { add, labels, kept, pass, scope } = await openTemplatePage()
  await add('One')
  for (const label of ['W', 'Wh', 'Who'])
    await allSettled(storyEdited, {
      scope,
      params: { do: 'setPart', id: 'One', values: { label } },
    })
  await allSettled(openStory.undone, { scope })
  expect(labels()).toEqual(['One'])
  await allSettled(openStory.undone, { scope })
  expect(labels()).toEqual([])
  await pass(3_000)
  expect(labels(kept.story)).toEqual([])
})

test.each([
  ['kept', mineKept, ['Mine']],
  ['given up', openStory.theirsTaken, ['Theirs']],
] as const)('what somebody else has changed is told, and mine is %s', async (_, choose, labels) => {
  const { add, kept, pass, scope, ...page } = await openTemplatePage()
  const [part] = (await add('Mine'), scope.getState($story)!.parts)
  Object.assign(kept, {
    story: { ...emptyStory, parts: [{ ...part, label: 'Theirs' }] },
    storyRev: 7,
  })
  await pass(3_000)
  expect(scope.getState(openStory.$isConflict)).toBe(true)
  await allSettled(choose, { scope })
  expect(scope.getState(openStory.$isConflict)).toBe(false)
  expect(page.labels(kept.story)).toEqual(labels)
  expect(page.labels()).toEqual(labels)
})

test('what could not be saved is there when the template is opened again, and is saved then', async () => {
  const before = await openTemplatePage()
  before.kept.isDown = true
  await before.add('One')
  await before.pass(3_000)
  expect(before.scope.getState(openStory.$isUnreached)).toBe(true)
  const { labels, kept } = await openTemplatePage(Object.fromEntries(before.stored))
  expect(labels()).toEqual(['One'])
  expect(labels(kept.story)).toEqual(['One'])
})

test('what is on its way is saved before it is published', async () => {
  const { add, kept, labels, scope } = await openTemplatePage()
  await add('One')
  await allSettled(publishAsked, { scope })
  expect(kept.versions.map((story) => labels(story))).toEqual([['One']])
  expect(scope.getState($isPublishing)).toBe(false)
})

test('what cannot be published is not sent, and the part to mend is opened', async () => {
  const { add, kept, scope } = await openTemplatePage()
  await add('')
  await add('Two')
  await allSettled(publishAsked, { scope })
  expect(kept.versions).toEqual([])
  expect(scope.getState($chosenPart)).toMatchObject({ label: '' })
})

// A template is tried in each shape as it stands, also what is not saved yet (programs.md 7).
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type {
  ListTemplatesRow,
  Story,
  TryTemplateRequest,
} from '../../../../generated/facts/features/templates'
import { storyEdited } from '../../../../src/features/templates/client/story.model'
import {
  $isOpening,
  $tried,
  preview,
  shapeTried,
  tryAsked,
  tryClosed,
} from '../../../../src/features/templates/client/trying.model'
import { emptyStory } from '../../../../src/features/templates/story'
import '../../../../src/features/templates/client/templates.model'
import { openArea } from '../../../support/area'
import { aSlot, aTimeline } from '../../../support/timelines'

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
  may: ['edit'],
}

async function openTemplatePage() {
  const kept: { story: Story } = { story: emptyStory }
  const area = await openArea(
    'programs.templates',
    {
      listTemplates: () => ({ rows: [row], total: 1 }),
      getStory: () => ({ template: row, story: kept.story, storyRev: 1 }),
      saveStory({ story }) {
        kept.story = story
        return { template: row, storyRev: 2 }
      },
      tryTemplate: ({ templateId, aspect }: TryTemplateRequest) => ({
        templateId,
        start: aTimeline(
          kept.story.parts.map(({ id }) => aSlot(id, id)),
          { aspect },
        ),
        facts: { media: {}, slots: {}, files: {} },
      }),
    },
    { search: '?open=t1' },
  )
  return area
}

test('what was just written is saved first, and then shown', async () => {
  const { scope, pass } = await openTemplatePage()
  const slot = { do: 'addPart', kind: 'slot', id: 'who', label: 'Who' } as const
  await allSettled(storyEdited, { scope, params: slot })
  await allSettled(tryAsked, { scope })
  await pass(5_000)
  expect(scope.getState($tried)?.start.blocks).toMatchObject([{ slotId: 'who' }])
  expect(scope.getState($isOpening)).toBe(false)
  expect(scope.getState(preview.$total)).toBe(100)
})

test('another shape is shown in its place, and nothing once it is closed', async () => {
  const { scope } = await openTemplatePage()
  await allSettled(tryAsked, { scope })
  await allSettled(shapeTried, { scope, params: '9:16' })
  expect(scope.getState($tried)?.start.aspect).toBe('9:16')
  await allSettled(tryClosed, { scope })
  expect(scope.getState($tried)).toBeNull()
})

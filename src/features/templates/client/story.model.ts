// The story of the open template: read, edited, undone and redone, and saved by itself.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { autosaveMs } from '../../../../generated/facts/constants'
import {
  storySchema,
  type GetStoryResponse,
  type ListTemplatesRow,
  type Story,
} from '../../../../generated/facts/features/templates'
import { createDocument } from '../../../screens/client'
import { editStory, type StoryEdit } from '../editStory'
import { getStoryFx, saveStoryFx } from './calls'
import { $mayEdit, $templateId, templateList } from './open'

export const storyEdited = createEvent<StoryEdit>()
export const storyReadAgain = createEvent()
export const partChosen = createEvent<string | null>()
/** What another person made of it is given up for what stands here. */
export const mineKept = createEvent()

const readStoryFx = attach({
  source: $templateId,
  effect: (templateId) => getStoryFx({ templateId: templateId ?? '' }),
})
const readOf = ({ template, story: document, storyRev }: GetStoryResponse) => ({
  id: template.templateId,
  document,
  rev: storyRev,
})
const read = sample({
  clock: readStoryFx.doneData.map(readOf),
  source: $templateId,
  filter: (templateId, { id }) => templateId === id,
  fn: (_, reply) => reply,
})
export const $isMissing = createStore(false)
  .on(readStoryFx.finally, (_, { status }) => status === 'fail')
  .reset($templateId)

const edited = sample({
  clock: storyEdited,
  source: { mayEdit: $mayEdit, isReading: readStoryFx.pending },
  // What is edited while it is read would be written over what comes.
  filter: ({ mayEdit, isReading }) => mayEdit && !isReading,
  fn: (_, edit) => edit,
})
export const story = createDocument({
  name: 'templates.story',
  $id: $templateId,
  read,
  edited,
  apply: (document: Story, edit: StoryEdit) => ({ document: editStory(document, edit) }),
  typingOf,
  save: ({ id, document, rev }) => saveStoryFx({ templateId: id, story: document, storyRev: rev }),
  outcomeOf: ({ template, storyRev }) => ({ rev: storyRev, at: template.updatedAt }),
  restMs: autosaveMs,
  conflicts: ['changedMeanwhile'],
  isFit: (document) => storySchema.safeParse(document).success,
})
export const $story = story.$document
sample({ clock: story.found, fn: () => undefined, target: story.saveAsked })

sample({
  clock: [$templateId, storyReadAgain, story.theirsTaken],
  source: $templateId,
  filter: (templateId) => templateId !== null,
  fn: () => undefined,
  target: readStoryFx,
})
const readTheirsFx = attach({
  source: $templateId,
  effect: (templateId) => getStoryFx({ templateId: templateId ?? '' }),
})
sample({ clock: mineKept, target: readTheirsFx })
sample({ clock: readTheirsFx.doneData, fn: readOf, target: story.mineKept })

/** The template as lists show it, from what wrote it. */
export const templateChanged = createEvent<ListTemplatesRow>()
sample({ clock: story.saved, fn: ({ reply }) => reply.template, target: templateChanged })
sample({
  clock: templateChanged,
  fn: (template) => [{ ...template }],
  target: templateList.rows.rowsReceived,
})

const $chosen = createStore<string | null>(null)
  .on(partChosen, (_, id) => id)
  .on(edited, (chosen, edit) => (edit.do === 'addPart' ? edit.id : chosen))
  .reset($templateId)
/** null: nothing, or a part that has gone meanwhile. */
export const $chosenPart = combine(
  $story,
  $chosen,
  (open, chosen) => open?.parts.find(({ id }) => id === chosen) ?? null,
)

/** Edits of the same fields of the same part that follow each other. */
function typingOf(edit: StoryEdit): string | undefined {
  if (edit.do === 'setPart') return `${edit.id} ${Object.keys(edit.values).join()}`
  if (edit.do === 'setLook') return Object.keys(edit.values).join()
  if (edit.do === 'movePart') return `move ${edit.id}`
  return undefined
}

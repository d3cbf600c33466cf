// Templates are made and changed here, one by one and several at once; their stories in stories.ts.
import { changeRow, changeRows, createdNow, createRow } from '../../../screens/server'
import { failure } from '../../../server/errors'
import { emptyStory } from '../story'
import { templates } from './templates'
import { templateTrash } from './templateTrash'

const table = 'programTemplates'

function titled(title: string): string {
  const named = title.trim()
  if (named === '') throw failure('titleEmpty')
  return named
}

export const addTemplate = createRow('addTemplate', templates, {
  table,
  insert: ({ title, description, isBio }, id, context) => ({
    id,
    customerId: context.member.customerId,
    title: titled(title),
    description: description ?? null,
    isBio: isBio ?? false,
    story: JSON.stringify(emptyStory),
    ...createdNow(context),
  }),
})

export const updateTemplate = changeRow('updateTemplate', templates, {
  table,
  may: 'edit',
  set: ({ title, description, isBio }) => ({
    ...(title === undefined ? {} : { title: titled(title) }),
    ...(description === undefined ? {} : { description }),
    ...(isBio === undefined ? {} : { isBio: isBio ?? false }),
  }),
})

export const retireTemplates = changeRows('retireTemplates', templates, {
  table,
  may: 'retire',
  set: (_, { now }) => ({ retiredAt: now }),
})

export const reopenTemplates = changeRows('reopenTemplates', templates, {
  table,
  may: 'reopen',
  set: () => ({ retiredAt: null }),
})

export const [trashTemplates, restoreTemplates, eraseTemplates] = templateTrash.handlers

// Generated from manifest/features/templates.yaml by npm run codegen. Edit the manifest, not this file.

import { listTemplates, addTemplate, updateTemplate, retireTemplates, reopenTemplates, trashTemplates, restoreTemplates, eraseTemplates, type ListTemplatesRow } from '../features/templates'
import type { Screen } from '../screen'

export const screen: Screen<ListTemplatesRow> = {
  id: 'templates',
  feature: 'templates',
  route: 'programs.templates',
  rowRoute: 'programs.templates.edit',
  title: 'nav.create.templates',
  key: 'templateId',
  name: 'title',
  isPage: false,
  fields: {
    title: { name: 'title', type: 'text', label: 'templates.templates.field.title', isRequired: true },
    description: { name: 'description', type: 'text', label: 'templates.templates.field.description', isRequired: false },
    isBio: { name: 'isBio', type: 'boolean', label: 'templates.templates.field.isBio', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'templates.templates.field.state', values: { draft: 'templates.templates.value.state.draft', published: 'templates.templates.value.state.published', retired: 'templates.templates.value.state.retired' }, isRequired: true },
    versionNo: { name: 'versionNo', type: 'integer', label: 'templates.templates.field.versionNo', isRequired: true },
    hasChanges: { name: 'hasChanges', type: 'boolean', label: 'templates.templates.field.hasChanges', isRequired: true },
    slots: { name: 'slots', type: 'integer', label: 'templates.templates.field.slots', isRequired: true },
    leastMs: { name: 'leastMs', type: 'integer', label: 'templates.templates.field.leastMs', isRequired: true },
    mostMs: { name: 'mostMs', type: 'integer', label: 'templates.templates.field.mostMs', isRequired: true },
    createdAt: { name: 'createdAt', type: 'moment', label: 'templates.templates.field.createdAt', isRequired: true },
    updatedAt: { name: 'updatedAt', type: 'moment', label: 'templates.templates.field.updatedAt', isRequired: true },
  },
  hasSearch: true,
  hasTrash: true,
  sort: {
    field: 'updatedAt',
    desc: true,
  },
  sorts: ['updatedAt', 'title', 'createdAt'],
  filters: ['state', 'isBio', 'hasChanges', 'createdAt', 'updatedAt'],
  bar: ['state', 'isBio'],
  sums: [],
  columns: [
    { field: 'title', as: 'text', width: 320 },
    { field: 'state', as: 'status', tones: { published: 'ok', draft: 'info' } },
    { field: 'versionNo', as: 'count' },
    { field: 'hasChanges', as: 'check' },
    { field: 'slots', as: 'count' },
    { field: 'leastMs', as: 'duration' },
    { field: 'mostMs', as: 'duration' },
    { field: 'updatedAt', as: 'age' },
  ],
  moreColumns: [
    { field: 'description', as: 'text' },
    { field: 'isBio', as: 'check' },
    { field: 'createdAt', as: 'age' },
  ],
  views: [
    { id: 'published', label: 'templates.templates.view.published', filters: [{ field: 'state', op: 'is', value: 'published' }] },
    { id: 'drafts', label: 'templates.templates.view.drafts', filters: [{ field: 'state', op: 'is', value: 'draft' }] },
    { id: 'retired', label: 'templates.templates.view.retired', filters: [{ field: 'state', op: 'is', value: 'retired' }] },
  ],
  autosave: {
    field: 'state',
    values: ['draft', 'published'],
  },
  groups: [
    { id: 'template', label: 'templates.templates.group.template', inputs: [{ field: 'title', kind: 'text', isNeeded: true, maxLength: 200 }, { field: 'description', kind: 'textArea', isNeeded: false, maxLength: 2000 }, { field: 'isBio', kind: 'switch', isNeeded: false, help: 'templates.templates.help.isBio' }] },
  ],
  actions: [
    { id: 'retire', label: 'templates.templates.action.retire', done: 'templates.templates.done.retire', call: 'retireTemplates', may: 'retire', undo: 'reopenTemplates', shows: { state: 'retired' } },
    { id: 'reopen', label: 'templates.templates.action.reopen', done: 'templates.templates.done.reopen', call: 'reopenTemplates', may: 'reopen', undo: 'retireTemplates' },
    { id: 'trash', label: 'templates.templates.action.trash', done: 'templates.templates.done.trash', call: 'trashTemplates', may: 'trash', undo: 'restoreTemplates', leaves: true },
    { id: 'restore', label: 'templates.templates.action.restore', done: 'templates.templates.done.restore', call: 'restoreTemplates', may: 'restore', undo: 'trashTemplates', leaves: true },
    { id: 'erase', label: 'templates.templates.action.erase', done: 'templates.templates.done.erase', call: 'eraseTemplates', may: 'erase', leaves: true, confirm: 'typed', confirmText: 'templates.templates.confirm.erase' },
  ],
  faults: {},
  blocks: [],
  head: [],
  open: 'TemplatePage',
  opens: 'page',
  words: {
    count: 'templates.templates.count',
    create: 'templates.templates.create',
    emptyTitle: 'templates.templates.empty.title',
    emptyText: 'templates.templates.empty.text',
  },
  calls: {
    list: listTemplates,
    create: addTemplate,
    update: updateTemplate,
    actions: { retireTemplates, reopenTemplates, trashTemplates, restoreTemplates, eraseTemplates },
  },
}

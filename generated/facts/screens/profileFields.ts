// Generated from manifest/features/directory.yaml by npm run codegen. Edit the manifest, not this file.

import { listProfileFields, addProfileField, updateProfileField, archiveProfileFields, restoreProfileFields, type ListProfileFieldsRow } from '../features/directory'
import type { Screen } from '../screen'

export const screen: Screen<ListProfileFieldsRow> = {
  id: 'profileFields',
  feature: 'directory',
  route: 'people.advanced',
  title: 'nav.organization.advanced',
  key: 'profileFieldId',
  name: 'name',
  isPage: false,
  fields: {
    name: { name: 'name', type: 'text', label: 'directory.profileFields.field.name', isRequired: true },
    kind: { name: 'kind', type: 'enum', label: 'directory.profileFields.field.kind', values: { text: 'directory.profileFields.value.kind.text', longText: 'directory.profileFields.value.kind.longText', number: 'directory.profileFields.value.kind.number', date: 'directory.profileFields.value.kind.date', select: 'directory.profileFields.value.kind.select', multi: 'directory.profileFields.value.kind.multi' }, isRequired: true },
    choices: { name: 'choices', type: 'other', label: 'directory.profileFields.field.choices', isRequired: true },
    position: { name: 'position', type: 'integer', label: 'directory.profileFields.field.position', isRequired: true },
    people: { name: 'people', type: 'integer', label: 'directory.profileFields.field.people', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'directory.profileFields.field.state', values: { inUse: 'directory.profileFields.value.state.inUse', archived: 'directory.profileFields.value.state.archived' }, isRequired: true },
    createdAt: { name: 'createdAt', type: 'moment', label: 'directory.profileFields.field.createdAt', isRequired: true },
  },
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'position',
    desc: false,
  },
  sorts: ['position', 'name', 'people'],
  filters: ['kind', 'state'],
  bar: ['kind', 'state'],
  sums: [],
  columns: [
    { field: 'name', as: 'text' },
    { field: 'kind', as: 'text' },
    { field: 'choices', as: 'text', width: 190, cell: 'ChoicesCell' },
    { field: 'people', as: 'count' },
    { field: 'position', as: 'count' },
    { field: 'state', as: 'status', tones: { inUse: 'ok' } },
  ],
  moreColumns: [
    { field: 'createdAt', as: 'age' },
  ],
  views: [
    { id: 'inUse', label: 'directory.profileFields.view.inUse', filters: [{ field: 'state', op: 'is', value: 'inUse' }] },
    { id: 'archived', label: 'directory.profileFields.view.archived', filters: [{ field: 'state', op: 'is', value: 'archived' }] },
  ],
  groups: [
    { id: 'field', label: 'directory.profileFields.group.field', inputs: [{ field: 'name', kind: 'text', isNeeded: true, maxLength: 60 }, { field: 'kind', kind: 'select', only: 'create', isNeeded: true, help: 'directory.profileFields.help.kind' }, { field: 'choices', kind: 'part', isNeeded: false, help: 'directory.profileFields.help.choices', when: { field: 'kind', values: ['select', 'multi'] }, part: 'ChoicesInput', maxItems: 100 }, { field: 'position', kind: 'number', isNeeded: false, help: 'directory.profileFields.help.position', minimum: 0, maximum: 9999 }] },
  ],
  actions: [
    { id: 'archive', label: 'directory.profileFields.action.archive', done: 'directory.profileFields.done.archive', call: 'archiveProfileFields', may: 'archive', undo: 'restoreProfileFields', shows: { state: 'archived' } },
    { id: 'restore', label: 'directory.profileFields.action.restore', done: 'directory.profileFields.done.restore', call: 'restoreProfileFields', may: 'restore', undo: 'archiveProfileFields', shows: { state: 'inUse' } },
  ],
  faults: {
    nameTaken: 'name',
  },
  blocks: [],
  head: [],
  words: {
    count: 'directory.profileFields.count',
    create: 'directory.profileFields.create',
    emptyTitle: 'directory.profileFields.empty.title',
    emptyText: 'directory.profileFields.empty.text',
  },
  calls: {
    list: listProfileFields,
    create: addProfileField,
    update: updateProfileField,
    actions: { archiveProfileFields, restoreProfileFields },
  },
}

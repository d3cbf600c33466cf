// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import { listIndustryTypes, addIndustryType, updateIndustryType, archiveIndustryTypes, restoreIndustryTypes, type ListIndustryTypesRow } from '../features/super-admin'
import type { Screen } from '../screen'

export const screen: Screen<ListIndustryTypesRow> = {
  id: 'industryTypes',
  feature: 'super-admin',
  route: 'super-admin.industryTypes',
  title: 'nav.support.industryTypes',
  key: 'industryTypeId',
  name: 'name',
  isPage: false,
  fields: {
    name: { name: 'name', type: 'text', label: 'superAdmin.industryTypes.field.name', isRequired: true },
    path: { name: 'path', type: 'text', label: 'superAdmin.industryTypes.field.path', isRequired: true },
    parent: { name: 'parent', type: 'ref', label: 'superAdmin.industryTypes.field.parent', isRequired: false },
    position: { name: 'position', type: 'integer', label: 'superAdmin.industryTypes.field.position', isRequired: true },
    customers: { name: 'customers', type: 'integer', label: 'superAdmin.industryTypes.field.customers', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'superAdmin.industryTypes.field.state', values: { inUse: 'superAdmin.industryTypes.value.state.inUse', archived: 'superAdmin.industryTypes.value.state.archived' }, isRequired: true },
    createdAt: { name: 'createdAt', type: 'moment', label: 'superAdmin.industryTypes.field.createdAt', isRequired: true },
  },
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'path',
    desc: false,
  },
  sorts: ['path', 'name', 'customers'],
  filters: ['state', 'parent', 'customers'],
  bar: ['parent', 'state'],
  sums: [],
  columns: [
    { field: 'path', as: 'text' },
    { field: 'position', as: 'count' },
    { field: 'customers', as: 'count' },
    { field: 'state', as: 'status', tones: { inUse: 'ok' } },
  ],
  moreColumns: [
    { field: 'name', as: 'text' },
    { field: 'parent', as: 'chips' },
    { field: 'createdAt', as: 'age' },
  ],
  views: [
    { id: 'inUse', label: 'superAdmin.industryTypes.view.inUse', filters: [{ field: 'state', op: 'is', value: 'inUse' }] },
    { id: 'archived', label: 'superAdmin.industryTypes.view.archived', filters: [{ field: 'state', op: 'is', value: 'archived' }] },
  ],
  groups: [
    { id: 'type', label: 'superAdmin.industryTypes.group.type', inputs: [{ field: 'name', kind: 'text', isNeeded: true, maxLength: 80 }, { field: 'parent', kind: 'picker', isNeeded: false, help: 'superAdmin.industryTypes.help.parent', options: 'listIndustryTypes', optionsKey: 'industryTypeId' }, { field: 'position', kind: 'number', isNeeded: false, help: 'superAdmin.industryTypes.help.position', minimum: 0, maximum: 9999 }] },
  ],
  actions: [
    { id: 'archive', label: 'superAdmin.industryTypes.action.archive', done: 'superAdmin.industryTypes.done.archive', call: 'archiveIndustryTypes', may: 'archive', undo: 'restoreIndustryTypes', shows: { state: 'archived' } },
    { id: 'restore', label: 'superAdmin.industryTypes.action.restore', done: 'superAdmin.industryTypes.done.restore', call: 'restoreIndustryTypes', may: 'restore', undo: 'archiveIndustryTypes', shows: { state: 'inUse' } },
  ],
  faults: {
    nameTaken: 'name',
    withinItself: 'parent',
  },
  blocks: [],
  head: [],
  words: {
    count: 'superAdmin.industryTypes.count',
    create: 'superAdmin.industryTypes.create',
    emptyTitle: 'superAdmin.industryTypes.empty.title',
    emptyText: 'superAdmin.industryTypes.empty.text',
  },
  calls: {
    list: listIndustryTypes,
    create: addIndustryType,
    update: updateIndustryType,
    actions: { archiveIndustryTypes, restoreIndustryTypes },
    options: { listIndustryTypes },
  },
}

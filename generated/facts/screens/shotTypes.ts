// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import { listShotTypes, addShotType, updateShotType, archiveShotTypes, restoreShotTypes, type ListShotTypesRow } from '../features/super-admin'
import type { Screen } from '../screen'

export const screen: Screen<ListShotTypesRow> = {
  id: 'shotTypes',
  feature: 'super-admin',
  route: 'super-admin.shotTypes',
  title: 'nav.support.shotTypes',
  key: 'shotTypeId',
  name: 'name',
  isPage: false,
  fields: {
    name: { name: 'name', type: 'text', label: 'superAdmin.shotTypes.field.name', isRequired: true },
    description: { name: 'description', type: 'text', label: 'superAdmin.shotTypes.field.description', isRequired: false },
    position: { name: 'position', type: 'integer', label: 'superAdmin.shotTypes.field.position', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'superAdmin.shotTypes.field.state', values: { inUse: 'superAdmin.shotTypes.value.state.inUse', archived: 'superAdmin.shotTypes.value.state.archived' }, isRequired: true },
    createdAt: { name: 'createdAt', type: 'moment', label: 'superAdmin.shotTypes.field.createdAt', isRequired: true },
  },
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'position',
    desc: false,
  },
  sorts: ['position', 'name', 'createdAt'],
  filters: ['state', 'createdAt'],
  bar: ['state'],
  sums: [],
  columns: [
    { field: 'name', as: 'text' },
    { field: 'description', as: 'text' },
    { field: 'position', as: 'count' },
    { field: 'state', as: 'status', tones: { inUse: 'ok' } },
  ],
  moreColumns: [
    { field: 'createdAt', as: 'age' },
  ],
  views: [
    { id: 'inUse', label: 'superAdmin.shotTypes.view.inUse', filters: [{ field: 'state', op: 'is', value: 'inUse' }] },
    { id: 'archived', label: 'superAdmin.shotTypes.view.archived', filters: [{ field: 'state', op: 'is', value: 'archived' }] },
  ],
  groups: [
    { id: 'type', label: 'superAdmin.shotTypes.group.type', inputs: [{ field: 'name', kind: 'text', isNeeded: true, maxLength: 80 }, { field: 'description', kind: 'textArea', isNeeded: false, maxLength: 300 }, { field: 'position', kind: 'number', isNeeded: false, help: 'superAdmin.shotTypes.help.position', minimum: 0, maximum: 9999 }] },
  ],
  actions: [
    { id: 'archive', label: 'superAdmin.shotTypes.action.archive', done: 'superAdmin.shotTypes.done.archive', call: 'archiveShotTypes', may: 'archive', undo: 'restoreShotTypes', shows: { state: 'archived' } },
    { id: 'restore', label: 'superAdmin.shotTypes.action.restore', done: 'superAdmin.shotTypes.done.restore', call: 'restoreShotTypes', may: 'restore', undo: 'archiveShotTypes', shows: { state: 'inUse' } },
  ],
  faults: {
    nameTaken: 'name',
  },
  blocks: [],
  head: [],
  words: {
    count: 'superAdmin.shotTypes.count',
    create: 'superAdmin.shotTypes.create',
    emptyTitle: 'superAdmin.shotTypes.empty.title',
    emptyText: 'superAdmin.shotTypes.empty.text',
  },
  calls: {
    list: listShotTypes,
    create: addShotType,
    update: updateShotType,
    actions: { archiveShotTypes, restoreShotTypes },
  },
}

// Generated from manifest/features/pro-edits.yaml by npm run codegen. Edit the manifest, not this file.

import { listEditors, saveEditor, type ListEditorsRow } from '../features/pro-edits'
import type { Screen } from '../screen'

export const screen: Screen<ListEditorsRow> = {
  id: 'editors',
  feature: 'pro-edits',
  route: 'proEdits.editors',
  title: 'proEdits.editorsTitle',
  key: 'userId',
  name: 'name',
  isPage: false,
  fields: {
    name: { name: 'name', type: 'text', label: 'proEdits.editors.field.name', isRequired: true },
    capacityMinutes: { name: 'capacityMinutes', type: 'integer', label: 'proEdits.editors.field.capacityMinutes', isRequired: true },
    skills: { name: 'skills', type: 'texts', label: 'proEdits.editors.field.skills', isRequired: true },
    timeOff: { name: 'timeOff', type: 'texts', label: 'proEdits.editors.field.timeOff', isRequired: true },
    openOrders: { name: 'openOrders', type: 'integer', label: 'proEdits.editors.field.openOrders', isRequired: true },
  },
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'name',
    desc: false,
  },
  sorts: ['name', 'capacityMinutes'],
  filters: [],
  bar: [],
  sums: [],
  columns: [
    { field: 'name', as: 'person', picture: 'pictureUrl' },
    { field: 'capacityMinutes', as: 'count' },
    { field: 'openOrders', as: 'count' },
    { field: 'skills', as: 'chips' },
    { field: 'timeOff', as: 'chips' },
  ],
  moreColumns: [],
  views: [],
  groups: [
    { id: 'capacity', label: 'proEdits.editors.group.capacity', inputs: [{ field: 'capacityMinutes', kind: 'number', isNeeded: true, help: 'proEdits.editors.help.capacityMinutes', minimum: 0, maximum: 6000 }, { field: 'skills', kind: 'texts', isNeeded: false, maxItems: 20 }, { field: 'timeOff', kind: 'texts', isNeeded: false, help: 'proEdits.editors.help.timeOff', maxItems: 50 }] },
  ],
  actions: [],
  faults: {},
  blocks: [],
  head: [],
  words: {
    count: 'proEdits.editors.count',
    emptyTitle: 'proEdits.editors.empty.title',
    emptyText: 'proEdits.editors.empty.text',
  },
  calls: {
    list: listEditors,
    update: saveEditor,
  },
}

// Generated from manifest/features/pro-edits.yaml by npm run codegen. Edit the manifest, not this file.

import { listOrders, startOrders, type ListOrdersRow } from '../features/pro-edits'
import type { Screen } from '../screen'

export const screen: Screen<ListOrdersRow> = {
  id: 'ownOrders',
  feature: 'pro-edits',
  route: 'proEdits.mine',
  rowRoute: 'proEdits.own',
  title: 'proEdits.mine',
  key: 'orderId',
  name: 'title',
  isPage: false,
  fields: {
    title: { name: 'title', type: 'text', label: 'proEdits.ownOrders.field.title', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'proEdits.ownOrders.field.state', values: { draft: 'proEdits.ownOrders.value.state.draft', submitted: 'proEdits.ownOrders.value.state.submitted', declined: 'proEdits.ownOrders.value.state.declined', accepted: 'proEdits.ownOrders.value.state.accepted', assigned: 'proEdits.ownOrders.value.state.assigned', in_edit: 'proEdits.ownOrders.value.state.in_edit', in_review: 'proEdits.ownOrders.value.state.in_review', changes_requested: 'proEdits.ownOrders.value.state.changes_requested', on_hold: 'proEdits.ownOrders.value.state.on_hold', approved: 'proEdits.ownOrders.value.state.approved', closed: 'proEdits.ownOrders.value.state.closed', cancelled: 'proEdits.ownOrders.value.state.cancelled' }, isRequired: true },
    dueOn: { name: 'dueOn', type: 'date', label: 'proEdits.ownOrders.field.dueOn', isRequired: false },
    createdAt: { name: 'createdAt', type: 'moment', label: 'proEdits.ownOrders.field.createdAt', isRequired: true },
    updatedAt: { name: 'updatedAt', type: 'moment', label: 'proEdits.ownOrders.field.updatedAt', isRequired: true },
  },
  only: [
    { field: 'isMine', op: 'is', value: 'true' },
  ],
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'dueOn',
    desc: false,
  },
  sorts: ['dueOn', 'title', 'state', 'createdAt', 'updatedAt'],
  filters: ['state', 'side', 'customer', 'editor', 'priority', 'program', 'storyboard', 'dueOn', 'createdAt'],
  bar: [],
  sums: [],
  columns: [
    { field: 'title', as: 'text', width: 300, cell: 'OrderCell' },
  ],
  moreColumns: [],
  split: {
    chooseTitle: 'proEdits.ownOrders.choose.title',
    chooseText: 'proEdits.ownOrders.choose.text',
  },
  views: [],
  groups: [],
  actions: [
    { id: 'start', label: 'proEdits.ownOrders.action.start', done: 'proEdits.ownOrders.done.start', call: 'startOrders', may: 'start' },
  ],
  faults: {},
  blocks: [],
  head: [],
  open: 'OrderPage',
  words: {
    count: 'proEdits.ownOrders.count',
    emptyTitle: 'proEdits.ownOrders.empty.title',
    emptyText: 'proEdits.ownOrders.empty.text',
  },
  calls: {
    list: listOrders,
    actions: { startOrders },
  },
}

// Generated from manifest/features/deliverables.yaml by npm run codegen. Edit the manifest, not this file.

import { listDeliverables, startDeliverables, recallDeliverables, type ListDeliverablesRow } from '../features/deliverables'
import type { Screen } from '../screen'

export const screen: Screen<ListDeliverablesRow> = {
  id: 'ownDeliverables',
  feature: 'deliverables',
  route: 'tasks.deliverable.mine',
  rowRoute: 'tasks.deliverable.own',
  title: 'deliverables.mine',
  key: 'deliverableId',
  name: 'title',
  isPage: false,
  fields: {
    title: { name: 'title', type: 'text', label: 'deliverables.ownDeliverables.field.title', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'deliverables.ownDeliverables.field.state', values: { planned: 'deliverables.ownDeliverables.value.state.planned', in_production: 'deliverables.ownDeliverables.value.state.in_production', delivered: 'deliverables.ownDeliverables.value.state.delivered', changes_requested: 'deliverables.ownDeliverables.value.state.changes_requested', accepted: 'deliverables.ownDeliverables.value.state.accepted', cancelled: 'deliverables.ownDeliverables.value.state.cancelled' }, isRequired: true },
    dueOn: { name: 'dueOn', type: 'date', label: 'deliverables.ownDeliverables.field.dueOn', isRequired: false },
    stage: { name: 'stage', type: 'enum', label: 'deliverables.ownDeliverables.field.stage', values: { owed: 'deliverables.ownDeliverables.value.stage.owed', delivered: 'deliverables.ownDeliverables.value.stage.delivered', ended: 'deliverables.ownDeliverables.value.stage.ended' }, isRequired: true },
    turn: { name: 'turn', type: 'integer', label: 'deliverables.ownDeliverables.field.turn', isRequired: true },
    createdAt: { name: 'createdAt', type: 'moment', label: 'deliverables.ownDeliverables.field.createdAt', isRequired: true },
    updatedAt: { name: 'updatedAt', type: 'moment', label: 'deliverables.ownDeliverables.field.updatedAt', isRequired: true },
  },
  only: [
    { field: 'isMine', op: 'is', value: 'true' },
  ],
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'turn',
    desc: false,
  },
  sorts: ['turn', 'dueOn', 'title', 'state', 'createdAt', 'updatedAt'],
  filters: ['state', 'kind', 'preset', 'owner', 'maker', 'dueOn', 'waitsForMe', 'createdAt'],
  bar: [],
  sums: [],
  columns: [
    { field: 'title', as: 'text', width: 300, cell: 'OwnDeliverableCell' },
  ],
  moreColumns: [
    { field: 'stage', as: 'text' },
  ],
  split: {
    sections: 'stage',
    chooseTitle: 'deliverables.ownDeliverables.choose.title',
    chooseText: 'deliverables.ownDeliverables.choose.text',
  },
  views: [],
  groups: [],
  actions: [
    { id: 'start', label: 'deliverables.ownDeliverables.action.start', done: 'deliverables.ownDeliverables.done.start', call: 'startDeliverables', may: 'start' },
    { id: 'recall', label: 'deliverables.ownDeliverables.action.recall', done: 'deliverables.ownDeliverables.done.recall', call: 'recallDeliverables', may: 'recall' },
  ],
  faults: {},
  blocks: [],
  head: [],
  open: 'DeliverablePage',
  above: 'DeliverTabs',
  words: {
    count: 'deliverables.ownDeliverables.count',
    emptyTitle: 'deliverables.ownDeliverables.empty.title',
    emptyText: 'deliverables.ownDeliverables.empty.text',
  },
  calls: {
    list: listDeliverables,
    actions: { startDeliverables, recallDeliverables },
  },
}

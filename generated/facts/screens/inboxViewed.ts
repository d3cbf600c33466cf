// Generated from manifest/features/home.yaml by npm run codegen. Edit the manifest, not this file.

import { listInbox, markViewed, markNotViewed, type ListInboxRow } from '../features/home'
import type { Screen } from '../screen'

export const screen: Screen<ListInboxRow> = {
  id: 'inboxViewed',
  feature: 'home',
  route: 'home.completed',
  title: 'nav.home.viewed',
  key: 'programId',
  name: 'title',
  isPage: false,
  fields: {
    title: { name: 'title', type: 'text', label: 'home.inboxViewed.field.title', isRequired: true },
    durationMs: { name: 'durationMs', type: 'integer', label: 'home.inboxViewed.field.durationMs', isRequired: true },
    deliveredAt: { name: 'deliveredAt', type: 'moment', label: 'home.inboxViewed.field.deliveredAt', isRequired: true },
    channels: { name: 'channels', type: 'refs', label: 'home.inboxViewed.field.channels', isRequired: true },
    isPosted: { name: 'isPosted', type: 'boolean', label: 'home.inboxViewed.field.isPosted', isRequired: true },
    owner: { name: 'owner', type: 'ref', label: 'home.inboxViewed.field.owner', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'home.inboxViewed.field.state', values: { new: 'home.inboxViewed.value.state.new', started: 'home.inboxViewed.value.state.started', viewed: 'home.inboxViewed.value.state.viewed' }, isRequired: true },
    isRequired: { name: 'isRequired', type: 'boolean', label: 'home.inboxViewed.field.isRequired', isRequired: true },
    dueAt: { name: 'dueAt', type: 'moment', label: 'home.inboxViewed.field.dueAt', isRequired: false },
    turn: { name: 'turn', type: 'number', label: 'home.inboxViewed.field.turn', isRequired: true },
    percent: { name: 'percent', type: 'integer', label: 'home.inboxViewed.field.percent', isRequired: true },
    completedAt: { name: 'completedAt', type: 'moment', label: 'home.inboxViewed.field.completedAt', isRequired: false },
  },
  only: [
    { field: 'state', op: 'is', value: 'viewed' },
  ],
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'completedAt',
    desc: true,
  },
  sorts: ['deliveredAt', 'turn', 'dueAt', 'completedAt'],
  filters: ['channels', 'isPosted', 'durationMs', 'isRequired', 'deliveredAt'],
  bar: ['channels', 'durationMs', 'deliveredAt'],
  sums: [],
  columns: [
    { field: 'title', as: 'text', width: 300 },
    { field: 'state', as: 'status', tones: { new: 'info', started: 'warn', viewed: 'ok' } },
    { field: 'isRequired', as: 'check' },
    { field: 'dueAt', as: 'date' },
    { field: 'channels', as: 'chips' },
    { field: 'durationMs', as: 'duration' },
    { field: 'deliveredAt', as: 'age' },
    { field: 'completedAt', as: 'age' },
  ],
  moreColumns: [
    { field: 'isPosted', as: 'check' },
    { field: 'owner', as: 'chips' },
    { field: 'percent', as: 'count' },
  ],
  card: {
    title: 'title',
    lines: [],
    as: 'film',
    cell: 'InboxCard',
    isFirst: true,
  },
  views: [],
  groups: [],
  actions: [
    { id: 'markViewed', label: 'home.inboxViewed.action.markViewed', done: 'home.inboxViewed.done.markViewed', call: 'markViewed', icon: 'viewed', may: 'markViewed', undo: 'markNotViewed', shows: { state: 'viewed' } },
    { id: 'markNotViewed', label: 'home.inboxViewed.action.markNotViewed', done: 'home.inboxViewed.done.markNotViewed', call: 'markNotViewed', icon: 'newPrograms', may: 'markNotViewed', undo: 'markViewed', leaves: true },
  ],
  faults: {},
  blocks: [],
  head: [],
  leads: 'home.watch',
  menu: 'InboxMenu',
  words: {
    count: 'home.inboxViewed.count',
    emptyTitle: 'home.inboxViewed.empty.title',
    emptyText: 'home.inboxViewed.empty.text',
  },
  calls: {
    list: listInbox,
    actions: { markViewed, markNotViewed },
  },
}

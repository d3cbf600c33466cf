// Generated from manifest/features/home.yaml by npm run codegen. Edit the manifest, not this file.

import { listInbox, markViewed, markNotViewed, type ListInboxRow } from '../features/home'
import type { Screen } from '../screen'

export const screen: Screen<ListInboxRow> = {
  id: 'inboxNew',
  feature: 'home',
  route: 'home.new',
  title: 'nav.home.notViewed',
  key: 'programId',
  name: 'title',
  isPage: false,
  fields: {
    title: { name: 'title', type: 'text', label: 'home.inboxNew.field.title', isRequired: true },
    durationMs: { name: 'durationMs', type: 'integer', label: 'home.inboxNew.field.durationMs', isRequired: true },
    deliveredAt: { name: 'deliveredAt', type: 'moment', label: 'home.inboxNew.field.deliveredAt', isRequired: true },
    channels: { name: 'channels', type: 'refs', label: 'home.inboxNew.field.channels', isRequired: true },
    isPosted: { name: 'isPosted', type: 'boolean', label: 'home.inboxNew.field.isPosted', isRequired: true },
    owner: { name: 'owner', type: 'ref', label: 'home.inboxNew.field.owner', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'home.inboxNew.field.state', values: { new: 'home.inboxNew.value.state.new', started: 'home.inboxNew.value.state.started', viewed: 'home.inboxNew.value.state.viewed' }, isRequired: true },
    isRequired: { name: 'isRequired', type: 'boolean', label: 'home.inboxNew.field.isRequired', isRequired: true },
    dueAt: { name: 'dueAt', type: 'moment', label: 'home.inboxNew.field.dueAt', isRequired: false },
    turn: { name: 'turn', type: 'number', label: 'home.inboxNew.field.turn', isRequired: true },
    percent: { name: 'percent', type: 'integer', label: 'home.inboxNew.field.percent', isRequired: true },
    completedAt: { name: 'completedAt', type: 'moment', label: 'home.inboxNew.field.completedAt', isRequired: false },
  },
  only: [
    { field: 'state', op: 'is', value: 'new' },
    { field: 'state', op: 'is', value: 'started' },
  ],
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'turn',
    desc: false,
  },
  sorts: ['deliveredAt', 'turn', 'dueAt', 'completedAt'],
  filters: ['channels', 'isPosted', 'durationMs', 'isRequired', 'deliveredAt'],
  bar: ['channels', 'durationMs', 'isRequired'],
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
    { id: 'markViewed', label: 'home.inboxNew.action.markViewed', done: 'home.inboxNew.done.markViewed', call: 'markViewed', icon: 'viewed', may: 'markViewed', undo: 'markNotViewed', leaves: true },
    { id: 'markNotViewed', label: 'home.inboxNew.action.markNotViewed', done: 'home.inboxNew.done.markNotViewed', call: 'markNotViewed', icon: 'newPrograms', may: 'markNotViewed', undo: 'markViewed', shows: { state: 'new' } },
  ],
  faults: {},
  blocks: [],
  head: [],
  leads: 'home.watch',
  menu: 'InboxMenu',
  words: {
    count: 'home.inboxNew.count',
    emptyTitle: 'home.inboxNew.empty.title',
    emptyText: 'home.inboxNew.empty.text',
  },
  calls: {
    list: listInbox,
    actions: { markViewed, markNotViewed },
  },
}

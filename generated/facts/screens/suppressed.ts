// Generated from manifest/features/mail.yaml by npm run codegen. Edit the manifest, not this file.

import { listSuppressed, releaseSuppressed, type ListSuppressedRow } from '../features/mail'
import type { Screen } from '../screen'

export const screen: Screen<ListSuppressedRow> = {
  id: 'suppressed',
  feature: 'mail',
  route: 'audience.heldBack',
  title: 'mail.suppressed.title',
  key: 'suppressionId',
  name: 'name',
  isPage: false,
  fields: {
    name: { name: 'name', type: 'text', label: 'mail.suppressed.field.name', isRequired: false },
    email: { name: 'email', type: 'text', label: 'mail.suppressed.field.email', isRequired: false },
    reason: { name: 'reason', type: 'enum', label: 'mail.suppressed.field.reason', values: { bounce: 'mail.suppressed.value.reason.bounce', complaint: 'mail.suppressed.value.reason.complaint', unsubscribed: 'mail.suppressed.value.reason.unsubscribed', manual: 'mail.suppressed.value.reason.manual' }, isRequired: true },
    createdAt: { name: 'createdAt', type: 'moment', label: 'mail.suppressed.field.createdAt', isRequired: true },
  },
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'createdAt',
    desc: true,
  },
  sorts: ['createdAt'],
  filters: ['reason', 'createdAt'],
  bar: ['reason'],
  sums: [],
  columns: [
    { field: 'name', as: 'text', under: 'email', width: 260 },
    { field: 'reason', as: 'status', tones: { bounce: 'warn', complaint: 'danger', unsubscribed: 'info', manual: 'info' } },
    { field: 'createdAt', as: 'age' },
  ],
  moreColumns: [],
  views: [],
  groups: [],
  actions: [
    { id: 'release', label: 'mail.suppressed.action.release', done: 'mail.suppressed.done.release', call: 'releaseSuppressed', may: 'release', leaves: true, confirm: 'neutral', confirmText: 'mail.suppressed.confirm.release' },
  ],
  faults: {},
  blocks: [],
  head: [],
  words: {
    count: 'mail.suppressed.count',
    emptyTitle: 'mail.suppressed.empty.title',
    emptyText: 'mail.suppressed.empty.text',
  },
  calls: {
    list: listSuppressed,
    actions: { releaseSuppressed },
  },
}

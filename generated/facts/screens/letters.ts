// Generated from manifest/features/admin-actions.yaml by npm run codegen. Edit the manifest, not this file.

import { listLetters, sendLettersAgain, type ListLettersRow } from '../features/admin-actions'
import type { Screen } from '../screen'

export const screen: Screen<ListLettersRow> = {
  id: 'letters',
  feature: 'admin-actions',
  route: 'super-admin.letters',
  title: 'nav.support.letters',
  key: 'letterId',
  name: 'name',
  isPage: false,
  fields: {
    name: { name: 'name', type: 'text', label: 'adminActions.letters.field.name', isRequired: true },
    email: { name: 'email', type: 'email', label: 'adminActions.letters.field.email', isRequired: false },
    kind: { name: 'kind', type: 'enum', label: 'adminActions.letters.field.kind', values: { asked: 'adminActions.letters.value.kind.asked', code: 'adminActions.letters.value.kind.code', copy: 'adminActions.letters.value.kind.copy', decided: 'adminActions.letters.value.kind.decided', invitation: 'adminActions.letters.value.kind.invitation', invite: 'adminActions.letters.value.kind.invite', named: 'adminActions.letters.value.kind.named', posts: 'adminActions.letters.value.kind.posts', received: 'adminActions.letters.value.kind.received', reminder: 'adminActions.letters.value.kind.reminder', reset: 'adminActions.letters.value.kind.reset', retake: 'adminActions.letters.value.kind.retake', test: 'adminActions.letters.value.kind.test', unread: 'adminActions.letters.value.kind.unread', verify: 'adminActions.letters.value.kind.verify', withdrawn: 'adminActions.letters.value.kind.withdrawn' }, isRequired: true },
    customer: { name: 'customer', type: 'ref', label: 'adminActions.letters.field.customer', isRequired: false, linkTo: { route: 'super-admin.customers' } },
    state: { name: 'state', type: 'enum', label: 'adminActions.letters.field.state', values: { queued: 'adminActions.letters.value.state.queued', sending: 'adminActions.letters.value.state.sending', sent: 'adminActions.letters.value.state.sent', unsure: 'adminActions.letters.value.state.unsure', failed: 'adminActions.letters.value.state.failed', kept: 'adminActions.letters.value.state.kept' }, isRequired: true },
    tries: { name: 'tries', type: 'integer', label: 'adminActions.letters.field.tries', isRequired: true },
    text: { name: 'text', type: 'text', label: 'adminActions.letters.field.text', isRequired: false },
    createdAt: { name: 'createdAt', type: 'moment', label: 'adminActions.letters.field.createdAt', isRequired: true },
    settledAt: { name: 'settledAt', type: 'moment', label: 'adminActions.letters.field.settledAt', isRequired: false },
  },
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'createdAt',
    desc: true,
  },
  sorts: ['createdAt'],
  filters: ['kind', 'state', 'customer', 'createdAt'],
  bar: ['kind', 'state', 'customer'],
  sums: [],
  columns: [
    { field: 'name', as: 'person', under: 'email' },
    { field: 'kind', as: 'text' },
    { field: 'customer', as: 'chips' },
    { field: 'state', as: 'status', tones: { queued: 'info', sending: 'info', sent: 'ok', unsure: 'warn', failed: 'danger', kept: 'warn' } },
    { field: 'createdAt', as: 'age' },
  ],
  moreColumns: [
    { field: 'tries', as: 'count' },
    { field: 'text', as: 'text' },
    { field: 'settledAt', as: 'age' },
  ],
  views: [
    { id: 'waiting', label: 'adminActions.letters.view.waiting', filters: [{ field: 'state', op: 'is', value: 'queued' }, { field: 'state', op: 'is', value: 'sending' }, { field: 'state', op: 'is', value: 'kept' }] },
    { id: 'failed', label: 'adminActions.letters.view.failed', filters: [{ field: 'state', op: 'is', value: 'failed' }, { field: 'state', op: 'is', value: 'unsure' }] },
  ],
  moving: {
    field: 'state',
    values: ['sending'],
  },
  groups: [],
  actions: [
    { id: 'send', label: 'adminActions.letters.action.send', done: 'adminActions.letters.done.send', call: 'sendLettersAgain', may: 'send', shows: { state: 'queued' }, confirm: 'yes', confirmText: 'adminActions.letters.confirm.send' },
  ],
  faults: {},
  blocks: ['LetterText'],
  head: [],
  words: {
    count: 'adminActions.letters.count',
    emptyTitle: 'adminActions.letters.empty.title',
    emptyText: 'adminActions.letters.empty.text',
  },
  calls: {
    list: listLetters,
    actions: { sendLettersAgain },
  },
}

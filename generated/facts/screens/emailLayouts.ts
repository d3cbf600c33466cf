// Generated from manifest/features/mail.yaml by npm run codegen. Edit the manifest, not this file.

import { listLayouts, addLayout, updateLayout, activateLayouts, retireLayouts, removeLayouts, type ListLayoutsRow } from '../features/mail'
import { listCustomers } from '../features/super-admin'
import type { Screen } from '../screen'

export const screen: Screen<ListLayoutsRow> = {
  id: 'emailLayouts',
  feature: 'mail',
  route: 'super-admin.emailLayouts',
  rowRoute: 'super-admin.emailLayouts.edit',
  title: 'nav.support.emailLayouts',
  key: 'layoutId',
  name: 'letter',
  isPage: false,
  fields: {
    letter: { name: 'letter', type: 'enum', label: 'mail.emailLayouts.field.letter', values: { 'session.reset': 'mail.emailLayouts.value.letter.session.reset', 'session.invitation': 'mail.emailLayouts.value.letter.session.invitation', 'session.added': 'mail.emailLayouts.value.letter.session.added', 'approvals.asked': 'mail.emailLayouts.value.letter.approvals.asked', 'approvals.approved': 'mail.emailLayouts.value.letter.approvals.approved', 'approvals.changes_requested': 'mail.emailLayouts.value.letter.approvals.changes_requested', 'approvals.rejected': 'mail.emailLayouts.value.letter.approvals.rejected', 'approvals.named': 'mail.emailLayouts.value.letter.approvals.named', 'notifications.unread': 'mail.emailLayouts.value.letter.notifications.unread', 'home.posts': 'mail.emailLayouts.value.letter.home.posts', 'sharing.code': 'mail.emailLayouts.value.letter.sharing.code', 'campaigns.letter': 'mail.emailLayouts.value.letter.campaigns.letter', 'crowd.invite': 'mail.emailLayouts.value.letter.crowd.invite', 'crowd.reminder': 'mail.emailLayouts.value.letter.crowd.reminder', 'crowd.retake': 'mail.emailLayouts.value.letter.crowd.retake', 'crowd.received': 'mail.emailLayouts.value.letter.crowd.received', 'guest.copy': 'mail.emailLayouts.value.letter.guest.copy', 'consent.withdrawn': 'mail.emailLayouts.value.letter.consent.withdrawn', 'mail.verify': 'mail.emailLayouts.value.letter.mail.verify' }, isRequired: true },
    customer: { name: 'customer', type: 'ref', label: 'mail.emailLayouts.field.customer', isRequired: false, linkTo: { route: 'super-admin.customers' } },
    locale: { name: 'locale', type: 'enum', label: 'mail.emailLayouts.field.locale', values: { en: 'mail.emailLayouts.value.locale.en', de: 'mail.emailLayouts.value.locale.de' }, isRequired: true },
    state: { name: 'state', type: 'enum', label: 'mail.emailLayouts.field.state', values: { draft: 'mail.emailLayouts.value.state.draft', active: 'mail.emailLayouts.value.state.active', retired: 'mail.emailLayouts.value.state.retired' }, isRequired: true },
    versionNo: { name: 'versionNo', type: 'integer', label: 'mail.emailLayouts.field.versionNo', isRequired: true },
    subject: { name: 'subject', type: 'text', label: 'mail.emailLayouts.field.subject', isRequired: true },
    fromName: { name: 'fromName', type: 'text', label: 'mail.emailLayouts.field.fromName', isRequired: false },
    replyTo: { name: 'replyTo', type: 'email', label: 'mail.emailLayouts.field.replyTo', isRequired: false },
    createdAt: { name: 'createdAt', type: 'moment', label: 'mail.emailLayouts.field.createdAt', isRequired: true },
    updatedAt: { name: 'updatedAt', type: 'moment', label: 'mail.emailLayouts.field.updatedAt', isRequired: true },
  },
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'updatedAt',
    desc: true,
  },
  sorts: ['updatedAt', 'letter', 'createdAt'],
  filters: ['letter', 'customer', 'locale', 'state', 'updatedAt'],
  bar: ['letter', 'customer', 'locale'],
  sums: [],
  columns: [
    { field: 'letter', as: 'text', width: 260 },
    { field: 'customer', as: 'chips' },
    { field: 'locale', as: 'text' },
    { field: 'state', as: 'status', tones: { active: 'ok', draft: 'info' } },
    { field: 'versionNo', as: 'count' },
    { field: 'subject', as: 'text', width: 280 },
    { field: 'updatedAt', as: 'age' },
  ],
  moreColumns: [
    { field: 'fromName', as: 'text' },
    { field: 'replyTo', as: 'text' },
    { field: 'createdAt', as: 'age' },
  ],
  views: [
    { id: 'active', label: 'mail.emailLayouts.view.active', filters: [{ field: 'state', op: 'is', value: 'active' }] },
    { id: 'drafts', label: 'mail.emailLayouts.view.drafts', filters: [{ field: 'state', op: 'is', value: 'draft' }] },
    { id: 'retired', label: 'mail.emailLayouts.view.retired', filters: [{ field: 'state', op: 'is', value: 'retired' }] },
  ],
  autosave: {
    field: 'state',
    values: ['draft', 'active'],
  },
  groups: [
    { id: 'layout', label: 'mail.emailLayouts.group.layout', inputs: [{ field: 'letter', kind: 'select', only: 'create', isNeeded: true }, { field: 'customer', kind: 'picker', only: 'create', isNeeded: false, help: 'mail.emailLayouts.help.customer', options: 'listCustomers', optionsKey: 'customerId', optionsPicture: 'logoUrl' }, { field: 'locale', kind: 'radio', only: 'create', isNeeded: true }] },
    { id: 'answers', label: 'mail.emailLayouts.group.answers', inputs: [{ field: 'fromName', kind: 'text', isNeeded: false, help: 'mail.emailLayouts.help.fromName', maxLength: 80 }, { field: 'replyTo', kind: 'email', isNeeded: false, help: 'mail.emailLayouts.help.replyTo', maxLength: 254 }] },
  ],
  actions: [
    { id: 'activate', label: 'mail.emailLayouts.action.activate', done: 'mail.emailLayouts.done.activate', call: 'activateLayouts', may: 'activate', shows: { state: 'active' } },
    { id: 'retire', label: 'mail.emailLayouts.action.retire', done: 'mail.emailLayouts.done.retire', call: 'retireLayouts', may: 'retire', shows: { state: 'retired' }, confirm: 'yes', confirmText: 'mail.emailLayouts.confirm.retire' },
    { id: 'remove', label: 'mail.emailLayouts.action.remove', done: 'mail.emailLayouts.done.remove', call: 'removeLayouts', may: 'remove', leaves: true, confirm: 'yes', confirmText: 'mail.emailLayouts.confirm.remove' },
  ],
  faults: {
    draftThere: 'letter',
  },
  blocks: [],
  head: [],
  open: 'LayoutPage',
  opens: 'page',
  words: {
    count: 'mail.emailLayouts.count',
    create: 'mail.emailLayouts.create',
    emptyTitle: 'mail.emailLayouts.empty.title',
    emptyText: 'mail.emailLayouts.empty.text',
  },
  calls: {
    list: listLayouts,
    create: addLayout,
    update: updateLayout,
    actions: { activateLayouts, retireLayouts, removeLayouts },
    options: { listCustomers },
  },
}

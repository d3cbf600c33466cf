// Generated from manifest/features/mail.yaml by npm run codegen. Edit the manifest, not this file.

import { listWhitelist, addWhitelist, sendSenderLinks, disableWhitelist, enableWhitelist, removeWhitelist, type ListWhitelistRow } from '../features/mail'
import { listCustomers } from '../features/super-admin'
import type { Screen } from '../screen'

export const screen: Screen<ListWhitelistRow> = {
  id: 'mailWhitelist',
  feature: 'mail',
  route: 'super-admin.emailVerify',
  title: 'nav.support.emailVerify',
  key: 'entryId',
  name: 'pattern',
  isPage: false,
  fields: {
    pattern: { name: 'pattern', type: 'text', label: 'mail.mailWhitelist.field.pattern', isRequired: true },
    customer: { name: 'customer', type: 'ref', label: 'mail.mailWhitelist.field.customer', isRequired: true, linkTo: { route: 'super-admin.customers' } },
    purpose: { name: 'purpose', type: 'enum', label: 'mail.mailWhitelist.field.purpose', values: { sender: 'mail.mailWhitelist.value.purpose.sender', recipient: 'mail.mailWhitelist.value.purpose.recipient' }, isRequired: true },
    state: { name: 'state', type: 'enum', label: 'mail.mailWhitelist.field.state', values: { pending: 'mail.mailWhitelist.value.state.pending', verified: 'mail.mailWhitelist.value.state.verified', disabled: 'mail.mailWhitelist.value.state.disabled' }, isRequired: true },
    checkedAt: { name: 'checkedAt', type: 'moment', label: 'mail.mailWhitelist.field.checkedAt', isRequired: false },
    verifiedAt: { name: 'verifiedAt', type: 'moment', label: 'mail.mailWhitelist.field.verifiedAt', isRequired: false },
    createdAt: { name: 'createdAt', type: 'moment', label: 'mail.mailWhitelist.field.createdAt', isRequired: true },
  },
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'createdAt',
    desc: true,
  },
  sorts: ['createdAt', 'pattern'],
  filters: ['customer', 'purpose', 'state', 'createdAt'],
  bar: ['customer', 'purpose', 'state'],
  sums: [],
  columns: [
    { field: 'pattern', as: 'text', width: 280 },
    { field: 'customer', as: 'chips' },
    { field: 'purpose', as: 'text' },
    { field: 'state', as: 'status', tones: { verified: 'ok', pending: 'info', disabled: 'warn' } },
    { field: 'verifiedAt', as: 'age' },
    { field: 'createdAt', as: 'age' },
  ],
  moreColumns: [
    { field: 'checkedAt', as: 'age' },
  ],
  views: [
    { id: 'senders', label: 'mail.mailWhitelist.view.senders', filters: [{ field: 'purpose', op: 'is', value: 'sender' }] },
    { id: 'recipients', label: 'mail.mailWhitelist.view.recipients', filters: [{ field: 'purpose', op: 'is', value: 'recipient' }] },
    { id: 'pending', label: 'mail.mailWhitelist.view.pending', filters: [{ field: 'state', op: 'is', value: 'pending' }] },
  ],
  groups: [
    { id: 'entry', label: 'mail.mailWhitelist.group.entry', inputs: [{ field: 'customer', kind: 'picker', isNeeded: true, options: 'listCustomers', optionsKey: 'customerId', optionsPicture: 'logoUrl' }, { field: 'purpose', kind: 'radio', isNeeded: true, help: 'mail.mailWhitelist.help.purpose' }, { field: 'pattern', kind: 'textArea', isNeeded: true, help: 'mail.mailWhitelist.help.pattern', maxLength: 254 }] },
  ],
  actions: [
    { id: 'send', label: 'mail.mailWhitelist.action.send', done: 'mail.mailWhitelist.done.send', call: 'sendSenderLinks', may: 'verify' },
    { id: 'disable', label: 'mail.mailWhitelist.action.disable', done: 'mail.mailWhitelist.done.disable', call: 'disableWhitelist', may: 'disable', undo: 'enableWhitelist', shows: { state: 'disabled' } },
    { id: 'enable', label: 'mail.mailWhitelist.action.enable', done: 'mail.mailWhitelist.done.enable', call: 'enableWhitelist', may: 'enable', undo: 'disableWhitelist' },
    { id: 'remove', label: 'mail.mailWhitelist.action.remove', done: 'mail.mailWhitelist.done.remove', call: 'removeWhitelist', may: 'remove', leaves: true, confirm: 'yes', confirmText: 'mail.mailWhitelist.confirm.remove' },
  ],
  faults: {
    addressUnfit: 'pattern',
    alreadyListed: 'pattern',
  },
  blocks: ['SenderRecords'],
  head: [],
  words: {
    count: 'mail.mailWhitelist.count',
    create: 'mail.mailWhitelist.create',
    emptyTitle: 'mail.mailWhitelist.empty.title',
    emptyText: 'mail.mailWhitelist.empty.text',
  },
  calls: {
    list: listWhitelist,
    create: addWhitelist,
    actions: { sendSenderLinks, disableWhitelist, enableWhitelist, removeWhitelist },
    options: { listCustomers },
  },
}

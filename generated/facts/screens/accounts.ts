// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import { listAccounts, addAccount, updateAccount, resendAccountInvitations, lockAccounts, unlockAccounts, listCustomers, listGeneralRoles, type ListAccountsRow } from '../features/super-admin'
import type { Screen } from '../screen'

export const screen: Screen<ListAccountsRow> = {
  id: 'accounts',
  feature: 'super-admin',
  route: 'super-admin.users',
  title: 'nav.support.users',
  key: 'userId',
  name: 'name',
  isPage: false,
  fields: {
    name: { name: 'name', type: 'text', label: 'superAdmin.accounts.field.name', isRequired: true },
    email: { name: 'email', type: 'email', label: 'superAdmin.accounts.field.email', isRequired: true },
    customer: { name: 'customer', type: 'ref', label: 'superAdmin.accounts.field.customer', isRequired: false },
    customers: { name: 'customers', type: 'refs', label: 'superAdmin.accounts.field.customers', isRequired: true, linkTo: { route: 'super-admin.customers' } },
    roles: { name: 'roles', type: 'refs', label: 'superAdmin.accounts.field.roles', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'superAdmin.accounts.field.state', values: { invited: 'superAdmin.accounts.value.state.invited', active: 'superAdmin.accounts.value.state.active', inactive: 'superAdmin.accounts.value.state.inactive', locked: 'superAdmin.accounts.value.state.locked' }, isRequired: true },
    lastSignInAt: { name: 'lastSignInAt', type: 'moment', label: 'superAdmin.accounts.field.lastSignInAt', isRequired: false },
    createdAt: { name: 'createdAt', type: 'moment', label: 'superAdmin.accounts.field.createdAt', isRequired: true },
  },
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'name',
    desc: false,
  },
  sorts: ['name', 'lastSignInAt', 'createdAt'],
  filters: ['customers', 'roles', 'state', 'lastSignInAt', 'createdAt'],
  bar: ['customers', 'roles', 'lastSignInAt'],
  sums: [],
  columns: [
    { field: 'name', as: 'person', under: 'email', picture: 'pictureUrl' },
    { field: 'customers', as: 'chips' },
    { field: 'roles', as: 'chips' },
    { field: 'state', as: 'status', tones: { active: 'ok', invited: 'info', locked: 'warn' } },
    { field: 'lastSignInAt', as: 'age' },
  ],
  moreColumns: [
    { field: 'customer', as: 'chips' },
    { field: 'createdAt', as: 'age' },
  ],
  views: [
    { id: 'active', label: 'superAdmin.accounts.view.active', filters: [{ field: 'state', op: 'is', value: 'active' }] },
    { id: 'invited', label: 'superAdmin.accounts.view.invited', filters: [{ field: 'state', op: 'is', value: 'invited' }] },
    { id: 'locked', label: 'superAdmin.accounts.view.locked', filters: [{ field: 'state', op: 'is', value: 'locked' }] },
  ],
  groups: [
    { id: 'account', label: 'superAdmin.accounts.group.account', inputs: [{ field: 'name', kind: 'text', isNeeded: true, maxLength: 120 }, { field: 'email', kind: 'email', isNeeded: true, help: 'superAdmin.accounts.help.email', maxLength: 254 }] },
    { id: 'place', label: 'superAdmin.accounts.group.place', inputs: [{ field: 'customer', kind: 'picker', only: 'create', isNeeded: true, options: 'listCustomers', optionsKey: 'customerId', optionsPicture: 'logoUrl' }, { field: 'roles', kind: 'part', only: 'create', isNeeded: true, options: 'listGeneralRoles', optionsKey: 'roleId', part: 'GivenRoles', maxItems: 20 }] },
  ],
  actions: [
    { id: 'resend', label: 'superAdmin.accounts.action.resend', done: 'superAdmin.accounts.done.resend', call: 'resendAccountInvitations', may: 'resend' },
    { id: 'lock', label: 'superAdmin.accounts.action.lock', done: 'superAdmin.accounts.done.lock', call: 'lockAccounts', may: 'lock', undo: 'unlockAccounts', shows: { state: 'locked' } },
    { id: 'unlock', label: 'superAdmin.accounts.action.unlock', done: 'superAdmin.accounts.done.unlock', call: 'unlockAccounts', may: 'unlock', undo: 'lockAccounts', shows: { state: 'active' } },
  ],
  faults: {
    emailTaken: 'email',
    rolesMissing: 'roles',
    roleUnknown: 'roles',
    roleAboveOwn: 'roles',
    roleExclusive: 'roles',
    seatsUsedUp: 'customer',
    customerLocked: 'customer',
  },
  blocks: [],
  head: [],
  words: {
    count: 'superAdmin.accounts.count',
    create: 'superAdmin.accounts.create',
    emptyTitle: 'superAdmin.accounts.empty.title',
    emptyText: 'superAdmin.accounts.empty.text',
  },
  calls: {
    list: listAccounts,
    create: addAccount,
    update: updateAccount,
    actions: { resendAccountInvitations, lockAccounts, unlockAccounts },
    options: { listCustomers, listGeneralRoles },
  },
}

// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import { listCustomers, addCustomer, updateCustomer, activateCustomers, lockCustomers, unlockCustomers, closeCustomers, listEditingVendors, type ListCustomersRow } from '../features/super-admin'
import type { Screen } from '../screen'

export const screen: Screen<ListCustomersRow> = {
  id: 'customers',
  feature: 'super-admin',
  route: 'super-admin.customers',
  title: 'nav.support.customers',
  key: 'customerId',
  name: 'name',
  isPage: false,
  fields: {
    name: { name: 'name', type: 'text', label: 'superAdmin.customers.field.name', isRequired: true },
    city: { name: 'city', type: 'text', label: 'superAdmin.customers.field.city', isRequired: false },
    lifeState: { name: 'lifeState', type: 'enum', label: 'superAdmin.customers.field.lifeState', values: { trial: 'superAdmin.customers.value.lifeState.trial', active: 'superAdmin.customers.value.lifeState.active', locked: 'superAdmin.customers.value.lifeState.locked', closed: 'superAdmin.customers.value.lifeState.closed' }, isRequired: true },
    people: { name: 'people', type: 'integer', label: 'superAdmin.customers.field.people', isRequired: true },
    seats: { name: 'seats', type: 'integer', label: 'superAdmin.customers.field.seats', isRequired: true },
    storedBytes: { name: 'storedBytes', type: 'integer', label: 'superAdmin.customers.field.storedBytes', isRequired: true },
    storageBytes: { name: 'storageBytes', type: 'integer', label: 'superAdmin.customers.field.storageBytes', isRequired: true },
    drawnMinutes: { name: 'drawnMinutes', type: 'integer', label: 'superAdmin.customers.field.drawnMinutes', isRequired: true },
    renderMinutes: { name: 'renderMinutes', type: 'integer', label: 'superAdmin.customers.field.renderMinutes', isRequired: true },
    flags: { name: 'flags', type: 'flags', label: 'superAdmin.customers.field.flags', values: { allowZoomIntegration: 'superAdmin.customers.value.flags.allowZoomIntegration', allowYoutubeIntegration: 'superAdmin.customers.value.flags.allowYoutubeIntegration', enableStoryBoard: 'superAdmin.customers.value.flags.enableStoryBoard', campaignManagerAccess: 'superAdmin.customers.value.flags.campaignManagerAccess', hideOrganization: 'superAdmin.customers.value.flags.hideOrganization', proEditVendor: 'superAdmin.customers.value.flags.proEditVendor' }, isRequired: true },
    idleSessionTimeoutMins: { name: 'idleSessionTimeoutMins', type: 'integer', label: 'superAdmin.customers.field.idleSessionTimeoutMins', isRequired: true },
    vendor: { name: 'vendor', type: 'ref', label: 'superAdmin.customers.field.vendor', isRequired: false },
    lastActiveAt: { name: 'lastActiveAt', type: 'moment', label: 'superAdmin.customers.field.lastActiveAt', isRequired: false },
    createdAt: { name: 'createdAt', type: 'moment', label: 'superAdmin.customers.field.createdAt', isRequired: true },
  },
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'name',
    desc: false,
  },
  sorts: ['name', 'people', 'storedBytes', 'lastActiveAt', 'createdAt'],
  filters: ['lifeState', 'flags', 'lastActiveAt', 'createdAt'],
  bar: ['flags', 'lifeState', 'lastActiveAt'],
  sums: ['people', 'storedBytes'],
  columns: [
    { field: 'name', as: 'person', under: 'city', picture: 'logoUrl' },
    { field: 'lifeState', as: 'status', tones: { active: 'ok', trial: 'info', locked: 'warn' } },
    { field: 'people', as: 'meter', of: 'seats' },
    { field: 'storedBytes', as: 'meter', of: 'storageBytes' },
    { field: 'drawnMinutes', as: 'meter', of: 'renderMinutes' },
    { field: 'flags', as: 'chips' },
    { field: 'lastActiveAt', as: 'age' },
  ],
  moreColumns: [
    { field: 'idleSessionTimeoutMins', as: 'count' },
    { field: 'createdAt', as: 'age' },
  ],
  card: {
    picture: 'logoUrl',
    title: 'name',
    lines: ['city', 'lifeState'],
    chips: 'flags',
  },
  views: [
    { id: 'trial', label: 'superAdmin.customers.view.trial', filters: [{ field: 'lifeState', op: 'is', value: 'trial' }] },
    { id: 'locked', label: 'superAdmin.customers.view.locked', filters: [{ field: 'lifeState', op: 'is', value: 'locked' }] },
  ],
  groups: [
    { id: 'place', label: 'superAdmin.customers.group.place', inputs: [{ field: 'name', kind: 'text', isNeeded: true, maxLength: 120 }, { field: 'city', kind: 'text', isNeeded: false, maxLength: 80 }] },
    { id: 'limits', label: 'superAdmin.customers.group.limits', inputs: [{ field: 'seats', kind: 'number', isNeeded: true, help: 'superAdmin.customers.help.seats', default: 5, minimum: 1, maximum: 100000 }, { field: 'storageBytes', kind: 'bytes', isNeeded: true, help: 'superAdmin.customers.help.storageBytes', default: 50000000000, minimum: 0, maximum: 9007199254740991 }, { field: 'renderMinutes', kind: 'number', isNeeded: false, help: 'superAdmin.customers.help.renderMinutes', minimum: 0, maximum: 1000000 }, { field: 'idleSessionTimeoutMins', kind: 'number', isNeeded: true, help: 'superAdmin.customers.help.idleSessionTimeoutMins', default: 60, minimum: 2, maximum: 480 }] },
    { id: 'features', label: 'superAdmin.customers.group.features', inputs: [{ field: 'flags', kind: 'flags', isNeeded: true }, { field: 'vendor', kind: 'picker', isNeeded: false, help: 'superAdmin.customers.help.vendor', options: 'listEditingVendors', optionsKey: 'customerId' }] },
  ],
  actions: [
    { id: 'activate', label: 'superAdmin.customers.action.activate', done: 'superAdmin.customers.done.activate', call: 'activateCustomers', may: 'activate', shows: { lifeState: 'active' } },
    { id: 'lock', label: 'superAdmin.customers.action.lock', done: 'superAdmin.customers.done.lock', call: 'lockCustomers', may: 'lock', undo: 'unlockCustomers', shows: { lifeState: 'locked' }, confirm: 'yes', confirmText: 'superAdmin.customers.confirm.lock', note: 'WhoWorksThere' },
    { id: 'unlock', label: 'superAdmin.customers.action.unlock', done: 'superAdmin.customers.done.unlock', call: 'unlockCustomers', may: 'unlock', undo: 'lockCustomers' },
    { id: 'close', label: 'superAdmin.customers.action.close', done: 'superAdmin.customers.done.close', call: 'closeCustomers', may: 'close', shows: { lifeState: 'closed' }, confirm: 'typed', confirmText: 'superAdmin.customers.confirm.close' },
  ],
  faults: {
    notVendor: 'vendor',
  },
  blocks: ['InviteManager'],
  head: [],
  words: {
    count: 'superAdmin.customers.count',
    create: 'superAdmin.customers.create',
    emptyTitle: 'superAdmin.customers.empty.title',
    emptyText: 'superAdmin.customers.empty.text',
  },
  calls: {
    list: listCustomers,
    create: addCustomer,
    update: updateCustomer,
    actions: { activateCustomers, lockCustomers, unlockCustomers, closeCustomers },
    options: { listEditingVendors },
  },
}

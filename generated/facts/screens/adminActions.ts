// Generated from manifest/features/admin-actions.yaml by npm run codegen. Edit the manifest, not this file.

import { listAdminActions, askAdminAction, runAdminActions, runAdminActionsForGood, repeatAdminActions, listBrokenAssets, listMergeableAccounts, type ListAdminActionsRow } from '../features/admin-actions'
import { listCustomers } from '../features/super-admin'
import type { Screen } from '../screen'

export const screen: Screen<ListAdminActionsRow> = {
  id: 'adminActions',
  feature: 'admin-actions',
  route: 'super-admin.actions',
  title: 'nav.support.actions',
  key: 'actionId',
  name: 'name',
  isPage: false,
  fields: {
    name: { name: 'name', type: 'text', label: 'adminActions.adminActions.field.name', isRequired: true },
    kind: { name: 'kind', type: 'enum', label: 'adminActions.adminActions.field.kind', values: { reprocessAsset: 'adminActions.adminActions.value.kind.reprocessAsset', resendMail: 'adminActions.adminActions.value.kind.resendMail', exportCustomer: 'adminActions.adminActions.value.kind.exportCustomer', mergeUsers: 'adminActions.adminActions.value.kind.mergeUsers', purgeTrash: 'adminActions.adminActions.value.kind.purgeTrash' }, isRequired: true },
    asset: { name: 'asset', type: 'ref', label: 'adminActions.adminActions.field.asset', isRequired: false },
    customer: { name: 'customer', type: 'ref', label: 'adminActions.adminActions.field.customer', isRequired: false },
    user: { name: 'user', type: 'ref', label: 'adminActions.adminActions.field.user', isRequired: false },
    into: { name: 'into', type: 'ref', label: 'adminActions.adminActions.field.into', isRequired: false },
    days: { name: 'days', type: 'integer', label: 'adminActions.adminActions.field.days', isRequired: false },
    isDryRun: { name: 'isDryRun', type: 'boolean', label: 'adminActions.adminActions.field.isDryRun', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'adminActions.adminActions.field.state', values: { queued: 'adminActions.adminActions.value.state.queued', running: 'adminActions.adminActions.value.state.running', succeeded: 'adminActions.adminActions.value.state.succeeded', failed: 'adminActions.adminActions.value.state.failed' }, isRequired: true },
    progress: { name: 'progress', type: 'integer', label: 'adminActions.adminActions.field.progress', isRequired: false },
    askedBy: { name: 'askedBy', type: 'ref', label: 'adminActions.adminActions.field.askedBy', isRequired: true },
    createdAt: { name: 'createdAt', type: 'moment', label: 'adminActions.adminActions.field.createdAt', isRequired: true },
    endedAt: { name: 'endedAt', type: 'moment', label: 'adminActions.adminActions.field.endedAt', isRequired: false },
  },
  hasSearch: false,
  hasTrash: false,
  sort: {
    field: 'createdAt',
    desc: true,
  },
  sorts: ['createdAt'],
  filters: ['kind', 'state', 'isDryRun', 'customer', 'askedBy', 'createdAt'],
  bar: ['kind', 'state', 'customer'],
  sums: [],
  columns: [
    { field: 'name', as: 'text' },
    { field: 'kind', as: 'text' },
    { field: 'state', as: 'status', tones: { queued: 'info', running: 'info', succeeded: 'ok', failed: 'danger' } },
    { field: 'isDryRun', as: 'check' },
    { field: 'askedBy', as: 'chips' },
    { field: 'createdAt', as: 'age' },
  ],
  moreColumns: [
    { field: 'asset', as: 'chips' },
    { field: 'customer', as: 'chips' },
    { field: 'user', as: 'chips' },
    { field: 'into', as: 'chips' },
    { field: 'days', as: 'count' },
    { field: 'progress', as: 'count' },
    { field: 'endedAt', as: 'age' },
  ],
  views: [
    { id: 'underWay', label: 'adminActions.adminActions.view.underWay', filters: [{ field: 'state', op: 'is', value: 'queued' }, { field: 'state', op: 'is', value: 'running' }] },
    { id: 'tried', label: 'adminActions.adminActions.view.tried', filters: [{ field: 'isDryRun', op: 'is', value: 'true' }, { field: 'state', op: 'is', value: 'succeeded' }] },
    { id: 'failed', label: 'adminActions.adminActions.view.failed', filters: [{ field: 'state', op: 'is', value: 'failed' }] },
  ],
  moving: {
    field: 'state',
    values: ['queued', 'running'],
  },
  groups: [
    { id: 'action', label: 'adminActions.adminActions.group.action', inputs: [{ field: 'kind', kind: 'select', isNeeded: true, help: 'adminActions.adminActions.help.kind' }, { field: 'asset', kind: 'picker', isNeeded: true, help: 'adminActions.adminActions.help.asset', options: 'listBrokenAssets', optionsKey: 'assetId', when: { field: 'kind', values: ['reprocessAsset'] } }, { field: 'customer', kind: 'picker', isNeeded: true, help: 'adminActions.adminActions.help.customer', options: 'listCustomers', optionsKey: 'customerId', optionsPicture: 'logoUrl', when: { field: 'kind', values: ['resendMail', 'exportCustomer', 'purgeTrash'] } }, { field: 'user', kind: 'picker', isNeeded: true, help: 'adminActions.adminActions.help.user', options: 'listMergeableAccounts', optionsKey: 'userId', when: { field: 'kind', values: ['mergeUsers'] } }, { field: 'into', kind: 'picker', isNeeded: true, help: 'adminActions.adminActions.help.into', options: 'listMergeableAccounts', optionsKey: 'userId', when: { field: 'kind', values: ['mergeUsers'] } }, { field: 'days', kind: 'number', isNeeded: true, help: 'adminActions.adminActions.help.days', when: { field: 'kind', values: ['purgeTrash'] }, minimum: 0, maximum: 30 }, { field: 'isDryRun', kind: 'switch', isNeeded: false, help: 'adminActions.adminActions.help.isDryRun', when: { field: 'kind', values: ['reprocessAsset', 'resendMail', 'exportCustomer'] } }] },
  ],
  actions: [
    { id: 'run', label: 'adminActions.adminActions.action.run', done: 'adminActions.adminActions.done.run', call: 'runAdminActions', may: 'run', shows: { state: 'queued' } },
    { id: 'runForGood', label: 'adminActions.adminActions.action.runForGood', done: 'adminActions.adminActions.done.runForGood', call: 'runAdminActionsForGood', may: 'runForGood', shows: { state: 'queued' }, confirm: 'typed', confirmText: 'adminActions.adminActions.confirm.runForGood' },
    { id: 'again', label: 'adminActions.adminActions.action.again', done: 'adminActions.adminActions.done.again', call: 'repeatAdminActions', may: 'again', shows: { state: 'queued' } },
  ],
  faults: {},
  blocks: ['ActionOutcome'],
  head: ['LettersLink'],
  words: {
    count: 'adminActions.adminActions.count',
    create: 'adminActions.adminActions.create',
    emptyTitle: 'adminActions.adminActions.empty.title',
    emptyText: 'adminActions.adminActions.empty.text',
  },
  calls: {
    list: listAdminActions,
    create: askAdminAction,
    actions: { runAdminActions, runAdminActionsForGood, repeatAdminActions },
    options: { listBrokenAssets, listCustomers, listMergeableAccounts },
  },
}

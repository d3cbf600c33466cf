// Generated from manifest/features/sharing.yaml by npm run codegen. Edit the manifest, not this file.

import { listShareLayouts, addShareLayout, updateShareLayout, archiveShareLayouts, restoreShareLayouts, type ListShareLayoutsRow } from '../features/sharing'
import { listCustomers } from '../features/super-admin'
import type { Screen } from '../screen'

export const screen: Screen<ListShareLayoutsRow> = {
  id: 'shareLayouts',
  feature: 'sharing',
  route: 'super-admin.sharePages',
  title: 'nav.support.sharePages',
  key: 'layoutId',
  name: 'name',
  isPage: false,
  fields: {
    name: { name: 'name', type: 'text', label: 'sharing.shareLayouts.field.name', isRequired: true },
    customer: { name: 'customer', type: 'ref', label: 'sharing.shareLayouts.field.customer', isRequired: false },
    logoUrl: { name: 'logoUrl', type: 'text', label: 'sharing.shareLayouts.field.logoUrl', isRequired: false },
    accent: { name: 'accent', type: 'text', label: 'sharing.shareLayouts.field.accent', isRequired: false },
    footer: { name: 'footer', type: 'text', label: 'sharing.shareLayouts.field.footer', isRequired: false },
    imprintUrl: { name: 'imprintUrl', type: 'uri', label: 'sharing.shareLayouts.field.imprintUrl', isRequired: false },
    privacyUrl: { name: 'privacyUrl', type: 'uri', label: 'sharing.shareLayouts.field.privacyUrl', isRequired: false },
    ctaLabel: { name: 'ctaLabel', type: 'text', label: 'sharing.shareLayouts.field.ctaLabel', isRequired: false },
    ctaUrl: { name: 'ctaUrl', type: 'uri', label: 'sharing.shareLayouts.field.ctaUrl', isRequired: false },
    pages: { name: 'pages', type: 'integer', label: 'sharing.shareLayouts.field.pages', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'sharing.shareLayouts.field.state', values: { inUse: 'sharing.shareLayouts.value.state.inUse', archived: 'sharing.shareLayouts.value.state.archived' }, isRequired: true },
    createdAt: { name: 'createdAt', type: 'moment', label: 'sharing.shareLayouts.field.createdAt', isRequired: true },
  },
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'name',
    desc: false,
  },
  sorts: ['name', 'pages', 'createdAt'],
  filters: ['state', 'customer'],
  bar: ['customer', 'state'],
  sums: [],
  columns: [
    { field: 'name', as: 'person', picture: 'logoUrl', width: 240 },
    { field: 'customer', as: 'chips' },
    { field: 'accent', as: 'text' },
    { field: 'pages', as: 'count' },
    { field: 'state', as: 'status', tones: { inUse: 'ok' } },
    { field: 'createdAt', as: 'age' },
  ],
  moreColumns: [
    { field: 'logoUrl', as: 'text' },
  ],
  views: [
    { id: 'inUse', label: 'sharing.shareLayouts.view.inUse', filters: [{ field: 'state', op: 'is', value: 'inUse' }] },
    { id: 'archived', label: 'sharing.shareLayouts.view.archived', filters: [{ field: 'state', op: 'is', value: 'archived' }] },
  ],
  groups: [
    { id: 'layout', label: 'sharing.shareLayouts.group.layout', inputs: [{ field: 'name', kind: 'text', isNeeded: true, maxLength: 80 }, { field: 'customer', kind: 'picker', isNeeded: false, help: 'sharing.shareLayouts.help.customer', options: 'listCustomers', optionsKey: 'customerId', optionsPicture: 'logoUrl' }] },
    { id: 'look', label: 'sharing.shareLayouts.group.look', inputs: [{ field: 'logoUrl', kind: 'image', isNeeded: false, maxLength: 200 }, { field: 'accent', kind: 'text', isNeeded: false, help: 'sharing.shareLayouts.help.accent' }] },
    { id: 'words', label: 'sharing.shareLayouts.group.words', inputs: [{ field: 'footer', kind: 'text', isNeeded: false, maxLength: 200 }, { field: 'imprintUrl', kind: 'uri', isNeeded: false, maxLength: 500 }, { field: 'privacyUrl', kind: 'uri', isNeeded: false, maxLength: 500 }, { field: 'ctaLabel', kind: 'text', isNeeded: false, help: 'sharing.shareLayouts.help.ctaLabel', maxLength: 40 }, { field: 'ctaUrl', kind: 'uri', isNeeded: false, maxLength: 500 }] },
  ],
  actions: [
    { id: 'archive', label: 'sharing.shareLayouts.action.archive', done: 'sharing.shareLayouts.done.archive', call: 'archiveShareLayouts', may: 'archive', undo: 'restoreShareLayouts', shows: { state: 'archived' } },
    { id: 'restore', label: 'sharing.shareLayouts.action.restore', done: 'sharing.shareLayouts.done.restore', call: 'restoreShareLayouts', may: 'restore', undo: 'archiveShareLayouts', shows: { state: 'inUse' } },
  ],
  faults: {
    nameTaken: 'name',
    layoutInUse: 'customer',
    accentPale: 'accent',
    ctaHalf: 'ctaUrl',
    linkUnsafe: 'ctaUrl',
    pictureGone: 'logoUrl',
  },
  blocks: [],
  head: [],
  words: {
    count: 'sharing.shareLayouts.count',
    create: 'sharing.shareLayouts.create',
    emptyTitle: 'sharing.shareLayouts.empty.title',
    emptyText: 'sharing.shareLayouts.empty.text',
  },
  calls: {
    list: listShareLayouts,
    create: addShareLayout,
    update: updateShareLayout,
    actions: { archiveShareLayouts, restoreShareLayouts },
    options: { listCustomers },
  },
}

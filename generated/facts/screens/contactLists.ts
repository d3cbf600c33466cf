// Generated from manifest/features/contacts.yaml by npm run codegen. Edit the manifest, not this file.

import { listContactLists, addContactList, updateContactList, archiveContactLists, reopenContactLists, type ListContactListsRow } from '../features/contacts'
import type { Screen } from '../screen'

export const screen: Screen<ListContactListsRow> = {
  id: 'contactLists',
  feature: 'contacts',
  route: 'audience.contactlist',
  title: 'nav.audience.contactLists',
  key: 'contactListId',
  name: 'name',
  isPage: false,
  fields: {
    name: { name: 'name', type: 'text', label: 'contacts.contactLists.field.name', isRequired: true },
    kind: { name: 'kind', type: 'enum', label: 'contacts.contactLists.field.kind', values: { static: 'contacts.contactLists.value.kind.static', rule: 'contacts.contactLists.value.kind.rule' }, isRequired: true },
    rule: { name: 'rule', type: 'other', label: 'contacts.contactLists.field.rule', isRequired: false },
    members: { name: 'members', type: 'integer', label: 'contacts.contactLists.field.members', isRequired: true },
    hasMore: { name: 'hasMore', type: 'boolean', label: 'contacts.contactLists.field.hasMore', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'contacts.contactLists.field.state', values: { active: 'contacts.contactLists.value.state.active', archived: 'contacts.contactLists.value.state.archived' }, isRequired: true },
    createdAt: { name: 'createdAt', type: 'moment', label: 'contacts.contactLists.field.createdAt', isRequired: true },
  },
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'name',
    desc: false,
  },
  sorts: ['name', 'createdAt'],
  filters: ['kind', 'state', 'createdAt'],
  bar: ['kind', 'state'],
  sums: [],
  columns: [
    { field: 'name', as: 'text' },
    { field: 'kind', as: 'text' },
    { field: 'members', as: 'count', cell: 'MembersCell' },
    { field: 'state', as: 'status', tones: { active: 'ok' } },
    { field: 'createdAt', as: 'age' },
  ],
  moreColumns: [
    { field: 'hasMore', as: 'check' },
  ],
  views: [
    { id: 'active', label: 'contacts.contactLists.view.active', filters: [{ field: 'state', op: 'is', value: 'active' }] },
    { id: 'archived', label: 'contacts.contactLists.view.archived', filters: [{ field: 'state', op: 'is', value: 'archived' }] },
  ],
  groups: [
    { id: 'list', label: 'contacts.contactLists.group.list', inputs: [{ field: 'name', kind: 'text', isNeeded: true, maxLength: 120 }, { field: 'kind', kind: 'radio', only: 'create', isNeeded: true, help: 'contacts.contactLists.help.kind' }, { field: 'rule', kind: 'part', isNeeded: false, when: { field: 'kind', values: ['rule'] }, part: 'RuleInput', maxItems: 40 }] },
  ],
  actions: [
    { id: 'archive', label: 'contacts.contactLists.action.archive', done: 'contacts.contactLists.done.archive', call: 'archiveContactLists', may: 'archive', undo: 'reopenContactLists', shows: { state: 'archived' } },
    { id: 'reopen', label: 'contacts.contactLists.action.reopen', done: 'contacts.contactLists.done.reopen', call: 'reopenContactLists', may: 'reopen', undo: 'archiveContactLists', shows: { state: 'active' } },
  ],
  faults: {
    nameTaken: 'name',
  },
  blocks: ['ShowContacts'],
  head: [],
  words: {
    count: 'contacts.contactLists.count',
    create: 'contacts.contactLists.create',
    emptyTitle: 'contacts.contactLists.empty.title',
    emptyText: 'contacts.contactLists.empty.text',
  },
  calls: {
    list: listContactLists,
    create: addContactList,
    update: updateContactList,
    actions: { archiveContactLists, reopenContactLists },
  },
}

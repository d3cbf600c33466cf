// Generated from manifest/features/own-roles.yaml by npm run codegen. Edit the manifest, not this file.

import { listCustomerRoles, addRole, updateRole, deleteRoles, listRoleBases, type ListCustomerRolesRow } from '../features/own-roles'
import type { Screen } from '../screen'

export const screen: Screen<ListCustomerRolesRow> = {
  id: 'roles',
  feature: 'own-roles',
  route: 'roles.creator',
  title: 'nav.organization.roles',
  key: 'roleId',
  name: 'name',
  isPage: false,
  fields: {
    name: { name: 'name', type: 'text', label: 'ownRoles.roles.field.name', isRequired: true },
    description: { name: 'description', type: 'text', label: 'ownRoles.roles.field.description', isRequired: false },
    kind: { name: 'kind', type: 'enum', label: 'ownRoles.roles.field.kind', values: { fixed: 'ownRoles.roles.value.kind.fixed', own: 'ownRoles.roles.value.kind.own' }, isRequired: true },
    from: { name: 'from', type: 'ref', label: 'ownRoles.roles.field.from', isRequired: true },
    closed: { name: 'closed', type: 'texts', label: 'ownRoles.roles.field.closed', isRequired: true },
    people: { name: 'people', type: 'integer', label: 'ownRoles.roles.field.people', isRequired: true },
    holders: { name: 'holders', type: 'refs', label: 'ownRoles.roles.field.holders', isRequired: true },
    keeping: { name: 'keeping', type: 'refs', label: 'ownRoles.roles.field.keeping', isRequired: true },
  },
  hasSearch: false,
  hasTrash: false,
  sort: {
    field: 'name',
    desc: false,
  },
  sorts: ['name'],
  filters: [],
  bar: [],
  sums: [],
  columns: [
    { field: 'name', as: 'text', cell: 'RoleCell' },
    { field: 'people', as: 'count' },
  ],
  moreColumns: [
    { field: 'description', as: 'text' },
    { field: 'kind', as: 'text' },
    { field: 'from', as: 'chips' },
    { field: 'closed', as: 'chips' },
    { field: 'holders', as: 'chips' },
    { field: 'keeping', as: 'chips' },
  ],
  split: {
    sections: 'kind',
    aside: 'MenuPreview',
    reaches: { field: 'people', text: 'ownRoles.roles.reaches' },
    chooseTitle: 'ownRoles.roles.choose.title',
    chooseText: 'ownRoles.roles.choose.text',
  },
  canCopy: true,
  views: [],
  groups: [
    { id: 'role', label: 'ownRoles.roles.group.role', inputs: [{ field: 'name', kind: 'text', isNeeded: true, maxLength: 80 }, { field: 'description', kind: 'text', isNeeded: false, maxLength: 200 }, { field: 'from', kind: 'picker', only: 'create', isNeeded: true, help: 'ownRoles.roles.help.from', options: 'listRoleBases', optionsKey: 'roleId' }] },
    { id: 'access', label: 'ownRoles.roles.group.access', inputs: [{ field: 'closed', kind: 'part', isNeeded: false, part: 'PermissionEditor', maxItems: 500 }] },
  ],
  actions: [
    { id: 'delete', label: 'ownRoles.roles.action.delete', done: 'ownRoles.roles.done.delete', call: 'deleteRoles', may: 'delete', leaves: true, confirm: 'yes', confirmText: 'ownRoles.roles.confirm.delete' },
  ],
  faults: {
    nameTaken: 'name',
    roleUnknown: 'from',
    roleAboveOwn: 'closed',
    permissionUnknown: 'closed',
  },
  blocks: [],
  head: [],
  words: {
    count: 'ownRoles.roles.count',
    create: 'ownRoles.roles.create',
    emptyTitle: 'ownRoles.roles.empty.title',
    emptyText: 'ownRoles.roles.empty.text',
  },
  calls: {
    list: listCustomerRoles,
    create: addRole,
    update: updateRole,
    actions: { deleteRoles },
    options: { listRoleBases },
  },
}

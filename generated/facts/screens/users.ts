// Generated from manifest/features/audience.yaml by npm run codegen. Edit the manifest, not this file.

import { listUsers, inviteUser, updateUser, exportUsers, importUsers, setRoles, resendInvitations, deactivateUsers, reactivateUsers, listRoleChoices } from '../features/audience'
import { listProfileFieldsInUse } from '../features/directory'
import type { Screen } from '../screen'

export const screen: Screen = {
  id: 'users',
  feature: 'audience',
  route: 'users.list',
  title: 'nav.audience.users',
  key: 'userId',
  name: 'name',
  calls: {
    list: 'listUsers',
    create: 'inviteUser',
    update: 'updateUser',
    export: 'exportUsers',
    import: 'importUsers',
    extra: 'listProfileFieldsInUse',
  },
  isPage: false,
  fields: {
    name: { name: 'name', type: 'text', label: 'audience.users.field.name', isRequired: true },
    email: { name: 'email', type: 'email', label: 'audience.users.field.email', isRequired: true },
    pictureUrl: { name: 'pictureUrl', type: 'text', label: 'audience.users.field.pictureUrl', isRequired: false },
    title: { name: 'title', type: 'text', label: 'audience.users.field.title', isRequired: false },
    department: { name: 'department', type: 'text', label: 'audience.users.field.department', isRequired: false },
    location: { name: 'location', type: 'text', label: 'audience.users.field.location', isRequired: false },
    roles: { name: 'roles', type: 'refs', label: 'audience.users.field.roles', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'audience.users.field.state', values: { invited: 'audience.users.value.state.invited', active: 'audience.users.value.state.active', inactive: 'audience.users.value.state.inactive', locked: 'audience.users.value.state.locked' }, isRequired: true },
    invitedUntil: { name: 'invitedUntil', type: 'moment', label: 'audience.users.field.invitedUntil', isRequired: false },
    lastSignInAt: { name: 'lastSignInAt', type: 'moment', label: 'audience.users.field.lastSignInAt', isRequired: false },
    joinedAt: { name: 'joinedAt', type: 'moment', label: 'audience.users.field.joinedAt', isRequired: true },
    openTasks: { name: 'openTasks', type: 'integer', label: 'audience.users.field.openTasks', isRequired: true },
  },
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'name',
    desc: false,
  },
  sorts: ['name', 'department', 'lastSignInAt', 'joinedAt'],
  filters: ['roles', 'department', 'location', 'state', 'lastSignInAt', 'joinedAt'],
  bar: ['roles', 'department', 'lastSignInAt'],
  sums: [],
  columns: [
    { field: 'name', as: 'person', under: 'email', picture: 'pictureUrl' },
    { field: 'roles', as: 'chips' },
    { field: 'department', as: 'text' },
    { field: 'state', as: 'status', tones: { active: 'ok', invited: 'info', locked: 'warn' } },
    { field: 'lastSignInAt', as: 'age' },
    { field: 'openTasks', as: 'count' },
  ],
  moreColumns: [
    { field: 'pictureUrl', as: 'text' },
    { field: 'title', as: 'text' },
    { field: 'location', as: 'text' },
    { field: 'invitedUntil', as: 'age' },
    { field: 'joinedAt', as: 'age' },
  ],
  card: {
    picture: 'pictureUrl',
    title: 'name',
    lines: ['title', 'department'],
    chips: 'roles',
  },
  views: [
    { id: 'active', label: 'audience.users.view.active', filters: [{ field: 'state', op: 'is', value: 'active' }] },
    { id: 'invited', label: 'audience.users.view.invited', filters: [{ field: 'state', op: 'is', value: 'invited' }] },
    { id: 'inactive', label: 'audience.users.view.inactive', filters: [{ field: 'state', op: 'is', value: 'inactive' }, { field: 'state', op: 'is', value: 'locked' }] },
  ],
  groups: [
    { id: 'account', label: 'audience.users.group.account', needs: 'editAccount', inputs: [{ field: 'pictureUrl', kind: 'image', only: 'update', isNeeded: false, maxLength: 200 }, { field: 'name', kind: 'text', isNeeded: true, maxLength: 120 }, { field: 'email', kind: 'email', isNeeded: true, help: 'audience.users.help.email', maxLength: 254 }] },
    { id: 'position', label: 'audience.users.group.position', inputs: [{ field: 'title', kind: 'text', isNeeded: false, maxLength: 120 }, { field: 'department', kind: 'text', isNeeded: false, maxLength: 120 }, { field: 'location', kind: 'text', isNeeded: false, maxLength: 120 }] },
    { id: 'access', label: 'audience.users.group.access', needs: 'editRoles', inputs: [{ field: 'roles', kind: 'pickers', isNeeded: true, help: 'audience.users.help.roles', options: 'listRoleChoices', optionsKey: 'roleId', maxItems: 20 }] },
  ],
  actions: [
    { id: 'changeRoles', label: 'audience.users.action.changeRoles', done: 'audience.users.done.changeRoles', call: 'setRoles', may: 'editRoles', ask: [{ field: 'roles', kind: 'pickers', isNeeded: true, help: 'audience.users.help.roles', options: 'listRoleChoices', optionsKey: 'roleId', maxItems: 20 }] },
    { id: 'resend', label: 'audience.users.action.resend', done: 'audience.users.done.resend', call: 'resendInvitations', may: 'resend' },
    { id: 'deactivate', label: 'audience.users.action.deactivate', done: 'audience.users.done.deactivate', call: 'deactivateUsers', may: 'deactivate', undo: 'reactivateUsers', shows: { state: 'inactive' } },
    { id: 'reactivate', label: 'audience.users.action.reactivate', done: 'audience.users.done.reactivate', call: 'reactivateUsers', may: 'reactivate', undo: 'deactivateUsers', shows: { state: 'active' } },
  ],
  faults: {
    emailTaken: 'email',
    rolesMissing: 'roles',
    roleUnknown: 'roles',
    roleAboveOwn: 'roles',
    roleExclusive: 'roles',
    lastManager: 'roles',
    pictureGone: 'pictureUrl',
  },
  match: 'email',
  blocks: ['GivePassword'],
  head: [],
  words: {
    count: 'audience.users.count',
    create: 'audience.users.create',
    emptyTitle: 'audience.users.empty.title',
    emptyText: 'audience.users.empty.text',
  },
}

export const calls = {
  list: listUsers,
  create: inviteUser,
  update: updateUser,
  export: exportUsers,
  import: importUsers,
  extra: listProfileFieldsInUse,
  actions: { setRoles, resendInvitations, deactivateUsers, reactivateUsers },
  options: { listRoleChoices },
}

// Generated from manifest/navigation.yaml by npm run codegen. Edit the manifest, not this file.

import type { Rule } from './access'
import type { LinkId } from './app'
import type { RouteId } from './routes'
import type { TextKey } from './text'

export type TreeId = 'normal' | 'support' | 'simplified'

export type IconKey =
  | 'adminAction'
  | 'advanced'
  | 'all'
  | 'analytics'
  | 'approval'
  | 'audience'
  | 'basic'
  | 'bumper'
  | 'campaign'
  | 'channel'
  | 'chat'
  | 'commandCenter'
  | 'contact'
  | 'contactList'
  | 'create'
  | 'crowd'
  | 'customers'
  | 'deliverable'
  | 'directory'
  | 'editor'
  | 'emailLayout'
  | 'emailVerify'
  | 'extension'
  | 'file'
  | 'fileRequest'
  | 'footage'
  | 'home'
  | 'inbox'
  | 'industryType'
  | 'insights'
  | 'integrations'
  | 'load'
  | 'logout'
  | 'newPrograms'
  | 'organization'
  | 'password'
  | 'profile'
  | 'program'
  | 'recordingTask'
  | 'report'
  | 'roles'
  | 'sharePage'
  | 'shotType'
  | 'storyboard'
  | 'support'
  | 'tasks'
  | 'template'
  | 'users'
  | 'viewed'
  | 'youtube'
  | 'zoom'

export type ActionId = 'logOut' | 'openAnalytics'

/** Where an entry leads: inside, outside, or to something that is done. $userId stands for the person. */
export type Target =
  | { readonly route: RouteId; readonly params?: Readonly<Record<string, string>> }
  | { readonly link: LinkId }
  | { readonly action: ActionId }

/** A number beside an entry: a field of a call's reply, or the sum of the visible entries. */
export type Badge =
  | { readonly sum: 'entries' }
  | { readonly call: string; readonly field: string; readonly hideAt: number; readonly cap: number }

export interface Entry {
  readonly id: string
  readonly label: TextKey
  readonly icon: IconKey
  /** All of these must hold. */
  readonly access: readonly Rule[]
  readonly target: Target
  readonly badge?: Badge
}

/** Shows when one of its entries does. */
export interface Section {
  readonly id: string
  readonly title: TextKey
  /** Fits under the icon of the rail. */
  readonly shortTitle: TextKey
  readonly icon: IconKey
  /** The section itself opens its only entry. */
  readonly isDirect: boolean
  readonly badge?: Badge
  readonly entries: readonly Entry[]
}

export interface Tree {
  readonly id: TreeId
  /** Who sees this tree, and on which screens. */
  readonly access: Rule
  /** What the menu's heading reads on some routes. */
  readonly headings: readonly { readonly routes: readonly RouteId[]; readonly text: TextKey }[]
  readonly sections: readonly Section[]
}

/** Something the shell offers outside the trees, and to whom. */
export interface Control {
  readonly access: Rule
  readonly target: { readonly route: RouteId } | { readonly action: 'logOut' | 'switchProfile' }
}

export type ControlId = 'quickRecord' | 'profileSwitcher' | 'signOutByIcon'

export const controls: Readonly<Record<ControlId, Control>> = {
  /** The round quick-record button. (spec §6) */
  quickRecord: { access: [[18, 0, 0, 31]], target: { route: 'clips.add' } },
  /** The profile popup opens only when more than one profile exists and the person is not super-admin. (spec §5) */
  profileSwitcher: { access: [[30, 0, 0, 23]], target: { action: 'switchProfile' } },
  /** In tablet mode the profile icon logs out. (spec §2) */
  signOutByIcon: { access: [[30, 0, 0, 25]], target: { action: 'logOut' } },
}

export const trees: readonly Tree[] = [
  {
    id: 'normal',
    access: [[30, 0, 0, 26], [30, 0, 0, 28]],
    headings: [],
    sections: [
      {
        id: 'home', title: 'nav.home', shortTitle: 'nav.home', icon: 'home', isDirect: false, badge: { call: 'getMenuNotificationCount', field: 'inboxNewCount', hideAt: 0, cap: 99 },
        entries: [
          { id: 'home.library', label: 'nav.home.all', icon: 'all', access: [[[30, 0, 0, 31]]], target: { route: 'home.library' } },
          { id: 'home.new', label: 'nav.home.notViewed', icon: 'newPrograms', access: [[[30, 0, 0, 31]]], target: { route: 'home.new' }, badge: { call: 'getMenuNotificationCount', field: 'inboxNewCount', hideAt: 0, cap: 99 } },
          { id: 'home.completed', label: 'nav.home.viewed', icon: 'viewed', access: [[[30, 0, 0, 31]]], target: { route: 'home.completed' } },
          { id: 'home.inbox', label: 'nav.home.inbox', icon: 'inbox', access: [[[30, 0, 0, 31]]], target: { route: 'home.inbox' }, badge: { call: 'getMenuNotificationCount', field: 'inboxChannelsCount', hideAt: 0, cap: 99 } },
        ],
      },
      {
        id: 'tasks', title: 'nav.tasks', shortTitle: 'nav.tasks', icon: 'tasks', isDirect: false, badge: { sum: 'entries' },
        entries: [
          { id: 'tasks.recording', label: 'nav.tasks.recording', icon: 'recordingTask', access: [[[30, 0, 0, 31]]], target: { route: 'tasks.recording' }, badge: { call: 'getMenuNotificationCount', field: 'recordingTasksCount', hideAt: 0, cap: 99 } },
          { id: 'tasks.file', label: 'nav.tasks.file', icon: 'fileRequest', access: [[[30, 0, 0, 31]]], target: { route: 'tasks.file' }, badge: { call: 'getMenuNotificationCount', field: 'assetReqToRecordCount', hideAt: 0, cap: 99 } },
          { id: 'tasks.deliverable', label: 'nav.tasks.deliverable', icon: 'deliverable', access: [[[16, 0, 0, 31]]], target: { route: 'tasks.deliverable' }, badge: { call: 'getMenuNotificationCount', field: 'deliverablesCount', hideAt: 0, cap: 99 } },
          { id: 'tasks.approvals', label: 'nav.tasks.approvals', icon: 'approval', access: [[[16, 0, 0, 31]]], target: { route: 'tasks.approvals' }, badge: { call: 'getMenuNotificationCount', field: 'programsForApprovalCount', hideAt: 0, cap: 99 } },
          { id: 'tasks.crowd', label: 'nav.tasks.crowd', icon: 'crowd', access: [[[16, 0, 0, 31]]], target: { route: 'tasks.crowd' }, badge: { call: 'getMenuNotificationCount', field: 'crowdSourceRT', hideAt: 0, cap: 99 } },
        ],
      },
      {
        id: 'create', title: 'nav.create', shortTitle: 'nav.create', icon: 'create', isDirect: false,
        entries: [
          { id: 'storyboards.list', label: 'nav.create.storyboards', icon: 'storyboard', access: [[[16, 4, 4, 31]]], target: { route: 'storyboards.list' } },
          { id: 'campaigns.mine', label: 'nav.create.campaigns', icon: 'campaign', access: [[[16, 8, 8, 31]]], target: { route: 'campaigns.mine' } },
          { id: 'programs.list', label: 'nav.create.programs', icon: 'program', access: [[[18, 0, 0, 31]]], target: { route: 'programs.list' }, badge: { call: 'getMenuNotificationCount', field: 'newBioProgramsCount', hideAt: 0, cap: 99 } },
          { id: 'programs.templates', label: 'nav.create.templates', icon: 'template', access: [[[16, 0, 0, 31]]], target: { route: 'programs.templates' } },
          { id: 'clips.list', label: 'nav.create.footage', icon: 'footage', access: [[[18, 0, 0, 31]]], target: { route: 'clips.list' } },
          { id: 'files.list', label: 'nav.create.files', icon: 'file', access: [[[18, 0, 0, 31]]], target: { route: 'files.list' } },
        ],
      },
      {
        id: 'audience', title: 'nav.audience', shortTitle: 'nav.audience', icon: 'audience', isDirect: false,
        entries: [
          { id: 'users.list', label: 'nav.audience.users', icon: 'users', access: [[[24, 0, 0, 31]]], target: { route: 'users.list' } },
          { id: 'channels.manage', label: 'nav.channels', icon: 'channel', access: [[[16, 0, 0, 31]]], target: { route: 'channels.manage' } },
          { id: 'audience.contacts', label: 'nav.audience.contacts', icon: 'contact', access: [[[16, 0, 0, 31]]], target: { route: 'audience.contacts' } },
          { id: 'audience.contactlist', label: 'nav.audience.contactLists', icon: 'contactList', access: [[[16, 0, 0, 31]]], target: { route: 'audience.contactlist' } },
        ],
      },
      {
        id: 'organization', title: 'nav.organization', shortTitle: 'nav.organization.short', icon: 'organization', isDirect: false,
        entries: [
          { id: 'people.list', label: 'nav.organization.directory', icon: 'directory', access: [[[24, 0, 0, 31], [6, 16, 0, 31]]], target: { route: 'people.list' } },
          { id: 'organization.basic', label: 'nav.organization.basic', icon: 'basic', access: [[[16, 0, 0, 31]]], target: { route: 'organization.basic' } },
          { id: 'people.advanced', label: 'nav.organization.advanced', icon: 'advanced', access: [[[16, 0, 0, 31]]], target: { route: 'people.advanced' } },
          { id: 'roles.creator', label: 'nav.organization.roles', icon: 'roles', access: [[[24, 0, 0, 31]]], target: { route: 'roles.creator' } },
        ],
      },
      {
        id: 'commandCenter', title: 'nav.commandCenter', shortTitle: 'nav.commandCenter.short', icon: 'commandCenter', isDirect: false,
        entries: [
          { id: 'proEdits', label: 'nav.commandCenter.proEdits', icon: 'editor', access: [[[16, 32, 32, 31]]], target: { route: 'proEdits' }, badge: { call: 'getMenuNotificationCount', field: 'openOrdersCount', hideAt: 0, cap: 99 } },
          { id: 'proEdits.insights', label: 'nav.commandCenter.insights', icon: 'insights', access: [[[16, 32, 32, 31]]], target: { route: 'proEdits.insights' } },
          { id: 'proEdits.customersLoad', label: 'nav.commandCenter.customersLoad', icon: 'load', access: [[[16, 32, 32, 31]]], target: { route: 'proEdits.customersLoad' } },
          { id: 'proEdits.editorsLoad', label: 'nav.commandCenter.editorsLoad', icon: 'editor', access: [[[16, 32, 32, 31]]], target: { route: 'proEdits.editorsLoad' } },
        ],
      },
      {
        id: 'integrations', title: 'nav.integrations', shortTitle: 'nav.integrations.short', icon: 'integrations', isDirect: false,
        entries: [
          { id: 'integrations.zoom', label: 'nav.integrations.zoom', icon: 'zoom', access: [[[30, 1, 1, 31]]], target: { route: 'integrations.zoom' } },
          { id: 'integrations.teamChat', label: 'nav.integrations.teamChat', icon: 'chat', access: [[[30, 0, 0, 31]]], target: { link: 'teamChat' } },
          { id: 'integrations.youtube', label: 'nav.integrations.youtube', icon: 'youtube', access: [[[30, 2, 2, 31]]], target: { route: 'integrations.youtube' } },
          { id: 'integrations.extension', label: 'nav.integrations.extension', icon: 'extension', access: [[[30, 0, 0, 31]]], target: { link: 'browserExtension' } },
        ],
      },
      {
        id: 'analytics', title: 'nav.analytics', shortTitle: 'nav.analytics', icon: 'analytics', isDirect: true,
        entries: [
          { id: 'analytics.open', label: 'nav.analytics', icon: 'analytics', access: [[[30, 0, 0, 31]]], target: { action: 'openAnalytics' } },
        ],
      },
      {
        id: 'profile', title: 'nav.profile', shortTitle: 'nav.profile.short', icon: 'profile', isDirect: false,
        entries: [
          { id: 'account.profile', label: 'nav.profile.profile', icon: 'profile', access: [[[30, 0, 0, 31]]], target: { route: 'account.profile', params: { userId: '$userId' } } },
          { id: 'account.password', label: 'nav.profile.password', icon: 'password', access: [[[31, 0, 0, 31]]], target: { route: 'account.password' } },
          { id: 'account.report', label: 'nav.profile.report', icon: 'report', access: [[[31, 0, 0, 31]]], target: { route: 'account.report' } },
          { id: 'profile.logOut', label: 'nav.profile.logOut', icon: 'logout', access: [[[30, 0, 0, 31]]], target: { action: 'logOut' } },
        ],
      },
    ],
  },
  {
    id: 'support',
    access: [[1, 0, 0, 25], [1, 0, 0, 26], [1, 0, 0, 28]],
    headings: [{ routes: ['super-admin.customers', 'super-admin.users', 'super-admin.emailLayouts', 'super-admin.sharePages', 'super-admin.shotTypes', 'super-admin.industryTypes', 'super-admin.actions', 'super-admin.letters', 'super-admin.emailVerify'], text: 'nav.heading.global' }, { routes: ['organization', 'organization.basic'], text: 'nav.heading.organization' }, { routes: ['account.password', 'account.report'], text: 'nav.heading.profile' }],
    sections: [
      {
        id: 'support', title: 'nav.support', shortTitle: 'nav.support', icon: 'support', isDirect: false,
        entries: [
          { id: 'super-admin.customers', label: 'nav.support.customers', icon: 'customers', access: [[[1, 0, 0, 31]]], target: { route: 'super-admin.customers' } },
          { id: 'super-admin.users', label: 'nav.support.users', icon: 'users', access: [[[1, 0, 0, 31]]], target: { route: 'super-admin.users' } },
          { id: 'super-admin.emailLayouts', label: 'nav.support.emailLayouts', icon: 'emailLayout', access: [[[1, 0, 0, 31]]], target: { route: 'super-admin.emailLayouts' } },
          { id: 'super-admin.sharePages', label: 'nav.support.sharePages', icon: 'sharePage', access: [[[1, 0, 0, 31]]], target: { route: 'super-admin.sharePages' } },
          { id: 'super-admin.shotTypes', label: 'nav.support.shotTypes', icon: 'shotType', access: [[[1, 0, 0, 31]]], target: { route: 'super-admin.shotTypes' } },
          { id: 'super-admin.industryTypes', label: 'nav.support.industryTypes', icon: 'industryType', access: [[[1, 0, 0, 31]]], target: { route: 'super-admin.industryTypes' } },
          { id: 'super-admin.actions', label: 'nav.support.actions', icon: 'adminAction', access: [[[1, 0, 0, 31]]], target: { route: 'super-admin.actions' } },
          { id: 'super-admin.emailVerify', label: 'nav.support.emailVerify', icon: 'emailVerify', access: [[[1, 0, 0, 31]]], target: { route: 'super-admin.emailVerify' } },
        ],
      },
      {
        id: 'supportProfile', title: 'nav.profile', shortTitle: 'nav.profile.short', icon: 'profile', isDirect: false,
        entries: [
          { id: 'account.password', label: 'nav.profile.password', icon: 'password', access: [[[31, 0, 0, 31]]], target: { route: 'account.password' } },
          { id: 'account.report', label: 'nav.profile.report', icon: 'report', access: [[[31, 0, 0, 31]]], target: { route: 'account.report' } },
          { id: 'supportProfile.logOut', label: 'nav.profile.logOut', icon: 'logout', access: [[[1, 0, 0, 31]]], target: { action: 'logOut' } },
        ],
      },
    ],
  },
  {
    id: 'simplified',
    access: [[30, 0, 0, 25]],
    headings: [],
    sections: [
      {
        id: 'simpleHome', title: 'nav.home', shortTitle: 'nav.home', icon: 'home', isDirect: false, badge: { call: 'getMenuNotificationCount', field: 'inboxNewCount', hideAt: 0, cap: 99 },
        entries: [
          { id: 'home.library', label: 'nav.home.all', icon: 'all', access: [[[30, 0, 0, 31]]], target: { route: 'home.library' } },
          { id: 'home.new', label: 'nav.home.notViewed', icon: 'newPrograms', access: [[[30, 0, 0, 31]]], target: { route: 'home.new' }, badge: { call: 'getMenuNotificationCount', field: 'inboxNewCount', hideAt: 0, cap: 99 } },
          { id: 'home.completed', label: 'nav.home.viewed', icon: 'viewed', access: [[[30, 0, 0, 31]]], target: { route: 'home.completed' } },
          { id: 'home.inbox', label: 'nav.home.inbox', icon: 'inbox', access: [[[30, 0, 0, 31]]], target: { route: 'home.inbox' }, badge: { call: 'getMenuNotificationCount', field: 'inboxChannelsCount', hideAt: 0, cap: 99 } },
        ],
      },
      {
        id: 'simpleTasks', title: 'nav.tasks', shortTitle: 'nav.tasks', icon: 'tasks', isDirect: false, badge: { sum: 'entries' },
        entries: [
          { id: 'tasks.recording', label: 'nav.tasks.recording', icon: 'recordingTask', access: [[[30, 0, 0, 31]]], target: { route: 'tasks.recording' }, badge: { call: 'getMenuNotificationCount', field: 'recordingTasksCount', hideAt: 0, cap: 99 } },
          { id: 'tasks.file', label: 'nav.tasks.file', icon: 'fileRequest', access: [[[30, 0, 0, 31]]], target: { route: 'tasks.file' }, badge: { call: 'getMenuNotificationCount', field: 'assetReqToRecordCount', hideAt: 0, cap: 99 } },
          { id: 'tasks.deliverable', label: 'nav.tasks.deliverable', icon: 'deliverable', access: [[[16, 0, 0, 31]]], target: { route: 'tasks.deliverable' }, badge: { call: 'getMenuNotificationCount', field: 'deliverablesCount', hideAt: 0, cap: 99 } },
          { id: 'tasks.approvals', label: 'nav.tasks.approvals', icon: 'approval', access: [[[16, 0, 0, 31]]], target: { route: 'tasks.approvals' }, badge: { call: 'getMenuNotificationCount', field: 'programsForApprovalCount', hideAt: 0, cap: 99 } },
          { id: 'tasks.crowd', label: 'nav.tasks.crowd', icon: 'crowd', access: [[[16, 0, 0, 31]]], target: { route: 'tasks.crowd' }, badge: { call: 'getMenuNotificationCount', field: 'crowdSourceRT', hideAt: 0, cap: 99 } },
        ],
      },
      {
        id: 'simpleCreate', title: 'nav.create', shortTitle: 'nav.create', icon: 'create', isDirect: false,
        entries: [
          { id: 'programs.list', label: 'nav.create.programs', icon: 'program', access: [[[18, 0, 0, 31]]], target: { route: 'programs.list' }, badge: { call: 'getMenuNotificationCount', field: 'newBioProgramsCount', hideAt: 0, cap: 99 } },
          { id: 'clips.list', label: 'nav.create.footage', icon: 'footage', access: [[[18, 0, 0, 31]]], target: { route: 'clips.list' } },
          { id: 'files.list', label: 'nav.create.files', icon: 'file', access: [[[18, 0, 0, 31]]], target: { route: 'files.list' } },
          { id: 'bumpers', label: 'nav.create.bumpers', icon: 'bumper', access: [[[16, 0, 0, 31]]], target: { route: 'bumpers' } },
        ],
      },
      {
        id: 'simpleChannels', title: 'nav.channels', shortTitle: 'nav.channels', icon: 'channel', isDirect: true,
        entries: [
          { id: 'channels.manage', label: 'nav.channels', icon: 'channel', access: [[[24, 0, 0, 31], [6, 16, 0, 31]]], target: { route: 'channels.manage' } },
        ],
      },
      {
        id: 'simpleDirectory', title: 'nav.directory', shortTitle: 'nav.directory.short', icon: 'directory', isDirect: true,
        entries: [
          { id: 'people.list', label: 'nav.organization.directory', icon: 'directory', access: [[[30, 0, 0, 31]]], target: { route: 'people.list' } },
        ],
      },
    ],
  },
]

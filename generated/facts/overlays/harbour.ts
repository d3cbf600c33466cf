// Generated from manifest/overlays/harbour.yaml by npm run codegen. Edit the manifest, not this file.

import type { Overlay } from '../overlays'

/** Harbour Credit Union says media, keeps channels and figures to its campaign managers, and wears its own colours. (decided) */
export const overlay: Overlay = {
  trees: [
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
          { id: 'clips.list', label: 'nav.create.footage', icon: 'footage', access: [[[18, 0, 0, 31]]], target: { route: 'clips.list' } },
          { id: 'storyboards.list', label: 'nav.create.storyboards', icon: 'storyboard', access: [[[16, 4, 4, 31]]], target: { route: 'storyboards.list' } },
          { id: 'campaigns.mine', label: 'nav.create.campaigns', icon: 'campaign', access: [[[16, 8, 8, 31]]], target: { route: 'campaigns.mine' } },
          { id: 'programs.list', label: 'nav.create.programs', icon: 'program', access: [[[18, 0, 0, 31]]], target: { route: 'programs.list' }, badge: { call: 'getMenuNotificationCount', field: 'newBioProgramsCount', hideAt: 0, cap: 99 } },
          { id: 'programs.templates', label: 'nav.create.templates', icon: 'template', access: [[[16, 0, 0, 31]]], target: { route: 'programs.templates' } },
          { id: 'files.list', label: 'nav.create.files', icon: 'file', access: [[[18, 0, 0, 31]]], target: { route: 'files.list' } },
        ],
      },
      {
        id: 'audience', title: 'nav.audience', shortTitle: 'nav.audience', icon: 'audience', isDirect: false,
        entries: [
          { id: 'users.list', label: 'nav.audience.users', icon: 'users', access: [[[24, 0, 0, 31]]], target: { route: 'users.list' } },
          { id: 'channels.manage', label: 'nav.channels', icon: 'channel', access: [[[16, 0, 0, 31]]], target: { route: 'channels.manage' } },
          { id: 'audience.contacts', label: 'nav.audience.contacts', icon: 'contact', access: [[[16, 0, 0, 31]]], target: { route: 'audience.contacts' } },
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
          { id: 'analytics.open', label: 'nav.analytics', icon: 'analytics', access: [[[16, 0, 0, 31]]], target: { action: 'openAnalytics' } },
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
          { id: 'channels.manage', label: 'nav.channels', icon: 'channel', access: [[[16, 0, 0, 31]]], target: { route: 'channels.manage' } },
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
  ],
  controls: {
    quickRecord: { access: [[18, 0, 0, 31]], target: { route: 'clips.add' } },
    profileSwitcher: { access: [[30, 0, 0, 23]], target: { action: 'switchProfile' } },
    signOutByIcon: { access: [[30, 0, 0, 25]], target: { action: 'logOut' } },
  },
  routes: {
    channels: [[16, 0, 0, 31]],
    'channels.manage': [[16, 0, 0, 31]],
    'channels.details': [[16, 0, 0, 31]],
  },
  words: {
    de: { 'app.name': 'Harbour Studio', 'nav.create.footage': 'Medien', 'footage.footage.empty.title': 'Erste Medien hinzufügen', 'footage.upload': 'Medien hochladen' },
    en: { 'app.name': 'Harbour Studio', 'nav.create.footage': 'Media', 'footage.footage.empty.title': 'Add your first media', 'footage.upload': 'Upload media' },
  },
  colours: {
    '--accent': 'light-dark(#0b7468, #0f8577)',
    '--accent-hover': 'light-dark(#0a665c, #0d7569)',
    '--accent-pressed': 'light-dark(#08564d, #0b6258)',
    '--accent-soft': 'light-dark(#e2eeed, #112f30)',
    '--accent-soft-fg': 'light-dark(#0a685e, #63b0a7)',
    '--bg-selected': 'light-dark(#e2eeed, #112f30)',
    '--fg-link': 'light-dark(#0a685e, #63b0a7)',
    '--focus': 'light-dark(#0b7468, #6fb6ad)',
  },
  logo: new URL('../../../manifest/overlays/harbour.svg', import.meta.url).href,
}

// Generated from manifest/features/*.yaml by npm run codegen. Edit the manifest, not this file.

import type { Rule } from './access'
import type { CallId } from './calls'
import type { TextKey } from './text'

export type FeatureId =
  | 'account'
  | 'admin-actions'
  | 'analytics'
  | 'approvals'
  | 'audience'
  | 'campaigns'
  | 'captions'
  | 'channels'
  | 'contacts'
  | 'directory'
  | 'files'
  | 'footage'
  | 'home'
  | 'integrations'
  | 'media'
  | 'organisation'
  | 'own-roles'
  | 'pro-edits'
  | 'programs'
  | 'recorder'
  | 'screens'
  | 'session'
  | 'storyboards'
  | 'super-admin'
  | 'tasks'
  | 'templates'

export type RouteId =
  | 'account'
  | 'account.profile'
  | 'myprofile'
  | 'account.password'
  | 'account.report'
  | 'super-admin.actions'
  | 'super-admin.letters'
  | 'tasks.approvals'
  | 'approvals.policies'
  | 'approvals.review'
  | 'audience'
  | 'users'
  | 'users.list'
  | 'user'
  | 'campaigns'
  | 'campaigns.mine'
  | 'channels'
  | 'channels.manage'
  | 'channels.edit'
  | 'channels.details'
  | 'audience.contacts'
  | 'audience.contactlist'
  | 'people'
  | 'people.list'
  | 'people.advanced'
  | 'files'
  | 'files.list'
  | 'files.edit'
  | 'clips'
  | 'clips.list'
  | 'clips.edit'
  | 'home'
  | 'home.library'
  | 'home.new'
  | 'home.completed'
  | 'home.channel'
  | 'home.inbox'
  | 'home.discover'
  | 'integrations'
  | 'integrations.zoom'
  | 'integrations.youtube'
  | 'organization'
  | 'organization.basic'
  | 'roles'
  | 'roles.creator'
  | 'proEdits'
  | 'proEdits.list'
  | 'proEdits.insights'
  | 'proEdits.customersLoad'
  | 'proEdits.editorsLoad'
  | 'programs'
  | 'programs.list'
  | 'programs.edit'
  | 'bumpers'
  | 'script'
  | 'clips.add'
  | 'login'
  | 'login.user'
  | 'login.link'
  | 'login.linkCustomer'
  | 'login.clear'
  | 'login.sessionExpired'
  | 'login.inActive'
  | 'resetpassword'
  | 'changepassword'
  | 'noSupport'
  | 'signedOutAgain'
  | 'noSupport.backgroundUpload'
  | 'storyboards'
  | 'storyboards.list'
  | 'super-admin.customers'
  | 'super-admin.users'
  | 'super-admin.emailLayouts'
  | 'super-admin.sharePages'
  | 'super-admin.shotTypes'
  | 'super-admin.industryTypes'
  | 'super-admin.emailVerify'
  | 'tasks'
  | 'tasks.recording'
  | 'tasks.file'
  | 'tasks.deliverable'
  | 'tasks.crowd'
  | 'programs.templates.all'
  | 'programs.templates'
  | 'programs.templates.edit'

/** The parameters in each route's path. */
export interface RouteParams {
  'account': {}
  'account.profile': { userId: string }
  'myprofile': {}
  'account.password': {}
  'account.report': {}
  'super-admin.actions': {}
  'super-admin.letters': {}
  'tasks.approvals': {}
  'approvals.policies': {}
  'approvals.review': { programId: string }
  'audience': {}
  'users': {}
  'users.list': {}
  'user': {}
  'campaigns': {}
  'campaigns.mine': {}
  'channels': {}
  'channels.manage': {}
  'channels.edit': { id: string }
  'channels.details': { id: string }
  'audience.contacts': {}
  'audience.contactlist': {}
  'people': {}
  'people.list': {}
  'people.advanced': {}
  'files': {}
  'files.list': {}
  'files.edit': { fileId: string }
  'clips': {}
  'clips.list': {}
  'clips.edit': { clipId: string }
  'home': {}
  'home.library': {}
  'home.new': {}
  'home.completed': {}
  'home.channel': {}
  'home.inbox': {}
  'home.discover': {}
  'integrations': {}
  'integrations.zoom': {}
  'integrations.youtube': {}
  'organization': {}
  'organization.basic': {}
  'roles': {}
  'roles.creator': {}
  'proEdits': {}
  'proEdits.list': {}
  'proEdits.insights': {}
  'proEdits.customersLoad': {}
  'proEdits.editorsLoad': {}
  'programs': {}
  'programs.list': {}
  'programs.edit': { programId: string }
  'bumpers': {}
  'script': {}
  'clips.add': {}
  'login': {}
  'login.user': { ftl: string; userName: string }
  'login.link': { ftl: string; userName: string; passWord: string }
  'login.linkCustomer': { ftl: string; userName: string; passWord: string; customerId: string }
  'login.clear': {}
  'login.sessionExpired': {}
  'login.inActive': {}
  'resetpassword': {}
  'changepassword': {}
  'noSupport': {}
  'signedOutAgain': {}
  'noSupport.backgroundUpload': {}
  'storyboards': {}
  'storyboards.list': {}
  'super-admin.customers': {}
  'super-admin.users': {}
  'super-admin.emailLayouts': {}
  'super-admin.sharePages': {}
  'super-admin.shotTypes': {}
  'super-admin.industryTypes': {}
  'super-admin.emailVerify': {}
  'tasks': {}
  'tasks.recording': {}
  'tasks.file': {}
  'tasks.deliverable': {}
  'tasks.crowd': {}
  'programs.templates.all': {}
  'programs.templates': {}
  'programs.templates.edit': { templateId: string }
}

export type DataKind = 'content' | 'files' | 'inbox' | 'program' | 'storyboard'

export interface Route {
  readonly id: RouteId
  readonly path: string
  readonly title: TextKey
  readonly feature: FeatureId
  readonly access: Rule
  /** Open to people who are not signed in. */
  readonly isPublic: boolean
  /** Without one the route says that it is not built yet. */
  readonly hasScreen: boolean
  /** It opens a row in the screen of this route. */
  readonly rowOf?: RouteId
  /** Leads to the first of these that the person may open. */
  readonly redirect?: readonly RouteId[]
  /** The calls its screen makes. */
  readonly calls?: readonly CallId[]
  /** What a deep link names, so that it can be checked (spec §4). */
  readonly dataKind?: DataKind
  /** Nothing stands around its screen. */
  readonly frame?: 'none'
  /** Title of the flyout at the bottom (spec §2). */
  readonly flyout?: TextKey
}

export const routes: Readonly<Record<RouteId, Route>> = {
  account: { id: 'account', path: '/account', title: 'nav.profile.profile', feature: 'account', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['account.profile'], flyout: 'account.flyout' },
  'account.profile': { id: 'account.profile', path: '/account/edit/{userId}/profile', title: 'nav.profile.profile', feature: 'account', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['getOwnProfile'], flyout: 'account.flyout' },
  myprofile: { id: 'myprofile', path: '/myprofile', title: 'nav.profile', feature: 'account', access: [[31, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['account.password'], flyout: 'account.flyout' },
  'account.password': { id: 'account.password', path: '/myprofile/changepassword', title: 'nav.profile.password', feature: 'account', access: [[31, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['changePassword', 'listSessions', 'endSession', 'endOtherSessions', 'getThirdPartyLinks', 'startThirdPartyLink', 'unlinkThirdParty'], flyout: 'account.flyout' },
  'account.report': { id: 'account.report', path: '/myprofile/report', title: 'nav.profile.report', feature: 'account', access: [[31, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listReports', 'makeReport'], flyout: 'account.flyout' },
  'super-admin.actions': { id: 'super-admin.actions', path: '/organization/customer/actions', title: 'nav.support.actions', feature: 'admin-actions', access: [[1, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listAdminActions', 'listBrokenAssets', 'listCustomers', 'listMergeableAccounts'] },
  'super-admin.letters': { id: 'super-admin.letters', path: '/organization/customer/actions/letters', title: 'nav.support.letters', feature: 'admin-actions', access: [[1, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listLetters'] },
  'tasks.approvals': { id: 'tasks.approvals', path: '/tasks/approvals', title: 'nav.tasks.approvals', feature: 'approvals', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listApprovals', 'listPeople'], dataKind: 'program' },
  'approvals.policies': { id: 'approvals.policies', path: '/tasks/approvals/policies', title: 'approvals.policies', feature: 'approvals', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listPeople', 'listApprovalPolicies'] },
  'approvals.review': { id: 'approvals.review', path: '/myprograms/review/{programId}', title: 'approvals.review.title', feature: 'approvals', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listPrograms', 'listProgramVersions', 'getVersionTimeline', 'listComments', 'addComment', 'editComment', 'resolveComment', 'removeComment', 'listApprovals', 'askApproval', 'publishProgram', 'listPolicyChoices', 'listPeople', 'withdrawApprovals'], dataKind: 'program' },
  audience: { id: 'audience', path: '/audience', title: 'nav.audience', feature: 'audience', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['audience.contacts', 'audience.contactlist'] },
  users: { id: 'users', path: '/users', title: 'nav.audience.users', feature: 'audience', access: [[24, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['users.list'] },
  'users.list': { id: 'users.list', path: '/users/list', title: 'nav.audience.users', feature: 'audience', access: [[24, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['giveTemporaryPassword', 'listUsers', 'listProfileFieldsInUse', 'listRoleChoices'] },
  user: { id: 'user', path: '/user', title: 'nav.audience.users', feature: 'audience', access: [[24, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['users.list'] },
  campaigns: { id: 'campaigns', path: '/campaign', title: 'nav.create.campaigns', feature: 'campaigns', access: [[16, 8, 8, 31]], isPublic: false, hasScreen: false, redirect: ['campaigns.mine'] },
  'campaigns.mine': { id: 'campaigns.mine', path: '/campaign/Mycampaign', title: 'nav.create.campaigns', feature: 'campaigns', access: [[16, 8, 8, 31]], isPublic: false, hasScreen: false },
  channels: { id: 'channels', path: '/channel', title: 'nav.channels', feature: 'channels', access: [[24, 0, 0, 31], [6, 16, 0, 31]], isPublic: false, hasScreen: false, redirect: ['channels.manage'] },
  'channels.manage': { id: 'channels.manage', path: '/channel/manage', title: 'nav.channels', feature: 'channels', access: [[24, 0, 0, 31], [6, 16, 0, 31]], isPublic: false, hasScreen: false },
  'channels.edit': { id: 'channels.edit', path: '/channel/edit/{id}', title: 'channels.edit', feature: 'channels', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false },
  'channels.details': { id: 'channels.details', path: '/channel/edit/details/{id}', title: 'channels.details', feature: 'channels', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false },
  'audience.contacts': { id: 'audience.contacts', path: '/audience/contacts', title: 'nav.audience.contacts', feature: 'contacts', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listContacts', 'listStaticContactLists'] },
  'audience.contactlist': { id: 'audience.contactlist', path: '/audience/contactlist', title: 'nav.audience.contactLists', feature: 'contacts', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listContactLists'] },
  people: { id: 'people', path: '/peoplesearch', title: 'nav.organization.directory', feature: 'directory', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['people.list'] },
  'people.list': { id: 'people.list', path: '/peoplesearch/list', title: 'nav.organization.directory', feature: 'directory', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listPeople', 'listProfileFieldsInUse'] },
  'people.advanced': { id: 'people.advanced', path: '/peoplesearch/advanced-profile', title: 'nav.organization.advanced', feature: 'directory', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listProfileFields'] },
  files: { id: 'files', path: '/files', title: 'nav.create.files', feature: 'files', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['files.list'] },
  'files.list': { id: 'files.list', path: '/files/list', title: 'nav.create.files', feature: 'files', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['downloadFiles', 'startFileUpload', 'cancelFileUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload', 'listFiles', 'listPeople'], dataKind: 'files' },
  'files.edit': { id: 'files.edit', path: '/files/edit/{fileId}', title: 'nav.create.files', feature: 'files', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'files.list' },
  clips: { id: 'clips', path: '/clips', title: 'nav.create.footage', feature: 'footage', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['clips.list'] },
  'clips.list': { id: 'clips.list', path: '/clips/list', title: 'nav.create.footage', feature: 'footage', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['updateClip', 'bringBackClip', 'listClipVersions', 'downloadClips', 'listCaptions', 'saveCaptions', 'importCaptions', 'bringBackCaptions', 'removeCaptions', 'downloadCaptions', 'findSameClips', 'startClipUpload', 'cancelClipUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload', 'listClips', 'listClipPeople', 'listShotTypeChoices', 'listPeople'], dataKind: 'content' },
  'clips.edit': { id: 'clips.edit', path: '/clips/edit/{clipId}', title: 'nav.create.footage', feature: 'footage', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'clips.list' },
  home: { id: 'home', path: '/home', title: 'nav.home', feature: 'home', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['home.library'] },
  'home.library': { id: 'home.library', path: '/home/library', title: 'nav.home.all', feature: 'home', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false },
  'home.new': { id: 'home.new', path: '/home/newprograms', title: 'nav.home.notViewed', feature: 'home', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false },
  'home.completed': { id: 'home.completed', path: '/home/completedprograms', title: 'nav.home.viewed', feature: 'home', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false },
  'home.channel': { id: 'home.channel', path: '/home/channel', title: 'nav.home.inbox', feature: 'home', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['home.inbox'] },
  'home.inbox': { id: 'home.inbox', path: '/home/channel/all', title: 'nav.home.inbox', feature: 'home', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false, dataKind: 'inbox' },
  'home.discover': { id: 'home.discover', path: '/home/discover-channel', title: 'home.discover', feature: 'home', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false },
  integrations: { id: 'integrations', path: '/integrations', title: 'nav.integrations', feature: 'integrations', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['integrations.zoom', 'integrations.youtube', 'home.library'], flyout: 'integrations.flyout' },
  'integrations.zoom': { id: 'integrations.zoom', path: '/integrations/zoom', title: 'nav.integrations.zoom', feature: 'integrations', access: [[30, 1, 1, 31]], isPublic: false, hasScreen: false, flyout: 'integrations.flyout' },
  'integrations.youtube': { id: 'integrations.youtube', path: '/integrations/youtube', title: 'nav.integrations.youtube', feature: 'integrations', access: [[30, 2, 2, 31]], isPublic: false, hasScreen: false, flyout: 'integrations.flyout' },
  organization: { id: 'organization', path: '/organization', title: 'nav.organization', feature: 'organisation', access: [[17, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['super-admin.customers', 'organization.basic'] },
  'organization.basic': { id: 'organization.basic', path: '/organization/customer/edit/Admin', title: 'nav.organization.basic', feature: 'organisation', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['getProfile', 'listIndustryTypeChoices'] },
  roles: { id: 'roles', path: '/roles', title: 'nav.organization.roles', feature: 'own-roles', access: [[24, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['roles.creator'] },
  'roles.creator': { id: 'roles.creator', path: '/roles/creator', title: 'nav.organization.roles', feature: 'own-roles', access: [[24, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listCustomerRoles', 'listRoleBases'] },
  proEdits: { id: 'proEdits', path: '/pro-edits', title: 'nav.commandCenter.proEdits', feature: 'pro-edits', access: [[16, 32, 32, 31]], isPublic: false, hasScreen: false, redirect: ['proEdits.list'] },
  'proEdits.list': { id: 'proEdits.list', path: '/pro-edits/list', title: 'nav.commandCenter.proEdits', feature: 'pro-edits', access: [[16, 32, 32, 31]], isPublic: false, hasScreen: false },
  'proEdits.insights': { id: 'proEdits.insights', path: '/pro-edits/load-analysis/deliverable-insights', title: 'nav.commandCenter.insights', feature: 'pro-edits', access: [[16, 32, 32, 31]], isPublic: false, hasScreen: false },
  'proEdits.customersLoad': { id: 'proEdits.customersLoad', path: '/pro-edits/load-analysis/customers-load', title: 'nav.commandCenter.customersLoad', feature: 'pro-edits', access: [[16, 32, 32, 31]], isPublic: false, hasScreen: false },
  'proEdits.editorsLoad': { id: 'proEdits.editorsLoad', path: '/pro-edits/load-analysis/editors-load', title: 'nav.commandCenter.editorsLoad', feature: 'pro-edits', access: [[16, 32, 32, 31]], isPublic: false, hasScreen: false },
  programs: { id: 'programs', path: '/myprograms', title: 'nav.create.programs', feature: 'programs', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['programs.list'] },
  'programs.list': { id: 'programs.list', path: '/myprograms/list', title: 'nav.create.programs', feature: 'programs', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['getProgram', 'saveTimeline', 'holdEdit', 'getProgramMedia', 'listProgramVersions', 'getVersionTimeline', 'renderProgram', 'cancelRender', 'retryRender', 'listRenders', 'publishProgram', 'listComments', 'addComment', 'editComment', 'resolveComment', 'removeComment', 'listPrograms', 'listTemplateChoices', 'listPeople'], dataKind: 'program' },
  'programs.edit': { id: 'programs.edit', path: '/myprograms/edit/{programId}', title: 'nav.create.programs', feature: 'programs', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'programs.list' },
  bumpers: { id: 'bumpers', path: '/bumpers', title: 'nav.create.bumpers', feature: 'programs', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listBumpers', 'listBumperClips', 'listIndustryTypeChoices'] },
  script: { id: 'script', path: '/script', title: 'programs.scripts.title', feature: 'programs', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listScriptVersions', 'listScripts'] },
  'clips.add': { id: 'clips.add', path: '/clips/add', title: 'footage.record', feature: 'recorder', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['startTakeUpload', 'saveTake', 'discardTake', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload'], frame: 'none' },
  login: { id: 'login', path: '/login', title: 'session.signIn.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  'login.user': { id: 'login.user', path: '/login/{ftl}/{userName}', title: 'session.signIn.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  'login.link': { id: 'login.link', path: '/login/{ftl}/{userName}/{passWord}', title: 'session.signIn.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  'login.linkCustomer': { id: 'login.linkCustomer', path: '/login/{ftl}/{userName}/{passWord}/{customerId}', title: 'session.signIn.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  'login.clear': { id: 'login.clear', path: '/login/status/clear', title: 'session.signIn.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: false },
  'login.sessionExpired': { id: 'login.sessionExpired', path: '/login/status/sessionExpired', title: 'session.expired.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  'login.inActive': { id: 'login.inActive', path: '/login/status/inActive', title: 'session.inactive.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  resetpassword: { id: 'resetpassword', path: '/resetpassword', title: 'session.resetPassword.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  changepassword: { id: 'changepassword', path: '/changepassword', title: 'session.changePassword.title', feature: 'session', access: [[31, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['account.password'] },
  noSupport: { id: 'noSupport', path: '/no-support', title: 'session.noSupport.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  signedOutAgain: { id: 'signedOutAgain', path: '/signed-out-again', title: 'session.signedOutAgain.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  'noSupport.backgroundUpload': { id: 'noSupport.backgroundUpload', path: '/no-support/info/background-upload-clips', title: 'session.noSupport.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  storyboards: { id: 'storyboards', path: '/storyboards', title: 'nav.create.storyboards', feature: 'storyboards', access: [[16, 4, 4, 31]], isPublic: false, hasScreen: false, redirect: ['storyboards.list'] },
  'storyboards.list': { id: 'storyboards.list', path: '/storyboards/list', title: 'nav.create.storyboards', feature: 'storyboards', access: [[16, 4, 4, 31]], isPublic: false, hasScreen: false, dataKind: 'storyboard' },
  'super-admin.customers': { id: 'super-admin.customers', path: '/organization/customer/manage', title: 'nav.support.customers', feature: 'super-admin', access: [[1, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listCustomers'] },
  'super-admin.users': { id: 'super-admin.users', path: '/organization/user/manage/SuperAdmin', title: 'nav.support.users', feature: 'super-admin', access: [[1, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listAccounts', 'listCustomers', 'listGeneralRoles'] },
  'super-admin.emailLayouts': { id: 'super-admin.emailLayouts', path: '/organization/eMailLayouts/eMailLayoutList/SuperAdmin', title: 'nav.support.emailLayouts', feature: 'super-admin', access: [[1, 0, 0, 31]], isPublic: false, hasScreen: false },
  'super-admin.sharePages': { id: 'super-admin.sharePages', path: '/organization/customer/sharepage', title: 'nav.support.sharePages', feature: 'super-admin', access: [[1, 0, 0, 31]], isPublic: false, hasScreen: false },
  'super-admin.shotTypes': { id: 'super-admin.shotTypes', path: '/organization/customer/shot-types', title: 'nav.support.shotTypes', feature: 'super-admin', access: [[1, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listShotTypes'] },
  'super-admin.industryTypes': { id: 'super-admin.industryTypes', path: '/organization/customer/industry-types', title: 'nav.support.industryTypes', feature: 'super-admin', access: [[1, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listIndustryTypes'] },
  'super-admin.emailVerify': { id: 'super-admin.emailVerify', path: '/organization/customer/email-verify', title: 'nav.support.emailVerify', feature: 'super-admin', access: [[1, 0, 0, 31]], isPublic: false, hasScreen: false },
  tasks: { id: 'tasks', path: '/tasks', title: 'nav.tasks', feature: 'tasks', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['tasks.recording'] },
  'tasks.recording': { id: 'tasks.recording', path: '/tasks/ctr', title: 'nav.tasks.recording', feature: 'tasks', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false, dataKind: 'content' },
  'tasks.file': { id: 'tasks.file', path: '/tasks/file', title: 'nav.tasks.file', feature: 'tasks', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false, dataKind: 'files' },
  'tasks.deliverable': { id: 'tasks.deliverable', path: '/tasks/deliverable', title: 'nav.tasks.deliverable', feature: 'tasks', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: false },
  'tasks.crowd': { id: 'tasks.crowd', path: '/tasks/crowd-sourced', title: 'nav.tasks.crowd', feature: 'tasks', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: false },
  'programs.templates.all': { id: 'programs.templates.all', path: '/alltemplate', title: 'nav.create.templates', feature: 'templates', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['programs.templates'] },
  'programs.templates': { id: 'programs.templates', path: '/alltemplate/list', title: 'nav.create.templates', feature: 'templates', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listTemplates'] },
  'programs.templates.edit': { id: 'programs.templates.edit', path: '/alltemplate/edit/{templateId}', title: 'nav.create.templates', feature: 'templates', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'programs.templates' },
}

/** The address of a route. A wrong route or parameter does not compile. */
export function href<Id extends RouteId>(
  ...[id, params]: keyof RouteParams[Id] extends never
    ? [id: Id, params?: undefined]
    : [id: Id, params: RouteParams[Id]]
): string {
  return routes[id].path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent((params as Record<string, string>)[name] ?? ''))
}

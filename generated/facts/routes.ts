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
  | 'consent'
  | 'contacts'
  | 'crowd'
  | 'deliverables'
  | 'directory'
  | 'events'
  | 'file-requests'
  | 'files'
  | 'footage'
  | 'guest'
  | 'home'
  | 'integrations'
  | 'mail'
  | 'media'
  | 'notifications'
  | 'organisation'
  | 'own-roles'
  | 'pro-edits'
  | 'programs'
  | 'recorder'
  | 'screens'
  | 'session'
  | 'sharing'
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
  | 'analytics.program'
  | 'tasks.approvals'
  | 'approvals.policies'
  | 'approvals.review'
  | 'audience'
  | 'users'
  | 'users.list'
  | 'user'
  | 'campaigns'
  | 'campaigns.mine'
  | 'campaigns.campaign'
  | 'campaigns.letters'
  | 'campaigns.letter'
  | 'campaigns.people'
  | 'channels'
  | 'channels.manage'
  | 'channels.edit'
  | 'channels.details'
  | 'home.discover'
  | 'consent.forms'
  | 'consent.list'
  | 'consent.case'
  | 'audience.contacts'
  | 'audience.contactlist'
  | 'tasks.crowd'
  | 'tasks.crowd.request'
  | 'tasks.crowd.submissions'
  | 'tasks.crowd.people'
  | 'tasks.crowd.submission'
  | 'tasks.deliverable'
  | 'tasks.deliverable.row'
  | 'tasks.deliverable.mine'
  | 'tasks.deliverable.own'
  | 'people'
  | 'people.list'
  | 'people.advanced'
  | 'tasks.file'
  | 'tasks.file.review'
  | 'tasks.file.done'
  | 'tasks.file.all'
  | 'tasks.file.sent'
  | 'tasks.file.request'
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
  | 'home.watch'
  | 'integrations'
  | 'integrations.zoom'
  | 'integrations.youtube'
  | 'super-admin.emailLayouts'
  | 'super-admin.emailLayouts.edit'
  | 'audience.heldBack'
  | 'super-admin.emailVerify'
  | 'organization'
  | 'organization.basic'
  | 'roles'
  | 'roles.creator'
  | 'proEdits'
  | 'proEdits.list'
  | 'proEdits.order'
  | 'proEdits.mine'
  | 'proEdits.own'
  | 'proEdits.bought'
  | 'proEdits.boughtOrder'
  | 'proEdits.send'
  | 'proEdits.sendStoryboard'
  | 'proEdits.insights'
  | 'proEdits.customersLoad'
  | 'proEdits.editorsLoad'
  | 'proEdits.editors'
  | 'programs'
  | 'programs.list'
  | 'programs.edit'
  | 'bumpers'
  | 'script'
  | 'clips.add'
  | 'tasks.record'
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
  | 'sharing.pages'
  | 'sharing.page'
  | 'super-admin.sharePages'
  | 'storyboards'
  | 'storyboards.list'
  | 'storyboards.edit'
  | 'super-admin.customers'
  | 'super-admin.users'
  | 'super-admin.shotTypes'
  | 'super-admin.industryTypes'
  | 'tasks'
  | 'tasks.recording'
  | 'tasks.review'
  | 'tasks.all'
  | 'tasks.reviewed'
  | 'tasks.asked'
  | 'tasks.task'
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
  'analytics.program': { programId: string }
  'tasks.approvals': {}
  'approvals.policies': {}
  'approvals.review': { programId: string }
  'audience': {}
  'users': {}
  'users.list': {}
  'user': {}
  'campaigns': {}
  'campaigns.mine': {}
  'campaigns.campaign': { campaignId: string }
  'campaigns.letters': {}
  'campaigns.letter': { letterId: string }
  'campaigns.people': {}
  'channels': {}
  'channels.manage': {}
  'channels.edit': { id: string }
  'channels.details': { channelId: string }
  'home.discover': {}
  'consent.forms': {}
  'consent.list': {}
  'consent.case': { consentId: string }
  'audience.contacts': {}
  'audience.contactlist': {}
  'tasks.crowd': {}
  'tasks.crowd.request': { requestId: string }
  'tasks.crowd.submissions': {}
  'tasks.crowd.people': {}
  'tasks.crowd.submission': { submissionId: string }
  'tasks.deliverable': {}
  'tasks.deliverable.row': { deliverableId: string }
  'tasks.deliverable.mine': {}
  'tasks.deliverable.own': { deliverableId: string }
  'people': {}
  'people.list': {}
  'people.advanced': {}
  'tasks.file': {}
  'tasks.file.review': {}
  'tasks.file.done': {}
  'tasks.file.all': {}
  'tasks.file.sent': { fileRequestId: string }
  'tasks.file.request': { fileRequestId: string }
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
  'home.watch': { programId: string }
  'integrations': {}
  'integrations.zoom': {}
  'integrations.youtube': {}
  'super-admin.emailLayouts': {}
  'super-admin.emailLayouts.edit': { layoutId: string }
  'audience.heldBack': {}
  'super-admin.emailVerify': {}
  'organization': {}
  'organization.basic': {}
  'roles': {}
  'roles.creator': {}
  'proEdits': {}
  'proEdits.list': {}
  'proEdits.order': { orderId: string }
  'proEdits.mine': {}
  'proEdits.own': { orderId: string }
  'proEdits.bought': {}
  'proEdits.boughtOrder': { orderId: string }
  'proEdits.send': { programId: string }
  'proEdits.sendStoryboard': { storyboardId: string }
  'proEdits.insights': {}
  'proEdits.customersLoad': {}
  'proEdits.editorsLoad': {}
  'proEdits.editors': {}
  'programs': {}
  'programs.list': {}
  'programs.edit': { programId: string }
  'bumpers': {}
  'script': {}
  'clips.add': {}
  'tasks.record': { taskId: string }
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
  'sharing.pages': {}
  'sharing.page': { pageId: string }
  'super-admin.sharePages': {}
  'storyboards': {}
  'storyboards.list': {}
  'storyboards.edit': { storyboardId: string }
  'super-admin.customers': {}
  'super-admin.users': {}
  'super-admin.shotTypes': {}
  'super-admin.industryTypes': {}
  'tasks': {}
  'tasks.recording': {}
  'tasks.review': {}
  'tasks.all': {}
  'tasks.reviewed': { taskId: string }
  'tasks.asked': { taskId: string }
  'tasks.task': { taskId: string }
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
  /** Only a route that leads elsewhere has none. */
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
  'analytics.program': { id: 'analytics.program', path: '/myprograms/insights/{programId}', title: 'analytics.program.title', feature: 'analytics', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['getProgramInsights'] },
  'tasks.approvals': { id: 'tasks.approvals', path: '/tasks/approvals', title: 'nav.tasks.approvals', feature: 'approvals', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listApprovals', 'listApproverChoices'], dataKind: 'program' },
  'approvals.policies': { id: 'approvals.policies', path: '/tasks/approvals/policies', title: 'approvals.policies', feature: 'approvals', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listApproverChoices', 'listApprovalPolicies'] },
  'approvals.review': { id: 'approvals.review', path: '/myprograms/review/{programId}', title: 'approvals.review.title', feature: 'approvals', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listPrograms', 'listProgramVersions', 'getVersionTimeline', 'listVersionCaptions', 'listFilmCaptions', 'saveFilmCaptions', 'importFilmCaptions', 'bringBackFilmCaptions', 'removeFilmCaptions', 'downloadFilmCaptions', 'listComments', 'addComment', 'editComment', 'resolveComment', 'removeComment', 'listApprovals', 'askApproval', 'publishProgram', 'unpublishPrograms', 'listPolicyChoices', 'listPeople', 'withdrawApprovals', 'deliverProgram', 'listDeliveries', 'recallDelivery', 'listChannelChoices'], dataKind: 'program' },
  audience: { id: 'audience', path: '/audience', title: 'nav.audience', feature: 'audience', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['audience.contacts', 'audience.contactlist'] },
  users: { id: 'users', path: '/users', title: 'nav.audience.users', feature: 'audience', access: [[24, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['users.list'] },
  'users.list': { id: 'users.list', path: '/users/list', title: 'nav.audience.users', feature: 'audience', access: [[24, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['giveTemporaryPassword', 'getSeats', 'listUsers', 'listProfileFieldsInUse', 'listRoleChoices'] },
  user: { id: 'user', path: '/user', title: 'nav.audience.users', feature: 'audience', access: [[24, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['users.list'] },
  campaigns: { id: 'campaigns', path: '/campaign', title: 'nav.create.campaigns', feature: 'campaigns', access: [[16, 8, 8, 31]], isPublic: false, hasScreen: false, redirect: ['campaigns.mine'] },
  'campaigns.mine': { id: 'campaigns.mine', path: '/campaign/Mycampaign', title: 'nav.create.campaigns', feature: 'campaigns', access: [[16, 8, 8, 31]], isPublic: false, hasScreen: true, calls: ['listCampaigns', 'listCampaignPages', 'listContactListChoices', 'listContacts', 'listChannelChoices', 'listSharePrograms', 'listCampaignRequests'] },
  'campaigns.campaign': { id: 'campaigns.campaign', path: '/campaign/Mycampaign/{campaignId}', title: 'nav.create.campaigns', feature: 'campaigns', access: [[16, 8, 8, 31]], isPublic: false, hasScreen: true, rowOf: 'campaigns.mine' },
  'campaigns.letters': { id: 'campaigns.letters', path: '/campaign/letters', title: 'campaigns.letters.title', feature: 'campaigns', access: [[16, 8, 8, 31]], isPublic: false, hasScreen: true, calls: ['listCampaignLetters', 'listCampaigns'] },
  'campaigns.letter': { id: 'campaigns.letter', path: '/campaign/letters/{letterId}', title: 'campaigns.letters.title', feature: 'campaigns', access: [[16, 8, 8, 31]], isPublic: false, hasScreen: true, rowOf: 'campaigns.letters' },
  'campaigns.people': { id: 'campaigns.people', path: '/campaign/people', title: 'campaigns.people.title', feature: 'campaigns', access: [[16, 8, 8, 31]], isPublic: false, hasScreen: true, calls: ['listCampaignPeople'] },
  channels: { id: 'channels', path: '/channel', title: 'nav.channels', feature: 'channels', access: [[24, 0, 0, 31], [6, 16, 0, 31]], isPublic: false, hasScreen: false, redirect: ['channels.manage'] },
  'channels.manage': { id: 'channels.manage', path: '/channel/manage', title: 'nav.channels', feature: 'channels', access: [[24, 0, 0, 31], [6, 16, 0, 31]], isPublic: false, hasScreen: true, calls: ['listSubscribers', 'decideRequests', 'addSubscribers', 'removeSubscribers', 'listPosts', 'pinPost', 'recallDelivery', 'listPeople', 'getChatHook', 'saveChatHook', 'removeChatHook', 'testChatHook', 'listChannels'] },
  'channels.edit': { id: 'channels.edit', path: '/channel/edit/{id}', title: 'channels.edit', feature: 'channels', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['getChannel', 'listPosts', 'subscribe', 'leave', 'chooseChannelLetters', 'pinPost', 'recallDelivery', 'listPeople'] },
  'channels.details': { id: 'channels.details', path: '/channel/edit/details/{channelId}', title: 'channels.details', feature: 'channels', access: [[24, 0, 0, 31], [6, 16, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'channels.manage' },
  'home.discover': { id: 'home.discover', path: '/home/discover-channel', title: 'home.discover', feature: 'channels', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['discoverChannels', 'subscribe', 'leave'] },
  'consent.forms': { id: 'consent.forms', path: '/tasks/crowd-sourced/forms', title: 'consent.forms.title', feature: 'consent', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listConsentForms'] },
  'consent.list': { id: 'consent.list', path: '/tasks/crowd-sourced/consents', title: 'consent.list.title', feature: 'consent', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['getConsent', 'takeDownConsent', 'listConsents'] },
  'consent.case': { id: 'consent.case', path: '/tasks/crowd-sourced/consents/{consentId}', title: 'consent.list.title', feature: 'consent', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'consent.list' },
  'audience.contacts': { id: 'audience.contacts', path: '/audience/contacts', title: 'nav.audience.contacts', feature: 'contacts', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listContacts', 'listStaticContactLists'] },
  'audience.contactlist': { id: 'audience.contactlist', path: '/audience/contactlist', title: 'nav.audience.contactLists', feature: 'contacts', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listContactLists'] },
  'tasks.crowd': { id: 'tasks.crowd', path: '/tasks/crowd-sourced', title: 'nav.tasks.crowd', feature: 'crowd', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listCrowdRequests', 'listBumperClips', 'listConsentFormChoices', 'listPeople', 'listTemplateChoices', 'listContacts', 'listContactListChoices'] },
  'tasks.crowd.request': { id: 'tasks.crowd.request', path: '/tasks/crowd-sourced/request/{requestId}', title: 'nav.tasks.crowd', feature: 'crowd', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'tasks.crowd' },
  'tasks.crowd.submissions': { id: 'tasks.crowd.submissions', path: '/tasks/crowd-sourced/submissions', title: 'crowd.submissions.title', feature: 'crowd', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listCrowdSubmissions'] },
  'tasks.crowd.people': { id: 'tasks.crowd.people', path: '/tasks/crowd-sourced/people', title: 'crowd.people.title', feature: 'crowd', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listCrowdSubmissions'] },
  'tasks.crowd.submission': { id: 'tasks.crowd.submission', path: '/tasks/crowd-sourced/submission/{submissionId}', title: 'crowd.submissions.title', feature: 'crowd', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'tasks.crowd.submissions' },
  'tasks.deliverable': { id: 'tasks.deliverable', path: '/tasks/deliverable', title: 'nav.tasks.deliverable', feature: 'deliverables', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['deliverDeliverable', 'checkDelivery', 'renderDeliverable', 'listPrograms', 'listFiles', 'startFileUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload', 'listPeople', 'listDeliverables'] },
  'tasks.deliverable.row': { id: 'tasks.deliverable.row', path: '/tasks/deliverable/item/{deliverableId}', title: 'nav.tasks.deliverable', feature: 'deliverables', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'tasks.deliverable' },
  'tasks.deliverable.mine': { id: 'tasks.deliverable.mine', path: '/tasks/deliverable/mine', title: 'deliverables.mine', feature: 'deliverables', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['deliverDeliverable', 'checkDelivery', 'renderDeliverable', 'listPrograms', 'listFiles', 'startFileUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload', 'listDeliverables'] },
  'tasks.deliverable.own': { id: 'tasks.deliverable.own', path: '/tasks/deliverable/mine/{deliverableId}', title: 'deliverables.mine', feature: 'deliverables', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'tasks.deliverable.mine' },
  people: { id: 'people', path: '/peoplesearch', title: 'nav.organization.directory', feature: 'directory', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['people.list'] },
  'people.list': { id: 'people.list', path: '/peoplesearch/list', title: 'nav.organization.directory', feature: 'directory', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listPeople', 'listProfileFieldsInUse'] },
  'people.advanced': { id: 'people.advanced', path: '/peoplesearch/advanced-profile', title: 'nav.organization.advanced', feature: 'directory', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listProfileFields'] },
  'tasks.file': { id: 'tasks.file', path: '/tasks/file', title: 'nav.tasks.file', feature: 'file-requests', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['openFileRequests', 'startFileUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload', 'removeRequestedFile', 'returnFiles', 'listPeople', 'listFileRequests'], dataKind: 'files' },
  'tasks.file.review': { id: 'tasks.file.review', path: '/tasks/file/review', title: 'fileRequests.tab.review', feature: 'file-requests', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['openFileRequests', 'startFileUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload', 'removeRequestedFile', 'returnFiles', 'listPeople', 'listFileRequests'], dataKind: 'files' },
  'tasks.file.done': { id: 'tasks.file.done', path: '/tasks/file/done', title: 'fileRequests.tab.done', feature: 'file-requests', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['openFileRequests', 'startFileUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload', 'removeRequestedFile', 'returnFiles', 'listPeople', 'listFileRequests'], dataKind: 'files' },
  'tasks.file.all': { id: 'tasks.file.all', path: '/tasks/file/all', title: 'fileRequests.tab.all', feature: 'file-requests', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['openFileRequests', 'startFileUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload', 'removeRequestedFile', 'returnFiles', 'listPeople', 'listFileRequests'], dataKind: 'files' },
  'tasks.file.sent': { id: 'tasks.file.sent', path: '/tasks/file/review/{fileRequestId}', title: 'fileRequests.tab.review', feature: 'file-requests', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'tasks.file.review', dataKind: 'files' },
  'tasks.file.request': { id: 'tasks.file.request', path: '/tasks/file/request/{fileRequestId}', title: 'nav.tasks.file', feature: 'file-requests', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'tasks.file', dataKind: 'files' },
  files: { id: 'files', path: '/files', title: 'nav.create.files', feature: 'files', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['files.list'] },
  'files.list': { id: 'files.list', path: '/files/list', title: 'nav.create.files', feature: 'files', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['downloadFiles', 'startFileUpload', 'cancelFileUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload', 'listFiles', 'listPeople'], dataKind: 'files' },
  'files.edit': { id: 'files.edit', path: '/files/edit/{fileId}', title: 'nav.create.files', feature: 'files', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'files.list' },
  clips: { id: 'clips', path: '/clips', title: 'nav.create.footage', feature: 'footage', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['clips.list'] },
  'clips.list': { id: 'clips.list', path: '/clips/list', title: 'nav.create.footage', feature: 'footage', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['updateClip', 'bringBackClip', 'listClipVersions', 'downloadClips', 'listCaptions', 'saveCaptions', 'importCaptions', 'bringBackCaptions', 'removeCaptions', 'downloadCaptions', 'makeCaptions', 'stopMakingCaptions', 'findSameClips', 'startClipUpload', 'cancelClipUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload', 'listClips', 'listClipPeople', 'listShotTypeChoices', 'listPeople'], dataKind: 'content' },
  'clips.edit': { id: 'clips.edit', path: '/clips/edit/{clipId}', title: 'nav.create.footage', feature: 'footage', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'clips.list' },
  home: { id: 'home', path: '/home', title: 'nav.home', feature: 'home', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['home.library'] },
  'home.library': { id: 'home.library', path: '/home/library', title: 'nav.home.all', feature: 'home', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listInbox'] },
  'home.new': { id: 'home.new', path: '/home/newprograms', title: 'nav.home.notViewed', feature: 'home', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listInbox'] },
  'home.completed': { id: 'home.completed', path: '/home/completedprograms', title: 'nav.home.viewed', feature: 'home', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listInbox'] },
  'home.channel': { id: 'home.channel', path: '/home/channel', title: 'nav.home.inbox', feature: 'home', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['home.inbox'] },
  'home.inbox': { id: 'home.inbox', path: '/home/channel/all', title: 'nav.home.inbox', feature: 'home', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listInboxChannels', 'listInbox'], dataKind: 'inbox' },
  'home.watch': { id: 'home.watch', path: '/home/watch/{programId}', title: 'home.watch.title', feature: 'home', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['getWatch', 'reportViewing', 'setViewed', 'likeProgram', 'remindViewers', 'listInbox', 'listAudienceComments', 'addAudienceComment', 'editAudienceComment', 'removeAudienceComment', 'reportAudienceComment'], dataKind: 'inbox' },
  integrations: { id: 'integrations', path: '/integrations', title: 'nav.integrations', feature: 'integrations', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['integrations.zoom', 'integrations.youtube', 'home.library'], flyout: 'integrations.flyout' },
  'integrations.zoom': { id: 'integrations.zoom', path: '/integrations/zoom', title: 'nav.integrations.zoom', feature: 'integrations', access: [[30, 1, 1, 31]], isPublic: false, hasScreen: true, calls: ['getZoom', 'connectZoom', 'disconnectZoom', 'listRecordings', 'listImports'], flyout: 'integrations.flyout' },
  'integrations.youtube': { id: 'integrations.youtube', path: '/integrations/youtube', title: 'nav.integrations.youtube', feature: 'integrations', access: [[30, 2, 2, 31]], isPublic: false, hasScreen: true, calls: ['getYoutube', 'connectYoutube', 'disconnectYoutube', 'listYoutubeUploads'], flyout: 'integrations.flyout' },
  'super-admin.emailLayouts': { id: 'super-admin.emailLayouts', path: '/organization/eMailLayouts/eMailLayoutList/SuperAdmin', title: 'nav.support.emailLayouts', feature: 'mail', access: [[1, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['getLayout', 'saveLayout', 'draftLayout', 'testLayout', 'listLayouts', 'listCustomers'] },
  'super-admin.emailLayouts.edit': { id: 'super-admin.emailLayouts.edit', path: '/organization/eMailLayouts/edit/{layoutId}', title: 'nav.support.emailLayouts', feature: 'mail', access: [[1, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'super-admin.emailLayouts' },
  'audience.heldBack': { id: 'audience.heldBack', path: '/audience/held-back', title: 'mail.suppressed.title', feature: 'mail', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listSuppressed'] },
  'super-admin.emailVerify': { id: 'super-admin.emailVerify', path: '/organization/customer/email-verify', title: 'nav.support.emailVerify', feature: 'mail', access: [[1, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['checkWhitelist', 'listWhitelist', 'listCustomers'] },
  organization: { id: 'organization', path: '/organization', title: 'nav.organization', feature: 'organisation', access: [[17, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['super-admin.customers', 'organization.basic'] },
  'organization.basic': { id: 'organization.basic', path: '/organization/customer/edit/Admin', title: 'nav.organization.basic', feature: 'organisation', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['getProfile', 'listIndustryTypeChoices'] },
  roles: { id: 'roles', path: '/roles', title: 'nav.organization.roles', feature: 'own-roles', access: [[24, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['roles.creator'] },
  'roles.creator': { id: 'roles.creator', path: '/roles/creator', title: 'nav.organization.roles', feature: 'own-roles', access: [[24, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listCustomerRoles', 'listRoleBases'] },
  proEdits: { id: 'proEdits', path: '/pro-edits', title: 'nav.commandCenter.proEdits', feature: 'pro-edits', access: [[16, 32, 32, 31]], isPublic: false, hasScreen: false, redirect: ['proEdits.list'] },
  'proEdits.list': { id: 'proEdits.list', path: '/pro-edits/list', title: 'nav.commandCenter.proEdits', feature: 'pro-edits', access: [[16, 32, 32, 31]], isPublic: false, hasScreen: true, calls: ['getLoad', 'getOrder', 'logTime', 'deliverOrder', 'giveOrder', 'listEditors', 'listOrders'] },
  'proEdits.order': { id: 'proEdits.order', path: '/pro-edits/list/{orderId}', title: 'nav.commandCenter.proEdits', feature: 'pro-edits', access: [[16, 32, 32, 31]], isPublic: false, hasScreen: true, rowOf: 'proEdits.list' },
  'proEdits.mine': { id: 'proEdits.mine', path: '/pro-edits/mine', title: 'proEdits.mine', feature: 'pro-edits', access: [[18, 32, 32, 31]], isPublic: false, hasScreen: true, calls: ['getOrder', 'logTime', 'deliverOrder', 'listOrders'] },
  'proEdits.own': { id: 'proEdits.own', path: '/pro-edits/mine/{orderId}', title: 'proEdits.mine', feature: 'pro-edits', access: [[18, 32, 32, 31]], isPublic: false, hasScreen: true, rowOf: 'proEdits.mine' },
  'proEdits.bought': { id: 'proEdits.bought', path: '/myprograms/orders', title: 'proEdits.bought', feature: 'pro-edits', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['getOrder', 'listOrders'] },
  'proEdits.boughtOrder': { id: 'proEdits.boughtOrder', path: '/myprograms/orders/{orderId}', title: 'proEdits.bought', feature: 'pro-edits', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'proEdits.bought' },
  'proEdits.send': { id: 'proEdits.send', path: '/myprograms/send/{programId}', title: 'proEdits.send', feature: 'pro-edits', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['prepareOrder', 'sendOrder'] },
  'proEdits.sendStoryboard': { id: 'proEdits.sendStoryboard', path: '/storyboards/send/{storyboardId}', title: 'proEdits.send', feature: 'pro-edits', access: [[16, 4, 4, 31]], isPublic: false, hasScreen: true, calls: ['prepareOrder', 'sendOrder'] },
  'proEdits.insights': { id: 'proEdits.insights', path: '/pro-edits/load-analysis/deliverable-insights', title: 'nav.commandCenter.insights', feature: 'pro-edits', access: [[16, 32, 32, 31]], isPublic: false, hasScreen: true, calls: ['getDeliverableInsights'] },
  'proEdits.customersLoad': { id: 'proEdits.customersLoad', path: '/pro-edits/load-analysis/customers-load', title: 'nav.commandCenter.customersLoad', feature: 'pro-edits', access: [[16, 32, 32, 31]], isPublic: false, hasScreen: true, calls: ['getCustomersLoad'] },
  'proEdits.editorsLoad': { id: 'proEdits.editorsLoad', path: '/pro-edits/load-analysis/editors-load', title: 'nav.commandCenter.editorsLoad', feature: 'pro-edits', access: [[16, 32, 32, 31]], isPublic: false, hasScreen: true, calls: ['getLoad'] },
  'proEdits.editors': { id: 'proEdits.editors', path: '/pro-edits/editors', title: 'proEdits.editorsTitle', feature: 'pro-edits', access: [[16, 32, 32, 31]], isPublic: false, hasScreen: true, calls: ['listEditors'] },
  programs: { id: 'programs', path: '/myprograms', title: 'nav.create.programs', feature: 'programs', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['programs.list'] },
  'programs.list': { id: 'programs.list', path: '/myprograms/list', title: 'nav.create.programs', feature: 'programs', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['getProgram', 'getTemplateUpdate', 'saveTimeline', 'holdEdit', 'getProgramMedia', 'listProgramVersions', 'getVersionTimeline', 'listVersionCaptions', 'listFilmCaptions', 'saveFilmCaptions', 'importFilmCaptions', 'bringBackFilmCaptions', 'removeFilmCaptions', 'downloadFilmCaptions', 'renderProgram', 'cancelRender', 'retryRender', 'listRenders', 'importProgram', 'uploadVersion', 'cancelVersionUpload', 'retryVersion', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload', 'listBumpers', 'publishProgram', 'listComments', 'addComment', 'editComment', 'resolveComment', 'removeComment', 'listPrograms', 'listTemplateChoices', 'listPeople'], dataKind: 'program' },
  'programs.edit': { id: 'programs.edit', path: '/myprograms/edit/{programId}', title: 'nav.create.programs', feature: 'programs', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'programs.list' },
  bumpers: { id: 'bumpers', path: '/bumpers', title: 'nav.create.bumpers', feature: 'programs', access: [[16, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listBumpers', 'listBumperClips', 'listIndustryTypeChoices'] },
  script: { id: 'script', path: '/script', title: 'programs.scripts.title', feature: 'programs', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listScriptVersions', 'listScripts'] },
  'clips.add': { id: 'clips.add', path: '/clips/add', title: 'footage.record', feature: 'recorder', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['startTakeUpload', 'saveTake', 'discardTake', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload'], frame: 'none' },
  'tasks.record': { id: 'tasks.record', path: '/tasks/record/{taskId}', title: 'footage.record', feature: 'recorder', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listRecordingTasks', 'startTakeUpload', 'saveTake', 'discardTake', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload'], dataKind: 'content', frame: 'none' },
  login: { id: 'login', path: '/login', title: 'session.signIn.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  'login.user': { id: 'login.user', path: '/login/{ftl}/{userName}', title: 'session.signIn.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  'login.link': { id: 'login.link', path: '/login/{ftl}/{userName}/{passWord}', title: 'session.signIn.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  'login.linkCustomer': { id: 'login.linkCustomer', path: '/login/{ftl}/{userName}/{passWord}/{customerId}', title: 'session.signIn.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  'login.clear': { id: 'login.clear', path: '/login/status/clear', title: 'session.signIn.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: false, redirect: ['login'] },
  'login.sessionExpired': { id: 'login.sessionExpired', path: '/login/status/sessionExpired', title: 'session.expired.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  'login.inActive': { id: 'login.inActive', path: '/login/status/inActive', title: 'session.inactive.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  resetpassword: { id: 'resetpassword', path: '/resetpassword', title: 'session.resetPassword.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  changepassword: { id: 'changepassword', path: '/changepassword', title: 'session.changePassword.title', feature: 'session', access: [[31, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['account.password'] },
  noSupport: { id: 'noSupport', path: '/no-support', title: 'session.noSupport.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  signedOutAgain: { id: 'signedOutAgain', path: '/signed-out-again', title: 'session.signedOutAgain.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  'noSupport.backgroundUpload': { id: 'noSupport.backgroundUpload', path: '/no-support/info/background-upload-clips', title: 'session.noSupport.title', feature: 'session', access: [[0, 0, 0, 31]], isPublic: true, hasScreen: true },
  'sharing.pages': { id: 'sharing.pages', path: '/myprograms/share', title: 'sharing.pages.title', feature: 'sharing', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['getShareStats', 'listSharePages', 'listSharePrograms', 'listShareLayoutChoices'] },
  'sharing.page': { id: 'sharing.page', path: '/myprograms/share/{pageId}', title: 'sharing.pages.title', feature: 'sharing', access: [[18, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'sharing.pages' },
  'super-admin.sharePages': { id: 'super-admin.sharePages', path: '/organization/customer/sharepage', title: 'nav.support.sharePages', feature: 'sharing', access: [[1, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listShareLayouts', 'listCustomers'] },
  storyboards: { id: 'storyboards', path: '/storyboards', title: 'nav.create.storyboards', feature: 'storyboards', access: [[16, 4, 4, 31]], isPublic: false, hasScreen: false, redirect: ['storyboards.list'] },
  'storyboards.list': { id: 'storyboards.list', path: '/storyboards/list', title: 'nav.create.storyboards', feature: 'storyboards', access: [[16, 4, 4, 31]], isPublic: false, hasScreen: true, calls: ['listStoryboards', 'listPeople', 'listStoryboardChoices'], dataKind: 'storyboard' },
  'storyboards.edit': { id: 'storyboards.edit', path: '/storyboards/edit/{storyboardId}', title: 'nav.create.storyboards', feature: 'storyboards', access: [[16, 4, 4, 31]], isPublic: false, hasScreen: true, rowOf: 'storyboards.list' },
  'super-admin.customers': { id: 'super-admin.customers', path: '/organization/customer/manage', title: 'nav.support.customers', feature: 'super-admin', access: [[1, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listCustomers', 'listEditingVendors'] },
  'super-admin.users': { id: 'super-admin.users', path: '/organization/user/manage/SuperAdmin', title: 'nav.support.users', feature: 'super-admin', access: [[1, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listAccounts', 'listCustomers', 'listGeneralRoles'] },
  'super-admin.shotTypes': { id: 'super-admin.shotTypes', path: '/organization/customer/shot-types', title: 'nav.support.shotTypes', feature: 'super-admin', access: [[1, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listShotTypes'] },
  'super-admin.industryTypes': { id: 'super-admin.industryTypes', path: '/organization/customer/industry-types', title: 'nav.support.industryTypes', feature: 'super-admin', access: [[1, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['listIndustryTypes'] },
  tasks: { id: 'tasks', path: '/tasks', title: 'nav.tasks', feature: 'tasks', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: false, redirect: ['tasks.recording'] },
  'tasks.recording': { id: 'tasks.recording', path: '/tasks/ctr', title: 'nav.tasks.recording', feature: 'tasks', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['addTake', 'removeTake', 'acceptTake', 'replaceSlots', 'addTakeNote', 'removeTakeNote', 'tickChecklist', 'openTasks', 'listPeople', 'listRecordingTasks'], dataKind: 'content' },
  'tasks.review': { id: 'tasks.review', path: '/tasks/ctr/review', title: 'tasks.tab.review', feature: 'tasks', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['addTake', 'removeTake', 'acceptTake', 'replaceSlots', 'addTakeNote', 'removeTakeNote', 'tickChecklist', 'openTasks', 'listPeople', 'listRecordingTasks'], dataKind: 'content' },
  'tasks.all': { id: 'tasks.all', path: '/tasks/ctr/all', title: 'tasks.tab.all', feature: 'tasks', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, calls: ['addTake', 'removeTake', 'acceptTake', 'replaceSlots', 'addTakeNote', 'removeTakeNote', 'tickChecklist', 'openTasks', 'listPeople', 'listRecordingTasks'], dataKind: 'content' },
  'tasks.reviewed': { id: 'tasks.reviewed', path: '/tasks/ctr/review/{taskId}', title: 'tasks.tab.review', feature: 'tasks', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'tasks.review', dataKind: 'content' },
  'tasks.asked': { id: 'tasks.asked', path: '/tasks/ctr/all/{taskId}', title: 'tasks.tab.all', feature: 'tasks', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'tasks.all', dataKind: 'content' },
  'tasks.task': { id: 'tasks.task', path: '/tasks/ctr/task/{taskId}', title: 'nav.tasks.recording', feature: 'tasks', access: [[30, 0, 0, 31]], isPublic: false, hasScreen: true, rowOf: 'tasks.recording', dataKind: 'content' },
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

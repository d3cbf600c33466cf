// Generated from manifest/text/**/*.yaml by npm run codegen. Edit the manifest, not this file.

/** What fills in the words of each key. */
export interface TextParams {
  'app.name': undefined
  'roles.superAdmin': undefined
  'roles.cc': undefined
  'roles.viewer': undefined
  'roles.admin': undefined
  'roles.cm': undefined
  'nav.home': undefined
  'nav.home.all': undefined
  'nav.home.notViewed': undefined
  'nav.home.viewed': undefined
  'nav.home.inbox': undefined
  'nav.tasks': undefined
  'nav.tasks.recording': undefined
  'nav.tasks.file': undefined
  'nav.tasks.deliverable': undefined
  'nav.tasks.approvals': undefined
  'nav.tasks.crowd': undefined
  'nav.create': undefined
  'nav.create.storyboards': undefined
  'nav.create.campaigns': undefined
  'nav.create.programs': undefined
  'nav.create.templates': undefined
  'nav.create.footage': undefined
  'nav.create.files': undefined
  'nav.create.bumpers': undefined
  'nav.audience': undefined
  'nav.audience.users': undefined
  'nav.audience.contacts': undefined
  'nav.audience.contactLists': undefined
  'nav.organization': undefined
  'nav.organization.short': undefined
  'nav.organization.directory': undefined
  'nav.organization.basic': undefined
  'nav.organization.advanced': undefined
  'nav.organization.roles': undefined
  'nav.commandCenter': undefined
  'nav.commandCenter.short': undefined
  'nav.commandCenter.proEdits': undefined
  'nav.commandCenter.insights': undefined
  'nav.commandCenter.customersLoad': undefined
  'nav.commandCenter.editorsLoad': undefined
  'nav.integrations': undefined
  'nav.integrations.short': undefined
  'nav.integrations.zoom': undefined
  'nav.integrations.teamChat': undefined
  'nav.integrations.youtube': undefined
  'nav.integrations.extension': undefined
  'nav.analytics': undefined
  'nav.profile': undefined
  'nav.profile.short': undefined
  'nav.profile.profile': undefined
  'nav.profile.password': undefined
  'nav.profile.report': undefined
  'nav.profile.logOut': undefined
  'nav.support': undefined
  'nav.support.customers': undefined
  'nav.support.users': undefined
  'nav.support.emailLayouts': undefined
  'nav.support.sharePages': undefined
  'nav.support.shotTypes': undefined
  'nav.support.industryTypes': undefined
  'nav.support.actions': undefined
  'nav.support.letters': undefined
  'nav.support.emailVerify': undefined
  'nav.channels': undefined
  'nav.directory': undefined
  'nav.directory.short': undefined
  'nav.heading.global': undefined
  'nav.heading.organization': undefined
  'nav.heading.profile': undefined
  'session.signIn.title': undefined
  'session.expired.title': undefined
  'session.inactive.title': undefined
  'session.resetPassword.title': undefined
  'session.changePassword.title': undefined
  'session.noSupport.title': undefined
  'session.signIn.lead': undefined
  'session.signIn.userName': undefined
  'session.signIn.password': undefined
  'session.signIn.show': undefined
  'session.signIn.hide': undefined
  'session.signIn.remember': undefined
  'session.signIn.submit': undefined
  'session.signIn.pending': undefined
  'session.signIn.limited': { time: string | number }
  'session.signIn.missingUserName': undefined
  'session.signIn.missingPassword': undefined
  'session.thirdParty.continue': { name: string | number }
  'session.thirdParty.or': undefined
  'session.thirdParty.unknown': { name: string | number }
  'session.thirdParty.cancelled': { name: string | number }
  'session.thirdParty.unreachable': { name: string | number }
  'session.thirdParty.expired': { name: string | number }
  'session.thirdParty.failed': { name: string | number }
  'session.thirdParty.linked': { name: string | number }
  'session.thirdParty.taken': { name: string | number }
  'session.thirdParty.linkCancelled': { name: string | number }
  'session.thirdParty.linkFailed': { name: string | number }
  'session.thirdParty.title': undefined
  'session.thirdParty.none': { name: string | number }
  'session.thirdParty.connect': { name: string | number }
  'session.thirdParty.disconnect': undefined
  'session.thirdParty.disconnectNamed': { account: string | number }
  'session.thirdParty.unnamed': { name: string | number }
  'session.botCheck.blocked': undefined
  'session.botCheck.retry': undefined
  'session.botCheck.missing': undefined
  'session.link.signInAs': { name: string | number }
  'session.link.signedInAs': { name: string | number }
  'session.link.instead': { name: string | number; present: string | number }
  'session.link.again': undefined
  'session.link.codeLead': undefined
  'session.link.passwordLead': undefined
  'session.link.other': undefined
  'session.link.stay': { name: string | number }
  'session.link.refused': undefined
  'session.forgot.link': undefined
  'session.forgot.demoLink': undefined
  'session.reset.title': undefined
  'session.reset.lead': undefined
  'session.reset.submit': undefined
  'session.reset.sentTitle': undefined
  'session.reset.sent': { name: string | number }
  'session.reset.again': undefined
  'session.reset.back': undefined
  'session.reset.noMailLead': undefined
  'session.reset.noMail': undefined
  'session.forced.title': undefined
  'session.forced.lead': { name: string | number }
  'session.forced.submit': undefined
  'session.forced.signOut': undefined
  'session.password.current': undefined
  'session.password.new': undefined
  'session.password.missingCurrent': undefined
  'session.password.missingNew': undefined
  'session.password.length': { least: string | number }
  'session.password.own': { product: string | number }
  'session.password.rare': undefined
  'session.password.kept': undefined
  'session.expired.text': undefined
  'session.stopped.title': undefined
  'session.inactive.text': undefined
  'session.letters.title': undefined
  'session.letters.text': undefined
  'session.letters.to': { name: string | number; address: string | number }
  'session.letters.open': undefined
  'session.letters.show': undefined
  'session.letters.again': undefined
  'session.letters.none': undefined
  'session.resetMail.subject': { product: string | number }
  'session.resetMail.greeting': { name: string | number }
  'session.resetMail.lead': { userName: string | number }
  'session.resetMail.action': undefined
  'session.resetMail.until': { hours: string | number }
  'session.resetMail.ignore': undefined
  'session.inviteMail.subject': { by: string | number; customer: string | number; product: string | number }
  'session.inviteMail.greeting': { name: string | number }
  'session.inviteMail.lead': { by: string | number; customer: string | number; product: string | number }
  'session.inviteMail.action': undefined
  'session.inviteMail.until': { days: string | number; userName: string | number }
  'session.inviteMail.ignore': { by: string | number }
  'session.addedMail.lead': { by: string | number; customer: string | number; product: string | number; userName: string | number }
  'session.addedMail.action': undefined
  'session.signedOutAgain.title': undefined
  'session.signedOutAgain.text': undefined
  'session.signedOutAgain.clear': undefined
  'session.noSupport.text': undefined
  'session.noSupport.upload': undefined
  'errors.unreachable': undefined
  'errors.busy': undefined
  'errors.unexpected': undefined
  'errors.unexpectedReply': undefined
  'errors.otherProfile': { name: string | number }
  'errors.invalidCustomerId': undefined
  'faults.required': undefined
  'faults.minLength': { limit: string | number }
  'faults.maxLength': { limit: string | number }
  'faults.minimum': { limit: string | number }
  'faults.maximum': { limit: string | number }
  'faults.minItems': { limit: string | number }
  'faults.maxItems': { limit: string | number }
  'faults.format': undefined
  'faults.email': undefined
  'faults.other': undefined
  'failures.forbidden': undefined
  'failures.notFound': undefined
  'failures.malformedRequest': { problem: string | number }
  'failures.selectionGrew': { found: string | number; expected: string | number }
  'failures.tooManyRows': { most: string | number }
  'failures.searchNameTaken': undefined
  'failures.changedMeanwhile': undefined
  'failures.internal': { incident: string | number }
  'failures.busy': undefined
  'failures.wrongCredentials': undefined
  'failures.invalidCode': undefined
  'failures.botCheckFailed': undefined
  'failures.tooManyAttempts': undefined
  'failures.invalidRefreshToken': undefined
  'failures.invalidAccessToken': undefined
  'failures.wrongPassword': undefined
  'failures.passwordTooShort': { least: string | number }
  'failures.passwordTooLong': { most: string | number }
  'failures.passwordTooCommon': undefined
  'failures.passwordTooPersonal': undefined
  'failures.passwordUnchanged': undefined
  'failures.passwordChangeRequired': undefined
  'failures.mailNotConnected': undefined
  'failures.inactiveUser': undefined
  'failures.unauthorized': undefined
  'failures.customerLocked': undefined
  'failures.notYourCustomer': undefined
  'failures.notYourCounts': undefined
  'failures.analyticsNotConnected': undefined
  'failures.thirdPartyNotConnected': undefined
  'failures.uploadTooLarge': undefined
  'failures.uploadEmpty': undefined
  'failures.quotaUsedUp': undefined
  'failures.pictureTooLarge': undefined
  'failures.pictureUnreadable': undefined
  'failures.pictureGone': undefined
  'failures.reportUnderWay': undefined
  'failures.emailTaken': undefined
  'failures.nameTaken': undefined
  'failures.withinItself': undefined
  'failures.erasedBefore': undefined
  'failures.tooManyProfileFields': { most: string | number }
  'failures.seatsUsedUp': undefined
  'failures.roleUnknown': undefined
  'failures.rolesMissing': undefined
  'failures.roleAboveOwn': undefined
  'failures.roleExclusive': undefined
  'failures.roleHeld': undefined
  'failures.permissionUnknown': undefined
  'failures.lastManager': undefined
  'failures.tooManyUploads': undefined
  'failures.partsDiffer': undefined
  'failures.tooManyTags': undefined
  'failures.alreadyUploaded': undefined
  'failures.noOpenTask': undefined
  'failures.takeSaved': undefined
  'failures.trimEmpty': undefined
  'failures.nothingToRetry': undefined
  'failures.titleEmpty': undefined
  'failures.otherCustomer': { customerId: string | number }
  'failures.unknownCall': undefined
  'failures.crossSite': undefined
  'failures.unsupportedBody': undefined
  'failures.bodyTooLarge': undefined
  'shell.skip': undefined
  'shell.navigation': undefined
  'shell.menu': { section: string | number }
  'shell.menu.collapse': undefined
  'shell.menu.expand': undefined
  'shell.menu.close': undefined
  'shell.badge': { count: number }
  'shell.newTab': undefined
  'shell.year': { year: string | number; name: string | number }
  'shell.version': { version: string | number }
  'shell.terms': undefined
  'shell.privacy': undefined
  'shell.language': undefined
  'shell.theme': undefined
  'shell.theme.system': undefined
  'shell.theme.light': undefined
  'shell.theme.dark': undefined
  'shell.profile': { name: string | number }
  'shell.signOut': undefined
  'shell.signingOut': undefined
  'shell.switcher': undefined
  'shell.switcher.open': { name: string | number }
  'shell.switcher.search': undefined
  'shell.switcher.clear': undefined
  'shell.switcher.none': { search: string | number }
  'shell.switcher.locked': { name: string | number }
  'shell.switcher.current': undefined
  'shell.switcher.list': undefined
  'shell.switcher.move': undefined
  'shell.switcher.choose': undefined
  'shell.switcher.count': { shown: string | number; all: string | number }
  'shell.switching': undefined
  'shell.notices': undefined
  'shell.dismiss': undefined
  'shell.close': undefined
  'shell.idle.remaining': { count: number }
  'shell.idle.stay': undefined
  'shell.refused': { screen: string | number }
  'shell.notFound.title': undefined
  'shell.notFound.text': undefined
  'shell.toStart': undefined
  'shell.notBuilt.title': { area: string | number }
  'shell.notBuilt.text': { screen: string | number }
  'shell.fault.title': undefined
  'shell.fault.text': undefined
  'shell.fault.retry': undefined
  'shell.degraded': undefined
  'shell.degraded.retry': undefined
  'shell.storageBlocked': undefined
  'shell.offline': undefined
  'shell.offline.title': undefined
  'shell.offline.text': undefined
  'shell.offline.retry': undefined
  'shell.update.text': undefined
  'shell.update.now': undefined
  'shell.update.later': undefined
  'shell.leaving.signOut.title': undefined
  'shell.leaving.signOut': undefined
  'shell.leaving.switch.title': undefined
  'shell.leaving.switch': undefined
  'shell.leaving.update.title': undefined
  'shell.leaving.update': undefined
  'shell.leaving.stay': undefined
  'shell.leaving.elsewhere': undefined
  'shell.leaving.loadedAgain': undefined
  'shell.leaving.uploads.running': { count: number }
  'shell.leaving.uploads.stopped': { count: number }
  'shell.leaving.drafts.running': { count: number }
  'shell.leaving.drafts.stopped': { count: number }
  'shell.leaving.imports.running': { count: number }
  'shell.leaving.imports.stopped': { count: number }
  'shell.update.failed': undefined
  'shell.update.noWorker': undefined
  'shell.noRole.title': undefined
  'shell.noRole.text': undefined
  'shell.narrow.title': undefined
  'shell.narrow.text': { width: string | number; height: string | number }
  'shell.narrow.windows': undefined
  'shell.narrow.windows.text': { width: string | number; height: string | number }
  'shell.narrow.mac': undefined
  'shell.narrow.mac.text': { width: string | number; height: string | number }
  'shell.narrow.continue': undefined
  'shell.flyout.account': { name: string | number; role: string | number; customer: string | number }
  'shell.flyout.integrations': undefined
  'shell.cust.switched': { name: string | number }
  'shell.cust.refused': undefined
  'account.flyout': undefined
  'account.password.title': undefined
  'account.password.detail': undefined
  'account.password.submit': undefined
  'account.password.changed': undefined
  'account.connect.text': { name: string | number }
  'account.connect.submit': undefined
  'account.connect.limited': { count: number }
  'account.connect.unread': undefined
  'account.sessions.title': undefined
  'account.sessions.detail': undefined
  'account.sessions.device': { browser: string | number; system: string | number }
  'account.sessions.unknown': undefined
  'account.sessions.current': undefined
  'account.sessions.place': { customer: string | number; address: string | number }
  'account.sessions.active': { age: string | number }
  'account.sessions.end': undefined
  'account.sessions.endNamed': { device: string | number }
  'account.sessions.endTitle': { device: string | number }
  'account.sessions.endText': undefined
  'account.sessions.endOthers': undefined
  'account.sessions.endOthersTitle': undefined
  'account.sessions.endOthersText': undefined
  'account.sessions.cancel': undefined
  'account.sessions.ended': { device: string | number }
  'account.sessions.othersEnded': { count: number }
  'account.sessions.endFailed': { device: string | number }
  'account.sessions.othersFailed': undefined
  'account.sessions.retry': undefined
  'account.sessions.none': undefined
  'account.sessions.failed': undefined
  'account.sessions.failedText': undefined
  'account.sessions.stale': undefined
  'account.sessions.loading': undefined
  'account.ownProfile.field.pictureUrl': undefined
  'account.ownProfile.field.name': undefined
  'account.ownProfile.field.title': undefined
  'account.ownProfile.field.email': undefined
  'account.ownProfile.field.locale': undefined
  'account.ownProfile.field.timezone': undefined
  'account.ownProfile.help.pictureUrl': undefined
  'account.ownProfile.help.name': undefined
  'account.ownProfile.help.title': undefined
  'account.ownProfile.help.locale': undefined
  'account.ownProfile.help.timezone': undefined
  'account.ownProfile.value.locale.en': undefined
  'account.ownProfile.value.locale.de': undefined
  'account.ownProfile.group.person': undefined
  'account.ownProfile.group.place': undefined
  'account.profile.zone': undefined
  'account.profile.email': undefined
  'account.profile.emailText': undefined
  'account.profile.password': undefined
  'account.report.title': undefined
  'account.report.detail': undefined
  'account.report.make': undefined
  'account.report.again': undefined
  'account.report.retry': undefined
  'account.report.download': undefined
  'account.report.downloadNamed': { name: string | number }
  'account.report.making': { name: string | number }
  'account.report.made': { age: string | number }
  'account.report.kept': { day: string | number }
  'account.report.failed': undefined
  'account.report.unread': undefined
  'account.report.unreadText': undefined
  'account.report.offline': undefined
  'account.report.kind.signIns': undefined
  'account.report.kind.uploads': undefined
  'account.report.kind.people': undefined
  'account.report.kind.storage': undefined
  'account.report.kind.customers': undefined
  'account.report.about.signIns': undefined
  'account.report.about.uploads': undefined
  'account.report.about.people': undefined
  'account.report.about.storage': undefined
  'account.report.about.customers': undefined
  'adminActions.adminActions.field.name': undefined
  'adminActions.adminActions.field.kind': undefined
  'adminActions.adminActions.field.asset': undefined
  'adminActions.adminActions.field.customer': undefined
  'adminActions.adminActions.field.user': undefined
  'adminActions.adminActions.field.into': undefined
  'adminActions.adminActions.field.days': undefined
  'adminActions.adminActions.field.isDryRun': undefined
  'adminActions.adminActions.field.state': undefined
  'adminActions.adminActions.field.progress': undefined
  'adminActions.adminActions.field.askedBy': undefined
  'adminActions.adminActions.field.createdAt': undefined
  'adminActions.adminActions.field.endedAt': undefined
  'adminActions.adminActions.help.kind': undefined
  'adminActions.adminActions.help.asset': undefined
  'adminActions.adminActions.help.customer': undefined
  'adminActions.adminActions.help.user': undefined
  'adminActions.adminActions.help.into': undefined
  'adminActions.adminActions.help.days': undefined
  'adminActions.adminActions.help.isDryRun': undefined
  'adminActions.adminActions.value.kind.reprocessAsset': undefined
  'adminActions.adminActions.value.kind.resendMail': undefined
  'adminActions.adminActions.value.kind.exportCustomer': undefined
  'adminActions.adminActions.value.kind.mergeUsers': undefined
  'adminActions.adminActions.value.kind.purgeTrash': undefined
  'adminActions.adminActions.value.state.queued': undefined
  'adminActions.adminActions.value.state.running': undefined
  'adminActions.adminActions.value.state.succeeded': undefined
  'adminActions.adminActions.value.state.failed': undefined
  'adminActions.adminActions.group.action': undefined
  'adminActions.adminActions.view.underWay': undefined
  'adminActions.adminActions.view.tried': undefined
  'adminActions.adminActions.view.failed': undefined
  'adminActions.adminActions.action.run': undefined
  'adminActions.adminActions.action.runForGood': undefined
  'adminActions.adminActions.action.again': undefined
  'adminActions.adminActions.done.run': { count: number }
  'adminActions.adminActions.done.runForGood': { count: number }
  'adminActions.adminActions.done.again': { count: number }
  'adminActions.adminActions.confirm.runForGood': { count: number }
  'adminActions.adminActions.count': { count: number }
  'adminActions.adminActions.create': undefined
  'adminActions.adminActions.empty.title': undefined
  'adminActions.adminActions.empty.text': undefined
  'adminActions.letters.field.name': undefined
  'adminActions.letters.field.email': undefined
  'adminActions.letters.field.kind': undefined
  'adminActions.letters.field.customer': undefined
  'adminActions.letters.field.state': undefined
  'adminActions.letters.field.tries': undefined
  'adminActions.letters.field.text': undefined
  'adminActions.letters.field.createdAt': undefined
  'adminActions.letters.field.settledAt': undefined
  'adminActions.letters.value.kind.invitation': undefined
  'adminActions.letters.value.kind.reset': undefined
  'adminActions.letters.value.state.queued': undefined
  'adminActions.letters.value.state.sending': undefined
  'adminActions.letters.value.state.sent': undefined
  'adminActions.letters.value.state.unsure': undefined
  'adminActions.letters.value.state.failed': undefined
  'adminActions.letters.value.state.kept': undefined
  'adminActions.letters.view.waiting': undefined
  'adminActions.letters.view.failed': undefined
  'adminActions.letters.action.send': undefined
  'adminActions.letters.done.send': { count: number }
  'adminActions.letters.confirm.send': { count: number }
  'adminActions.letters.count': { count: number }
  'adminActions.letters.empty.title': undefined
  'adminActions.letters.empty.text': undefined
  'adminActions.show': undefined
  'adminActions.outcome.title': undefined
  'adminActions.outcome.none': undefined
  'adminActions.outcome.progress': undefined
  'adminActions.outcome.file': { name: string | number; size: string | number }
  'adminActions.letterText.title': undefined
  'adminActions.letterText.open': undefined
  'adminActions.letterText.none': undefined
  'adminActions.log.asset.gone': undefined
  'adminActions.log.asset.ready': undefined
  'adminActions.log.asset.uploading': undefined
  'adminActions.log.wouldProcess': undefined
  'adminActions.log.processing': undefined
  'adminActions.log.wouldSend': { name: string | number }
  'adminActions.log.sent': { name: string | number }
  'adminActions.log.letters': { count: number }
  'adminActions.log.customerGone': undefined
  'adminActions.log.accountGone': undefined
  'adminActions.log.wouldExport': { name: string | number; count: number }
  'adminActions.log.exported': { name: string | number; count: number }
  'adminActions.log.files': { count: number }
  'adminActions.log.wouldPurgeClips': { count: number }
  'adminActions.log.purgedClips': { count: number }
  'adminActions.log.wouldPurgeContacts': { count: number }
  'adminActions.log.purgedContacts': { count: number }
  'adminActions.log.wouldMerge.customer': { name: string | number }
  'adminActions.log.wouldMerge.rows': { name: string | number; count: number }
  'adminActions.log.wouldMerge.doubled': { name: string | number; count: number }
  'adminActions.log.wouldMerge.sessions': { count: number }
  'adminActions.log.merged.customer': { name: string | number }
  'adminActions.log.merged.rows': { name: string | number; count: number }
  'adminActions.log.merged.doubled': { name: string | number; count: number }
  'adminActions.log.merged.sessions': { count: number }
  'audience.givePassword.ask': undefined
  'audience.givePassword.title': { name: string | number }
  'audience.givePassword.text': undefined
  'audience.givePassword.confirm': undefined
  'audience.givePassword.cancel': undefined
  'audience.givePassword.given': { name: string | number }
  'audience.givePassword.how': { until: string | number }
  'audience.givePassword.copy': undefined
  'audience.givePassword.copied': undefined
  'audience.givePassword.done': undefined
  'audience.users.field.pictureUrl': undefined
  'audience.users.field.name': undefined
  'audience.users.field.email': undefined
  'audience.users.field.title': undefined
  'audience.users.field.department': undefined
  'audience.users.field.location': undefined
  'audience.users.field.roles': undefined
  'audience.users.field.state': undefined
  'audience.users.field.invitedUntil': undefined
  'audience.users.field.lastSignInAt': undefined
  'audience.users.field.joinedAt': undefined
  'audience.users.field.openTasks': undefined
  'audience.users.help.email': undefined
  'audience.users.help.roles': undefined
  'audience.users.value.state.invited': undefined
  'audience.users.value.state.active': undefined
  'audience.users.value.state.inactive': undefined
  'audience.users.value.state.locked': undefined
  'audience.users.group.account': undefined
  'audience.users.group.position': undefined
  'audience.users.group.access': undefined
  'audience.users.view.active': undefined
  'audience.users.view.invited': undefined
  'audience.users.view.inactive': undefined
  'audience.users.action.changeRoles': undefined
  'audience.users.action.resend': undefined
  'audience.users.action.deactivate': undefined
  'audience.users.action.reactivate': undefined
  'audience.users.done.changeRoles': { count: number }
  'audience.users.done.resend': { count: number }
  'audience.users.done.deactivate': { count: number }
  'audience.users.done.reactivate': { count: number }
  'audience.users.count': { count: number }
  'audience.users.create': undefined
  'audience.users.empty.title': undefined
  'audience.users.empty.text': undefined
  'channels.edit': undefined
  'channels.details': undefined
  'contacts.contacts.field.name': undefined
  'contacts.contacts.field.firstName': undefined
  'contacts.contacts.field.lastName': undefined
  'contacts.contacts.field.email': undefined
  'contacts.contacts.field.phone': undefined
  'contacts.contacts.field.company': undefined
  'contacts.contacts.field.title': undefined
  'contacts.contacts.field.tags': undefined
  'contacts.contacts.field.locale': undefined
  'contacts.contacts.field.optIn': undefined
  'contacts.contacts.field.lists': undefined
  'contacts.contacts.field.source': undefined
  'contacts.contacts.field.state': undefined
  'contacts.contacts.field.createdAt': undefined
  'contacts.contacts.value.locale.da': undefined
  'contacts.contacts.value.locale.de': undefined
  'contacts.contacts.value.locale.en': undefined
  'contacts.contacts.value.locale.es': undefined
  'contacts.contacts.value.locale.fi': undefined
  'contacts.contacts.value.locale.fr': undefined
  'contacts.contacts.value.locale.it': undefined
  'contacts.contacts.value.locale.nb': undefined
  'contacts.contacts.value.locale.nl': undefined
  'contacts.contacts.value.locale.pl': undefined
  'contacts.contacts.value.locale.pt': undefined
  'contacts.contacts.value.locale.sv': undefined
  'contacts.contacts.value.optIn.unknown': undefined
  'contacts.contacts.value.optIn.in': undefined
  'contacts.contacts.value.optIn.out': undefined
  'contacts.contacts.value.source.manual': undefined
  'contacts.contacts.value.source.csv': undefined
  'contacts.contacts.value.source.crowd': undefined
  'contacts.contacts.value.source.share': undefined
  'contacts.contacts.value.state.active': undefined
  'contacts.contacts.value.state.unsubscribed': undefined
  'contacts.contacts.value.state.bounced': undefined
  'contacts.contacts.help.locale': undefined
  'contacts.contacts.help.optIn': undefined
  'contacts.contacts.group.person': undefined
  'contacts.contacts.group.writing': undefined
  'contacts.contacts.view.agreed': undefined
  'contacts.contacts.view.unsubscribed': undefined
  'contacts.contacts.view.bounced': undefined
  'contacts.contacts.action.addToLists': undefined
  'contacts.contacts.action.removeFromLists': undefined
  'contacts.contacts.action.unsubscribe': undefined
  'contacts.contacts.action.resubscribe': undefined
  'contacts.contacts.action.trash': undefined
  'contacts.contacts.action.restore': undefined
  'contacts.contacts.action.erase': undefined
  'contacts.contacts.done.addToLists': { count: number }
  'contacts.contacts.done.removeFromLists': { count: number }
  'contacts.contacts.done.unsubscribe': { count: number }
  'contacts.contacts.done.resubscribe': { count: number }
  'contacts.contacts.done.trash': { count: number }
  'contacts.contacts.done.restore': { count: number }
  'contacts.contacts.done.erase': { count: number }
  'contacts.contacts.confirm.resubscribe': { count: number }
  'contacts.contacts.confirm.erase': { count: number }
  'contacts.contacts.count': { count: number }
  'contacts.contacts.create': undefined
  'contacts.contacts.empty.title': undefined
  'contacts.contacts.empty.text': undefined
  'contacts.contactLists.field.name': undefined
  'contacts.contactLists.field.kind': undefined
  'contacts.contactLists.field.rule': undefined
  'contacts.contactLists.field.members': undefined
  'contacts.contactLists.field.hasMore': undefined
  'contacts.contactLists.field.state': undefined
  'contacts.contactLists.field.createdAt': undefined
  'contacts.contactLists.value.kind.static': undefined
  'contacts.contactLists.value.kind.rule': undefined
  'contacts.contactLists.value.state.active': undefined
  'contacts.contactLists.value.state.archived': undefined
  'contacts.contactLists.help.kind': undefined
  'contacts.contactLists.help.rule': undefined
  'contacts.contactLists.group.list': undefined
  'contacts.contactLists.view.active': undefined
  'contacts.contactLists.view.archived': undefined
  'contacts.contactLists.action.archive': undefined
  'contacts.contactLists.action.reopen': undefined
  'contacts.contactLists.done.archive': { count: number }
  'contacts.contactLists.done.reopen': { count: number }
  'contacts.contactLists.count': { count: number }
  'contacts.contactLists.create': undefined
  'contacts.contactLists.show': undefined
  'contacts.contactLists.empty.title': undefined
  'contacts.contactLists.empty.text': undefined
  'directory.people.field.name': undefined
  'directory.people.field.title': undefined
  'directory.people.field.department': undefined
  'directory.people.field.location': undefined
  'directory.people.group.position': undefined
  'directory.people.count': { count: number }
  'directory.people.edit': undefined
  'directory.people.empty.title': undefined
  'directory.people.empty.text': undefined
  'directory.profileFields.field.name': undefined
  'directory.profileFields.field.kind': undefined
  'directory.profileFields.field.choices': undefined
  'directory.profileFields.field.position': undefined
  'directory.profileFields.field.people': undefined
  'directory.profileFields.field.state': undefined
  'directory.profileFields.field.createdAt': undefined
  'directory.profileFields.help.kind': undefined
  'directory.profileFields.help.choices': undefined
  'directory.profileFields.help.position': undefined
  'directory.profileFields.value.kind.text': undefined
  'directory.profileFields.value.kind.longText': undefined
  'directory.profileFields.value.kind.number': undefined
  'directory.profileFields.value.kind.date': undefined
  'directory.profileFields.value.kind.select': undefined
  'directory.profileFields.value.kind.multi': undefined
  'directory.profileFields.value.state.inUse': undefined
  'directory.profileFields.value.state.archived': undefined
  'directory.profileFields.group.field': undefined
  'directory.profileFields.view.inUse': undefined
  'directory.profileFields.view.archived': undefined
  'directory.profileFields.action.archive': undefined
  'directory.profileFields.action.restore': undefined
  'directory.profileFields.done.archive': { count: number }
  'directory.profileFields.done.restore': { count: number }
  'directory.profileFields.count': { count: number }
  'directory.profileFields.create': undefined
  'directory.profileFields.empty.title': undefined
  'directory.profileFields.empty.text': undefined
  'directory.profileFields.choices.add': undefined
  'directory.profileFields.choices.name': { number: string | number }
  'directory.profileFields.choices.move': { name: string | number }
  'directory.profileFields.choices.remove': { name: string | number }
  'files.files.field.title': undefined
  'files.files.field.kind': undefined
  'files.files.field.state': undefined
  'files.files.field.owner': undefined
  'files.files.field.createdAt': undefined
  'files.files.field.name': undefined
  'files.files.field.bytes': undefined
  'files.files.field.format': undefined
  'files.files.field.width': undefined
  'files.files.field.durationMs': undefined
  'files.files.field.pages': undefined
  'files.files.field.family': undefined
  'files.files.field.cueCount': undefined
  'files.files.field.tags': undefined
  'files.files.field.licence': undefined
  'files.files.field.licenceText': undefined
  'files.files.field.licenceExpiresAt': undefined
  'files.files.field.visibility': undefined
  'files.files.field.versionNo': undefined
  'files.files.value.kind.image': undefined
  'files.files.value.kind.logo': undefined
  'files.files.value.kind.document': undefined
  'files.files.value.kind.music': undefined
  'files.files.value.kind.font': undefined
  'files.files.value.kind.subtitle': undefined
  'files.files.value.kind.other': undefined
  'files.files.value.state.uploading': undefined
  'files.files.value.state.processing': undefined
  'files.files.value.state.ready': undefined
  'files.files.value.state.failed': undefined
  'files.files.value.state.rejected': undefined
  'files.files.value.licence.own': undefined
  'files.files.value.licence.stock': undefined
  'files.files.value.licence.cc': undefined
  'files.files.value.licence.ofl': undefined
  'files.files.value.licence.other': undefined
  'files.files.value.visibility.private': undefined
  'files.files.value.visibility.customer': undefined
  'files.files.help.licenceText': undefined
  'files.files.group.file': undefined
  'files.files.group.licence': undefined
  'files.files.view.images': undefined
  'files.files.view.documents': undefined
  'files.files.view.music': undefined
  'files.files.view.logos': undefined
  'files.files.view.fonts': undefined
  'files.files.view.subtitles': undefined
  'files.files.view.licenceEnds': undefined
  'files.files.action.tag': undefined
  'files.files.action.show': undefined
  'files.files.action.toFootage': undefined
  'files.files.action.retry': undefined
  'files.files.action.trash': undefined
  'files.files.action.restore': undefined
  'files.files.action.erase': undefined
  'files.files.done.tag': { name: string | number; count: number }
  'files.files.done.show': { name: string | number; count: number }
  'files.files.done.toFootage': { name: string | number; count: number }
  'files.files.done.retry': { name: string | number; count: number }
  'files.files.done.trash': { name: string | number; count: number }
  'files.files.done.restore': { name: string | number; count: number }
  'files.files.done.erase': { name: string | number; count: number }
  'files.files.confirm.erase': { count: number }
  'files.files.count': { count: number }
  'files.files.empty.title': undefined
  'files.files.empty.text': undefined
  'files.upload': undefined
  'files.choose': undefined
  'files.upload.dropTitle': undefined
  'files.upload.dropHint': undefined
  'files.download': undefined
  'files.downloadNo': { version: string | number }
  'files.newVersion': undefined
  'files.retry': undefined
  'files.dismiss': undefined
  'files.play': { title: string | number }
  'files.pages': { count: number }
  'files.cues': { count: number }
  'files.variable': undefined
  'files.lufs': { value: string | number }
  'files.version': { version: string | number }
  'files.versions': undefined
  'files.versionNow': { version: string | number }
  'files.licenceEnds': { count: number }
  'files.licenceEndsToday': undefined
  'files.licenceEnded': { date: string | number }
  'files.state.uploading': undefined
  'files.state.waiting': undefined
  'files.state.stopped': undefined
  'files.state.offline': undefined
  'files.state.processing': undefined
  'files.state.failed': undefined
  'files.state.rejected': undefined
  'files.state.uploadFailed': undefined
  'files.fail.isVideo': undefined
  'files.fail.isProgram': undefined
  'files.fail.isArchive': undefined
  'files.fail.isWebPage': undefined
  'files.fail.isOldOffice': undefined
  'files.fail.isOtherPicture': undefined
  'files.fail.isOther': undefined
  'files.fail.hasMacros': undefined
  'files.fail.isDamaged': undefined
  'files.fail.isTooLarge': undefined
  'files.fail.hasTooManyPixels': undefined
  'files.fail.hasTooManyCues': undefined
  'files.fail.tooDemanding': undefined
  'files.fail.uploadExpired': undefined
  'files.fail.unknown': undefined
  'footage.footage.field.title': undefined
  'footage.footage.field.state': undefined
  'footage.footage.field.owner': undefined
  'footage.footage.field.createdAt': undefined
  'footage.footage.field.durationMs': undefined
  'footage.footage.field.width': undefined
  'footage.footage.field.bytes': undefined
  'footage.footage.field.orientation': undefined
  'footage.footage.value.state.uploading': undefined
  'footage.footage.value.state.processing': undefined
  'footage.footage.value.state.playable': undefined
  'footage.footage.value.state.ready': undefined
  'footage.footage.value.state.failed': undefined
  'footage.footage.value.state.rejected': undefined
  'footage.footage.value.orientation.landscape': undefined
  'footage.footage.value.orientation.portrait': undefined
  'footage.footage.value.orientation.square': undefined
  'footage.footage.action.retry': undefined
  'footage.footage.action.trash': undefined
  'footage.footage.action.restore': undefined
  'footage.footage.action.erase': undefined
  'footage.footage.done.retry': { name: string | number; count: number }
  'footage.footage.done.trash': { name: string | number; count: number }
  'footage.footage.done.restore': { name: string | number; count: number }
  'footage.footage.done.erase': { name: string | number; count: number }
  'footage.footage.confirm.erase': { count: number }
  'footage.footage.count': { count: number }
  'footage.footage.empty.title': undefined
  'footage.footage.empty.text': undefined
  'footage.record': undefined
  'footage.title': undefined
  'footage.upload': undefined
  'footage.upload.dropTitle': undefined
  'footage.upload.dropHint': undefined
  'footage.retry': undefined
  'footage.rename.act': undefined
  'footage.rename.label': undefined
  'footage.rename.failed': { title: string | number }
  'footage.rename.conflict': { title: string | number }
  'footage.open': undefined
  'footage.play': { title: string | number }
  'footage.state.uploading': undefined
  'footage.state.waiting': undefined
  'footage.state.stopped': undefined
  'footage.state.elsewhere': undefined
  'footage.state.interrupted': undefined
  'footage.state.checking': undefined
  'footage.state.offline': undefined
  'footage.state.processing': undefined
  'footage.state.improving': undefined
  'footage.state.failed': undefined
  'footage.state.rejected': undefined
  'footage.state.uploadFailed': undefined
  'footage.phase.assemble': undefined
  'footage.phase.probe': undefined
  'footage.phase.poster': undefined
  'footage.phase.stream': undefined
  'footage.phase.examine': undefined
  'footage.phase.ladder': undefined
  'footage.fail.unknown': undefined
  'footage.fail.notVideo': undefined
  'footage.fail.notRecognised': undefined
  'footage.fail.nothingToPlay': undefined
  'footage.fail.cutOff': undefined
  'footage.fail.damaged': undefined
  'footage.fail.tooManyPixels': undefined
  'footage.fail.tooLong': undefined
  'footage.fail.tooDemanding': undefined
  'footage.fail.notConverted': undefined
  'footage.fail.serverFault': undefined
  'footage.fail.interrupted': undefined
  'footage.fail.uploadExpired': undefined
  'footage.clip.missing.title': undefined
  'footage.clip.missing.text': undefined
  'footage.clip.error.title': undefined
  'footage.clip.notYet': undefined
  'footage.clip.notUploaded': undefined
  'footage.clip.inTrash': undefined
  'footage.clip.trashedBy': { name: string | number }
  'footage.clip.trashedByYou': undefined
  'footage.clip.close': undefined
  'footage.clip.previous': undefined
  'footage.clip.next': undefined
  'footage.clip.owner': undefined
  'footage.clip.added': undefined
  'footage.clip.size': undefined
  'footage.clip.resolution': undefined
  'footage.clip.duration': undefined
  'footage.choose': undefined
  'footage.dismiss': undefined
  'home.discover': undefined
  'integrations.flyout': undefined
  'media.uploads': { count: number }
  'media.uploads.title': undefined
  'media.upload.progress': { percent: string | number }
  'media.upload.waiting': undefined
  'media.upload.registering': undefined
  'media.upload.sending': { sent: string | number; bytes: string | number }
  'media.upload.completing': undefined
  'media.upload.checking': undefined
  'media.upload.offline': undefined
  'media.upload.done': undefined
  'media.upload.cancel': { name: string | number }
  'media.upload.cancel.short': undefined
  'media.upload.retry': { name: string | number }
  'media.upload.resume': undefined
  'media.upload.resumeAct': undefined
  'media.upload.resumeMismatch': { name: string | number }
  'media.fail.empty': undefined
  'media.fail.unreadable': undefined
  'media.fail.network': undefined
  'media.fail.refused': undefined
  'media.fail.gone': undefined
  'media.fail.server': undefined
  'media.player.play': undefined
  'media.player.pause': undefined
  'media.player.replay': undefined
  'media.player.seek': undefined
  'media.player.timeOf': { time: string | number; duration: string | number }
  'media.player.mute': undefined
  'media.player.unmute': undefined
  'media.player.volume': undefined
  'media.player.captions': undefined
  'media.player.captionsOff': undefined
  'media.player.speed': undefined
  'media.player.settings': undefined
  'media.player.fullscreen': undefined
  'media.player.exitFullscreen': undefined
  'media.player.loading': undefined
  'media.player.error': undefined
  'media.player.retry': undefined
  'organisation.basicProfile.field.name': undefined
  'organisation.basicProfile.field.city': undefined
  'organisation.basicProfile.field.state': undefined
  'organisation.basicProfile.field.zip': undefined
  'organisation.basicProfile.field.timezone': undefined
  'organisation.basicProfile.field.locale': undefined
  'organisation.basicProfile.field.industryTypes': undefined
  'organisation.basicProfile.help.name': undefined
  'organisation.basicProfile.help.industryTypes': undefined
  'organisation.basicProfile.value.locale.en': undefined
  'organisation.basicProfile.value.locale.de': undefined
  'organisation.basicProfile.group.name': undefined
  'organisation.basicProfile.group.address': undefined
  'organisation.basicProfile.group.defaults': undefined
  'organisation.zone.none': undefined
  'ownRoles.roles.field.name': undefined
  'ownRoles.roles.field.description': undefined
  'ownRoles.roles.field.kind': undefined
  'ownRoles.roles.field.from': undefined
  'ownRoles.roles.field.closed': undefined
  'ownRoles.roles.field.people': undefined
  'ownRoles.roles.field.holders': undefined
  'ownRoles.roles.field.keeping': undefined
  'ownRoles.roles.value.kind.fixed': undefined
  'ownRoles.roles.value.kind.own': undefined
  'ownRoles.roles.help.from': undefined
  'ownRoles.roles.group.role': undefined
  'ownRoles.roles.group.access': undefined
  'ownRoles.roles.action.delete': undefined
  'ownRoles.roles.done.delete': { count: number }
  'ownRoles.roles.confirm.delete': { count: number }
  'ownRoles.roles.reaches': { count: number }
  'ownRoles.roles.count': { count: number }
  'ownRoles.roles.create': undefined
  'ownRoles.roles.empty.title': undefined
  'ownRoles.roles.empty.text': undefined
  'ownRoles.roles.choose.title': undefined
  'ownRoles.roles.choose.text': undefined
  'ownRoles.madeFrom': { role: string | number }
  'ownRoles.onlyTakesAway': undefined
  'ownRoles.isFixed': undefined
  'ownRoles.chooseBase': undefined
  'ownRoles.editor.open': { open: string | number; all: string | number }
  'ownRoles.editor.others': undefined
  'ownRoles.editor.only': { roles: string | number }
  'ownRoles.editor.off': undefined
  'ownRoles.editor.above': undefined
  'ownRoles.editor.needs': { screen: string | number }
  'ownRoles.editor.scope.own': undefined
  'ownRoles.editor.scope.shared': undefined
  'ownRoles.editor.scope.customer': undefined
  'ownRoles.editor.scopeHelp.own': undefined
  'ownRoles.editor.scopeHelp.shared': undefined
  'ownRoles.editor.scopeHelp.customer': undefined
  'ownRoles.preview.title': { role: string | number }
  'ownRoles.preview.text': undefined
  'ownRoles.preview.nobody': undefined
  'ownRoles.preview.wide': undefined
  'ownRoles.preview.tablet': undefined
  'ownRoles.preview.width': undefined
  'ownRoles.preview.flags': undefined
  'ownRoles.preview.flagsNow': undefined
  'ownRoles.preview.flagOn': { flag: string | number }
  'ownRoles.preview.flagOff': { flag: string | number }
  'ownRoles.preview.flagsOther': { count: number }
  'ownRoles.preview.flag.allowZoomIntegration': undefined
  'ownRoles.preview.flag.allowYoutubeIntegration': undefined
  'ownRoles.preview.flag.enableStoryBoard': undefined
  'ownRoles.preview.flag.campaignManagerAccess': undefined
  'ownRoles.preview.flag.hideOrganization': undefined
  'ownRoles.preview.flag.proEditVendor': undefined
  'ownRoles.preview.menu': { entries: string | number }
  'ownRoles.holders.none': undefined
  'ownRoles.holders.give': undefined
  'ownRoles.holders.have': { names: string | number; count: number }
  'ownRoles.holders.more': { names: string | number; count: number }
  'ownRoles.holders.keeps': { names: string | number; count: number }
  'ownRoles.permission.uploadFootage': undefined
  'ownRoles.permission.changeFootage': undefined
  'ownRoles.permission.trashFootage': undefined
  'ownRoles.permission.eraseFootage': undefined
  'ownRoles.permission.exportFootage': undefined
  'ownRoles.permission.uploadFiles': undefined
  'ownRoles.permission.changeFiles': undefined
  'ownRoles.permission.trashFiles': undefined
  'ownRoles.permission.eraseFiles': undefined
  'ownRoles.permission.exportFiles': undefined
  'ownRoles.permission.changeContacts': undefined
  'ownRoles.permission.sortContacts': undefined
  'ownRoles.permission.trashContacts': undefined
  'ownRoles.permission.eraseContacts': undefined
  'ownRoles.permission.exportUsers': undefined
  'ownRoles.permission.exportContacts': undefined
  'ownRoles.permission.changeContactLists': undefined
  'ownRoles.permission.inviteUsers': undefined
  'ownRoles.permission.changeUsers': undefined
  'ownRoles.permission.giveRoles': undefined
  'ownRoles.permission.givePasswords': undefined
  'ownRoles.permission.deactivateUsers': undefined
  'ownRoles.permission.changeProfile': undefined
  'ownRoles.permission.changeProfileFields': undefined
  'ownRoles.permission.changeRoles': undefined
  'programs.script': undefined
  'screens.list.all': undefined
  'screens.list.loading': undefined
  'screens.list.countOf': { shown: string | number; whole: string | number }
  'screens.list.sum': { label: string | number; sum: string | number }
  'screens.list.hours': { count: number }
  'screens.list.minutes': { count: number }
  'screens.list.seconds': { count: number }
  'screens.list.search': undefined
  'screens.list.search.clear': undefined
  'screens.list.filter': undefined
  'screens.list.filter.find': undefined
  'screens.list.filter.contains': { text: string | number }
  'screens.list.filter.any': undefined
  'screens.list.filter.clear': undefined
  'screens.list.filter.remove': { name: string | number }
  'screens.list.filter.none': undefined
  'screens.list.filter.noValues': undefined
  'screens.list.filter.noneFound': undefined
  'screens.list.filter.from': undefined
  'screens.list.filter.to': undefined
  'screens.list.filter.since': { from: string | number }
  'screens.list.filter.until': { to: string | number }
  'screens.list.filter.between': { from: string | number; to: string | number }
  'screens.list.filter.atLeast': { from: string | number }
  'screens.list.filter.atMost': { to: string | number }
  'screens.list.filter.lastDays': { count: number }
  'screens.list.filter.olderThan': { count: number }
  'screens.list.filter.names': { names: string | number; count: number }
  'screens.list.filters.clear': undefined
  'screens.list.sort': undefined
  'screens.list.sort.up': undefined
  'screens.list.sort.down': undefined
  'screens.list.columns': undefined
  'screens.list.columns.reset': undefined
  'screens.list.columns.move': { name: string | number }
  'screens.list.columns.actions': undefined
  'screens.list.view': undefined
  'screens.list.view.table': undefined
  'screens.list.view.cards': undefined
  'screens.list.views': undefined
  'screens.list.trash': undefined
  'screens.list.trash.title': { title: string | number }
  'screens.list.trash.close': undefined
  'screens.list.trash.column': undefined
  'screens.list.trash.days': { count: number }
  'screens.list.trash.hint': { days: string | number }
  'screens.list.trash.empty': undefined
  'screens.list.select': { name: string | number }
  'screens.list.select.loaded': undefined
  'screens.list.select.all': { count: number }
  'screens.list.selected': { count: number }
  'screens.list.selection': undefined
  'screens.list.selection.clear': undefined
  'screens.list.selection.part': { part: string | number; count: number }
  'screens.list.more': { name: string | number }
  'screens.list.undo': undefined
  'screens.list.undone': undefined
  'screens.list.show': undefined
  'screens.list.refused': { action: string | number; left: string | number; count: number }
  'screens.list.refused.title': { action: string | number }
  'screens.list.close': undefined
  'screens.list.cancel': undefined
  'screens.list.confirm.typed': { word: string | number }
  'screens.list.dropped': undefined
  'screens.list.droppedField': { field: string | number }
  'screens.list.noResults': undefined
  'screens.list.noResults.text': undefined
  'screens.list.others': { rest: string | number }
  'screens.list.failed': undefined
  'screens.list.failed.text': undefined
  'screens.list.failed.more': undefined
  'screens.list.retry': undefined
  'screens.list.forbidden': undefined
  'screens.list.forbidden.text': undefined
  'screens.list.stale': undefined
  'screens.list.notDone': { action: string | number; name: string | number; count: number }
  'screens.list.yes': undefined
  'screens.list.no': undefined
  'screens.list.meter': { part: string | number; whole: string | number }
  'screens.list.export': undefined
  'screens.list.export.running': { count: number }
  'screens.list.export.done': { count: number }
  'screens.list.export.cancel': undefined
  'screens.list.save': undefined
  'screens.list.save.name': undefined
  'screens.list.save.shared': undefined
  'screens.list.save.submit': undefined
  'screens.list.save.update': undefined
  'screens.list.save.rename': undefined
  'screens.list.save.share': undefined
  'screens.list.save.unshare': undefined
  'screens.list.save.remove': undefined
  'screens.list.save.saved': { name: string | number }
  'screens.list.save.options': { name: string | number }
  'screens.form.save': undefined
  'screens.form.saveThis': undefined
  'screens.form.discard': undefined
  'screens.form.cancel': undefined
  'screens.form.undo': undefined
  'screens.form.optional': undefined
  'screens.form.was': { value: string | number }
  'screens.form.wasEmpty': undefined
  'screens.form.added': { names: string | number }
  'screens.form.removed': { names: string | number }
  'screens.form.changes': { count: number }
  'screens.form.anotherLook': undefined
  'screens.form.moreFaults': { count: number }
  'screens.form.waiting': undefined
  'screens.form.retry': undefined
  'screens.form.created': { name: string | number }
  'screens.form.saved': { name: string | number }
  'screens.form.merged': undefined
  'screens.form.mergedWith': { name: string | number }
  'screens.form.kept': { name: string | number }
  'screens.form.keptNew': undefined
  'screens.form.keptAny': undefined
  'screens.form.goBack': undefined
  'screens.form.draft': undefined
  'screens.form.none': undefined
  'screens.form.yes': undefined
  'screens.form.no': undefined
  'screens.form.undoNamed': { field: string | number }
  'screens.form.unit': undefined
  'screens.form.remove': { name: string | number }
  'screens.form.choose': { field: string | number }
  'screens.form.optionsEmpty': undefined
  'screens.form.optionsFailed': undefined
  'screens.form.own': undefined
  'screens.form.ownDetail': { customer: string | number }
  'screens.form.gone': { name: string | number }
  'screens.form.goneText': undefined
  'screens.form.copyAsNew': undefined
  'screens.conflict.title': undefined
  'screens.conflict.somebody': undefined
  'screens.conflict.saved': { name: string | number; age: string | number }
  'screens.conflict.savedSome': undefined
  'screens.conflict.choose': { count: number }
  'screens.conflict.before': { value: string | number }
  'screens.conflict.yours': undefined
  'screens.conflict.theirs': { name: string | number }
  'screens.conflict.taken': { field: string | number; value: string | number; name: string | number }
  'screens.conflict.kept': { field: string | number; value: string | number; name: string | number }
  'screens.conflict.chosen': { chosen: string | number; whole: string | number }
  'screens.conflict.takeAll': undefined
  'screens.panel.close': undefined
  'screens.panel.previous': undefined
  'screens.panel.next': undefined
  'screens.panel.copy': undefined
  'screens.panel.copyOf': { name: string | number }
  'screens.panel.more': undefined
  'screens.panel.loading': undefined
  'screens.panel.missing.title': undefined
  'screens.panel.missing.text': undefined
  'screens.panel.failed.title': undefined
  'screens.panel.failed.text': undefined
  'screens.panel.retry': undefined
  'screens.panel.fact': { label: string | number; value: string | number }
  'screens.page.missing.title': undefined
  'screens.page.missing.text': undefined
  'screens.picture.choose': undefined
  'screens.picture.other': undefined
  'screens.picture.remove': undefined
  'screens.picture.drop': undefined
  'screens.picture.title': undefined
  'screens.picture.stage': undefined
  'screens.picture.help': undefined
  'screens.picture.zoom': undefined
  'screens.picture.use': undefined
  'screens.picture.some': undefined
  'screens.picture.failed': undefined
  'screens.import.done': { added: string | number; changed: string | number }
  'screens.import.double': { row: string | number }
  'screens.import.unknownValue': undefined
  'screens.import.refused': undefined
  'screens.import.title': { title: string | number }
  'screens.import.drop': undefined
  'screens.import.choose': undefined
  'screens.import.choose.title': undefined
  'screens.import.choose.text': { rows: string | number; size: string | number }
  'screens.import.template': undefined
  'screens.import.fault.tooLarge': { size: string | number }
  'screens.import.fault.tooManyRows': { rows: string | number }
  'screens.import.fault.empty': { rows: string | number }
  'screens.import.fault.unreadable': { size: string | number }
  'screens.import.view.all': { shown: string | number }
  'screens.import.view.new': { shown: string | number }
  'screens.import.view.known': { shown: string | number }
  'screens.import.view.faulty': { shown: string | number }
  'screens.import.views': undefined
  'screens.import.unmapped': { fields: string | number }
  'screens.import.commas': undefined
  'screens.import.semicolons': undefined
  'screens.import.tabs': undefined
  'screens.import.file': { rows: string | number; columns: string | number; delimiter: string | number; encoding: string | number; count: number }
  'screens.import.another': undefined
  'screens.import.checkFailed': undefined
  'screens.import.checking': { count: number }
  'screens.import.faulty': { count: number }
  'screens.import.faultyText': undefined
  'screens.import.ready': undefined
  'screens.import.retry': undefined
  'screens.import.downloadFaulty': { count: number }
  'screens.import.start': { count: number }
  'screens.import.cell': { column: string | number; row: string | number }
  'screens.import.mended': undefined
  'screens.import.empty': undefined
  'screens.import.sheet': undefined
  'screens.import.row': undefined
  'screens.import.column': { head: string | number }
  'screens.import.leaveOut': undefined
  'screens.import.what': undefined
  'screens.import.sum.new': undefined
  'screens.import.sum.changed': undefined
  'screens.import.sum.same': undefined
  'screens.import.sum.faulty': undefined
  'screens.import.sum.checking': undefined
  'screens.import.how': undefined
  'screens.import.mode': { field: string | number }
  'screens.import.mode.fill': undefined
  'screens.import.mode.overwrite': undefined
  'screens.import.mode.skip': undefined
  'screens.import.mode.fill.hint': undefined
  'screens.import.mode.overwrite.hint': undefined
  'screens.import.mode.skip.hint': undefined
  'screens.import.constant': undefined
  'screens.import.progress': { sent: string | number; whole: string | number }
  'screens.import.running': undefined
  'screens.import.stopped': undefined
  'screens.import.stoppedText': { added: string | number; changed: string | number; left: string | number }
  'screens.import.resume': undefined
  'screens.import.stop': undefined
  'screens.import.undo': undefined
  'screens.import.undone': undefined
  'screens.import.finished': undefined
  'screens.import.toList': undefined
  'screens.import.open': undefined
  'screens.panel.changes': undefined
  'screens.panel.noChanges': undefined
  'screens.panel.somebody': undefined
  'screens.panel.act.created': undefined
  'screens.panel.act.changed': undefined
  'screens.panel.act.trashed': undefined
  'screens.panel.act.restored': undefined
  'screens.panel.act.imported': undefined
  'screens.panel.act.action': undefined
  'superAdmin.customers.field.name': undefined
  'superAdmin.customers.field.city': undefined
  'superAdmin.customers.field.lifeState': undefined
  'superAdmin.customers.field.people': undefined
  'superAdmin.customers.field.seats': undefined
  'superAdmin.customers.field.storedBytes': undefined
  'superAdmin.customers.field.storageBytes': undefined
  'superAdmin.customers.field.flags': undefined
  'superAdmin.customers.field.idleSessionTimeoutMins': undefined
  'superAdmin.customers.field.lastActiveAt': undefined
  'superAdmin.customers.field.createdAt': undefined
  'superAdmin.customers.help.seats': undefined
  'superAdmin.customers.help.storageBytes': undefined
  'superAdmin.customers.help.idleSessionTimeoutMins': undefined
  'superAdmin.customers.value.lifeState.trial': undefined
  'superAdmin.customers.value.lifeState.active': undefined
  'superAdmin.customers.value.lifeState.locked': undefined
  'superAdmin.customers.value.lifeState.closed': undefined
  'superAdmin.customers.value.flags.allowZoomIntegration': undefined
  'superAdmin.customers.value.flags.allowYoutubeIntegration': undefined
  'superAdmin.customers.value.flags.enableStoryBoard': undefined
  'superAdmin.customers.value.flags.campaignManagerAccess': undefined
  'superAdmin.customers.value.flags.hideOrganization': undefined
  'superAdmin.customers.value.flags.proEditVendor': undefined
  'superAdmin.customers.group.place': undefined
  'superAdmin.customers.group.limits': undefined
  'superAdmin.customers.group.features': undefined
  'superAdmin.customers.view.trial': undefined
  'superAdmin.customers.view.locked': undefined
  'superAdmin.customers.action.activate': undefined
  'superAdmin.customers.action.lock': undefined
  'superAdmin.customers.action.unlock': undefined
  'superAdmin.customers.action.close': undefined
  'superAdmin.customers.done.activate': { count: number }
  'superAdmin.customers.done.lock': { count: number }
  'superAdmin.customers.done.unlock': { count: number }
  'superAdmin.customers.done.close': { count: number }
  'superAdmin.customers.confirm.close': { count: number }
  'superAdmin.customers.count': { count: number }
  'superAdmin.customers.create': undefined
  'superAdmin.customers.empty.title': undefined
  'superAdmin.customers.empty.text': undefined
  'superAdmin.shotTypes.field.name': undefined
  'superAdmin.shotTypes.field.description': undefined
  'superAdmin.shotTypes.field.position': undefined
  'superAdmin.shotTypes.field.state': undefined
  'superAdmin.shotTypes.field.createdAt': undefined
  'superAdmin.shotTypes.help.position': undefined
  'superAdmin.shotTypes.value.state.inUse': undefined
  'superAdmin.shotTypes.value.state.archived': undefined
  'superAdmin.shotTypes.group.type': undefined
  'superAdmin.shotTypes.view.inUse': undefined
  'superAdmin.shotTypes.view.archived': undefined
  'superAdmin.shotTypes.action.archive': undefined
  'superAdmin.shotTypes.action.restore': undefined
  'superAdmin.shotTypes.done.archive': { count: number }
  'superAdmin.shotTypes.done.restore': { count: number }
  'superAdmin.shotTypes.count': { count: number }
  'superAdmin.shotTypes.create': undefined
  'superAdmin.shotTypes.empty.title': undefined
  'superAdmin.shotTypes.empty.text': undefined
  'superAdmin.industryTypes.field.name': undefined
  'superAdmin.industryTypes.field.path': undefined
  'superAdmin.industryTypes.field.parent': undefined
  'superAdmin.industryTypes.field.position': undefined
  'superAdmin.industryTypes.field.customers': undefined
  'superAdmin.industryTypes.field.state': undefined
  'superAdmin.industryTypes.field.createdAt': undefined
  'superAdmin.industryTypes.help.parent': undefined
  'superAdmin.industryTypes.help.position': undefined
  'superAdmin.industryTypes.value.state.inUse': undefined
  'superAdmin.industryTypes.value.state.archived': undefined
  'superAdmin.industryTypes.group.type': undefined
  'superAdmin.industryTypes.view.inUse': undefined
  'superAdmin.industryTypes.view.archived': undefined
  'superAdmin.industryTypes.action.archive': undefined
  'superAdmin.industryTypes.action.restore': undefined
  'superAdmin.industryTypes.done.archive': { count: number }
  'superAdmin.industryTypes.done.restore': { count: number }
  'superAdmin.industryTypes.count': { count: number }
  'superAdmin.industryTypes.create': undefined
  'superAdmin.industryTypes.empty.title': undefined
  'superAdmin.industryTypes.empty.text': undefined
  'superAdmin.accounts.field.name': undefined
  'superAdmin.accounts.field.email': undefined
  'superAdmin.accounts.field.customer': undefined
  'superAdmin.accounts.field.customers': undefined
  'superAdmin.accounts.field.roles': undefined
  'superAdmin.accounts.field.state': undefined
  'superAdmin.accounts.field.lastSignInAt': undefined
  'superAdmin.accounts.field.createdAt': undefined
  'superAdmin.accounts.help.email': undefined
  'superAdmin.accounts.value.state.invited': undefined
  'superAdmin.accounts.value.state.active': undefined
  'superAdmin.accounts.value.state.inactive': undefined
  'superAdmin.accounts.value.state.locked': undefined
  'superAdmin.accounts.group.account': undefined
  'superAdmin.accounts.group.place': undefined
  'superAdmin.accounts.view.active': undefined
  'superAdmin.accounts.view.invited': undefined
  'superAdmin.accounts.view.locked': undefined
  'superAdmin.accounts.action.resend': undefined
  'superAdmin.accounts.action.lock': undefined
  'superAdmin.accounts.action.unlock': undefined
  'superAdmin.accounts.done.resend': { count: number }
  'superAdmin.accounts.done.lock': { count: number }
  'superAdmin.accounts.done.unlock': { count: number }
  'superAdmin.accounts.count': { count: number }
  'superAdmin.accounts.create': undefined
  'superAdmin.accounts.empty.title': undefined
  'superAdmin.accounts.empty.text': undefined
}

export type TextKey = keyof TextParams

/** The features whose words the screens of a feature say: fetched with them. */
export const featureWords: Readonly<Partial<Record<string, readonly string[]>>> = { account: ['account', 'screens'], 'admin-actions': ['admin-actions', 'screens'], audience: ['audience', 'screens'], contacts: ['contacts', 'screens'], directory: ['directory', 'screens'], files: ['files', 'media', 'screens'], footage: ['footage', 'media', 'screens'], media: ['media'], organisation: ['organisation', 'screens'], 'own-roles': ['own-roles', 'screens'], screens: ['screens'], 'super-admin': ['super-admin', 'screens'] }

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
  'approvalMail.asked.subject': { title: string | number }
  'approvalMail.asked.lead': { by: string | number; version: string | number; title: string | number }
  'approvalMail.asked.due': { due: string | number }
  'approvalMail.asked.action': undefined
  'approvalMail.decided.approved': { version: string | number; title: string | number }
  'approvalMail.decided.changes_requested': { version: string | number; title: string | number }
  'approvalMail.decided.rejected': { version: string | number; title: string | number }
  'approvalMail.decided.action': undefined
  'approvalMail.named.subject': { by: string | number; title: string | number }
  'approvalMail.named.lead': { by: string | number; version: string | number; title: string | number }
  'approvalMail.named.action': undefined
  'approvalMail.greeting': { name: string | number }
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
  'failures.captionsUnreadable': { line: string | number }
  'failures.bumperLength': undefined
  'failures.bumperShape': undefined
  'failures.bioThere': undefined
  'failures.editHeld': undefined
  'failures.mediaNotThere': undefined
  'failures.timelineFlawed': undefined
  'failures.programEmpty': undefined
  'failures.programNotReady': undefined
  'failures.tooManyRenders': undefined
  'failures.editTooLate': undefined
  'failures.policyMissing': undefined
  'failures.policyRetired': undefined
  'failures.approversMissing': undefined
  'failures.approverNoManager': undefined
  'failures.alreadyAsked': undefined
  'failures.alreadyApproved': undefined
  'failures.nothingToApprove': undefined
  'failures.sayWhy': undefined
  'failures.undoTooLate': undefined
  'failures.versionIncomplete': undefined
  'failures.notApproved': undefined
  'failures.noCaptions': undefined
  'failures.storyNotReady': undefined
  'failures.nothingChanged': undefined
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
  'shell.leaving.takes.running': { count: number }
  'shell.leaving.takes.stopped': { count: number }
  'shell.leaving.uploads.running': { count: number }
  'shell.leaving.uploads.stopped': { count: number }
  'shell.leaving.drafts.running': { count: number }
  'shell.leaving.drafts.stopped': { count: number }
  'shell.leaving.unkept.running': { count: number }
  'shell.leaving.unkept.stopped': { count: number }
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
  'adminActions.letters.value.kind.asked': undefined
  'adminActions.letters.value.kind.decided': undefined
  'adminActions.letters.value.kind.invitation': undefined
  'adminActions.letters.value.kind.named': undefined
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
  'approvals.policies': undefined
  'approvals.review.title': undefined
  'approvals.review.side': undefined
  'approvals.review.version': undefined
  'approvals.review.due': { day: string | number }
  'approvals.review.toPrograms': undefined
  'approvals.review.toProgram': undefined
  'approvals.review.missing': undefined
  'approvals.review.readFailed': undefined
  'approvals.review.noVersion': undefined
  'approvals.review.noVersionText': undefined
  'approvals.review.noFilm': undefined
  'approvals.review.noFilmText': undefined
  'approvals.review.play': { title: string | number; version: string | number }
  'approvals.review.approve': undefined
  'approvals.review.approveTitle': { version: string | number }
  'approvals.review.approveAnyway': undefined
  'approvals.review.ownOpen': { count: number }
  'approvals.review.ask': undefined
  'approvals.review.askTitle': { version: string | number }
  'approvals.review.note': undefined
  'approvals.review.noPolicy': undefined
  'approvals.review.publish': undefined
  'approvals.review.publishTitle': { version: string | number }
  'approvals.review.publishAnyway': undefined
  'approvals.review.until': undefined
  'approvals.review.untilHint': undefined
  'approvals.review.withdrawText': undefined
  'approvals.review.did.approve': { name: string | number }
  'approvals.review.did.changes': { name: string | number }
  'approvals.review.did.reject': { name: string | number }
  'approvals.review.did.publish': undefined
  'approvals.review.did.ask': undefined
  'approvals.review.undo': undefined
  'approvals.review.failed': undefined
  'approvals.review.cancel': undefined
  'approvals.review.save': undefined
  'approvals.review.again': undefined
  'approvals.review.tab.comments': undefined
  'approvals.review.tab.changes': undefined
  'approvals.review.tab.approval': undefined
  'approvals.review.show': undefined
  'approvals.review.shown.open': { count: number }
  'approvals.review.shown.all': { count: number }
  'approvals.review.shown.mine': { count: number }
  'approvals.review.commentsFailed': undefined
  'approvals.review.noComments': undefined
  'approvals.review.mark': { name: string | number; time: string | number }
  'approvals.review.onVersion': { version: string | number }
  'approvals.review.edited': undefined
  'approvals.review.told': { names: string | number }
  'approvals.review.reply': undefined
  'approvals.review.resolve': undefined
  'approvals.review.resolvedBy': { name: string | number }
  'approvals.review.edit': undefined
  'approvals.review.remove': undefined
  'approvals.review.say': undefined
  'approvals.review.send': undefined
  'approvals.review.drop': undefined
  'approvals.review.unsent': undefined
  'approvals.review.answering': { name: string | number }
  'approvals.review.answerNot': undefined
  'approvals.review.noTime': undefined
  'approvals.review.draw': undefined
  'approvals.review.tool.pen': undefined
  'approvals.review.tool.arrow': undefined
  'approvals.review.tool.box': undefined
  'approvals.review.colour': { no: string | number }
  'approvals.review.undoStroke': undefined
  'approvals.review.mention': undefined
  'approvals.review.changeAt': { change: string | number; time: string | number }
  'approvals.review.same': { version: string | number }
  'approvals.review.changedSince': { version: string | number; length: string | number; count: number }
  'approvals.review.first': undefined
  'approvals.review.unknown': undefined
  'approvals.review.reading': undefined
  'approvals.review.from': { from: string | number; to: string | number }
  'approvals.review.was': { time: string | number; length: string | number }
  'approvals.review.notAsked': undefined
  'approvals.compare.title': undefined
  'approvals.compare.open': { version: string | number }
  'approvals.compare.close': undefined
  'approvals.compare.layout': undefined
  'approvals.compare.side': undefined
  'approvals.compare.wipe': undefined
  'approvals.compare.shown': { version: string | number }
  'approvals.compare.follow': undefined
  'approvals.compare.cut': undefined
  'approvals.compare.time': undefined
  'approvals.compare.choose.was': undefined
  'approvals.compare.choose.is': undefined
  'approvals.compare.before': undefined
  'approvals.compare.after': undefined
  'approvals.compare.sound': undefined
  'approvals.compare.soundOf': { version: string | number }
  'approvals.compare.tone.new': undefined
  'approvals.compare.tone.changed': undefined
  'approvals.compare.tone.gone': undefined
  'approvals.compare.changed': { from: string | number; to: string | number }
  'approvals.compare.rest': undefined
  'approvals.compare.in': { version: string | number }
  'approvals.compare.change': undefined
  'approvals.compare.none': undefined
  'approvals.compare.seconds': { seconds: string | number }
  'approvals.compare.openComments': { count: number }
  'approvals.compare.resolved': { count: number }
  'approvals.version': { version: string | number }
  'approvals.gone': { name: string | number }
  'approvals.decided.approve': { name: string | number }
  'approvals.decided.changes': { name: string | number }
  'approvals.decided.reject': { name: string | number }
  'approvals.decided.none': { name: string | number }
  'approvals.decided.later': { name: string | number }
  'approvals.policy.stage': { no: string | number }
  'approvals.policy.approvers': undefined
  'approvals.policy.rule': undefined
  'approvals.policy.rules.any': undefined
  'approvals.policy.rules.all': undefined
  'approvals.policy.rules.n': undefined
  'approvals.policy.needed': undefined
  'approvals.policy.days': undefined
  'approvals.policy.add': undefined
  'approvals.policy.remove': { no: string | number }
  'approvals.policy.rule_any': { names: string | number }
  'approvals.policy.rule_all': { names: string | number }
  'approvals.policy.rule_n': { needed: string | number; names: string | number }
  'approvals.approvals.field.title': undefined
  'approvals.approvals.field.state': undefined
  'approvals.approvals.field.waitsForMe': undefined
  'approvals.approvals.field.isDecidedByMe': undefined
  'approvals.approvals.field.stages': undefined
  'approvals.approvals.field.policy': undefined
  'approvals.approvals.field.askedBy': undefined
  'approvals.approvals.field.askedAt': undefined
  'approvals.approvals.field.dueOn': undefined
  'approvals.approvals.field.words': undefined
  'approvals.approvals.field.standIn': undefined
  'approvals.approvals.value.state.pending': undefined
  'approvals.approvals.value.state.approved': undefined
  'approvals.approvals.value.state.changes_requested': undefined
  'approvals.approvals.value.state.rejected': undefined
  'approvals.approvals.value.state.withdrawn': undefined
  'approvals.approvals.value.state.superseded': undefined
  'approvals.approvals.view.waiting': undefined
  'approvals.approvals.view.open': undefined
  'approvals.approvals.view.decided': undefined
  'approvals.approvals.action.approve': undefined
  'approvals.approvals.action.changes': undefined
  'approvals.approvals.action.reject': undefined
  'approvals.approvals.action.undo': undefined
  'approvals.approvals.action.remind': undefined
  'approvals.approvals.action.reassign': undefined
  'approvals.approvals.action.withdraw': undefined
  'approvals.approvals.done.approve': { name: string | number; count: number }
  'approvals.approvals.done.changes': { name: string | number; count: number }
  'approvals.approvals.done.reject': { name: string | number; count: number }
  'approvals.approvals.done.undo': { name: string | number; count: number }
  'approvals.approvals.done.remind': { name: string | number; count: number }
  'approvals.approvals.done.reassign': { name: string | number; count: number }
  'approvals.approvals.done.withdraw': { name: string | number; count: number }
  'approvals.approvals.confirm.withdraw': { count: number }
  'approvals.approvals.count': { count: number }
  'approvals.approvals.empty.title': undefined
  'approvals.approvals.empty.text': undefined
  'approvals.approvalPolicies.field.name': undefined
  'approvals.approvalPolicies.field.state': undefined
  'approvals.approvalPolicies.field.stages': undefined
  'approvals.approvalPolicies.field.allowSelf': undefined
  'approvals.approvalPolicies.field.ccPublish': undefined
  'approvals.approvalPolicies.field.programs': undefined
  'approvals.approvalPolicies.field.createdAt': undefined
  'approvals.approvalPolicies.field.updatedAt': undefined
  'approvals.approvalPolicies.value.state.active': undefined
  'approvals.approvalPolicies.value.state.retired': undefined
  'approvals.approvalPolicies.help.allowSelf': undefined
  'approvals.approvalPolicies.help.ccPublish': undefined
  'approvals.approvalPolicies.group.policy': undefined
  'approvals.approvalPolicies.group.rules': undefined
  'approvals.approvalPolicies.view.active': undefined
  'approvals.approvalPolicies.view.retired': undefined
  'approvals.approvalPolicies.action.retire': undefined
  'approvals.approvalPolicies.action.reopen': undefined
  'approvals.approvalPolicies.done.retire': { name: string | number; count: number }
  'approvals.approvalPolicies.done.reopen': { name: string | number; count: number }
  'approvals.approvalPolicies.count': { count: number }
  'approvals.approvalPolicies.create': undefined
  'approvals.approvalPolicies.empty.title': undefined
  'approvals.approvalPolicies.empty.text': undefined
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
  'captions.title': undefined
  'captions.language.add': undefined
  'captions.editor': { language: string | number }
  'captions.none': undefined
  'captions.none.edit': undefined
  'captions.unread': undefined
  'captions.again': undefined
  'captions.count': { count: number }
  'captions.save': undefined
  'captions.discard': undefined
  'captions.undo': undefined
  'captions.more': undefined
  'captions.versions': undefined
  'captions.bringBack': { version: string | number }
  'captions.remove': undefined
  'captions.removed': { language: string | number }
  'captions.saved': { language: string | number; version: string | number }
  'captions.failed': undefined
  'captions.offline': undefined
  'captions.behind': undefined
  'captions.behind.mine': undefined
  'captions.behind.theirs': undefined
  'captions.version.upload': { version: string | number }
  'captions.version.human': { version: string | number }
  'captions.version.version': { version: string | number }
  'captions.version.notYet': undefined
  'captions.download.vtt': undefined
  'captions.download.srt': undefined
  'captions.file.upload': undefined
  'captions.file.title': { name: string | number }
  'captions.file.faults': { count: number; name: string | number }
  'captions.file.mended': { count: number }
  'captions.file.line': { line: string | number }
  'captions.file.text': undefined
  'captions.file.use': undefined
  'captions.file.cancel': undefined
  'captions.file.tooLarge': undefined
  'captions.fault.nothing': undefined
  'captions.fault.timing': undefined
  'captions.fault.order': undefined
  'captions.fault.noTimes': undefined
  'captions.fault.noGap': undefined
  'captions.fault.tooLong': undefined
  'captions.fault.tooMany': undefined
  'captions.cue.from': undefined
  'captions.cue.to': undefined
  'captions.cue.words': undefined
  'captions.cue.empty': undefined
  'captions.cue.add': undefined
  'captions.cue.join': undefined
  'captions.cue.remove': undefined
  'captions.warning.long': undefined
  'captions.warning.fast': undefined
  'captions.warning.short': undefined
  'captions.warning.overlap': undefined
  'captions.keys': undefined
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
  'files.files.field.sharedWith': undefined
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
  'files.files.value.visibility.shared': undefined
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
  'files.download.partly': { left: string | number; count: number }
  'files.download.failed': { count: number }
  'files.download.atMost': { count: number }
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
  'footage.footage.field.isMine': undefined
  'footage.footage.field.isToCheck': undefined
  'footage.footage.field.title': undefined
  'footage.footage.field.state': undefined
  'footage.footage.field.owner': undefined
  'footage.footage.field.createdAt': undefined
  'footage.footage.field.durationMs': undefined
  'footage.footage.field.width': undefined
  'footage.footage.field.bytes': undefined
  'footage.footage.field.orientation': undefined
  'footage.footage.field.description': undefined
  'footage.footage.field.tags': undefined
  'footage.footage.field.people': undefined
  'footage.footage.field.otherPeople': undefined
  'footage.footage.field.shotType': undefined
  'footage.footage.field.language': undefined
  'footage.footage.field.rating': undefined
  'footage.footage.field.visibility': undefined
  'footage.footage.field.sharedWith': undefined
  'footage.footage.field.rightsExpireAt': undefined
  'footage.footage.field.source': undefined
  'footage.footage.value.state.uploading': undefined
  'footage.footage.value.state.processing': undefined
  'footage.footage.value.state.playable': undefined
  'footage.footage.value.state.ready': undefined
  'footage.footage.value.state.failed': undefined
  'footage.footage.value.state.rejected': undefined
  'footage.footage.value.orientation.landscape': undefined
  'footage.footage.value.orientation.portrait': undefined
  'footage.footage.value.orientation.square': undefined
  'footage.footage.value.source.upload': undefined
  'footage.footage.value.source.camera': undefined
  'footage.footage.value.source.screen': undefined
  'footage.footage.value.source.screenAndCamera': undefined
  'footage.footage.value.source.audio': undefined
  'footage.footage.value.language.da': undefined
  'footage.footage.value.language.de': undefined
  'footage.footage.value.language.en': undefined
  'footage.footage.value.language.es': undefined
  'footage.footage.value.language.fi': undefined
  'footage.footage.value.language.fr': undefined
  'footage.footage.value.language.it': undefined
  'footage.footage.value.language.nb': undefined
  'footage.footage.value.language.nl': undefined
  'footage.footage.value.language.pl': undefined
  'footage.footage.value.language.pt': undefined
  'footage.footage.value.language.sv': undefined
  'footage.footage.value.visibility.private': undefined
  'footage.footage.value.visibility.shared': undefined
  'footage.footage.value.visibility.customer': undefined
  'footage.footage.group.clip': undefined
  'footage.footage.group.rights': undefined
  'footage.footage.view.mine': undefined
  'footage.footage.view.recorded': undefined
  'footage.footage.view.toCheck': undefined
  'footage.footage.view.rightsEnd': undefined
  'footage.footage.view.rightsEnded': undefined
  'footage.footage.action.tag': undefined
  'footage.footage.action.show': undefined
  'footage.footage.action.shot': undefined
  'footage.footage.action.rights': undefined
  'footage.footage.action.retry': undefined
  'footage.footage.action.trash': undefined
  'footage.footage.action.restore': undefined
  'footage.footage.action.erase': undefined
  'footage.footage.done.tag': { name: string | number; count: number }
  'footage.footage.done.show': { name: string | number; count: number }
  'footage.footage.done.shot': { name: string | number; count: number }
  'footage.footage.done.rights': { name: string | number; count: number }
  'footage.footage.done.retry': { name: string | number; count: number }
  'footage.footage.done.trash': { name: string | number; count: number }
  'footage.footage.done.restore': { name: string | number; count: number }
  'footage.footage.done.erase': { name: string | number; count: number }
  'footage.footage.did.startClipUpload': undefined
  'footage.footage.did.bringBackClip': undefined
  'footage.footage.did.trimClip': undefined
  'footage.footage.did.tagClips': undefined
  'footage.footage.did.showClips': undefined
  'footage.footage.did.setClipShotType': undefined
  'footage.footage.did.setClipRights': undefined
  'footage.footage.did.retryClips': undefined
  'footage.footage.did.saveCaptions': undefined
  'footage.footage.did.importCaptions': undefined
  'footage.footage.did.bringBackCaptions': undefined
  'footage.footage.did.removeCaptions': undefined
  'footage.footage.confirm.erase': { count: number }
  'footage.footage.count': { count: number }
  'footage.footage.empty.title': undefined
  'footage.footage.empty.text': undefined
  'footage.record': undefined
  'footage.recordShort': undefined
  'footage.upload': undefined
  'footage.upload.dropTitle': undefined
  'footage.upload.dropHint': undefined
  'footage.retry': undefined
  'footage.rename.act': undefined
  'footage.rename.label': undefined
  'footage.rename.failed': { title: string | number }
  'footage.rename.conflict': { title: string | number }
  'footage.open': undefined
  'footage.download': undefined
  'footage.download.original': undefined
  'footage.download.small': undefined
  'footage.download.originals': undefined
  'footage.download.smaller': undefined
  'footage.download.partly': { left: string | number; count: number }
  'footage.download.failed': { count: number }
  'footage.download.atMost': { count: number }
  'footage.chosen.someFilms': { uploading: string | number; all: string | number; names: string | number; count: number }
  'footage.chosen.noFilms': { names: string | number; count: number }
  'footage.chosen.toFiles': undefined
  'footage.chosen.same': { title: string | number; count: number }
  'footage.chosen.openSame': undefined
  'footage.chosen.keepBoth': undefined
  'footage.link.copy': undefined
  'footage.link.copied': undefined
  'footage.link.failed': undefined
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
  'footage.clip.owner': undefined
  'footage.clip.added': undefined
  'footage.clip.size': undefined
  'footage.clip.resolution': undefined
  'footage.clip.duration': undefined
  'footage.choose': undefined
  'footage.dismiss': undefined
  'footage.page.download': undefined
  'footage.rating': { count: number }
  'footage.trim': undefined
  'footage.trim.kept': { length: string | number; whole: string | number }
  'footage.trim.cancel': undefined
  'footage.trim.save': undefined
  'footage.trim.whole': undefined
  'footage.trim.failed': undefined
  'footage.rights.title': undefined
  'footage.rights.ended': { date: string | number }
  'footage.rights.endedShort': undefined
  'footage.rights.endToday': undefined
  'footage.rights.end': { count: number }
  'footage.versions.title': undefined
  'footage.versions.new': undefined
  'footage.versions.one': { version: string | number }
  'footage.versions.shown': undefined
  'footage.versions.watch': undefined
  'footage.versions.take': undefined
  'footage.versions.close': undefined
  'footage.versions.none': undefined
  'footage.versions.unread': undefined
  'footage.versions.shownNow': { title: string | number; version: string | number }
  'footage.versions.notTaken': undefined
  'footage.quality': undefined
  'footage.quality.notYet': undefined
  'footage.quality.good': undefined
  'footage.quality.retake': undefined
  'footage.quality.lufs': { value: string | number }
  'footage.quality.noSound': undefined
  'footage.quality.silent': undefined
  'footage.quality.quiet': undefined
  'footage.quality.loud': undefined
  'footage.quality.longSilence': undefined
  'footage.quality.black': undefined
  'footage.quality.frozen': undefined
  'footage.quality.short': undefined
  'footage.quality.long': undefined
  'footage.quality.muted': undefined
  'footage.quality.low': undefined
  'footage.quality.clipping': undefined
  'footage.quality.noise': undefined
  'footage.quality.dark': undefined
  'footage.quality.bright': undefined
  'footage.quality.backlit': undefined
  'footage.quality.slow': undefined
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
  'media.player.quality': undefined
  'media.player.auto': undefined
  'media.player.autoOf': { quality: string | number }
  'media.player.noConnection': undefined
  'media.player.pictureInPicture': undefined
  'media.player.settings': undefined
  'media.player.fullscreen': undefined
  'media.player.exitFullscreen': undefined
  'media.player.loading': undefined
  'media.player.error': undefined
  'media.player.retry': undefined
  'media.trim': undefined
  'media.trim.start': undefined
  'media.trim.end': undefined
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
  'ownRoles.permission.changeScripts': undefined
  'ownRoles.permission.trashScripts': undefined
  'ownRoles.permission.eraseScripts': undefined
  'ownRoles.permission.changePrograms': undefined
  'ownRoles.permission.trashPrograms': undefined
  'ownRoles.permission.erasePrograms': undefined
  'ownRoles.permission.commentPrograms': undefined
  'ownRoles.permission.askApprovals': undefined
  'ownRoles.permission.decidePrograms': undefined
  'ownRoles.permission.publishPrograms': undefined
  'ownRoles.permission.changePolicies': undefined
  'ownRoles.permission.changeTemplates': undefined
  'ownRoles.permission.trashTemplates': undefined
  'ownRoles.permission.eraseTemplates': undefined
  'ownRoles.permission.exportScripts': undefined
  'ownRoles.permission.changeBumpers': undefined
  'ownRoles.permission.trashBumpers': undefined
  'ownRoles.permission.eraseBumpers': undefined
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
  'programs.builder.failed': undefined
  'programs.builder.retry': undefined
  'programs.builder.conflict': undefined
  'programs.builder.keepMine': undefined
  'programs.builder.copyOf': { title: string | number }
  'programs.builder.notCopied': undefined
  'programs.builder.takeTheirs': undefined
  'programs.builder.strip': undefined
  'programs.builder.empty': undefined
  'programs.builder.emptyText': undefined
  'programs.builder.blocks': { count: number }
  'programs.builder.issues': { count: number }
  'programs.builder.show': undefined
  'programs.builder.slot': undefined
  'programs.builder.title': undefined
  'programs.builder.image': undefined
  'programs.builder.bumper': undefined
  'programs.builder.locked': undefined
  'programs.builder.place': { name: string | number; kind: string | number; length: string | number; at: string | number; of: string | number; start: string | number }
  'programs.builder.kind.clip': undefined
  'programs.builder.kind.image': undefined
  'programs.builder.kind.title': undefined
  'programs.builder.kind.bumper': undefined
  'programs.builder.kind.slot': undefined
  'programs.builder.shorter': undefined
  'programs.builder.longer': undefined
  'programs.builder.earlier': undefined
  'programs.builder.later': undefined
  'programs.builder.split': undefined
  'programs.builder.remove': undefined
  'programs.builder.duplicate': undefined
  'programs.builder.addTitle': undefined
  'programs.builder.addThird': undefined
  'programs.builder.zoomIn': undefined
  'programs.builder.zoomOut': undefined
  'programs.builder.fit': undefined
  'programs.builder.quieter': undefined
  'programs.builder.play': undefined
  'programs.builder.pause': undefined
  'programs.builder.toStart': undefined
  'programs.builder.wholeScreen': undefined
  'programs.builder.shape': undefined
  'programs.builder.drawer.clear': undefined
  'programs.builder.drawer.title': undefined
  'programs.builder.drawer.clip': undefined
  'programs.builder.drawer.file': undefined
  'programs.builder.drawer.titles': undefined
  'programs.builder.drawer.music': undefined
  'programs.builder.drawer.bumper': undefined
  'programs.builder.drawer.search': undefined
  'programs.builder.drawer.none': undefined
  'programs.builder.drawer.failed': undefined
  'programs.builder.drawer.inUse': undefined
  'programs.builder.drawer.coming': undefined
  'programs.builder.drawer.add': { name: string | number }
  'programs.builder.drawer.seconds': { seconds: string | number }
  'programs.builder.block.title': undefined
  'programs.builder.block.in': undefined
  'programs.builder.block.out': undefined
  'programs.builder.block.length': undefined
  'programs.builder.block.frame': undefined
  'programs.builder.block.fill': undefined
  'programs.builder.block.fit': undefined
  'programs.builder.block.sound': undefined
  'programs.builder.block.mute': undefined
  'programs.builder.block.join': undefined
  'programs.builder.block.cut': undefined
  'programs.builder.block.crossfade': undefined
  'programs.builder.block.dip': undefined
  'programs.builder.block.joinLength': undefined
  'programs.builder.block.style': undefined
  'programs.builder.block.words': undefined
  'programs.builder.block.subtitle': undefined
  'programs.builder.block.name': undefined
  'programs.builder.block.role': undefined
  'programs.builder.block.thirds': undefined
  'programs.builder.block.thirdAt': undefined
  'programs.builder.block.thirdLength': undefined
  'programs.builder.block.thirdRemove': undefined
  'programs.builder.block.empty': undefined
  'programs.builder.block.direction': undefined
  'programs.builder.block.asked': { least: string | number; most: string | number }
  'programs.builder.block.fillIt': undefined
  'programs.builder.look.title': undefined
  'programs.builder.look.primary': undefined
  'programs.builder.look.dark': undefined
  'programs.builder.look.accent': undefined
  'programs.builder.look.onDark': undefined
  'programs.builder.look.music': undefined
  'programs.builder.look.musicRemove': undefined
  'programs.builder.look.musicLevel': undefined
  'programs.builder.look.duck': undefined
  'programs.builder.film.review': undefined
  'programs.builder.film.render': { version: string | number }
  'programs.builder.film.waiting': undefined
  'programs.builder.film.ahead': { count: number }
  'programs.builder.film.sound': undefined
  'programs.builder.film.drawing': { done: string | number; of: string | number }
  'programs.builder.film.joining': undefined
  'programs.builder.film.making': undefined
  'programs.builder.film.none': undefined
  'programs.builder.film.cancel': undefined
  'programs.builder.film.again': undefined
  'programs.builder.film.failed.unreadable': { title: string | number; at: string | number }
  'programs.builder.film.failed.notDrawn': { at: string | number }
  'programs.builder.film.failed.tooDemanding': undefined
  'programs.builder.film.failed.serverFault': undefined
  'programs.builder.film.failed.mediaGone': undefined
  'programs.builder.film.versions': undefined
  'programs.builder.film.noVersion': undefined
  'programs.builder.film.version': { version: string | number }
  'programs.builder.film.watch': undefined
  'programs.builder.film.hide': undefined
  'programs.builder.film.more': { version: string | number }
  'programs.builder.film.download': undefined
  'programs.builder.film.bringBack': undefined
  'programs.builder.film.broughtBack': { version: string | number }
  'programs.builder.film.incomplete': undefined
  'programs.preview.unsupported': undefined
  'programs.preview.loading': undefined
  'programs.preview.unread': undefined
  'programs.turn.busy': { name: string | number }
  'programs.turn.busyHere': undefined
  'programs.turn.free': undefined
  'programs.turn.edit': undefined
  'programs.turn.ask': undefined
  'programs.turn.asking': { name: string | number }
  'programs.turn.take': undefined
  'programs.turn.asked': { name: string | number }
  'programs.turn.handOver': undefined
  'programs.turn.refuse': undefined
  'programs.program.version': { version: string | number }
  'programs.program.new': undefined
  'programs.programs.field.title': undefined
  'programs.programs.field.kind': undefined
  'programs.programs.field.state': undefined
  'programs.programs.field.owner': undefined
  'programs.programs.field.isMine': undefined
  'programs.programs.field.isNew': undefined
  'programs.programs.field.collaborators': undefined
  'programs.programs.field.template': undefined
  'programs.programs.field.aspect': undefined
  'programs.programs.field.durationMs': undefined
  'programs.programs.field.versionNo': undefined
  'programs.programs.field.hasChanges': undefined
  'programs.programs.field.createdAt': undefined
  'programs.programs.field.updatedAt': undefined
  'programs.programs.value.kind.standard': undefined
  'programs.programs.value.kind.bio': undefined
  'programs.programs.value.kind.imported': undefined
  'programs.programs.value.state.draft': undefined
  'programs.programs.value.state.rendering': undefined
  'programs.programs.value.state.ready': undefined
  'programs.programs.value.state.in_approval': undefined
  'programs.programs.value.state.changes_requested': undefined
  'programs.programs.value.state.approved': undefined
  'programs.programs.value.state.published': undefined
  'programs.programs.value.state.unpublished': undefined
  'programs.programs.value.state.archived': undefined
  'programs.programs.value.aspect.16:9': undefined
  'programs.programs.value.aspect.9:16': undefined
  'programs.programs.value.aspect.1:1': undefined
  'programs.programs.help.template': undefined
  'programs.programs.help.collaborators': undefined
  'programs.programs.group.program': undefined
  'programs.programs.view.mine': undefined
  'programs.programs.view.bio': undefined
  'programs.programs.view.imported': undefined
  'programs.programs.view.archived': undefined
  'programs.programs.action.unpublish': undefined
  'programs.programs.action.archive': undefined
  'programs.programs.action.reopen': undefined
  'programs.programs.action.trash': undefined
  'programs.programs.action.restore': undefined
  'programs.programs.action.erase': undefined
  'programs.programs.done.unpublish': { name: string | number; count: number }
  'programs.programs.done.archive': { name: string | number; count: number }
  'programs.programs.done.reopen': { name: string | number; count: number }
  'programs.programs.done.trash': { name: string | number; count: number }
  'programs.programs.done.restore': { name: string | number; count: number }
  'programs.programs.done.erase': { name: string | number; count: number }
  'programs.programs.confirm.unpublish': { count: number }
  'programs.programs.confirm.erase': { count: number }
  'programs.programs.count': { count: number }
  'programs.programs.create': undefined
  'programs.programs.empty.title': undefined
  'programs.programs.empty.text': undefined
  'programs.scripts.title': undefined
  'programs.scripts.field.title': undefined
  'programs.scripts.field.body': undefined
  'programs.scripts.field.language': undefined
  'programs.scripts.field.wordsPerMinute': undefined
  'programs.scripts.field.words': undefined
  'programs.scripts.field.readingMs': undefined
  'programs.scripts.field.state': undefined
  'programs.scripts.field.versionNo': undefined
  'programs.scripts.field.owner': undefined
  'programs.scripts.field.createdAt': undefined
  'programs.scripts.field.updatedAt': undefined
  'programs.scripts.value.language.da': undefined
  'programs.scripts.value.language.de': undefined
  'programs.scripts.value.language.en': undefined
  'programs.scripts.value.language.es': undefined
  'programs.scripts.value.language.fi': undefined
  'programs.scripts.value.language.fr': undefined
  'programs.scripts.value.language.it': undefined
  'programs.scripts.value.language.nb': undefined
  'programs.scripts.value.language.nl': undefined
  'programs.scripts.value.language.pl': undefined
  'programs.scripts.value.language.pt': undefined
  'programs.scripts.value.language.sv': undefined
  'programs.scripts.value.state.draft': undefined
  'programs.scripts.value.state.ready': undefined
  'programs.scripts.value.state.archived': undefined
  'programs.scripts.help.body': undefined
  'programs.scripts.help.wordsPerMinute': undefined
  'programs.scripts.group.script': undefined
  'programs.scripts.group.reading': undefined
  'programs.scripts.view.drafts': undefined
  'programs.scripts.view.ready': undefined
  'programs.scripts.view.archived': undefined
  'programs.scripts.action.ready': undefined
  'programs.scripts.action.toDraft': undefined
  'programs.scripts.action.archive': undefined
  'programs.scripts.action.reopen': undefined
  'programs.scripts.action.trash': undefined
  'programs.scripts.action.restore': undefined
  'programs.scripts.action.erase': undefined
  'programs.scripts.done.ready': { name: string | number; count: number }
  'programs.scripts.done.toDraft': { name: string | number; count: number }
  'programs.scripts.done.archive': { name: string | number; count: number }
  'programs.scripts.done.reopen': { name: string | number; count: number }
  'programs.scripts.done.trash': { name: string | number; count: number }
  'programs.scripts.done.restore': { name: string | number; count: number }
  'programs.scripts.done.erase': { name: string | number; count: number }
  'programs.scripts.confirm.erase': { count: number }
  'programs.scripts.count': { count: number }
  'programs.scripts.create': undefined
  'programs.scripts.empty.title': undefined
  'programs.scripts.empty.text': undefined
  'programs.script.try': undefined
  'programs.script.words': { count: number }
  'programs.script.time': { time: string | number }
  'programs.script.saves': undefined
  'programs.versions.title': undefined
  'programs.versions.failed': undefined
  'programs.versions.now': { version: string | number }
  'programs.versions.one': { version: string | number }
  'programs.versions.show': { version: string | number }
  'programs.versions.hide': { version: string | number }
  'programs.versions.use': undefined
  'programs.prompter.title': { name: string | number }
  'programs.prompter.start': undefined
  'programs.prompter.hold': undefined
  'programs.prompter.again': undefined
  'programs.prompter.slower': undefined
  'programs.prompter.faster': undefined
  'programs.prompter.speed': { count: number }
  'programs.prompter.smaller': undefined
  'programs.prompter.larger': undefined
  'programs.prompter.size': { count: number }
  'programs.prompter.mirror': undefined
  'programs.prompter.close': undefined
  'programs.prompter.keys': undefined
  'programs.bumpers.field.title': undefined
  'programs.bumpers.field.kind': undefined
  'programs.bumpers.field.clip': undefined
  'programs.bumpers.field.aspect': undefined
  'programs.bumpers.field.durationMs': undefined
  'programs.bumpers.field.industryTypes': undefined
  'programs.bumpers.field.isDefault': undefined
  'programs.bumpers.field.state': undefined
  'programs.bumpers.field.createdAt': undefined
  'programs.bumpers.value.kind.intro': undefined
  'programs.bumpers.value.kind.outro': undefined
  'programs.bumpers.value.aspect.w16h9': undefined
  'programs.bumpers.value.aspect.w9h16': undefined
  'programs.bumpers.value.aspect.w1h1': undefined
  'programs.bumpers.value.aspect.w4h5': undefined
  'programs.bumpers.value.state.draft': undefined
  'programs.bumpers.value.state.active': undefined
  'programs.bumpers.value.state.retired': undefined
  'programs.bumpers.help.clip': undefined
  'programs.bumpers.help.industryTypes': undefined
  'programs.bumpers.group.bumper': undefined
  'programs.bumpers.view.intros': undefined
  'programs.bumpers.view.outros': undefined
  'programs.bumpers.view.active': undefined
  'programs.bumpers.view.retired': undefined
  'programs.bumpers.action.activate': undefined
  'programs.bumpers.action.retire': undefined
  'programs.bumpers.action.makeDefault': undefined
  'programs.bumpers.action.dropDefault': undefined
  'programs.bumpers.action.trash': undefined
  'programs.bumpers.action.restore': undefined
  'programs.bumpers.action.erase': undefined
  'programs.bumpers.done.activate': { name: string | number; count: number }
  'programs.bumpers.done.retire': { name: string | number; count: number }
  'programs.bumpers.done.makeDefault': { name: string | number; count: number }
  'programs.bumpers.done.dropDefault': { name: string | number; count: number }
  'programs.bumpers.done.trash': { name: string | number; count: number }
  'programs.bumpers.done.restore': { name: string | number; count: number }
  'programs.bumpers.done.erase': { name: string | number; count: number }
  'programs.bumpers.confirm.erase': { count: number }
  'programs.bumpers.count': { count: number }
  'programs.bumpers.create': undefined
  'programs.bumpers.empty.title': undefined
  'programs.bumpers.empty.text': undefined
  'programs.bumper.default': undefined
  'programs.bumper.play': { title: string | number }
  'programs.refused.blockLocked': undefined
  'programs.refused.keptByTemplate': undefined
  'programs.refused.malformed': undefined
  'programs.refused.notOnePiece': undefined
  'programs.refused.notThere': undefined
  'programs.refused.slotOrder': undefined
  'programs.refused.tooManyBlocks': undefined
  'programs.refused.tooManyOverlays': undefined
  'programs.refused.tooShort': undefined
  'programs.refused.wrongKind': undefined
  'programs.issue.mediaGone': undefined
  'programs.issue.mediaFailed': undefined
  'programs.issue.mediaProcessing': undefined
  'programs.issue.outOfRange': undefined
  'programs.issue.noGlyph': { letter: string | number }
  'programs.issue.textTooLong': undefined
  'programs.issue.tooLong': undefined
  'programs.issue.slotEmpty': undefined
  'programs.issue.consentRevoked': undefined
  'programs.issue.slotLength': undefined
  'programs.issue.rightsEnded': undefined
  'programs.issue.noBumper': undefined
  'programs.issue.tooLoud': undefined
  'programs.issue.silent': undefined
  'programs.change.added': undefined
  'programs.change.gone': undefined
  'programs.change.moved': undefined
  'programs.change.trimmed': undefined
  'programs.change.replaced': undefined
  'programs.change.words': undefined
  'programs.change.lowerThird': undefined
  'programs.change.sound': undefined
  'programs.change.join': undefined
  'programs.change.framing': undefined
  'programs.change.look': undefined
  'programs.change.music': undefined
  'programs.style.lowerThirdBar': undefined
  'programs.style.lowerThirdSlim': undefined
  'programs.style.lowerThirdPlain': undefined
  'programs.style.titleBarLeft': undefined
  'programs.style.titleCentre': undefined
  'programs.style.titleOverPicture': undefined
  'programs.style.slotCard': undefined
  'programs.style.captions': undefined
  'programs.field.name': undefined
  'programs.field.role': undefined
  'programs.field.title': undefined
  'programs.field.subtitle': undefined
  'programs.field.label': undefined
  'programs.field.text': undefined
  'recorder.deleted': undefined
  'recorder.undo': undefined
  'recorder.take.camera': { moment: string | number }
  'recorder.take.screen': { moment: string | number }
  'recorder.take.screenAndCamera': { moment: string | number }
  'recorder.take.audio': { moment: string | number }
  'recorder.tray': { count: number }
  'recorder.tray.title': undefined
  'recorder.tray.text': undefined
  'recorder.tray.used': { bytes: string | number }
  'recorder.tray.deleteNotChosen': undefined
  'recorder.tray.save': undefined
  'recorder.tray.saved': { title: string | number }
  'recorder.tray.watch': undefined
  'recorder.tray.again': undefined
  'recorder.tray.download': { title: string | number }
  'recorder.tray.delete': { title: string | number }
  'recorder.tray.until': { day: string | number }
  'recorder.tray.cutOff': undefined
  'recorder.tray.kept': undefined
  'recorder.tray.sending': { percent: string | number }
  'recorder.tray.stopped': undefined
  'recorder.tray.notChosen': undefined
  'recorder.tray.waiting': undefined
  'recorder.tray.why.closed': undefined
  'recorder.tray.why.cameraEnded': undefined
  'recorder.tray.why.micEnded': undefined
  'recorder.tray.why.screenEnded': undefined
  'recorder.tray.why.spaceOut': undefined
  'recorder.tray.why.slept': undefined
  'recorder.tray.why.recorderFailed': undefined
  'recorder.tray.why.spoolFailed': undefined
  'recorder.tray.why.sessionEnding': undefined
  'recorder.leave': undefined
  'recorder.reviewTitle': undefined
  'recorder.takeNumber': { number: string | number }
  'recorder.source': undefined
  'recorder.source.camera': undefined
  'recorder.source.screen': undefined
  'recorder.source.screenAndCamera': undefined
  'recorder.source.audio': undefined
  'recorder.endsIn': { time: string | number }
  'recorder.space.hours': { hours: string | number; minutes: string | number }
  'recorder.space.minutes': { minutes: string | number }
  'recorder.keptTo': { time: string | number }
  'recorder.takesKept': { count: number }
  'recorder.countdown.off': undefined
  'recorder.countdown.seconds': { seconds: string | number }
  'recorder.countdown.keys': undefined
  'recorder.startNow': undefined
  'recorder.record': undefined
  'recorder.stop': undefined
  'recorder.retake': undefined
  'recorder.pause': undefined
  'recorder.resume': undefined
  'recorder.script': undefined
  'recorder.microphone.none': undefined
  'recorder.level': undefined
  'recorder.level.value': { decibels: string | number }
  'recorder.prompter.speed': undefined
  'recorder.prompter.slower': undefined
  'recorder.prompter.faster': undefined
  'recorder.prompter.wpm': { count: number }
  'recorder.prompter.size': undefined
  'recorder.prompter.smaller': undefined
  'recorder.prompter.larger': undefined
  'recorder.prompter.px': { count: number }
  'recorder.prompter.hold': undefined
  'recorder.prompter.lens': undefined
  'recorder.prompter.private': undefined
  'recorder.stage': undefined
  'recorder.preview': undefined
  'recorder.bubble': undefined
  'recorder.asking': undefined
  'recorder.screen.title': undefined
  'recorder.screen.choose': undefined
  'recorder.screen.text': undefined
  'recorder.screen.hidden': undefined
  'recorder.mirrored': undefined
  'recorder.invite.title': undefined
  'recorder.invite.text': undefined
  'recorder.invite.both': undefined
  'recorder.invite.microphone': undefined
  'recorder.invite.screen': undefined
  'recorder.tryAgain': undefined
  'recorder.denied.title': undefined
  'recorder.denied.text': undefined
  'recorder.dismissed.title': undefined
  'recorder.dismissed.text': undefined
  'recorder.dismissed.ask': undefined
  'recorder.inUse.title': { device: string | number }
  'recorder.inUse.text': undefined
  'recorder.inUse.device': undefined
  'recorder.none.camera': undefined
  'recorder.none.microphone': undefined
  'recorder.none.text': undefined
  'recorder.none.audio': undefined
  'recorder.unsupported.title': undefined
  'recorder.unsupported.text': undefined
  'recorder.unsupported.upload': undefined
  'recorder.elsewhere.title': undefined
  'recorder.elsewhere.text': undefined
  'recorder.pausedAt': { time: string | number }
  'recorder.micEnded': { time: string | number }
  'recorder.useOther': { device: string | number }
  'recorder.stopAndKeep': undefined
  'recorder.camera': undefined
  'recorder.camera.size': undefined
  'recorder.camera.lines': { height: string | number }
  'recorder.microphone': undefined
  'recorder.microphone.test': undefined
  'recorder.device.usual': undefined
  'recorder.panel': undefined
  'recorder.noise': undefined
  'recorder.mirror': undefined
  'recorder.guide': undefined
  'recorder.prompter': undefined
  'recorder.script.label': undefined
  'recorder.script.words': { count: number; time: string | number }
  'recorder.script.empty': undefined
  'recorder.script.screen': undefined
  'recorder.prompter.place': undefined
  'recorder.prompter.place.left': undefined
  'recorder.prompter.place.centre': undefined
  'recorder.prompter.place.right': undefined
  'recorder.prompter.mirrored': undefined
  'recorder.bubble.place': undefined
  'recorder.bubble.topLeft': undefined
  'recorder.bubble.topRight': undefined
  'recorder.bubble.bottomLeft': undefined
  'recorder.bubble.bottomRight': undefined
  'recorder.bubble.off': undefined
  'recorder.safe': undefined
  'recorder.check.good': undefined
  'recorder.trim': undefined
  'recorder.trim.start': undefined
  'recorder.trim.end': undefined
  'recorder.trim.ends': { start: string | number; end: string | number }
  'recorder.trim.kept': { length: string | number }
  'recorder.trim.note': undefined
  'recorder.trim.whole': undefined
  'recorder.review.play': undefined
  'recorder.review.pause': undefined
  'recorder.takes': undefined
  'recorder.newTake': undefined
  'recorder.best': undefined
  'recorder.best.mark': { take: string | number }
  'recorder.best.unmark': { take: string | number }
  'recorder.download': undefined
  'recorder.download.take': { take: string | number }
  'recorder.delete': { take: string | number }
  'recorder.save': undefined
  'recorder.save.form': undefined
  'recorder.save.title': undefined
  'recorder.save.titleMissing': undefined
  'recorder.save.description': undefined
  'recorder.save.tags': undefined
  'recorder.save.optional': undefined
  'recorder.save.removeTag': { tag: string | number }
  'recorder.save.key': undefined
  'recorder.keptForLater': undefined
  'recorder.keptHere': { count: number }
  'recorder.startFailed': undefined
  'recorder.noSpace': undefined
  'recorder.close': undefined
  'recorder.hint.muted': undefined
  'recorder.hint.silent': undefined
  'recorder.hint.clipping': undefined
  'recorder.hint.low': undefined
  'recorder.hint.noise': undefined
  'recorder.hint.frozen': undefined
  'recorder.hint.slow': undefined
  'recorder.hint.dark': undefined
  'recorder.hint.bright': undefined
  'recorder.hint.backlit': undefined
  'recorder.found.muted': undefined
  'recorder.found.silent': undefined
  'recorder.found.clipping': undefined
  'recorder.found.low': undefined
  'recorder.found.noise': undefined
  'recorder.found.frozen': undefined
  'recorder.found.slow': undefined
  'recorder.found.dark': undefined
  'recorder.found.bright': undefined
  'recorder.found.backlit': undefined
  'recorder.said.recording': undefined
  'recorder.said.stopped': { time: string | number }
  'recorder.keys.title': undefined
  'recorder.keys.recording': undefined
  'recorder.keys.review': undefined
  'recorder.keys.record': undefined
  'recorder.keys.pause': undefined
  'recorder.keys.retake': undefined
  'recorder.keys.countdown': undefined
  'recorder.keys.mirror': undefined
  'recorder.keys.guide': undefined
  'recorder.keys.script': undefined
  'recorder.keys.speed': undefined
  'recorder.keys.size': undefined
  'recorder.keys.leave': undefined
  'recorder.keys.play': undefined
  'recorder.keys.seek': undefined
  'recorder.keys.frame': undefined
  'recorder.keys.trim': undefined
  'recorder.keys.take': undefined
  'recorder.keys.best': undefined
  'recorder.keys.delete': undefined
  'recorder.keys.save': undefined
  'recorder.title': undefined
  'recorder.said.countdown': { seconds: string | number }
  'recorder.tray.why.limitReached': undefined
  'recorder.signOut.title': undefined
  'recorder.signOut.text': { count: number }
  'recorder.signOut.upload': undefined
  'recorder.signOut.keep': undefined
  'recorder.signOut.delete': undefined
  'recorder.uploaded': { percent: string | number }
  'recorder.unkept': undefined
  'recorder.check.sound': undefined
  'recorder.check.picture': undefined
  'screens.document.unsaved': undefined
  'screens.document.again': undefined
  'screens.document.saving': undefined
  'screens.document.saved': { time: string | number }
  'screens.document.offline': { count: number }
  'screens.document.undo': undefined
  'screens.document.redo': undefined
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
  'screens.form.savingItself': undefined
  'screens.form.savedItself': undefined
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
  'screens.panel.place': { place: string | number; count: number }
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
  'templates.templates.field.title': undefined
  'templates.templates.field.description': undefined
  'templates.templates.field.isBio': undefined
  'templates.templates.field.state': undefined
  'templates.templates.field.versionNo': undefined
  'templates.templates.field.hasChanges': undefined
  'templates.templates.field.slots': undefined
  'templates.templates.field.leastMs': undefined
  'templates.templates.field.mostMs': undefined
  'templates.templates.field.createdAt': undefined
  'templates.templates.field.updatedAt': undefined
  'templates.templates.value.state.draft': undefined
  'templates.templates.value.state.published': undefined
  'templates.templates.value.state.retired': undefined
  'templates.templates.help.isBio': undefined
  'templates.templates.group.template': undefined
  'templates.templates.view.published': undefined
  'templates.templates.view.drafts': undefined
  'templates.templates.view.retired': undefined
  'templates.templates.action.retire': undefined
  'templates.templates.action.reopen': undefined
  'templates.templates.action.trash': undefined
  'templates.templates.action.restore': undefined
  'templates.templates.action.erase': undefined
  'templates.templates.done.retire': { name: string | number; count: number }
  'templates.templates.done.reopen': { name: string | number; count: number }
  'templates.templates.done.trash': { name: string | number; count: number }
  'templates.templates.done.restore': { name: string | number; count: number }
  'templates.templates.done.erase': { name: string | number; count: number }
  'templates.templates.confirm.erase': { count: number }
  'templates.templates.count': { count: number }
  'templates.templates.create': undefined
  'templates.templates.empty.title': undefined
  'templates.templates.empty.text': undefined
  'templates.story.title': undefined
  'templates.story.failed': undefined
  'templates.story.retry': undefined
  'templates.story.length': { least: string | number; most: string | number }
  'templates.story.parts': { count: number }
  'templates.story.empty': undefined
  'templates.story.conflict': undefined
  'templates.story.keepMine': undefined
  'templates.story.takeTheirs': undefined
  'templates.story.publish': { version: string | number }
  'templates.story.published': { version: string | number; name: string | number }
  'templates.add.slot': undefined
  'templates.add.title': undefined
  'templates.add.clip': undefined
  'templates.add.intro': undefined
  'templates.add.outro': undefined
  'templates.part.open': { place: string | number; name: string | number }
  'templates.part.move': { name: string | number }
  'templates.part.remove': undefined
  'templates.part.fixed': undefined
  'templates.part.required': undefined
  'templates.part.optional': undefined
  'templates.part.written': undefined
  'templates.part.unnamed': undefined
  'templates.part.usual': undefined
  'templates.part.seconds': { count: number }
  'templates.part.range': { least: string | number; most: string | number }
  'templates.part.label': undefined
  'templates.part.direction': undefined
  'templates.part.shotType': undefined
  'templates.part.script': undefined
  'templates.part.least': undefined
  'templates.part.most': undefined
  'templates.part.length': undefined
  'templates.part.join': undefined
  'templates.part.joins.cut': undefined
  'templates.part.joins.crossfade': undefined
  'templates.part.joins.dip': undefined
  'templates.part.isRequired': undefined
  'templates.part.hasLowerThird': undefined
  'templates.part.repeats': undefined
  'templates.part.style': undefined
  'templates.part.isOpen': undefined
  'templates.part.words': undefined
  'templates.part.subtitle': undefined
  'templates.part.clip': undefined
  'templates.part.bumpers': undefined
  'templates.part.s': undefined
  'templates.style.lowerThirdBar': undefined
  'templates.style.lowerThirdSlim': undefined
  'templates.style.lowerThirdPlain': undefined
  'templates.style.titleBarLeft': undefined
  'templates.style.titleCentre': undefined
  'templates.style.titleOverPicture': undefined
  'templates.fault.noSlot': undefined
  'templates.fault.labelEmpty': undefined
  'templates.fault.slotLengths': undefined
  'templates.fault.wordsEmpty': undefined
  'templates.fault.clipMissing': undefined
  'templates.look.title': undefined
  'templates.look.logo': undefined
  'templates.look.music': undefined
  'templates.look.may': undefined
  'templates.may.reorder': undefined
  'templates.may.addBlocks': undefined
  'templates.may.music': undefined
  'templates.may.look': undefined
  'templates.versions.title': undefined
  'templates.versions.failed': undefined
  'templates.versions.one': { version: string | number }
  'templates.versions.slots': { count: number }
  'templates.versions.use': undefined
}

export type TextKey = keyof TextParams

/** The features whose words the screens of a feature say: fetched with them. */
export const featureWords: Readonly<Partial<Record<string, readonly string[]>>> = { account: ['account', 'screens'], 'admin-actions': ['admin-actions', 'screens'], approvals: ['approvals', 'programs', 'media', 'screens'], audience: ['audience', 'screens'], captions: ['captions'], contacts: ['contacts', 'screens'], directory: ['directory', 'screens'], files: ['files', 'media', 'screens'], footage: ['footage', 'captions', 'media', 'screens'], media: ['media'], organisation: ['organisation', 'screens'], 'own-roles': ['own-roles', 'screens'], programs: ['programs', 'media', 'screens'], recorder: ['recorder'], screens: ['screens'], 'super-admin': ['super-admin', 'screens'], templates: ['templates', 'programs', 'screens'] }

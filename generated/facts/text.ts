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
  'session.link.invitationRefused': undefined
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
  'session.expired.idle': undefined
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
  'consentMail.subject': { name: string | number; title: string | number }
  'consentMail.greeting': { to: string | number }
  'consentMail.lead': { name: string | number; title: string | number }
  'consentMail.next': undefined
  'consentMail.action': undefined
  'shareMail.subject': { code: string | number; title: string | number }
  'shareMail.lead': { by: string | number }
  'shareMail.until': undefined
  'shareMail.ignore': undefined
  'crowdMail.keep': undefined
  'crowdMail.invite.subject': { by: string | number; title: string | number }
  'crowdMail.invite.lead': { name: string | number; by: string | number; organization: string | number; title: string | number }
  'crowdMail.invite.action': undefined
  'crowdMail.reminder.subject': { title: string | number }
  'crowdMail.reminder.lead': { name: string | number; organization: string | number; title: string | number }
  'crowdMail.reminder.action': undefined
  'crowdMail.retake.subject': { title: string | number }
  'crowdMail.retake.lead': { name: string | number; title: string | number; by: string | number }
  'crowdMail.retake.action': undefined
  'crowdMail.received.subject': { title: string | number }
  'crowdMail.received.lead': { name: string | number; title: string | number; organization: string | number }
  'crowdMail.received.action': undefined
  'guestMail.subject': { title: string | number }
  'guestMail.lead': { name: string | number; release: string | number; version: string | number; organization: string | number }
  'guestMail.keep': undefined
  'guestMail.open': undefined
  'guestMail.agreed': undefined
  'noticeMail.greeting': { name: string | number }
  'noticeMail.lead': { customer: string | number }
  'noticeMail.more': { count: number }
  'noticeMail.action': undefined
  'noticeMail.subject': { count: number; customer: string | number }
  'noticeMail.why': undefined
  'unsubscribe.title': undefined
  'unsubscribe.stop': undefined
  'unsubscribe.again': undefined
  'unsubscribe.unknown': undefined
  'unsubscribe.sender.title': undefined
  'unsubscribe.sender.ask': { customer: string | number; address: string | number }
  'unsubscribe.sender.allowed': { customer: string | number; address: string | number }
  'unsubscribe.notices.wanted': { customer: string | number }
  'unsubscribe.notices.stopped': { customer: string | number }
  'unsubscribe.letters.wanted': { customer: string | number }
  'unsubscribe.letters.stopped': { customer: string | number }
  'unsubscribe.channel.wanted': { channel: string | number }
  'unsubscribe.channel.stopped': { channel: string | number }
  'campaignMail.subject': undefined
  'campaignMail.greeting': { firstName: string | number }
  'campaignMail.lead': undefined
  'campaignMail.action': undefined
  'campaignMail.why': { organization: string | number }
  'channelMail.greeting': { name: string | number }
  'channelMail.lead': { channel: string | number }
  'channelMail.post': { title: string | number; by: string | number }
  'channelMail.required': undefined
  'channelMail.action': undefined
  'channelMail.subject': { title: string | number; channel: string | number; count: number }
  'channelMail.more': { count: number }
  'channelMail.why': { channel: string | number; customer: string | number }
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
  'faults.of': { field: string | number; problem: string | number }
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
  'failures.tooManyStreams': undefined
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
  'failures.organizationLocked': { organization: string | number }
  'failures.customerLocked': undefined
  'failures.notYourCustomer': undefined
  'failures.notYourCounts': undefined
  'failures.integrationNotSetUp': { service: string | number }
  'failures.integrationOver': { service: string | number }
  'failures.integrationUnreachable': { service: string | number }
  'failures.recordingGone': undefined
  'failures.alreadyOnYoutube': undefined
  'failures.descriptionTooLong': undefined
  'failures.tooManyImports': undefined
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
  'failures.chatAddressUnfit': undefined
  'failures.chatChannelTaken': undefined
  'failures.channelNeedsOwner': undefined
  'failures.tooManyChannels': { most: string | number }
  'failures.tooManySubscriptions': { most: string | number }
  'failures.subscriptionDenied': undefined
  'failures.tooManyPins': { most: string | number }
  'failures.programNotOnAir': undefined
  'failures.mayNotPost': { name: string | number }
  'failures.channelArchived': { name: string | number }
  'failures.remindedToday': undefined
  'failures.dueTooEarly': undefined
  'failures.storyboardHasTasks': undefined
  'failures.noShots': undefined
  'failures.programNotGrown': { title: string | number }
  'failures.tooManyShots': { most: string | number }
  'failures.shotTaken': { title: string | number }
  'failures.personGone': { name: string | number }
  'failures.taskMoved': undefined
  'failures.taskTaken': undefined
  'failures.taskHeld': undefined
  'failures.noTake': undefined
  'failures.takesSent': undefined
  'failures.clipInUse': { title: string | number }
  'failures.mediaUsed': { titles: string | number }
  'failures.clipSent': { title: string | number }
  'failures.tooManyNotes': { most: string | number }
  'failures.takesUsedUp': { most: string | number }
  'failures.takeNotPlayable': undefined
  'failures.submissionMoved': { name: string | number }
  'failures.placesTaken': undefined
  'failures.requestClosed': undefined
  'failures.tooManyInvited': { most: string | number }
  'failures.guestThere': { email: string | number }
  'failures.nobodyInvited': undefined
  'failures.requestOver': undefined
  'failures.clipUsed': undefined
  'failures.tooManyQuestions': { most: string | number }
  'failures.answersUnready': undefined
  'failures.requestNoForm': undefined
  'failures.reviewerNoManager': undefined
  'failures.lengthTurned': undefined
  'failures.clipUnusable': undefined
  'failures.tooFewFiles': undefined
  'failures.tooManyFiles': { most: string | number }
  'failures.kindNotAsked': { name: string | number }
  'failures.fileTooLarge': { name: string | number; most: string | number }
  'failures.filesComing': undefined
  'failures.filesInUse': undefined
  'failures.sayWhyAccepted': undefined
  'failures.notDrawnHere': undefined
  'failures.notDeliverable': undefined
  'failures.orderMoved': undefined
  'failures.noRoundsLeft': undefined
  'failures.orderInTrash': undefined
  'failures.noEditors': undefined
  'failures.dayAhead': undefined
  'failures.daysWrong': undefined
  'failures.notVendor': undefined
  'failures.sayWhyNot': undefined
  'failures.countTurned': undefined
  'failures.slugTaken': undefined
  'failures.slugMissing': undefined
  'failures.passwordMissing': undefined
  'failures.addressesMissing': undefined
  'failures.addressUnfit': { address: string | number }
  'failures.siteUnfit': { site: string | number }
  'failures.watermarkDownload': undefined
  'failures.daysTurned': undefined
  'failures.ctaHalf': undefined
  'failures.linkUnsafe': undefined
  'failures.layoutInUse': undefined
  'failures.accentPale': undefined
  'failures.shareProofWrong': undefined
  'failures.shareNeedsProof': undefined
  'failures.templateOfBios': { title: string | number }
  'failures.guestLinkOver': undefined
  'failures.guestUnnamed': undefined
  'failures.guestUnchecked': undefined
  'failures.guestEmailMissing': undefined
  'failures.passCodeWrong': { left: string | number }
  'failures.requestPaused': undefined
  'failures.requestNotYet': undefined
  'failures.answersMoved': undefined
  'failures.answersComing': undefined
  'failures.answersTwice': undefined
  'failures.answerMissing': { question: string | number }
  'failures.guestNoFilm': undefined
  'failures.guestFilmTooLarge': undefined
  'failures.guestFilmsUsedUp': { most: string | number }
  'failures.shareClosed': undefined
  'failures.consentMissing': undefined
  'failures.consentChanged': undefined
  'failures.consentRevoked': { name: string | number }
  'failures.consentTextMissing': undefined
  'failures.withinItself': undefined
  'failures.hasComplained': undefined
  'failures.campaignOver': undefined
  'failures.dayOver': undefined
  'failures.letterTimePast': undefined
  'failures.letterNoDay': undefined
  'failures.letterNoPage': undefined
  'failures.timeUnfit': undefined
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
  'failures.speechOff': undefined
  'failures.captionsUnreadable': { line: string | number }
  'failures.bumperLength': undefined
  'failures.bumperShape': undefined
  'failures.bioThere': undefined
  'failures.editHeld': undefined
  'failures.mediaNotThere': undefined
  'failures.timelineFlawed': undefined
  'failures.programEmpty': undefined
  'failures.programNotReady': undefined
  'failures.renderQuota': { minutes: string | number }
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
  'failures.alreadyListed': undefined
  'failures.dnsSilent': undefined
  'failures.draftThere': undefined
  'failures.layoutNotReady': undefined
  'failures.nothingChanged': undefined
  'failures.titleEmpty': undefined
  'failures.otherCustomer': { customerId: string | number }
  'failures.unknownCall': undefined
  'failures.crossSite': undefined
  'failures.unsupportedBody': undefined
  'failures.bodyTooLarge': undefined
  'shell.key.command': undefined
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
  'shell.notices.close': undefined
  'shell.notices.closeAll': undefined
  'shell.notices.more': { count: number }
  'shell.notices.keep': undefined
  'shell.close': undefined
  'shell.idle.remaining': { count: number }
  'shell.idle.stay': undefined
  'shell.refused': { screen: string | number }
  'shell.notFound.title': undefined
  'shell.notFound.text': undefined
  'shell.toStart': undefined
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
  'shell.leaving.uploads.unbegun': { names: string | number; count: number }
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
  'shell.cust.left': { left: string | number; name: string | number }
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
  'account.ownProfile.field.title': undefined
  'account.ownProfile.field.locale': undefined
  'account.ownProfile.field.timezone': undefined
  'account.ownProfile.field.letters': undefined
  'account.ownProfile.help.pictureUrl': undefined
  'account.ownProfile.help.name': undefined
  'account.ownProfile.help.title': undefined
  'account.ownProfile.help.locale': undefined
  'account.ownProfile.help.timezone': undefined
  'account.ownProfile.help.letters': undefined
  'account.ownProfile.value.locale.en': undefined
  'account.ownProfile.value.locale.de': undefined
  'account.ownProfile.group.person': undefined
  'account.ownProfile.group.place': undefined
  'account.ownProfile.group.letters': undefined
  'account.profile.zone': undefined
  'account.profile.email': undefined
  'account.profile.emailText': undefined
  'account.profile.password': undefined
  'account.report.column.name': undefined
  'account.report.column.email': undefined
  'account.report.column.title': undefined
  'account.report.column.department': undefined
  'account.report.column.location': undefined
  'account.report.column.roles': undefined
  'account.report.column.state': undefined
  'account.report.column.joinedAt': undefined
  'account.report.column.lastSignInAt': undefined
  'account.report.column.clips': undefined
  'account.report.column.bytes': undefined
  'account.report.column.bytesInTrash': undefined
  'account.report.column.city': undefined
  'account.report.column.lifeState': undefined
  'account.report.column.isLocked': undefined
  'account.report.column.people': undefined
  'account.report.column.seats': undefined
  'account.report.column.storedBytes': undefined
  'account.report.column.storageBytes': undefined
  'account.report.column.drawnMinutes': undefined
  'account.report.column.renderMinutes': undefined
  'account.report.column.createdAt': undefined
  'account.report.column.durationMs': undefined
  'account.report.column.at': undefined
  'account.report.column.action': undefined
  'account.report.column.customer': undefined
  'account.report.column.ip': undefined
  'account.report.value.isLocked.true': undefined
  'account.report.value.isLocked.false': undefined
  'account.report.value.state.trashed': undefined
  'account.report.value.action.signIn': undefined
  'account.report.value.action.signIn_refused': undefined
  'account.report.value.action.signIn_codeRefused': undefined
  'account.report.value.action.signIn_codeLimited': undefined
  'account.report.value.action.signIn_limited': undefined
  'account.report.value.action.signIn_inactive': undefined
  'account.report.value.action.switch': undefined
  'account.report.value.action.signOut': undefined
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
  'account.ownProfile.field.name': undefined
  'account.ownProfile.field.email': undefined
  'adminActions.adminActions.field.name': undefined
  'adminActions.adminActions.field.kind': undefined
  'adminActions.adminActions.field.asset': undefined
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
  'adminActions.letters.field.kind': undefined
  'adminActions.letters.field.state': undefined
  'adminActions.letters.field.tries': undefined
  'adminActions.letters.field.text': undefined
  'adminActions.letters.field.createdAt': undefined
  'adminActions.letters.field.settledAt': undefined
  'adminActions.letters.value.kind.asked': undefined
  'adminActions.letters.value.kind.code': undefined
  'adminActions.letters.value.kind.copy': undefined
  'adminActions.letters.value.kind.decided': undefined
  'adminActions.letters.value.kind.invitation': undefined
  'adminActions.letters.value.kind.invite': undefined
  'adminActions.letters.value.kind.named': undefined
  'adminActions.letters.value.kind.posts': undefined
  'adminActions.letters.value.kind.received': undefined
  'adminActions.letters.value.kind.reminder': undefined
  'adminActions.letters.value.kind.reset': undefined
  'adminActions.letters.value.kind.retake': undefined
  'adminActions.letters.value.kind.unread': undefined
  'adminActions.letters.value.kind.withdrawn': undefined
  'adminActions.letters.value.kind.test': undefined
  'adminActions.letters.value.kind.verify': undefined
  'adminActions.letters.value.state.sending': undefined
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
  'adminActions.thing.footage': undefined
  'adminActions.thing.files': undefined
  'adminActions.thing.programs': undefined
  'adminActions.thing.storyboards': undefined
  'adminActions.thing.scripts': undefined
  'adminActions.thing.tasks': undefined
  'adminActions.thing.deliverables': undefined
  'adminActions.thing.comments': undefined
  'adminActions.thing.approvals': undefined
  'adminActions.thing.channels': undefined
  'adminActions.thing.campaigns': undefined
  'adminActions.thing.contacts': undefined
  'adminActions.thing.guests': undefined
  'adminActions.thing.consents': undefined
  'adminActions.thing.shares': undefined
  'adminActions.thing.orders': undefined
  'adminActions.thing.templates': undefined
  'adminActions.thing.searches': undefined
  'adminActions.thing.notifications': undefined
  'adminActions.thing.views': undefined
  'adminActions.thing.people': undefined
  'adminActions.thing.organization': undefined
  'adminActions.thing.emails': undefined
  'adminActions.thing.integrations': undefined
  'adminActions.thing.history': undefined
  'adminActions.thing.other': undefined
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
  'adminActions.adminActions.field.customer': undefined
  'adminActions.adminActions.value.state.queued': undefined
  'adminActions.letters.field.email': undefined
  'adminActions.letters.field.customer': undefined
  'adminActions.letters.value.state.queued': undefined
  'adminActions.letters.value.state.sent': undefined
  'analytics.program.title': undefined
  'analytics.program.missing': undefined
  'analytics.program.missingText': undefined
  'analytics.program.toPrograms': undefined
  'analytics.program.failed': undefined
  'analytics.program.again': undefined
  'analytics.column.program': undefined
  'analytics.column.channels': undefined
  'analytics.column.reached': undefined
  'analytics.column.watched': undefined
  'analytics.column.plays': undefined
  'analytics.column.seconds': undefined
  'analytics.column.finished': undefined
  'analytics.curve.label': { title: string | number }
  'analytics.curve.moment': undefined
  'analytics.curve.counts': { people: string | number; plays: string | number }
  'analytics.curve.this': undefined
  'analytics.curve.typical': undefined
  'analytics.curve.at': { time: string | number; percent: string | number }
  'analytics.curve.again': { count: number }
  'analytics.curve.few': { count: number }
  'analytics.curve.none': undefined
  'analytics.curve.device.computer': { percent: string | number }
  'analytics.curve.device.phone': { percent: string | number }
  'analytics.curve.device.tablet': { percent: string | number }
  'analytics.curve.own': undefined
  'analytics.insights.title': undefined
  'analytics.insights.noScript': undefined
  'analytics.insights.opening': undefined
  'analytics.insights.shut': undefined
  'analytics.insights.shutText': undefined
  'analytics.insights.toStudio': undefined
  'analytics.insights.failed': undefined
  'analytics.insights.again': undefined
  'analytics.insights.own': undefined
  'analytics.insights.csv': undefined
  'analytics.insights.csvFailed': undefined
  'analytics.insights.days': undefined
  'analytics.insights.last.d7': undefined
  'analytics.insights.last.d28': undefined
  'analytics.insights.last.d90': undefined
  'analytics.insights.last.d365': undefined
  'analytics.insights.source': undefined
  'analytics.insights.sources.all': undefined
  'analytics.insights.sources.feed': undefined
  'analytics.insights.sources.channel': undefined
  'analytics.insights.sources.share': undefined
  'analytics.insights.sources.embed': undefined
  'analytics.insights.views': undefined
  'analytics.insights.tab.overview': undefined
  'analytics.insights.tab.programs': undefined
  'analytics.insights.tab.required': undefined
  'analytics.figure.people': undefined
  'analytics.figure.ofMembers': { members: string | number }
  'analytics.figure.plays': undefined
  'analytics.figure.hours': undefined
  'analytics.figure.finished': undefined
  'analytics.figure.ofPlays': undefined
  'analytics.figure.inTime': undefined
  'analytics.figure.inPrograms': { count: number }
  'analytics.figure.before': undefined
  'analytics.day.title': undefined
  'analytics.day.note': undefined
  'analytics.day.header': undefined
  'analytics.required.title': undefined
  'analytics.required.names.required': undefined
  'analytics.required.names.all': undefined
  'analytics.required.names.none': undefined
  'analytics.required.due': { day: string | number }
  'analytics.required.of': { viewed: string | number; all: string | number }
  'analytics.required.viewed': { people: string | number }
  'analytics.required.started': { people: string | number }
  'analytics.required.notStarted': { people: string | number }
  'analytics.required.remind': { people: string | number }
  'analytics.required.none': undefined
  'analytics.required.who': undefined
  'analytics.required.hide': undefined
  'analytics.required.person': undefined
  'analytics.required.state': undefined
  'analytics.required.since': undefined
  'analytics.required.states.viewed': undefined
  'analytics.required.states.started': undefined
  'analytics.required.states.notStarted': undefined
  'analytics.programs.title': undefined
  'analytics.programs.note': undefined
  'analytics.programs.none': undefined
  'analytics.programs.beyond': undefined
  'analytics.programs.program': undefined
  'analytics.programs.reached': undefined
  'analytics.programs.watched': undefined
  'analytics.programs.average': undefined
  'analytics.programs.finished': undefined
  'analytics.programs.stayed': undefined
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
  'approvals.review.openSay': { count: number }
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
  'approvals.review.tab.captions': undefined
  'approvals.review.tab.approval': undefined
  'approvals.review.captions.language': undefined
  'approvals.review.captions.none': undefined
  'approvals.review.captions.silent': { count: number }
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
  'approvals.review.guest.approve': undefined
  'approvals.review.guest.changes': undefined
  'approvals.review.guest.by': { email: string | number }
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
  'approvals.problem.onlyYou': undefined
  'approvals.problem.onlyYouText': undefined
  'approvals.problem.tooFew': undefined
  'approvals.problem.tooFewText': undefined
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
  'approvals.approvals.field.waitsForMe': undefined
  'approvals.approvals.field.isDecidedByMe': undefined
  'approvals.approvals.field.stages': undefined
  'approvals.approvals.field.policy': undefined
  'approvals.approvals.field.askedBy': undefined
  'approvals.approvals.field.askedAt': undefined
  'approvals.approvals.field.words': undefined
  'approvals.approvals.field.standIn': undefined
  'approvals.approvals.value.state.pending': undefined
  'approvals.approvals.value.state.superseded': undefined
  'approvals.approvals.view.waiting': undefined
  'approvals.approvals.view.open': undefined
  'approvals.approvals.view.decided': undefined
  'approvals.approvals.action.approve': undefined
  'approvals.approvals.action.changes': undefined
  'approvals.approvals.action.undo': undefined
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
  'approvals.approvalPolicies.field.stages': undefined
  'approvals.approvalPolicies.field.allowSelf': undefined
  'approvals.approvalPolicies.field.ccPublish': undefined
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
  'approvals.approvalPolicies.done.retire': { name: string | number; count: number }
  'approvals.approvalPolicies.done.reopen': { name: string | number; count: number }
  'approvals.approvalPolicies.count': { count: number }
  'approvals.approvalPolicies.create': undefined
  'approvals.approvalPolicies.empty.title': undefined
  'approvals.approvalPolicies.empty.text': undefined
  'approvals.approvals.field.state': undefined
  'approvals.approvals.value.state.approved': undefined
  'approvals.approvals.value.state.changes_requested': undefined
  'approvals.approvals.value.state.rejected': undefined
  'approvals.approvals.value.state.withdrawn': undefined
  'approvals.approvals.field.dueOn': undefined
  'approvals.approvals.action.reject': undefined
  'approvals.approvals.action.remind': undefined
  'approvals.approvalPolicies.field.name': undefined
  'approvals.approvalPolicies.field.state': undefined
  'approvals.approvalPolicies.field.programs': undefined
  'approvals.approvalPolicies.field.createdAt': undefined
  'approvals.approvalPolicies.action.reopen': undefined
  'audience.seats': { free: string | number; whole: string | number }
  'audience.openTasks': { count: number }
  'audience.openFileRequests': { count: number }
  'audience.owedDeliverables': { count: number }
  'audience.openTasks.text': undefined
  'audience.openTasks.askManager': undefined
  'audience.openTasks.reassign': undefined
  'audience.openFileRequests.reassign': undefined
  'audience.owedDeliverables.reassign': undefined
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
  'audience.inviting.open': undefined
  'audience.inviting.title': undefined
  'audience.inviting.addresses': undefined
  'audience.inviting.hint': undefined
  'audience.inviting.letter': undefined
  'audience.inviting.cancel': undefined
  'audience.inviting.send': undefined
  'audience.inviting.sent': { count: number }
  'audience.inviting.wrong': { words: string | number }
  'audience.inviting.tooMany': { most: string | number }
  'audience.inviting.noSeats': { wanted: string | number; free: string | number }
  'audience.inviting.refused': { count: number }
  'audience.users.field.pictureUrl': undefined
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
  'audience.users.value.state.inactive': undefined
  'audience.users.value.state.locked': undefined
  'audience.users.group.account': undefined
  'audience.users.group.position': undefined
  'audience.users.group.access': undefined
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
  'audience.users.confirm.deactivate': { name: string | number; count: number }
  'audience.users.count': { count: number }
  'audience.users.create': undefined
  'audience.users.created': { name: string | number }
  'audience.users.empty.title': undefined
  'audience.users.empty.text': undefined
  'audience.users.field.name': undefined
  'audience.users.field.email': undefined
  'audience.users.value.state.active': undefined
  'audience.users.view.active': undefined
  'campaigns.letters.title': undefined
  'campaigns.people.title': undefined
  'campaigns.tabs.label': undefined
  'campaigns.tabs.campaigns': undefined
  'campaigns.tabs.letters': undefined
  'campaigns.tabs.people': undefined
  'campaigns.tabs.heldBack': undefined
  'campaigns.campaigns.field.goal': undefined
  'campaigns.campaigns.field.startsOn': undefined
  'campaigns.campaigns.field.endsOn': undefined
  'campaigns.campaigns.field.replyTo': undefined
  'campaigns.campaigns.field.sharePage': undefined
  'campaigns.campaigns.field.lists': undefined
  'campaigns.campaigns.field.contacts': undefined
  'campaigns.campaigns.field.consent': undefined
  'campaigns.campaigns.field.channels': undefined
  'campaigns.campaigns.field.requests': undefined
  'campaigns.campaigns.field.letters': undefined
  'campaigns.campaigns.field.owner': undefined
  'campaigns.campaigns.field.updatedAt': undefined
  'campaigns.campaigns.value.consent.agreed': undefined
  'campaigns.campaigns.value.consent.notRefused': undefined
  'campaigns.campaigns.value.state.scheduled': undefined
  'campaigns.campaigns.value.state.live': undefined
  'campaigns.campaigns.value.state.closed': undefined
  'campaigns.campaigns.help.startsOn': undefined
  'campaigns.campaigns.help.endsOn': undefined
  'campaigns.campaigns.help.replyTo': undefined
  'campaigns.campaigns.help.sharePage': undefined
  'campaigns.campaigns.help.lists': undefined
  'campaigns.campaigns.help.consent': undefined
  'campaigns.campaigns.help.channels': undefined
  'campaigns.campaigns.help.programs': undefined
  'campaigns.campaigns.help.requests': undefined
  'campaigns.campaigns.group.campaign': undefined
  'campaigns.campaigns.group.audience': undefined
  'campaigns.campaigns.group.programs': undefined
  'campaigns.campaigns.group.requests': undefined
  'campaigns.campaigns.view.running': undefined
  'campaigns.campaigns.view.closed': undefined
  'campaigns.campaigns.view.archived': undefined
  'campaigns.campaigns.action.start': undefined
  'campaigns.campaigns.action.withdraw': undefined
  'campaigns.campaigns.action.pause': undefined
  'campaigns.campaigns.action.close': undefined
  'campaigns.campaigns.done.start': { name: string | number; count: number }
  'campaigns.campaigns.done.withdraw': { name: string | number; count: number }
  'campaigns.campaigns.done.pause': { name: string | number; count: number }
  'campaigns.campaigns.done.resume': { name: string | number; count: number }
  'campaigns.campaigns.done.close': { name: string | number; count: number }
  'campaigns.campaigns.done.archive': { name: string | number; count: number }
  'campaigns.campaigns.confirm.start': { count: number }
  'campaigns.campaigns.confirm.close': { count: number }
  'campaigns.campaigns.count': { count: number }
  'campaigns.campaigns.create': undefined
  'campaigns.campaigns.empty.title': undefined
  'campaigns.campaigns.empty.text': undefined
  'campaigns.campaignLetters.field.campaign': undefined
  'campaigns.campaignLetters.field.subject': undefined
  'campaigns.campaignLetters.field.doc': undefined
  'campaigns.campaignLetters.field.segment': undefined
  'campaigns.campaignLetters.field.sendOn': undefined
  'campaigns.campaignLetters.field.sendTime': undefined
  'campaigns.campaignLetters.field.sendAt': undefined
  'campaigns.campaignLetters.field.sent': undefined
  'campaigns.campaignLetters.field.visited': undefined
  'campaigns.campaignLetters.field.bounced': undefined
  'campaigns.campaignLetters.field.unsubscribed': undefined
  'campaigns.campaignLetters.field.unsure': undefined
  'campaigns.campaignLetters.field.updatedAt': undefined
  'campaigns.campaignLetters.value.segment.everybody': undefined
  'campaigns.campaignLetters.value.segment.notVisited': undefined
  'campaigns.campaignLetters.value.segment.notStarted': undefined
  'campaigns.campaignLetters.value.segment.notWatched': undefined
  'campaigns.campaignLetters.value.segment.watched': undefined
  'campaigns.campaignLetters.value.state.planned': undefined
  'campaigns.campaignLetters.value.state.waiting': undefined
  'campaigns.campaignLetters.value.state.sending': undefined
  'campaigns.campaignLetters.value.state.stopped': undefined
  'campaigns.campaignLetters.help.segment': undefined
  'campaigns.campaignLetters.help.sendTime': undefined
  'campaigns.campaignLetters.group.letter': undefined
  'campaigns.campaignLetters.group.doc': undefined
  'campaigns.campaignLetters.action.plan': undefined
  'campaigns.campaignLetters.action.sendNow': undefined
  'campaigns.campaignLetters.action.sendOnceLive': undefined
  'campaigns.campaignLetters.action.unplan': undefined
  'campaigns.campaignLetters.action.test': undefined
  'campaigns.campaignLetters.action.resend': undefined
  'campaigns.campaignLetters.action.remove': undefined
  'campaigns.campaignLetters.done.plan': { name: string | number; count: number }
  'campaigns.campaignLetters.done.sendNow': { name: string | number; count: number }
  'campaigns.campaignLetters.done.sendOnceLive': { name: string | number; count: number }
  'campaigns.campaignLetters.done.unplan': { name: string | number; count: number }
  'campaigns.campaignLetters.done.test': { name: string | number; count: number }
  'campaigns.campaignLetters.done.resume': { name: string | number; count: number }
  'campaigns.campaignLetters.done.resend': { name: string | number; count: number }
  'campaigns.campaignLetters.done.remove': { name: string | number; count: number }
  'campaigns.campaignLetters.confirm.sendNow': { count: number }
  'campaigns.campaignLetters.confirm.sendOnceLive': { count: number }
  'campaigns.campaignLetters.confirm.resume': { count: number }
  'campaigns.campaignLetters.confirm.resend': { count: number }
  'campaigns.campaignLetters.confirm.remove': { count: number }
  'campaigns.campaignLetters.count': { count: number }
  'campaigns.campaignLetters.create': undefined
  'campaigns.campaignLetters.empty.title': undefined
  'campaigns.campaignLetters.empty.text': undefined
  'campaigns.campaignPeople.field.campaign': undefined
  'campaigns.campaignPeople.field.letter': undefined
  'campaigns.campaignPeople.field.state': undefined
  'campaigns.campaignPeople.field.heldFor': undefined
  'campaigns.campaignPeople.field.reached': undefined
  'campaigns.campaignPeople.field.isFirst': undefined
  'campaigns.campaignPeople.field.hasVisited': undefined
  'campaigns.campaignPeople.field.hasStarted': undefined
  'campaigns.campaignPeople.field.hasWatched': undefined
  'campaigns.campaignPeople.field.hasReplied': undefined
  'campaigns.campaignPeople.field.hasStopped': undefined
  'campaigns.campaignPeople.field.sentAt': undefined
  'campaigns.campaignPeople.field.visitedAt': undefined
  'campaigns.campaignPeople.value.state.sending': undefined
  'campaigns.campaignPeople.value.state.deferred': undefined
  'campaigns.campaignPeople.value.state.bounced': undefined
  'campaigns.campaignPeople.value.state.unsure': undefined
  'campaigns.campaignPeople.value.state.held': undefined
  'campaigns.campaignPeople.value.heldFor.bounce': undefined
  'campaigns.campaignPeople.value.heldFor.complaint': undefined
  'campaigns.campaignPeople.value.heldFor.unsubscribed': undefined
  'campaigns.campaignPeople.value.heldFor.manual': undefined
  'campaigns.campaignPeople.value.heldFor.trial': undefined
  'campaigns.campaignPeople.value.heldFor.gone': undefined
  'campaigns.campaignPeople.value.heldFor.noConsent': undefined
  'campaigns.campaignPeople.value.reached.nothing': undefined
  'campaigns.campaignPeople.value.reached.visited': undefined
  'campaigns.campaignPeople.value.reached.started': undefined
  'campaigns.campaignPeople.value.reached.watched': undefined
  'campaigns.campaignPeople.count': { count: number }
  'campaigns.campaignPeople.empty.title': undefined
  'campaigns.campaignPeople.empty.text': undefined
  'campaigns.page.tabs': undefined
  'campaigns.page.tab.results': undefined
  'campaigns.page.tab.plan': undefined
  'campaigns.page.tab.audience': undefined
  'campaigns.page.tab.programs': undefined
  'campaigns.page.tab.requests': undefined
  'campaigns.page.fromTo': { from: string | number; to: string | number }
  'campaigns.page.from': { from: string | number }
  'campaigns.page.to': { to: string | number }
  'campaigns.page.daysLeft': { count: number }
  'campaigns.page.newLetter': undefined
  'campaigns.page.notAdded': undefined
  'campaigns.page.notTested': undefined
  'campaigns.page.letters': undefined
  'campaigns.page.noLetters': undefined
  'campaigns.page.lettersLead': undefined
  'campaigns.page.posts': { programs: string | number; channels: string | number }
  'campaigns.page.programs': { count: number }
  'campaigns.page.channels': { count: number }
  'campaigns.page.noPosts': undefined
  'campaigns.page.openCampaign': undefined
  'campaigns.page.backToCampaign': { name: string | number }
  'campaigns.page.shownAs': undefined
  'campaigns.page.shownLetter': undefined
  'campaigns.page.readerFailed': undefined
  'campaigns.page.fixed.gone': undefined
  'campaigns.page.fixed.waiting': { campaign: string | number }
  'campaigns.page.fixed.planned': undefined
  'campaigns.page.fixed.over': undefined
  'campaigns.page.letterBegins': undefined
  'campaigns.start.reached': { count: number }
  'campaigns.start.held': { count: number }
  'campaigns.start.undecided': { count: number }
  'campaigns.start.none': undefined
  'campaigns.results.title': undefined
  'campaigns.results.failed': undefined
  'campaigns.results.retry': undefined
  'campaigns.results.recipients': undefined
  'campaigns.results.sent': undefined
  'campaigns.results.visited': undefined
  'campaigns.results.started': undefined
  'campaigns.results.watched': undefined
  'campaigns.results.replied': undefined
  'campaigns.results.ofRecipients': { share: string | number }
  'campaigns.results.ofSent': { share: string | number }
  'campaigns.results.ofVisited': { share: string | number }
  'campaigns.results.ofStarted': { share: string | number }
  'campaigns.results.ofWatched': { share: string | number }
  'campaigns.results.reachable': { count: number }
  'campaigns.results.letterNo': { no: string | number }
  'campaigns.results.reminder': undefined
  'campaigns.results.invitation': undefined
  'campaigns.results.days': undefined
  'campaigns.results.day': undefined
  'campaigns.results.noDays': undefined
  'campaigns.results.letter': undefined
  'campaigns.results.to': undefined
  'campaigns.results.when': undefined
  'campaigns.results.bounced': undefined
  'campaigns.results.stopped': undefined
  'campaigns.results.held': { count: number }
  'campaigns.results.heldWhy': { bounced: string | number; stopped: string | number }
  'campaigns.results.showHeld': undefined
  'campaigns.results.unsure': { count: number }
  'campaigns.results.showUnsure': undefined
  'campaigns.results.resting': { domain: string | number; time: string | number }
  'campaigns.results.noMail': undefined
  'campaigns.results.refusalsOnly': undefined
  'campaigns.campaigns.field.name': undefined
  'campaigns.campaigns.field.state': undefined
  'campaigns.campaigns.value.state.draft': undefined
  'campaigns.campaigns.value.state.paused': undefined
  'campaigns.campaigns.value.state.archived': undefined
  'campaigns.campaigns.field.programs': undefined
  'campaigns.campaigns.field.createdAt': undefined
  'campaigns.campaigns.view.drafts': undefined
  'campaigns.campaigns.action.resume': undefined
  'campaigns.campaigns.action.archive': undefined
  'campaigns.campaignLetters.field.state': undefined
  'campaigns.campaignLetters.value.state.draft': undefined
  'campaigns.campaignLetters.value.state.paused': undefined
  'campaigns.campaignLetters.value.state.sent': undefined
  'campaigns.campaignLetters.field.people': undefined
  'campaigns.campaignLetters.field.createdAt': undefined
  'campaigns.campaignLetters.action.resume': undefined
  'campaigns.campaignPeople.field.name': undefined
  'campaigns.campaignPeople.value.state.queued': undefined
  'campaigns.campaignPeople.value.state.sent': undefined
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
  'captions.version.speech': { version: string | number }
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
  'captions.speech.make': undefined
  'captions.speech.waiting': undefined
  'captions.speech.running': { percent: string | number }
  'captions.speech.cancel': undefined
  'captions.speech.again': undefined
  'captions.speech.close': undefined
  'captions.speech.check': undefined
  'captions.speech.failed.notWritten': undefined
  'captions.speech.failed.tookTooLong': undefined
  'captions.speech.failed.nothingSaid': undefined
  'captions.speech.failed.noSound': undefined
  'captions.speech.failed.writtenMeanwhile': undefined
  'channels.edit': undefined
  'channels.details': undefined
  'channels.channels.field.name': undefined
  'channels.channels.field.pictureUrl': undefined
  'channels.channels.field.access': undefined
  'channels.channels.field.posting': undefined
  'channels.channels.field.owners': undefined
  'channels.channels.field.autoRoles': undefined
  'channels.channels.field.backfill': undefined
  'channels.channels.field.mail': undefined
  'channels.channels.field.hasComments': undefined
  'channels.channels.field.defaultExpiryDays': undefined
  'channels.channels.field.chatChannelId': undefined
  'channels.channels.field.subscribers': undefined
  'channels.channels.field.lastPostAt': undefined
  'channels.channels.field.state': undefined
  'channels.channels.field.createdAt': undefined
  'channels.channels.field.updatedAt': undefined
  'channels.channels.value.access.open': undefined
  'channels.channels.value.access.request': undefined
  'channels.channels.value.access.secret': undefined
  'channels.channels.value.posting.owners': undefined
  'channels.channels.value.posting.creators': undefined
  'channels.channels.value.posting.members': undefined
  'channels.channels.value.backfill.none': undefined
  'channels.channels.value.backfill.30days': undefined
  'channels.channels.value.backfill.all': undefined
  'channels.channels.value.mail.off': undefined
  'channels.channels.value.mail.instant': undefined
  'channels.channels.value.mail.daily': undefined
  'channels.channels.help.mail': undefined
  'channels.channels.help.defaultExpiryDays': undefined
  'channels.channels.help.access': undefined
  'channels.channels.help.chatChannelId': undefined
  'channels.channels.group.channel': undefined
  'channels.channels.group.people': undefined
  'channels.channels.group.owners': undefined
  'channels.channels.group.joining': undefined
  'channels.channels.group.talk': undefined
  'channels.channels.action.reopen': undefined
  'channels.channels.done.archive': { name: string | number; count: number }
  'channels.channels.done.reopen': { name: string | number; count: number }
  'channels.channels.count': { count: number }
  'channels.channels.create': undefined
  'channels.channels.empty.title': undefined
  'channels.channels.empty.text': undefined
  'channels.row.asked': { count: number }
  'channels.row.byRole': undefined
  'channels.row.joining': { percent: string | number }
  'channels.row.owners': { names: string | number }
  'channels.chat.title': undefined
  'channels.chat.text': undefined
  'channels.chat.kind': undefined
  'channels.chat.kinds.slack': undefined
  'channels.chat.kinds.teams': undefined
  'channels.chat.kinds.discord': undefined
  'channels.chat.url': undefined
  'channels.chat.hint': undefined
  'channels.chat.save': undefined
  'channels.chat.saved': undefined
  'channels.chat.there': { kind: string | number; host: string | number }
  'channels.chat.toldAt': { age: string | number }
  'channels.chat.never': undefined
  'channels.chat.test': undefined
  'channels.chat.remove': undefined
  'channels.chat.removed': undefined
  'channels.chat.fault.gone': undefined
  'channels.chat.fault.refused': undefined
  'channels.chat.fault.unreachable': undefined
  'channels.chat.failed': undefined
  'channels.chat.retry': undefined
  'channels.chat.message.post': { channel: string | number }
  'channels.chat.message.postBy': { channel: string | number; by: string | number }
  'channels.chat.message.test': { by: string | number }
  'channels.chat.message.open': undefined
  'channels.tab.label': undefined
  'channels.tab.overview': undefined
  'channels.tab.subscribers': undefined
  'channels.tab.posts': undefined
  'channels.tab.settings': undefined
  'channels.panel.facts': { subscribers: string | number; programs: string | number }
  'channels.panel.subscribers': { count: number }
  'channels.panel.programs': { count: number }
  'channels.panel.open': undefined
  'channels.panel.latest': undefined
  'channels.panel.access.open': undefined
  'channels.panel.access.request': undefined
  'channels.panel.access.secret': undefined
  'channels.panel.archived': undefined
  'channels.people.waiting': undefined
  'channels.people.letIn': undefined
  'channels.people.letInAll': undefined
  'channels.people.decline': undefined
  'channels.people.asked': { roles: string | number; age: string | number }
  'channels.people.subscribers': undefined
  'channels.people.find': undefined
  'channels.people.clear': undefined
  'channels.people.add': undefined
  'channels.people.addTitle': { name: string | number }
  'channels.people.people': undefined
  'channels.people.cancel': undefined
  'channels.people.more': undefined
  'channels.people.none': undefined
  'channels.people.noneFound': undefined
  'channels.people.failed': undefined
  'channels.people.retry': undefined
  'channels.people.acts': { name: string | number }
  'channels.people.remove': undefined
  'channels.people.source.self': { day: string | number }
  'channels.people.source.auto': undefined
  'channels.people.source.admin': undefined
  'channels.people.owner': undefined
  'channels.people.role.cc': undefined
  'channels.people.role.viewer': undefined
  'channels.people.role.admin': undefined
  'channels.people.role.cm': undefined
  'channels.people.roles.cc': undefined
  'channels.people.roles.viewer': undefined
  'channels.people.roles.admin': undefined
  'channels.people.roles.cm': undefined
  'channels.people.rolesHelp': undefined
  'channels.people.rolesRunning': { percent: string | number }
  'channels.people.undo': undefined
  'channels.people.done.letIn': { name: string | number; count: number }
  'channels.people.done.decline': { name: string | number; count: number }
  'channels.people.done.add': { name: string | number; count: number }
  'channels.people.done.remove': { name: string | number; count: number }
  'channels.people.done.full': { count: number }
  'channels.people.done.nothing': undefined
  'channels.people.done.didNot': undefined
  'channels.posts.title': undefined
  'channels.posts.none': undefined
  'channels.posts.noneText': undefined
  'channels.posts.failed': undefined
  'channels.posts.pinned': undefined
  'channels.posts.required': undefined
  'channels.posts.requiredDue': { day: string | number }
  'channels.posts.scheduled': { moment: string | number }
  'channels.posts.acts': { name: string | number }
  'channels.posts.pin': undefined
  'channels.posts.unpin': undefined
  'channels.posts.takeBack': undefined
  'channels.posts.tookBack': { name: string | number }
  'channels.posts.undo': undefined
  'channels.posts.more': undefined
  'channels.discover.title': undefined
  'channels.discover.back': undefined
  'channels.discover.facts': { channels: string | number; followed: string | number }
  'channels.discover.channels': { count: number }
  'channels.discover.search': undefined
  'channels.discover.clear': undefined
  'channels.discover.views': undefined
  'channels.discover.view.all': undefined
  'channels.discover.view.others': undefined
  'channels.discover.view.followed': undefined
  'channels.discover.sort': undefined
  'channels.discover.order.subscribers': undefined
  'channels.discover.order.name': undefined
  'channels.discover.order.lastPostAt': undefined
  'channels.discover.subscribe': undefined
  'channels.discover.ask': undefined
  'channels.discover.asked': undefined
  'channels.discover.subscribed': undefined
  'channels.discover.byRole': undefined
  'channels.discover.declined': undefined
  'channels.discover.leave': undefined
  'channels.discover.leaveOf': { name: string | number }
  'channels.discover.subscribeTo': { name: string | number }
  'channels.discover.askFor': { name: string | number }
  'channels.discover.withdrawFrom': { name: string | number }
  'channels.discover.pace.daily': undefined
  'channels.discover.pace.weekly': undefined
  'channels.discover.pace.twice': undefined
  'channels.discover.pace.monthly': undefined
  'channels.discover.pace.rarely': undefined
  'channels.discover.none': undefined
  'channels.discover.noneText': undefined
  'channels.discover.noHit': undefined
  'channels.discover.clearFilters': undefined
  'channels.discover.failed': undefined
  'channels.discover.retry': undefined
  'channels.discover.more': undefined
  'channels.discover.done.subscribed': { name: string | number }
  'channels.discover.done.asked': { name: string | number }
  'channels.discover.done.left': { name: string | number }
  'channels.discover.done.withdrawn': { name: string | number }
  'channels.discover.undo': undefined
  'channels.page.missing': undefined
  'channels.page.missingText': undefined
  'channels.page.toDiscover': undefined
  'channels.page.failed': undefined
  'channels.page.retry': undefined
  'channels.page.edit': undefined
  'channels.page.letters.stop': undefined
  'channels.page.letters.want': undefined
  'channels.page.letters.stopped': { name: string | number }
  'channels.page.letters.wanted': { name: string | number }
  'channels.page.letters.failed': undefined
  'channels.page.owners': { names: string | number }
  'channels.page.closed': undefined
  'channels.page.wasDeclined': undefined
  'channels.page.ownerLeaves': undefined
  'channels.page.handOver': undefined
  'channels.page.leaveTitle': { name: string | number }
  'channels.page.cancel': undefined
  'channels.send.here': undefined
  'channels.send.program': undefined
  'channels.send.programHint': undefined
  'channels.send.title': { name: string | number }
  'channels.send.open': undefined
  'channels.send.send': undefined
  'channels.send.cancel': undefined
  'channels.send.channels': undefined
  'channels.send.people': undefined
  'channels.send.peopleHint': undefined
  'channels.send.required': undefined
  'channels.send.dueOn': undefined
  'channels.send.dueDays': undefined
  'channels.send.later': undefined
  'channels.send.viewAgain': undefined
  'channels.send.viewAgainHelp': undefined
  'channels.send.done.channels': { title: string | number; count: number }
  'channels.send.done.people': { title: string | number; count: number }
  'channels.send.done.both': { title: string | number; count: number }
  'channels.send.notYet': undefined
  'channels.send.failed': undefined
  'channels.send.where': undefined
  'channels.send.whereNone': undefined
  'channels.send.whereFailed': undefined
  'channels.send.retry': undefined
  'channels.send.from': { moment: string | number }
  'channels.send.until': { moment: string | number }
  'channels.send.takeBack': undefined
  'channels.send.takeBackOf': { name: string | number }
  'channels.send.tookBack': { name: string | number }
  'channels.send.undo': undefined
  'channels.send.didNot': undefined
  'channels.channels.field.description': undefined
  'channels.channels.field.programs': undefined
  'channels.channels.value.state.active': undefined
  'channels.channels.value.state.archived': undefined
  'channels.channels.view.active': undefined
  'channels.channels.view.archived': undefined
  'channels.channels.action.archive': undefined
  'consent.list.title': undefined
  'consent.tab.label': undefined
  'consent.tab.requests': undefined
  'consent.tab.submissions': undefined
  'consent.tab.people': undefined
  'consent.tab.consents': undefined
  'consent.tab.forms': undefined
  'consent.copy.request': undefined
  'consent.copy.form': undefined
  'consent.copy.name': undefined
  'consent.copy.guardian': undefined
  'consent.copy.givenAt': undefined
  'consent.copy.endedAt': undefined
  'consent.copy.from': undefined
  'consent.copy.textHash': undefined
  'consent.proof.title': undefined
  'consent.proof.form': { form: string | number; version: string | number; language: string | number }
  'consent.proof.signedBy': undefined
  'consent.proof.signed': { name: string | number; time: string | number }
  'consent.proof.text': undefined
  'consent.proof.from': undefined
  'consent.proof.revoked': { time: string | number; name: string | number }
  'consent.proof.withdrawn': { time: string | number }
  'consent.proof.show': undefined
  'consent.proof.hide': undefined
  'consent.proof.save': undefined
  'consent.proof.failed': undefined
  'consent.case.title': undefined
  'consent.case.quarantined': { count: number; day: string | number }
  'consent.case.erased': undefined
  'consent.case.standing': undefined
  'consent.case.empty': undefined
  'consent.case.nowhere': undefined
  'consent.case.all': undefined
  'consent.case.allTitle': undefined
  'consent.case.allText': { count: number }
  'consent.case.allRemove': undefined
  'consent.case.allRemoveTitle': undefined
  'consent.case.allRemoveText': { count: number }
  'consent.case.remove': undefined
  'consent.case.unpublish': undefined
  'consent.case.removeOf': { use: string | number }
  'consent.case.unpublishOf': { use: string | number }
  'consent.case.kind.program': undefined
  'consent.case.kind.delivery': undefined
  'consent.case.kind.sharePage': undefined
  'consent.case.kind.welcome': undefined
  'consent.case.kind.template': undefined
  'consent.case.kind.version': { version: string | number }
  'consent.case.kind.draft': undefined
  'consent.case.kind.bumper': undefined
  'consent.case.kind.take': undefined
  'consent.consents.field.form': undefined
  'consent.consents.field.version': undefined
  'consent.consents.field.isOpen': undefined
  'consent.consents.field.givenAt': undefined
  'consent.consents.field.endedAt': undefined
  'consent.consents.field.guardian': undefined
  'consent.consents.field.textHash': undefined
  'consent.consents.field.reason': undefined
  'consent.consents.value.state.given': undefined
  'consent.consents.value.state.open': undefined
  'consent.consents.value.state.ended': undefined
  'consent.consents.help.reason': undefined
  'consent.consents.view.open': undefined
  'consent.consents.view.given': undefined
  'consent.consents.view.ended': undefined
  'consent.consents.action.revoke': undefined
  'consent.consents.done.revoke': { name: string | number; count: number }
  'consent.consents.count': { count: number }
  'consent.consents.empty.title': undefined
  'consent.consents.empty.text': undefined
  'consent.forms.title': undefined
  'consent.consentForms.field.version': undefined
  'consent.consentForms.field.hasDraft': undefined
  'consent.consentForms.field.english': undefined
  'consent.consentForms.field.german': undefined
  'consent.consentForms.field.given': undefined
  'consent.consentForms.field.updatedAt': undefined
  'consent.consentForms.help.english': undefined
  'consent.consentForms.help.german': undefined
  'consent.consentForms.value.state.active': undefined
  'consent.consentForms.value.state.retired': undefined
  'consent.consentForms.group.form': undefined
  'consent.consentForms.group.texts': undefined
  'consent.consentForms.view.retired': undefined
  'consent.consentForms.action.activate': undefined
  'consent.consentForms.action.retire': undefined
  'consent.consentForms.done.activate': { name: string | number; count: number }
  'consent.consentForms.done.retire': { name: string | number; count: number }
  'consent.consentForms.done.reopen': { name: string | number; count: number }
  'consent.consentForms.confirm.activate': { count: number }
  'consent.consentForms.count': { count: number }
  'consent.consentForms.create': undefined
  'consent.consentForms.empty.title': undefined
  'consent.consentForms.empty.text': undefined
  'consent.consents.field.name': undefined
  'consent.consents.field.state': undefined
  'consent.consents.field.language': undefined
  'consent.consents.value.language.en': undefined
  'consent.consents.value.language.de': undefined
  'consent.consents.field.email': undefined
  'consent.consents.field.request': undefined
  'consent.consentForms.field.name': undefined
  'consent.consentForms.field.state': undefined
  'consent.consentForms.value.state.draft': undefined
  'consent.consentForms.field.createdAt': undefined
  'consent.consentForms.view.inUse': undefined
  'consent.consentForms.action.reopen': undefined
  'contacts.contacts.field.firstName': undefined
  'contacts.contacts.field.lastName': undefined
  'contacts.contacts.field.phone': undefined
  'contacts.contacts.field.company': undefined
  'contacts.contacts.field.title': undefined
  'contacts.contacts.field.optIn': undefined
  'contacts.contacts.field.lists': undefined
  'contacts.contacts.field.source': undefined
  'contacts.contacts.field.state': undefined
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
  'contacts.rule.everybody': undefined
  'contacts.rule.matches': { count: number }
  'contacts.rule.matchesMore': { count: number }
  'contacts.contactLists.field.rule': undefined
  'contacts.contactLists.field.members': undefined
  'contacts.contactLists.field.hasMore': undefined
  'contacts.contactLists.field.state': undefined
  'contacts.contactLists.field.createdAt': undefined
  'contacts.contactLists.value.kind.static': undefined
  'contacts.contactLists.value.kind.rule': undefined
  'contacts.contactLists.help.kind': undefined
  'contacts.contactLists.group.list': undefined
  'contacts.contactLists.done.archive': { count: number }
  'contacts.contactLists.done.reopen': { count: number }
  'contacts.contactLists.count': { count: number }
  'contacts.contactLists.create': undefined
  'contacts.contactLists.show': undefined
  'contacts.contactLists.empty.title': undefined
  'contacts.contactLists.empty.text': undefined
  'contacts.contacts.field.name': undefined
  'contacts.contacts.field.email': undefined
  'contacts.contacts.field.tags': undefined
  'contacts.contacts.field.locale': undefined
  'contacts.contacts.value.state.active': undefined
  'contacts.contacts.field.createdAt': undefined
  'contacts.contacts.action.trash': undefined
  'contacts.contacts.action.restore': undefined
  'contacts.contactLists.field.name': undefined
  'contacts.contactLists.field.kind': undefined
  'contacts.contactLists.value.state.active': undefined
  'contacts.contactLists.value.state.archived': undefined
  'contacts.contactLists.view.active': undefined
  'contacts.contactLists.view.archived': undefined
  'contacts.contactLists.action.archive': undefined
  'contacts.contactLists.action.reopen': undefined
  'crowd.crowdRequests.field.welcome': undefined
  'crowd.crowdRequests.field.prompts': undefined
  'crowd.crowdRequests.field.welcomeClip': undefined
  'crowd.crowdRequests.field.consentForm': undefined
  'crowd.crowdRequests.field.sources': undefined
  'crowd.crowdRequests.field.orientation': undefined
  'crowd.crowdRequests.field.languages': undefined
  'crowd.crowdRequests.field.emailRule': undefined
  'crowd.crowdRequests.field.opensOn': undefined
  'crowd.crowdRequests.field.closesOn': undefined
  'crowd.crowdRequests.field.places': undefined
  'crowd.crowdRequests.field.hasOpenLink': undefined
  'crowd.crowdRequests.field.passCode': undefined
  'crowd.crowdRequests.field.hasPassCode': undefined
  'crowd.crowdRequests.field.link': undefined
  'crowd.crowdRequests.field.reminders': undefined
  'crowd.crowdRequests.field.draftRule': undefined
  'crowd.crowdRequests.field.template': undefined
  'crowd.crowdRequests.field.draft': undefined
  'crowd.crowdRequests.field.reviewers': undefined
  'crowd.crowdRequests.field.isReviewer': undefined
  'crowd.crowdRequests.field.isLocked': undefined
  'crowd.crowdRequests.field.opened': undefined
  'crowd.crowdRequests.field.started': undefined
  'crowd.crowdRequests.field.answers': undefined
  'crowd.crowdRequests.field.toReview': undefined
  'crowd.crowdRequests.field.accepted': undefined
  'crowd.crowdRequests.field.placesTaken': undefined
  'crowd.crowdRequests.field.contacts': undefined
  'crowd.crowdRequests.field.lists': undefined
  'crowd.crowdRequests.field.emails': undefined
  'crowd.crowdRequests.field.owner': undefined
  'crowd.crowdRequests.value.state.open': undefined
  'crowd.crowdRequests.value.state.closed': undefined
  'crowd.crowdRequests.value.sources.camera': undefined
  'crowd.crowdRequests.value.sources.upload': undefined
  'crowd.crowdRequests.value.sources.both': undefined
  'crowd.crowdRequests.value.orientation.landscape': undefined
  'crowd.crowdRequests.value.orientation.portrait': undefined
  'crowd.crowdRequests.value.orientation.square': undefined
  'crowd.crowdRequests.value.languages.both': undefined
  'crowd.crowdRequests.value.languages.en': undefined
  'crowd.crowdRequests.value.languages.de': undefined
  'crowd.crowdRequests.value.emailRule.none': undefined
  'crowd.crowdRequests.value.emailRule.asked': undefined
  'crowd.crowdRequests.value.emailRule.required': undefined
  'crowd.crowdRequests.value.draftRule.none': undefined
  'crowd.crowdRequests.value.draftRule.perPerson': undefined
  'crowd.crowdRequests.value.draftRule.one': undefined
  'crowd.crowdRequests.value.reminders.none': undefined
  'crowd.crowdRequests.value.reminders.once': undefined
  'crowd.crowdRequests.value.reminders.twice': undefined
  'crowd.crowdRequests.value.reminders.thrice': undefined
  'crowd.crowdRequests.help.welcome': undefined
  'crowd.crowdRequests.help.consentForm': undefined
  'crowd.crowdRequests.help.orientation': undefined
  'crowd.crowdRequests.help.emailRule': undefined
  'crowd.crowdRequests.help.closesOn': undefined
  'crowd.crowdRequests.help.emails': undefined
  'crowd.crowdRequests.help.places': undefined
  'crowd.crowdRequests.help.hasOpenLink': undefined
  'crowd.crowdRequests.help.passCode': undefined
  'crowd.crowdRequests.help.reminders': undefined
  'crowd.crowdRequests.help.draftRule': undefined
  'crowd.crowdRequests.help.template': undefined
  'crowd.crowdRequests.help.reviewers': undefined
  'crowd.crowdRequests.group.request': undefined
  'crowd.crowdRequests.group.questions': undefined
  'crowd.crowdRequests.group.consent': undefined
  'crowd.crowdRequests.group.guests': undefined
  'crowd.crowdRequests.group.link': undefined
  'crowd.crowdRequests.group.review': undefined
  'crowd.crowdRequests.view.running': undefined
  'crowd.crowdRequests.view.over': undefined
  'crowd.crowdRequests.action.invite': undefined
  'crowd.crowdRequests.action.open': undefined
  'crowd.crowdRequests.action.pause': undefined
  'crowd.crowdRequests.action.close': undefined
  'crowd.crowdRequests.action.reopen': undefined
  'crowd.crowdRequests.action.renew': undefined
  'crowd.crowdRequests.done.invite': { name: string | number; count: number }
  'crowd.crowdRequests.done.open': { name: string | number; count: number }
  'crowd.crowdRequests.done.pause': { name: string | number; count: number }
  'crowd.crowdRequests.done.resume': { name: string | number; count: number }
  'crowd.crowdRequests.done.close': { name: string | number; count: number }
  'crowd.crowdRequests.done.reopen': { name: string | number; count: number }
  'crowd.crowdRequests.done.archive': { name: string | number; count: number }
  'crowd.crowdRequests.done.renew': { name: string | number; count: number }
  'crowd.crowdRequests.confirm.close': { count: number }
  'crowd.crowdRequests.confirm.renew': { count: number }
  'crowd.crowdRequests.count': { count: number }
  'crowd.crowdRequests.create': undefined
  'crowd.crowdRequests.empty.title': undefined
  'crowd.crowdRequests.empty.text': undefined
  'crowd.prompts.question': { no: string | number }
  'crowd.prompts.of': { no: string | number; count: number }
  'crowd.prompts.text': undefined
  'crowd.prompts.hint': undefined
  'crowd.prompts.script': undefined
  'crowd.prompts.least': undefined
  'crowd.prompts.most': undefined
  'crowd.prompts.required': undefined
  'crowd.prompts.add': undefined
  'crowd.prompts.remove': { no: string | number }
  'crowd.prompts.up': { no: string | number }
  'crowd.prompts.down': { no: string | number }
  'crowd.prompts.forShot': undefined
  'crowd.prompts.phone': undefined
  'crowd.prompts.untyped': undefined
  'crowd.prompts.locked': undefined
  'crowd.page.tabs': undefined
  'crowd.page.tab.questions': undefined
  'crowd.page.tab.settings': undefined
  'crowd.page.measures': { count: number; length: string | number }
  'crowd.page.closes': { day: string | number }
  'crowd.page.answers': { count: number }
  'crowd.page.draft': undefined
  'crowd.page.funnel': undefined
  'crowd.page.openLink': undefined
  'crowd.page.linkOff': undefined
  'crowd.page.withCode': { taken: string | number; places: string | number }
  'crowd.page.withoutCode': { taken: string | number; places: string | number }
  'crowd.page.copyLink': undefined
  'crowd.page.copied': undefined
  'crowd.page.notCopied': undefined
  'crowd.page.showQr': undefined
  'crowd.page.try': undefined
  'crowd.page.tryTitle': undefined
  'crowd.page.tryText': undefined
  'crowd.page.tryHere': undefined
  'crowd.page.tryFailed': undefined
  'crowd.page.qr': undefined
  'crowd.page.closeQr': undefined
  'crowd.crowdSubmissions.field.decidedBy': undefined
  'crowd.crowdSubmissions.field.waitsForMe': undefined
  'crowd.crowdSubmissions.view.toReview': undefined
  'crowd.crowdSubmissions.view.accepted': undefined
  'crowd.crowdSubmissions.view.retakes': undefined
  'crowd.crowdSubmissions.view.withdrawn': undefined
  'crowd.crowdSubmissions.count': { count: number }
  'crowd.crowdSubmissions.empty.title': undefined
  'crowd.crowdSubmissions.empty.text': undefined
  'crowd.crowdPeople.field.reminded': undefined
  'crowd.crowdPeople.field.openedAt': undefined
  'crowd.crowdPeople.help.email': undefined
  'crowd.crowdPeople.action.reinvite': undefined
  'crowd.crowdPeople.done.reinvite': { name: string | number; count: number }
  'crowd.crowdPeople.count': { count: number }
  'crowd.crowdPeople.empty.title': undefined
  'crowd.crowdPeople.empty.text': undefined
  'crowd.submissions.title': undefined
  'crowd.people.title': undefined
  'crowd.card.withdrawn': { day: string | number }
  'crowd.card.line': { way: string | number; age: string | number }
  'crowd.review.answers': undefined
  'crowd.review.onlyReviewers': undefined
  'crowd.review.notReviewer': undefined
  'crowd.review.withdrawn': { day: string | number }
  'crowd.review.bounced': { email: string | number }
  'crowd.review.reinvite': undefined
  'crowd.review.nothing': undefined
  'crowd.review.coming': undefined
  'crowd.review.processing': undefined
  'crowd.review.failed': undefined
  'crowd.review.forShot': undefined
  'crowd.review.inDraft': { title: string | number }
  'crowd.review.inFootage': undefined
  'crowd.review.consent': undefined
  'crowd.review.given': undefined
  'crowd.review.ended': undefined
  'crowd.review.form': undefined
  'crowd.review.formOf': { form: string | number; version: string | number }
  'crowd.review.signed': undefined
  'crowd.review.signedOf': { name: string | number; moment: string | number }
  'crowd.review.guardian': { name: string | number }
  'crowd.review.text': undefined
  'crowd.review.from': undefined
  'crowd.review.asked': undefined
  'crowd.review.accept': undefined
  'crowd.review.retake': undefined
  'crowd.review.reject': undefined
  'crowd.review.reconsider': undefined
  'crowd.crowdRequests.field.title': undefined
  'crowd.crowdRequests.field.state': undefined
  'crowd.crowdRequests.value.state.draft': undefined
  'crowd.crowdRequests.value.state.paused': undefined
  'crowd.crowdRequests.value.state.archived': undefined
  'crowd.crowdRequests.field.people': undefined
  'crowd.crowdRequests.field.createdAt': undefined
  'crowd.crowdRequests.field.updatedAt': undefined
  'crowd.crowdRequests.view.archived': undefined
  'crowd.crowdRequests.action.resume': undefined
  'crowd.crowdRequests.action.archive': undefined
  'crowd.crowdSubmissions.field.name': undefined
  'crowd.crowdSubmissions.field.email': undefined
  'crowd.crowdSubmissions.field.request': undefined
  'crowd.crowdSubmissions.field.state': undefined
  'crowd.crowdSubmissions.value.state.queued': undefined
  'crowd.crowdSubmissions.value.state.sent': undefined
  'crowd.crowdSubmissions.value.state.opened': undefined
  'crowd.crowdSubmissions.value.state.started': undefined
  'crowd.crowdSubmissions.value.state.submitted': undefined
  'crowd.crowdSubmissions.value.state.retake_requested': undefined
  'crowd.crowdSubmissions.value.state.accepted': undefined
  'crowd.crowdSubmissions.value.state.rejected': undefined
  'crowd.crowdSubmissions.value.state.withdrawn': undefined
  'crowd.crowdSubmissions.value.state.expired': undefined
  'crowd.crowdSubmissions.value.state.bounced': undefined
  'crowd.crowdSubmissions.field.cameBy': undefined
  'crowd.crowdSubmissions.value.cameBy.invited': undefined
  'crowd.crowdSubmissions.value.cameBy.openLink': undefined
  'crowd.crowdSubmissions.field.durationMs': undefined
  'crowd.crowdSubmissions.field.chips': undefined
  'crowd.crowdSubmissions.field.retakeWords': undefined
  'crowd.crowdSubmissions.field.submittedAt': undefined
  'crowd.crowdSubmissions.field.createdAt': undefined
  'crowd.crowdSubmissions.field.updatedAt': undefined
  'crowd.crowdSubmissions.action.accept': undefined
  'crowd.crowdSubmissions.done.accept': { name: string | number; count: number }
  'crowd.crowdSubmissions.action.retake': undefined
  'crowd.crowdSubmissions.done.retake': { name: string | number; count: number }
  'crowd.crowdSubmissions.action.reject': undefined
  'crowd.crowdSubmissions.done.reject': { name: string | number; count: number }
  'crowd.crowdSubmissions.action.reconsider': undefined
  'crowd.crowdSubmissions.done.reconsider': { name: string | number; count: number }
  'crowd.crowdPeople.field.name': undefined
  'crowd.crowdPeople.field.email': undefined
  'crowd.crowdPeople.field.request': undefined
  'crowd.crowdPeople.field.state': undefined
  'crowd.crowdPeople.value.state.queued': undefined
  'crowd.crowdPeople.value.state.sent': undefined
  'crowd.crowdPeople.value.state.opened': undefined
  'crowd.crowdPeople.value.state.started': undefined
  'crowd.crowdPeople.value.state.submitted': undefined
  'crowd.crowdPeople.value.state.retake_requested': undefined
  'crowd.crowdPeople.value.state.accepted': undefined
  'crowd.crowdPeople.value.state.rejected': undefined
  'crowd.crowdPeople.value.state.withdrawn': undefined
  'crowd.crowdPeople.value.state.expired': undefined
  'crowd.crowdPeople.value.state.bounced': undefined
  'crowd.crowdPeople.field.cameBy': undefined
  'crowd.crowdPeople.value.cameBy.invited': undefined
  'crowd.crowdPeople.value.cameBy.openLink': undefined
  'crowd.crowdPeople.field.chips': undefined
  'crowd.crowdPeople.field.retakeWords': undefined
  'crowd.crowdPeople.field.submittedAt': undefined
  'crowd.crowdPeople.field.createdAt': undefined
  'crowd.crowdPeople.field.updatedAt': undefined
  'crowd.crowdPeople.action.accept': undefined
  'crowd.crowdPeople.done.accept': { name: string | number; count: number }
  'crowd.crowdPeople.action.retake': undefined
  'crowd.crowdPeople.done.retake': { name: string | number; count: number }
  'crowd.crowdPeople.action.reject': undefined
  'crowd.crowdPeople.done.reject': { name: string | number; count: number }
  'crowd.crowdPeople.action.reconsider': undefined
  'crowd.crowdPeople.done.reconsider': { name: string | number; count: number }
  'deliverables.page.nothing': undefined
  'deliverables.page.nothingText': undefined
  'deliverables.page.delivers': undefined
  'deliverables.page.version': { program: string | number; no: string | number }
  'deliverables.page.by': undefined
  'deliverables.page.byWhen': { name: string | number; age: string | number }
  'deliverables.page.owner': undefined
  'deliverables.page.everybody': undefined
  'deliverables.page.spec': undefined
  'deliverables.page.due': undefined
  'deliverables.page.noDay': undefined
  'deliverables.page.notes': undefined
  'deliverables.page.accepted': undefined
  'deliverables.page.changes': { name: string | number }
  'deliverables.page.changesAsked': undefined
  'deliverables.check.title': undefined
  'deliverables.check.of': { passed: string | number; count: number }
  'deliverables.check.unknown': undefined
  'deliverables.check.missing': undefined
  'deliverables.check.wanted.length': { value: string | number }
  'deliverables.check.wanted.picture': { value: string | number }
  'deliverables.check.wanted.loudness': { value: string | number; tolerance: string | number }
  'deliverables.check.wanted.truePeak': { value: string | number }
  'deliverables.check.wanted.gaps': { value: string | number }
  'deliverables.check.wanted.file': { value: string | number }
  'deliverables.check.found.loudness': { value: string | number }
  'deliverables.check.found.truePeak': { value: string | number }
  'deliverables.check.found.gaps': { value: string | number }
  'deliverables.check.found.noGaps': undefined
  'deliverables.check.found.captions': { count: number; all: string | number }
  'deliverables.check.state.pass': undefined
  'deliverables.check.state.fail': undefined
  'deliverables.check.state.unknown': undefined
  'deliverables.line.aspect': undefined
  'deliverables.line.picture': undefined
  'deliverables.line.length': undefined
  'deliverables.line.loudness': undefined
  'deliverables.line.truePeak': undefined
  'deliverables.line.format': undefined
  'deliverables.line.captions': undefined
  'deliverables.line.gaps': undefined
  'deliverables.line.file': undefined
  'deliverables.loud.render': undefined
  'deliverables.loud.text': { lufs: string | number }
  'deliverables.loud.asked': { lufs: string | number }
  'deliverables.loud.quiet': { db: string | number }
  'deliverables.loud.loud': { db: string | number }
  'deliverables.act.deliver': undefined
  'deliverables.act.deliverAgain': undefined
  'deliverables.act.start': undefined
  'deliverables.act.recall': undefined
  'deliverables.act.reconsider': undefined
  'deliverables.act.ask': undefined
  'deliverables.act.accept': undefined
  'deliverables.act.excuse': undefined
  'deliverables.act.failed': undefined
  'deliverables.act.delivered': undefined
  'deliverables.give.title': { title: string | number }
  'deliverables.give.program': undefined
  'deliverables.give.file': undefined
  'deliverables.give.what': undefined
  'deliverables.give.choose': undefined
  'deliverables.give.upload': undefined
  'deliverables.give.uploading': undefined
  'deliverables.give.checking': undefined
  'deliverables.give.chooseFile': undefined
  'deliverables.give.send': undefined
  'deliverables.give.cancel': undefined
  'deliverables.deliverables.field.preset': undefined
  'deliverables.deliverables.field.maxSeconds': undefined
  'deliverables.deliverables.field.languages': undefined
  'deliverables.deliverables.field.notes': undefined
  'deliverables.deliverables.field.owner': undefined
  'deliverables.deliverables.field.maker': undefined
  'deliverables.deliverables.field.verdict': undefined
  'deliverables.deliverables.field.waitsForMe': undefined
  'deliverables.deliverables.field.acceptedWords': undefined
  'deliverables.deliverables.field.changesWords': undefined
  'deliverables.deliverables.help.languages': undefined
  'deliverables.deliverables.value.kind.program': undefined
  'deliverables.deliverables.value.kind.cutdown': undefined
  'deliverables.deliverables.value.kind.captions': undefined
  'deliverables.deliverables.value.kind.still': undefined
  'deliverables.deliverables.value.kind.raw': undefined
  'deliverables.deliverables.value.preset.web': undefined
  'deliverables.deliverables.value.preset.social': undefined
  'deliverables.deliverables.value.preset.broadcast': undefined
  'deliverables.deliverables.value.preset.intranet': undefined
  'deliverables.deliverables.value.preset.captions': undefined
  'deliverables.deliverables.value.preset.still': undefined
  'deliverables.deliverables.value.preset.raw': undefined
  'deliverables.deliverables.value.verdict.none': undefined
  'deliverables.deliverables.value.verdict.pass': undefined
  'deliverables.deliverables.value.verdict.fail': undefined
  'deliverables.deliverables.value.verdict.unknown': undefined
  'deliverables.deliverables.group.what': undefined
  'deliverables.deliverables.group.who': undefined
  'deliverables.deliverables.view.waiting': undefined
  'deliverables.deliverables.view.production': undefined
  'deliverables.deliverables.view.accepted': undefined
  'deliverables.deliverables.action.excuse': undefined
  'deliverables.deliverables.action.ask': undefined
  'deliverables.deliverables.action.cancel': undefined
  'deliverables.deliverables.action.revive': undefined
  'deliverables.deliverables.done.accept': { count: number }
  'deliverables.deliverables.done.excuse': { count: number }
  'deliverables.deliverables.done.ask': { count: number }
  'deliverables.deliverables.done.reconsider': { count: number }
  'deliverables.deliverables.done.cancel': { count: number }
  'deliverables.deliverables.done.revive': { count: number }
  'deliverables.deliverables.confirm.cancel': { count: number }
  'deliverables.deliverables.count': { count: number }
  'deliverables.deliverables.create': undefined
  'deliverables.deliverables.empty.title': undefined
  'deliverables.deliverables.empty.text': undefined
  'deliverables.mine': undefined
  'deliverables.ownDeliverables.field.stage': undefined
  'deliverables.ownDeliverables.value.stage.owed': undefined
  'deliverables.ownDeliverables.value.stage.delivered': undefined
  'deliverables.ownDeliverables.value.stage.ended': undefined
  'deliverables.ownDeliverables.count': { count: number }
  'deliverables.ownDeliverables.empty.title': undefined
  'deliverables.ownDeliverables.empty.text': undefined
  'deliverables.ownDeliverables.choose.title': undefined
  'deliverables.ownDeliverables.choose.text': undefined
  'deliverables.deliverables.field.title': undefined
  'deliverables.deliverables.field.kind': undefined
  'deliverables.deliverables.field.state': undefined
  'deliverables.deliverables.value.state.planned': undefined
  'deliverables.deliverables.value.state.in_production': undefined
  'deliverables.deliverables.value.state.delivered': undefined
  'deliverables.deliverables.value.state.changes_requested': undefined
  'deliverables.deliverables.value.state.accepted': undefined
  'deliverables.deliverables.value.state.cancelled': undefined
  'deliverables.deliverables.field.dueOn': undefined
  'deliverables.deliverables.field.turn': undefined
  'deliverables.deliverables.field.createdAt': undefined
  'deliverables.deliverables.field.updatedAt': undefined
  'deliverables.deliverables.action.start': undefined
  'deliverables.deliverables.done.start': { count: number }
  'deliverables.deliverables.action.accept': undefined
  'deliverables.deliverables.action.recall': undefined
  'deliverables.deliverables.done.recall': { count: number }
  'deliverables.deliverables.action.reconsider': undefined
  'deliverables.ownDeliverables.field.title': undefined
  'deliverables.ownDeliverables.field.state': undefined
  'deliverables.ownDeliverables.value.state.planned': undefined
  'deliverables.ownDeliverables.value.state.in_production': undefined
  'deliverables.ownDeliverables.value.state.delivered': undefined
  'deliverables.ownDeliverables.value.state.changes_requested': undefined
  'deliverables.ownDeliverables.value.state.accepted': undefined
  'deliverables.ownDeliverables.value.state.cancelled': undefined
  'deliverables.ownDeliverables.field.dueOn': undefined
  'deliverables.ownDeliverables.field.turn': undefined
  'deliverables.ownDeliverables.field.createdAt': undefined
  'deliverables.ownDeliverables.field.updatedAt': undefined
  'deliverables.ownDeliverables.action.start': undefined
  'deliverables.ownDeliverables.done.start': { count: number }
  'deliverables.ownDeliverables.action.recall': undefined
  'deliverables.ownDeliverables.done.recall': { count: number }
  'directory.people.field.title': undefined
  'directory.people.field.department': undefined
  'directory.people.field.location': undefined
  'directory.people.group.position': undefined
  'directory.people.count': { count: number }
  'directory.people.edit': undefined
  'directory.people.empty.title': undefined
  'directory.people.empty.text': undefined
  'directory.profileFields.field.choices': undefined
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
  'directory.profileFields.group.field': undefined
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
  'directory.people.field.name': undefined
  'directory.profileFields.field.name': undefined
  'directory.profileFields.field.kind': undefined
  'directory.profileFields.field.position': undefined
  'directory.profileFields.value.state.inUse': undefined
  'directory.profileFields.value.state.archived': undefined
  'directory.profileFields.view.inUse': undefined
  'directory.profileFields.view.archived': undefined
  'directory.profileFields.action.archive': undefined
  'fileRequests.tab.label': undefined
  'fileRequests.tab.mine': undefined
  'fileRequests.tab.review': undefined
  'fileRequests.tab.done': undefined
  'fileRequests.tab.all': undefined
  'fileRequests.page.asks': { name: string | number }
  'fileRequests.page.own': undefined
  'fileRequests.page.of': { name: string | number }
  'fileRequests.page.due': { day: string | number }
  'fileRequests.page.noDay': undefined
  'fileRequests.page.kinds': { kinds: string | number }
  'fileRequests.page.anyKind': undefined
  'fileRequests.page.count': { least: string | number; most: string | number }
  'fileRequests.page.countExact': { count: number }
  'fileRequests.page.countLeast': { count: number }
  'fileRequests.page.largest': { most: string | number }
  'fileRequests.page.files': undefined
  'fileRequests.page.how': undefined
  'fileRequests.page.noFiles': undefined
  'fileRequests.page.noFilesText': undefined
  'fileRequests.page.noFilesTheirs': undefined
  'fileRequests.page.sender': { name: string | number }
  'fileRequests.page.remove': { name: string | number }
  'fileRequests.page.retry': { name: string | number }
  'fileRequests.page.download': { name: string | number }
  'fileRequests.page.dropTitle': undefined
  'fileRequests.page.dropHint': undefined
  'fileRequests.page.choose': undefined
  'fileRequests.page.preview': { name: string | number }
  'fileRequests.step.added': undefined
  'fileRequests.step.sent': undefined
  'fileRequests.step.returned': undefined
  'fileRequests.step.accepted': undefined
  'fileRequests.act.submit': { count: number }
  'fileRequests.act.tooFew': { count: number }
  'fileRequests.act.takeBack': undefined
  'fileRequests.act.decline': undefined
  'fileRequests.act.reassign': undefined
  'fileRequests.act.undecline': undefined
  'fileRequests.act.accept': { count: number }
  'fileRequests.act.reconsider': undefined
  'fileRequests.act.failed': undefined
  'fileRequests.act.returned': undefined
  'fileRequests.act.giveBack': undefined
  'fileRequests.back.title': undefined
  'fileRequests.back.why': undefined
  'fileRequests.back.whyHint': undefined
  'fileRequests.back.which': undefined
  'fileRequests.back.mark': { name: string | number }
  'fileRequests.back.send': undefined
  'fileRequests.back.cancel': undefined
  'fileRequests.back.asked': undefined
  'fileRequests.back.askedBy': { name: string | number }
  'fileRequests.back.broken': undefined
  'fileRequests.declinedBy': { name: string | number }
  'fileRequests.declined.noTime': undefined
  'fileRequests.declined.notMe': undefined
  'fileRequests.declined.unclear': undefined
  'fileRequests.declined.other': undefined
  'fileRequests.state.requested': undefined
  'fileRequests.state.opened': undefined
  'fileRequests.state.submitted': undefined
  'fileRequests.state.returned': undefined
  'fileRequests.state.accepted': undefined
  'fileRequests.state.declined': undefined
  'fileRequests.state.reassigned': undefined
  'fileRequests.state.cancelled': undefined
  'fileRequests.askedFiles.field.due': undefined
  'fileRequests.askedFiles.value.due.overdue': undefined
  'fileRequests.askedFiles.value.due.today': undefined
  'fileRequests.askedFiles.value.due.thisWeek': undefined
  'fileRequests.askedFiles.value.due.later': undefined
  'fileRequests.askedFiles.value.due.noDay': undefined
  'fileRequests.askedFiles.value.due.sent': undefined
  'fileRequests.askedFiles.value.due.ended': undefined
  'fileRequests.askedFiles.count': { count: number }
  'fileRequests.askedFiles.empty.text': undefined
  'fileRequests.askedFiles.choose.text': undefined
  'fileRequests.sentFiles.count': { count: number }
  'fileRequests.sentFiles.empty.title': undefined
  'fileRequests.sentFiles.empty.text': undefined
  'fileRequests.doneFiles.count': { count: number }
  'fileRequests.doneFiles.empty.title': undefined
  'fileRequests.doneFiles.empty.text': undefined
  'fileRequests.allFileRequests.field.instructions': undefined
  'fileRequests.allFileRequests.field.kinds': undefined
  'fileRequests.allFileRequests.field.minCount': undefined
  'fileRequests.allFileRequests.field.maxCount': undefined
  'fileRequests.allFileRequests.field.maxMegabytes': undefined
  'fileRequests.allFileRequests.field.askedBy': undefined
  'fileRequests.allFileRequests.value.kinds.image': undefined
  'fileRequests.allFileRequests.value.kinds.document': undefined
  'fileRequests.allFileRequests.value.kinds.music': undefined
  'fileRequests.allFileRequests.value.kinds.logo': undefined
  'fileRequests.allFileRequests.value.kinds.font': undefined
  'fileRequests.allFileRequests.value.kinds.subtitle': undefined
  'fileRequests.allFileRequests.value.kinds.other': undefined
  'fileRequests.allFileRequests.value.state.requested': undefined
  'fileRequests.allFileRequests.value.state.submitted': undefined
  'fileRequests.allFileRequests.value.state.returned': undefined
  'fileRequests.allFileRequests.value.state.reassigned': undefined
  'fileRequests.allFileRequests.group.asked': undefined
  'fileRequests.allFileRequests.group.how': undefined
  'fileRequests.allFileRequests.view.open': undefined
  'fileRequests.allFileRequests.view.sent': undefined
  'fileRequests.allFileRequests.view.declined': undefined
  'fileRequests.allFileRequests.action.day': undefined
  'fileRequests.allFileRequests.done.day': { count: number }
  'fileRequests.allFileRequests.count': { count: number }
  'fileRequests.allFileRequests.create': undefined
  'fileRequests.allFileRequests.empty.text': undefined
  'fileRequests.askedFiles.field.title': undefined
  'fileRequests.askedFiles.field.assignee': undefined
  'fileRequests.askedFiles.field.dueOn': undefined
  'fileRequests.askedFiles.field.turn': undefined
  'fileRequests.askedFiles.field.declineReason': undefined
  'fileRequests.askedFiles.value.declineReason.noTime': undefined
  'fileRequests.askedFiles.value.declineReason.notMe': undefined
  'fileRequests.askedFiles.value.declineReason.unclear': undefined
  'fileRequests.askedFiles.value.declineReason.other': undefined
  'fileRequests.askedFiles.field.declineWords': undefined
  'fileRequests.askedFiles.field.submittedAt': undefined
  'fileRequests.askedFiles.field.createdAt': undefined
  'fileRequests.askedFiles.field.updatedAt': undefined
  'fileRequests.askedFiles.action.submit': undefined
  'fileRequests.askedFiles.done.submit': { count: number }
  'fileRequests.askedFiles.action.takeBack': undefined
  'fileRequests.askedFiles.done.takeBack': { count: number }
  'fileRequests.askedFiles.action.accept': undefined
  'fileRequests.askedFiles.done.accept': { count: number }
  'fileRequests.askedFiles.action.reconsider': undefined
  'fileRequests.askedFiles.done.reconsider': { count: number }
  'fileRequests.askedFiles.action.decline': undefined
  'fileRequests.askedFiles.done.decline': { count: number }
  'fileRequests.askedFiles.action.undecline': undefined
  'fileRequests.askedFiles.done.undecline': { count: number }
  'fileRequests.askedFiles.action.reassign': undefined
  'fileRequests.askedFiles.done.reassign': { count: number }
  'fileRequests.askedFiles.action.remind': undefined
  'fileRequests.askedFiles.done.remind': { count: number }
  'fileRequests.askedFiles.action.cancel': undefined
  'fileRequests.askedFiles.done.cancel': { count: number }
  'fileRequests.askedFiles.confirm.cancel': { count: number }
  'fileRequests.askedFiles.action.revive': undefined
  'fileRequests.askedFiles.done.revive': { count: number }
  'fileRequests.askedFiles.empty.title': undefined
  'fileRequests.askedFiles.choose.title': undefined
  'fileRequests.sentFiles.field.title': undefined
  'fileRequests.sentFiles.field.assignee': undefined
  'fileRequests.sentFiles.field.dueOn': undefined
  'fileRequests.sentFiles.field.turn': undefined
  'fileRequests.sentFiles.field.declineReason': undefined
  'fileRequests.sentFiles.value.declineReason.noTime': undefined
  'fileRequests.sentFiles.value.declineReason.notMe': undefined
  'fileRequests.sentFiles.value.declineReason.unclear': undefined
  'fileRequests.sentFiles.value.declineReason.other': undefined
  'fileRequests.sentFiles.field.declineWords': undefined
  'fileRequests.sentFiles.field.submittedAt': undefined
  'fileRequests.sentFiles.field.createdAt': undefined
  'fileRequests.sentFiles.field.updatedAt': undefined
  'fileRequests.sentFiles.action.submit': undefined
  'fileRequests.sentFiles.done.submit': { count: number }
  'fileRequests.sentFiles.action.takeBack': undefined
  'fileRequests.sentFiles.done.takeBack': { count: number }
  'fileRequests.sentFiles.action.accept': undefined
  'fileRequests.sentFiles.done.accept': { count: number }
  'fileRequests.sentFiles.action.reconsider': undefined
  'fileRequests.sentFiles.done.reconsider': { count: number }
  'fileRequests.sentFiles.action.decline': undefined
  'fileRequests.sentFiles.done.decline': { count: number }
  'fileRequests.sentFiles.action.undecline': undefined
  'fileRequests.sentFiles.done.undecline': { count: number }
  'fileRequests.sentFiles.action.reassign': undefined
  'fileRequests.sentFiles.done.reassign': { count: number }
  'fileRequests.sentFiles.action.remind': undefined
  'fileRequests.sentFiles.done.remind': { count: number }
  'fileRequests.sentFiles.action.cancel': undefined
  'fileRequests.sentFiles.done.cancel': { count: number }
  'fileRequests.sentFiles.confirm.cancel': { count: number }
  'fileRequests.sentFiles.action.revive': undefined
  'fileRequests.sentFiles.done.revive': { count: number }
  'fileRequests.sentFiles.choose.title': undefined
  'fileRequests.sentFiles.choose.text': undefined
  'fileRequests.doneFiles.field.title': undefined
  'fileRequests.doneFiles.field.assignee': undefined
  'fileRequests.doneFiles.field.dueOn': undefined
  'fileRequests.doneFiles.field.turn': undefined
  'fileRequests.doneFiles.field.declineReason': undefined
  'fileRequests.doneFiles.value.declineReason.noTime': undefined
  'fileRequests.doneFiles.value.declineReason.notMe': undefined
  'fileRequests.doneFiles.value.declineReason.unclear': undefined
  'fileRequests.doneFiles.value.declineReason.other': undefined
  'fileRequests.doneFiles.field.declineWords': undefined
  'fileRequests.doneFiles.field.submittedAt': undefined
  'fileRequests.doneFiles.field.createdAt': undefined
  'fileRequests.doneFiles.field.updatedAt': undefined
  'fileRequests.doneFiles.action.submit': undefined
  'fileRequests.doneFiles.done.submit': { count: number }
  'fileRequests.doneFiles.action.takeBack': undefined
  'fileRequests.doneFiles.done.takeBack': { count: number }
  'fileRequests.doneFiles.action.accept': undefined
  'fileRequests.doneFiles.done.accept': { count: number }
  'fileRequests.doneFiles.action.reconsider': undefined
  'fileRequests.doneFiles.done.reconsider': { count: number }
  'fileRequests.doneFiles.action.decline': undefined
  'fileRequests.doneFiles.done.decline': { count: number }
  'fileRequests.doneFiles.action.undecline': undefined
  'fileRequests.doneFiles.done.undecline': { count: number }
  'fileRequests.doneFiles.action.reassign': undefined
  'fileRequests.doneFiles.done.reassign': { count: number }
  'fileRequests.doneFiles.action.remind': undefined
  'fileRequests.doneFiles.done.remind': { count: number }
  'fileRequests.doneFiles.action.cancel': undefined
  'fileRequests.doneFiles.done.cancel': { count: number }
  'fileRequests.doneFiles.confirm.cancel': { count: number }
  'fileRequests.doneFiles.action.revive': undefined
  'fileRequests.doneFiles.done.revive': { count: number }
  'fileRequests.doneFiles.choose.title': undefined
  'fileRequests.doneFiles.choose.text': undefined
  'fileRequests.allFileRequests.field.title': undefined
  'fileRequests.allFileRequests.field.state': undefined
  'fileRequests.allFileRequests.value.state.opened': undefined
  'fileRequests.allFileRequests.value.state.accepted': undefined
  'fileRequests.allFileRequests.value.state.declined': undefined
  'fileRequests.allFileRequests.value.state.cancelled': undefined
  'fileRequests.allFileRequests.field.assignee': undefined
  'fileRequests.allFileRequests.field.dueOn': undefined
  'fileRequests.allFileRequests.field.turn': undefined
  'fileRequests.allFileRequests.field.declineReason': undefined
  'fileRequests.allFileRequests.value.declineReason.noTime': undefined
  'fileRequests.allFileRequests.value.declineReason.notMe': undefined
  'fileRequests.allFileRequests.value.declineReason.unclear': undefined
  'fileRequests.allFileRequests.value.declineReason.other': undefined
  'fileRequests.allFileRequests.field.declineWords': undefined
  'fileRequests.allFileRequests.field.submittedAt': undefined
  'fileRequests.allFileRequests.field.createdAt': undefined
  'fileRequests.allFileRequests.field.updatedAt': undefined
  'fileRequests.allFileRequests.action.submit': undefined
  'fileRequests.allFileRequests.done.submit': { count: number }
  'fileRequests.allFileRequests.action.takeBack': undefined
  'fileRequests.allFileRequests.done.takeBack': { count: number }
  'fileRequests.allFileRequests.action.accept': undefined
  'fileRequests.allFileRequests.done.accept': { count: number }
  'fileRequests.allFileRequests.action.reconsider': undefined
  'fileRequests.allFileRequests.done.reconsider': { count: number }
  'fileRequests.allFileRequests.action.decline': undefined
  'fileRequests.allFileRequests.done.decline': { count: number }
  'fileRequests.allFileRequests.action.undecline': undefined
  'fileRequests.allFileRequests.done.undecline': { count: number }
  'fileRequests.allFileRequests.action.reassign': undefined
  'fileRequests.allFileRequests.done.reassign': { count: number }
  'fileRequests.allFileRequests.action.remind': undefined
  'fileRequests.allFileRequests.done.remind': { count: number }
  'fileRequests.allFileRequests.action.cancel': undefined
  'fileRequests.allFileRequests.done.cancel': { count: number }
  'fileRequests.allFileRequests.confirm.cancel': { count: number }
  'fileRequests.allFileRequests.action.revive': undefined
  'fileRequests.allFileRequests.done.revive': { count: number }
  'fileRequests.allFileRequests.empty.title': undefined
  'files.files.field.title': undefined
  'files.files.field.owner': undefined
  'files.files.field.name': undefined
  'files.files.field.bytes': undefined
  'files.files.field.format': undefined
  'files.files.field.width': undefined
  'files.files.field.durationMs': undefined
  'files.files.field.pages': undefined
  'files.files.field.family': undefined
  'files.files.field.cueCount': undefined
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
  'files.request': undefined
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
  'files.files.field.kind': undefined
  'files.files.field.state': undefined
  'files.files.field.createdAt': undefined
  'files.files.field.tags': undefined
  'files.files.action.trash': undefined
  'files.files.action.restore': undefined
  'files.files.action.erase': undefined
  'footage.footage.field.isMine': undefined
  'footage.footage.field.isToCheck': undefined
  'footage.footage.field.title': undefined
  'footage.footage.field.owner': undefined
  'footage.footage.field.durationMs': undefined
  'footage.footage.field.width': undefined
  'footage.footage.field.bytes': undefined
  'footage.footage.field.orientation': undefined
  'footage.footage.field.otherPeople': undefined
  'footage.footage.field.shotType': undefined
  'footage.footage.field.rating': undefined
  'footage.footage.field.visibility': undefined
  'footage.footage.field.sharedWith': undefined
  'footage.footage.field.rightsExpireAt': undefined
  'footage.footage.field.source': undefined
  'footage.footage.field.fileName': undefined
  'footage.footage.field.format': undefined
  'footage.footage.field.framesPerSecond': undefined
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
  'footage.footage.value.source.zoom': undefined
  'footage.footage.value.language.da': undefined
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
  'footage.clip.perSecond': { rate: string | number }
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
  'footage.quality.faults': { count: number }
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
  'footage.quality.endsEarly': undefined
  'footage.quality.endsAt': { end: string | number; length: string | number }
  'footage.replace': undefined
  'footage.remove': undefined
  'footage.footage.field.state': undefined
  'footage.footage.field.createdAt': undefined
  'footage.footage.field.description': undefined
  'footage.footage.field.tags': undefined
  'footage.footage.field.people': undefined
  'footage.footage.field.language': undefined
  'footage.footage.value.language.de': undefined
  'footage.footage.value.language.en': undefined
  'footage.footage.action.trash': undefined
  'footage.footage.action.restore': undefined
  'footage.footage.action.erase': undefined
  'guest.page.title': undefined
  'guest.noScript': undefined
  'guest.language': undefined
  'guest.again': undefined
  'guest.trial.note': undefined
  'guest.trial.sent': undefined
  'guest.link.missing': undefined
  'guest.link.paste': undefined
  'guest.link.field': undefined
  'guest.link.open': undefined
  'guest.link.over': undefined
  'guest.link.overText': undefined
  'guest.link.failed': undefined
  'guest.link.failedText': undefined
  'guest.welcome.questions': { count: number; minutes: string | number }
  'guest.welcome.film': { name: string | number }
  'guest.welcome.playFilm': undefined
  'guest.welcome.name': undefined
  'guest.welcome.email': undefined
  'guest.welcome.emailWhy': undefined
  'guest.welcome.passCode': undefined
  'guest.welcome.passCodeWhy': undefined
  'guest.welcome.release': { version: string | number }
  'guest.welcome.readAll': { count: number }
  'guest.welcome.readLess': undefined
  'guest.welcome.agree': { release: string | number }
  'guest.welcome.agreeFor': { release: string | number }
  'guest.welcome.camera': undefined
  'guest.welcome.upload': undefined
  'guest.welcome.under18': undefined
  'guest.welcome.guardian': undefined
  'guest.welcome.over18': undefined
  'guest.welcome.nameMissing': undefined
  'guest.welcome.emailUnfit': undefined
  'guest.welcome.guardianMissing': undefined
  'guest.welcome.agreeMissing': undefined
  'guest.welcome.insecure': undefined
  'guest.welcome.insecureText': { name: string | number }
  'guest.welcome.noRelease': undefined
  'guest.record.question': { no: string | number; total: string | number }
  'guest.record.saved': undefined
  'guest.record.unsaved': undefined
  'guest.record.script': undefined
  'guest.record.start': undefined
  'guest.record.stop': undefined
  'guest.record.restart': undefined
  'guest.record.pause': undefined
  'guest.record.goOn': undefined
  'guest.record.of': { length: string | number }
  'guest.record.silent': undefined
  'guest.record.starting': undefined
  'guest.record.slow': undefined
  'guest.record.notStarted': undefined
  'guest.record.ask': undefined
  'guest.record.askText': undefined
  'guest.record.askButton': undefined
  'guest.record.denied': undefined
  'guest.record.deniedText': undefined
  'guest.record.dismissed': undefined
  'guest.record.none': undefined
  'guest.record.noAnswer': undefined
  'guest.record.noAnswerText': undefined
  'guest.record.inUse': undefined
  'guest.record.inUseText': undefined
  'guest.record.unsupported': undefined
  'guest.record.chooseText': undefined
  'guest.record.inApp': undefined
  'guest.record.inAppText': undefined
  'guest.record.copyLink': undefined
  'guest.record.copied': undefined
  'guest.record.choose': undefined
  'guest.record.noFilm': undefined
  'guest.record.tooLong': { length: string | number }
  'guest.record.noRoom': undefined
  'guest.record.later': undefined
  'guest.stopped.camera': undefined
  'guest.stopped.limit': undefined
  'guest.stopped.slept': undefined
  'guest.stopped.disk': undefined
  'guest.review.title': undefined
  'guest.review.length': { length: string | number }
  'guest.review.tooShort': { length: string | number }
  'guest.review.use': undefined
  'guest.review.again': undefined
  'guest.review.cutOff': { length: string | number }
  'guest.review.cutOffText': undefined
  'guest.review.goOn': undefined
  'guest.review.fresh': undefined
  'guest.review.noPreview': undefined
  'guest.send.title': undefined
  'guest.send.text': undefined
  'guest.send.button': { count: number }
  'guest.send.change': undefined
  'guest.send.record': undefined
  'guest.send.optional': undefined
  'guest.send.missing': undefined
  'guest.send.waiting': undefined
  'guest.send.sending': { percent: string | number }
  'guest.send.arrived': undefined
  'guest.send.refused': undefined
  'guest.send.unusable': undefined
  'guest.send.sendingAll': undefined
  'guest.send.offline': undefined
  'guest.send.offlineText': undefined
  'guest.send.notSafe': undefined
  'guest.thanks.title': { name: string | number }
  'guest.thanks.arrived': { count: number }
  'guest.thanks.accepted': undefined
  'guest.thanks.rejected': undefined
  'guest.thanks.length': { length: string | number }
  'guest.thanks.next': undefined
  'guest.thanks.step1': { organization: string | number }
  'guest.thanks.step2': undefined
  'guest.thanks.step3': undefined
  'guest.thanks.copy': undefined
  'guest.thanks.agreed': { day: string | number; release: string | number; version: string | number }
  'guest.thanks.agreedAlone': { day: string | number; release: string | number; version: string | number }
  'guest.retake.title': { name: string | number }
  'guest.retake.text': { name: string | number }
  'guest.chip.tooQuiet': undefined
  'guest.chip.noise': undefined
  'guest.chip.tooDark': undefined
  'guest.chip.framing': undefined
  'guest.chip.outOfFocus': undefined
  'guest.chip.eyesOffLens': undefined
  'guest.chip.offScript': undefined
  'guest.chip.tooLong': undefined
  'guest.chip.moreEnergy': undefined
  'guest.withdraw.button': undefined
  'guest.withdraw.title': undefined
  'guest.withdraw.text': undefined
  'guest.withdraw.yes': undefined
  'guest.withdraw.no': undefined
  'guest.withdraw.done': undefined
  'guest.withdraw.doneText': undefined
  'guest.door.closed': { day: string | number }
  'guest.door.closedPlain': undefined
  'guest.door.withdraw': undefined
  'guest.door.paused': undefined
  'guest.door.pausedText': undefined
  'guest.door.notYet': undefined
  'guest.door.notYetOn': { day: string | number }
  'guest.door.full': undefined
  'guest.door.fullText': undefined
  'guest.fail.guestEmailMissing': undefined
  'guest.fail.guestUnchecked': undefined
  'guest.fail.passCodeWrong': { left: string | number }
  'guest.fail.requestPaused': undefined
  'guest.fail.requestNotYet': undefined
  'guest.fail.requestClosed': undefined
  'guest.fail.placesTaken': undefined
  'guest.fail.consentChanged': undefined
  'guest.fail.consentMissing': undefined
  'guest.fail.answersMoved': undefined
  'guest.fail.answersComing': undefined
  'guest.fail.answerMissing': undefined
  'guest.fail.guestNoFilm': undefined
  'guest.fail.guestFilmTooLarge': undefined
  'guest.fail.guestFilmsUsedUp': undefined
  'guest.fail.quotaUsedUp': undefined
  'guest.fail.tooManyAttempts': { count: number }
  'guest.fail.failed': undefined
  'guest.fail.refused': undefined
  'home.discover': undefined
  'home.watch.title': undefined
  'home.watch.resumed': { time: string | number }
  'home.watch.startOver': undefined
  'home.watch.missing': undefined
  'home.watch.missingText': undefined
  'home.watch.toHome': undefined
  'home.watch.readFailed': undefined
  'home.watch.again': undefined
  'home.watch.failed': undefined
  'home.watch.gone': undefined
  'home.watch.noFilm': undefined
  'home.watch.noFilmText': undefined
  'home.watch.play': { title: string | number }
  'home.watch.stayed': undefined
  'home.watch.viewers': { viewed: string | number; sentTo: string | number }
  'home.watch.remind': undefined
  'home.watch.reminded': { count: number }
  'home.watch.like': undefined
  'home.watch.liked': { count: number }
  'home.watch.likes': { count: number }
  'home.watch.copyLink': undefined
  'home.watch.share': undefined
  'home.watch.linkCopied': undefined
  'home.watch.linkNotCopied': undefined
  'home.watch.more': undefined
  'home.watch.markViewed': undefined
  'home.watch.markNotViewed': undefined
  'home.watch.markedViewed': undefined
  'home.watch.markedNotViewed': undefined
  'home.watch.undo': undefined
  'home.watch.required': undefined
  'home.watch.requiredBy': { day: string | number }
  'home.watch.requiredChip': undefined
  'home.watch.requiredChipBy': { day: string | number }
  'home.watch.progress': { percent: string | number; share: string | number }
  'home.watch.progressBar': undefined
  'home.watch.isViewed': undefined
  'home.watch.playMissing': undefined
  'home.watch.languages': { languages: string | number }
  'home.watch.side': undefined
  'home.watch.tab.transcript': undefined
  'home.watch.tab.chapters': undefined
  'home.watch.tab.comments': undefined
  'home.watch.transcript.search': undefined
  'home.watch.transcript.clear': undefined
  'home.watch.transcript.none': undefined
  'home.watch.transcript.noHit': undefined
  'home.watch.transcript.language': undefined
  'home.watch.transcript.follow': undefined
  'home.watch.chapters.none': undefined
  'home.watch.comment.none': undefined
  'home.watch.comment.off': undefined
  'home.watch.comment.readFailed': undefined
  'home.watch.comment.say': undefined
  'home.watch.comment.keys': undefined
  'home.watch.comment.send': undefined
  'home.watch.comment.drop': undefined
  'home.watch.comment.unsent': undefined
  'home.watch.comment.answering': { name: string | number }
  'home.watch.comment.answerNot': undefined
  'home.watch.comment.noTime': undefined
  'home.watch.comment.reply': undefined
  'home.watch.comment.edit': undefined
  'home.watch.comment.edited': undefined
  'home.watch.comment.save': undefined
  'home.watch.comment.cancel': undefined
  'home.watch.comment.remove': undefined
  'home.watch.comment.removeTitle': undefined
  'home.watch.comment.removeText': undefined
  'home.watch.comment.report': undefined
  'home.watch.comment.reported': undefined
  'home.watch.comment.wasReported': undefined
  'home.watch.comment.reports': { count: number }
  'home.watch.comment.at': { name: string | number; time: string | number; body: string | number }
  'home.watch.next': undefined
  'home.watch.next.from': { list: string | number }
  'home.watch.next.playOn': undefined
  'home.watch.next.none': undefined
  'home.watch.next.failed': undefined
  'home.watch.next.in': { seconds: string | number }
  'home.watch.next.now': undefined
  'home.watch.next.cancel': undefined
  'home.inboxAll.empty.title': undefined
  'home.inboxAll.empty.text': undefined
  'home.inboxNew.empty.title': undefined
  'home.inboxNew.empty.text': undefined
  'home.inboxViewed.empty.title': undefined
  'home.inboxViewed.empty.text': undefined
  'home.inboxChannels.empty.title': undefined
  'home.inboxChannels.empty.text': undefined
  'home.card.isNew': undefined
  'home.card.viewed': undefined
  'home.card.required': undefined
  'home.card.requiredDue': { day: string | number }
  'home.card.overdue': { day: string | number }
  'home.card.watched': { percent: string | number }
  'home.card.notStarted': undefined
  'home.play': undefined
  'home.link.copy': undefined
  'home.link.copied': undefined
  'home.link.failed': undefined
  'home.continue.title': undefined
  'home.continue.required': { count: number }
  'home.continue.started': { count: number }
  'home.channels.title': undefined
  'home.channels.choose': undefined
  'home.channels.all': undefined
  'home.channels.left': { left: string | number }
  'home.channels.option': { name: string | number; left: string | number }
  'home.channels.failed': undefined
  'home.channels.again': undefined
  'home.channels.unknown': undefined
  'home.channels.none': undefined
  'home.channels.noneText': undefined
  'home.inboxAll.field.title': undefined
  'home.inboxAll.field.durationMs': undefined
  'home.inboxAll.field.deliveredAt': undefined
  'home.inboxAll.field.channels': undefined
  'home.inboxAll.field.isPosted': undefined
  'home.inboxAll.field.owner': undefined
  'home.inboxAll.field.state': undefined
  'home.inboxAll.value.state.new': undefined
  'home.inboxAll.value.state.started': undefined
  'home.inboxAll.value.state.viewed': undefined
  'home.inboxAll.field.isRequired': undefined
  'home.inboxAll.field.dueAt': undefined
  'home.inboxAll.field.turn': undefined
  'home.inboxAll.field.percent': undefined
  'home.inboxAll.field.completedAt': undefined
  'home.inboxAll.action.markViewed': undefined
  'home.inboxAll.done.markViewed': { count: number }
  'home.inboxAll.action.markNotViewed': undefined
  'home.inboxAll.done.markNotViewed': { count: number }
  'home.inboxAll.count': { shownCount: string | number; count: number }
  'home.inboxNew.field.title': undefined
  'home.inboxNew.field.durationMs': undefined
  'home.inboxNew.field.deliveredAt': undefined
  'home.inboxNew.field.channels': undefined
  'home.inboxNew.field.isPosted': undefined
  'home.inboxNew.field.owner': undefined
  'home.inboxNew.field.state': undefined
  'home.inboxNew.value.state.new': undefined
  'home.inboxNew.value.state.started': undefined
  'home.inboxNew.value.state.viewed': undefined
  'home.inboxNew.field.isRequired': undefined
  'home.inboxNew.field.dueAt': undefined
  'home.inboxNew.field.turn': undefined
  'home.inboxNew.field.percent': undefined
  'home.inboxNew.field.completedAt': undefined
  'home.inboxNew.action.markViewed': undefined
  'home.inboxNew.done.markViewed': { count: number }
  'home.inboxNew.action.markNotViewed': undefined
  'home.inboxNew.done.markNotViewed': { count: number }
  'home.inboxNew.count': { shownCount: string | number; count: number }
  'home.inboxViewed.field.title': undefined
  'home.inboxViewed.field.durationMs': undefined
  'home.inboxViewed.field.deliveredAt': undefined
  'home.inboxViewed.field.channels': undefined
  'home.inboxViewed.field.isPosted': undefined
  'home.inboxViewed.field.owner': undefined
  'home.inboxViewed.field.state': undefined
  'home.inboxViewed.value.state.new': undefined
  'home.inboxViewed.value.state.started': undefined
  'home.inboxViewed.value.state.viewed': undefined
  'home.inboxViewed.field.isRequired': undefined
  'home.inboxViewed.field.dueAt': undefined
  'home.inboxViewed.field.turn': undefined
  'home.inboxViewed.field.percent': undefined
  'home.inboxViewed.field.completedAt': undefined
  'home.inboxViewed.action.markViewed': undefined
  'home.inboxViewed.done.markViewed': { count: number }
  'home.inboxViewed.action.markNotViewed': undefined
  'home.inboxViewed.done.markNotViewed': { count: number }
  'home.inboxViewed.count': { shownCount: string | number; count: number }
  'home.inboxChannels.field.title': undefined
  'home.inboxChannels.field.durationMs': undefined
  'home.inboxChannels.field.deliveredAt': undefined
  'home.inboxChannels.field.channels': undefined
  'home.inboxChannels.field.isPosted': undefined
  'home.inboxChannels.field.owner': undefined
  'home.inboxChannels.field.state': undefined
  'home.inboxChannels.value.state.new': undefined
  'home.inboxChannels.value.state.started': undefined
  'home.inboxChannels.value.state.viewed': undefined
  'home.inboxChannels.field.isRequired': undefined
  'home.inboxChannels.field.dueAt': undefined
  'home.inboxChannels.field.turn': undefined
  'home.inboxChannels.field.percent': undefined
  'home.inboxChannels.field.completedAt': undefined
  'home.inboxChannels.action.markViewed': undefined
  'home.inboxChannels.done.markViewed': { count: number }
  'home.inboxChannels.action.markNotViewed': undefined
  'home.inboxChannels.done.markNotViewed': { count: number }
  'home.inboxChannels.count': { shownCount: string | number; count: number }
  'integrations.flyout': undefined
  'integrations.state.notSetUp': undefined
  'integrations.state.none': undefined
  'integrations.state.active': undefined
  'integrations.state.expired': undefined
  'integrations.failed': undefined
  'integrations.retry': undefined
  'integrations.connect': { service: string | number }
  'integrations.connectAgain': undefined
  'integrations.disconnect': undefined
  'integrations.cancel': undefined
  'integrations.copy': undefined
  'integrations.copied': undefined
  'integrations.notCopied': undefined
  'integrations.expiredTitle': { service: string | number }
  'integrations.expiredText': undefined
  'integrations.outcome.connected': { service: string | number }
  'integrations.outcome.cancelled': { service: string | number }
  'integrations.outcome.unreachable': { service: string | number }
  'integrations.outcome.failed': { service: string | number }
  'integrations.outcome.late': undefined
  'integrations.disconnected.done': { service: string | number }
  'integrations.disconnected.half': { service: string | number }
  'integrations.disconnectTitle': { service: string | number }
  'integrations.disconnectText': { service: string | number }
  'integrations.yours.title': undefined
  'integrations.yours.account': undefined
  'integrations.yours.allowed': undefined
  'integrations.yours.since': undefined
  'integrations.yours.sinceText': { day: string | number; age: string | number }
  'integrations.yours.notices': undefined
  'integrations.yours.noticeLast': { moment: string | number }
  'integrations.yours.noticeNone': undefined
  'integrations.yours.noticeOff': undefined
  'integrations.yours.keys': { service: string | number }
  'integrations.setUp.ask': { service: string | number }
  'integrations.setUp.title': { service: string | number }
  'integrations.setUp.missing': undefined
  'integrations.setUp.copySteps': undefined
  'integrations.setUp.start': undefined
  'integrations.setUp.return': undefined
  'integrations.zoom.title': undefined
  'integrations.zoom.about': undefined
  'integrations.zoom.could': undefined
  'integrations.zoom.allowed': undefined
  'integrations.zoom.step.app': undefined
  'integrations.zoom.step.appText': undefined
  'integrations.zoom.step.hook': undefined
  'integrations.zoom.step.hookText': undefined
  'integrations.zoom.none.title': undefined
  'integrations.zoom.none.text': undefined
  'integrations.zoom.again': undefined
  'integrations.zoom.search': undefined
  'integrations.zoom.clear': undefined
  'integrations.zoom.month': undefined
  'integrations.zoom.months.0': undefined
  'integrations.zoom.months.1': undefined
  'integrations.zoom.months.2': undefined
  'integrations.zoom.months.3': undefined
  'integrations.zoom.months.4': undefined
  'integrations.zoom.months.5': undefined
  'integrations.zoom.count': { count: number }
  'integrations.zoom.column.recording': undefined
  'integrations.zoom.column.held': undefined
  'integrations.zoom.column.length': undefined
  'integrations.zoom.column.size': undefined
  'integrations.zoom.column.here': undefined
  'integrations.zoom.untitled': undefined
  'integrations.zoom.minutes': { minutes: string | number }
  'integrations.zoom.hours': { hours: string | number; minutes: string | number }
  'integrations.zoom.import': undefined
  'integrations.zoom.importNamed': { topic: string | number }
  'integrations.zoom.inFootage': undefined
  'integrations.zoom.inFootageByRule': undefined
  'integrations.zoom.waiting': undefined
  'integrations.zoom.percent': { percent: string | number }
  'integrations.zoom.progress': { topic: string | number }
  'integrations.zoom.fail.gone': undefined
  'integrations.zoom.fail.noFilm': undefined
  'integrations.zoom.fail.noRoom': undefined
  'integrations.zoom.fail.disconnected': undefined
  'integrations.zoom.fail.notFetched': undefined
  'integrations.zoom.empty': undefined
  'integrations.zoom.emptyText': undefined
  'integrations.zoom.noHit': undefined
  'integrations.zoom.listFailed': undefined
  'integrations.zoom.note': undefined
  'integrations.zoom.viewerNote': undefined
  'integrations.rule.title': undefined
  'integrations.rule.text': undefined
  'integrations.rule.words': undefined
  'integrations.rule.removeWord': { word: string | number }
  'integrations.rule.picture': undefined
  'integrations.rule.pictures.speakerWithScreen': undefined
  'integrations.rule.pictures.speaker': undefined
  'integrations.rule.pictures.gallery': undefined
  'integrations.rule.transcript': undefined
  'integrations.rule.noNotices': undefined
  'integrations.rule.noWords': undefined
  'integrations.rule.save': undefined
  'integrations.rule.saved': undefined
  'integrations.youtube.about': undefined
  'integrations.youtube.could': undefined
  'integrations.youtube.allowed': undefined
  'integrations.youtube.step.app': undefined
  'integrations.youtube.step.appText': undefined
  'integrations.youtube.none.title': undefined
  'integrations.youtube.none.text': undefined
  'integrations.youtube.download': undefined
  'integrations.youtube.choose': undefined
  'integrations.youtube.asked': undefined
  'integrations.youtube.list': undefined
  'integrations.youtube.column.program': undefined
  'integrations.youtube.column.privacy': undefined
  'integrations.youtube.column.asked': undefined
  'integrations.youtube.column.state': undefined
  'integrations.youtube.version': { title: string | number; version: string | number }
  'integrations.youtube.privacy.private': undefined
  'integrations.youtube.privacy.unlisted': undefined
  'integrations.youtube.privacy.public': undefined
  'integrations.youtube.progress': { title: string | number }
  'integrations.youtube.waits': { again: string | number }
  'integrations.youtube.quota': { used: string | number; most: string | number; again: string | number }
  'integrations.youtube.keptPrivate': undefined
  'integrations.youtube.there.processing': undefined
  'integrations.youtube.there.done': undefined
  'integrations.youtube.there.private': undefined
  'integrations.youtube.fail.offAir': undefined
  'integrations.youtube.fail.noFilm': undefined
  'integrations.youtube.fail.disconnected': undefined
  'integrations.youtube.fail.refused': undefined
  'integrations.youtube.fail.rejected': undefined
  'integrations.youtube.fail.removed': undefined
  'integrations.youtube.fail.notSent': undefined
  'integrations.youtube.retry': undefined
  'integrations.youtube.retryNamed': { title: string | number }
  'integrations.youtube.remove': undefined
  'integrations.youtube.removeNamed': { title: string | number }
  'integrations.youtube.empty': undefined
  'integrations.youtube.emptyText': undefined
  'integrations.youtube.send.title': { title: string | number }
  'integrations.youtube.send.send': undefined
  'integrations.youtube.send.there': undefined
  'integrations.youtube.send.facts': { version: string | number; length: string | number; size: string | number }
  'integrations.youtube.send.name': undefined
  'integrations.youtube.send.brackets': undefined
  'integrations.youtube.send.description': undefined
  'integrations.youtube.send.privacy': undefined
  'integrations.youtube.send.forKids': undefined
  'integrations.youtube.send.forKidsNo': undefined
  'integrations.youtube.send.forKidsYes': undefined
  'integrations.youtube.send.synthetic': undefined
  'mail.suppressed.title': undefined
  'mail.suppressed.field.email': undefined
  'mail.suppressed.field.reason': undefined
  'mail.suppressed.field.createdAt': undefined
  'mail.suppressed.value.reason.bounce': undefined
  'mail.suppressed.value.reason.complaint': undefined
  'mail.suppressed.value.reason.unsubscribed': undefined
  'mail.suppressed.value.reason.manual': undefined
  'mail.suppressed.action.release': undefined
  'mail.suppressed.done.release': { name: string | number; count: number }
  'mail.suppressed.confirm.release': { count: number }
  'mail.suppressed.count': { count: number }
  'mail.suppressed.empty.title': undefined
  'mail.suppressed.empty.text': undefined
  'mail.variable.firstName': undefined
  'mail.variable.programs': undefined
  'mail.variable.product': undefined
  'mail.variable.name': undefined
  'mail.variable.to': undefined
  'mail.variable.by': undefined
  'mail.variable.customer': undefined
  'mail.variable.organization': undefined
  'mail.variable.userName': undefined
  'mail.variable.hours': undefined
  'mail.variable.days': undefined
  'mail.variable.link': undefined
  'mail.variable.code': undefined
  'mail.variable.title': undefined
  'mail.variable.version': undefined
  'mail.variable.wish': undefined
  'mail.variable.note': undefined
  'mail.variable.welcome': undefined
  'mail.variable.release': undefined
  'mail.variable.agreement': undefined
  'mail.variable.news': undefined
  'mail.variable.more': undefined
  'mail.variable.channel': undefined
  'mail.variable.notices': undefined
  'mail.variable.posts': undefined
  'mail.variable.address': undefined
  'mail.variable.stopUrl': undefined
  'mail.editor.letter': undefined
  'mail.editor.subject': undefined
  'mail.editor.subjectHint': { count: number; phone: string | number }
  'mail.editor.kind.heading': undefined
  'mail.editor.kind.text': undefined
  'mail.editor.kind.list': undefined
  'mail.editor.kind.image': undefined
  'mail.editor.kind.button': undefined
  'mail.editor.kind.programs': undefined
  'mail.editor.kind.divider': undefined
  'mail.editor.kind.footer': undefined
  'mail.editor.bold': undefined
  'mail.editor.italic': undefined
  'mail.editor.link': undefined
  'mail.editor.linkUrl': undefined
  'mail.editor.setLink': undefined
  'mail.editor.variable': undefined
  'mail.editor.label': undefined
  'mail.editor.pictureUrl': undefined
  'mail.editor.pictureHint': undefined
  'mail.editor.pictureLink': undefined
  'mail.editor.shows': undefined
  'mail.editor.filledBy': undefined
  'mail.editor.ownLines': undefined
  'mail.editor.line': { place: string | number }
  'mail.editor.removeLine': { place: string | number }
  'mail.editor.addLine': undefined
  'mail.editor.add': undefined
  'mail.editor.move': { kind: string | number; place: string | number }
  'mail.editor.remove': { kind: string | number; place: string | number }
  'mail.editor.unknown': { name: string | number }
  'mail.editor.variables': undefined
  'mail.editor.used': { used: string | number; all: string | number }
  'mail.preview.title': undefined
  'mail.preview.on': undefined
  'mail.preview.desktop': undefined
  'mail.preview.phone': undefined
  'mail.preview.text': undefined
  'mail.emailLayouts.field.letter': undefined
  'mail.emailLayouts.field.state': undefined
  'mail.emailLayouts.field.subject': undefined
  'mail.emailLayouts.field.fromName': undefined
  'mail.emailLayouts.field.replyTo': undefined
  'mail.emailLayouts.help.customer': undefined
  'mail.emailLayouts.help.fromName': undefined
  'mail.emailLayouts.help.replyTo': undefined
  'mail.emailLayouts.value.letter.session.reset': undefined
  'mail.emailLayouts.value.letter.session.invitation': undefined
  'mail.emailLayouts.value.letter.session.added': undefined
  'mail.emailLayouts.value.letter.approvals.asked': undefined
  'mail.emailLayouts.value.letter.approvals.approved': undefined
  'mail.emailLayouts.value.letter.approvals.changes_requested': undefined
  'mail.emailLayouts.value.letter.approvals.rejected': undefined
  'mail.emailLayouts.value.letter.approvals.named': undefined
  'mail.emailLayouts.value.letter.notifications.unread': undefined
  'mail.emailLayouts.value.letter.home.posts': undefined
  'mail.emailLayouts.value.letter.sharing.code': undefined
  'mail.emailLayouts.value.letter.campaigns.letter': undefined
  'mail.emailLayouts.value.letter.crowd.invite': undefined
  'mail.emailLayouts.value.letter.crowd.reminder': undefined
  'mail.emailLayouts.value.letter.crowd.retake': undefined
  'mail.emailLayouts.value.letter.crowd.received': undefined
  'mail.emailLayouts.value.letter.guest.copy': undefined
  'mail.emailLayouts.value.letter.consent.withdrawn': undefined
  'mail.emailLayouts.value.letter.mail.verify': undefined
  'mail.emailLayouts.value.locale.en': undefined
  'mail.emailLayouts.value.locale.de': undefined
  'mail.emailLayouts.value.state.active': undefined
  'mail.emailLayouts.value.state.retired': undefined
  'mail.emailLayouts.group.layout': undefined
  'mail.emailLayouts.group.answers': undefined
  'mail.emailLayouts.view.active': undefined
  'mail.emailLayouts.view.retired': undefined
  'mail.emailLayouts.action.activate': undefined
  'mail.emailLayouts.action.retire': undefined
  'mail.emailLayouts.action.remove': undefined
  'mail.emailLayouts.confirm.retire': { count: number }
  'mail.emailLayouts.confirm.remove': { count: number }
  'mail.emailLayouts.done.activate': { name: string | number; count: number }
  'mail.emailLayouts.done.retire': { name: string | number; count: number }
  'mail.emailLayouts.done.remove': { name: string | number; count: number }
  'mail.emailLayouts.count': { count: number }
  'mail.emailLayouts.create': undefined
  'mail.emailLayouts.empty.title': undefined
  'mail.emailLayouts.empty.text': undefined
  'mail.layout.beingSent': undefined
  'mail.layout.draft': undefined
  'mail.layout.test': undefined
  'mail.layout.tested': { address: string | number }
  'mail.layout.activate': undefined
  'mail.layout.activated': undefined
  'mail.layout.failed': undefined
  'mail.layout.retry': undefined
  'mail.layout.conflict': undefined
  'mail.layout.keepMine': undefined
  'mail.layout.takeTheirs': undefined
  'mail.layout.fault.title': undefined
  'mail.layout.fault.subjectEmpty': undefined
  'mail.layout.fault.variableUnknown': { name: string | number }
  'mail.layout.fault.variableMissing': { name: string | number }
  'mail.layout.fault.footerMissing': { name: string | number }
  'mail.layout.fault.linkMissing': undefined
  'mail.sender.subject': { product: string | number; address: string | number }
  'mail.sender.lead': { customer: string | number; address: string | number }
  'mail.sender.action': undefined
  'mail.sender.ignore': { customer: string | number }
  'mail.records.title': undefined
  'mail.records.text': undefined
  'mail.records.kind.owner': undefined
  'mail.records.kind.spf': undefined
  'mail.records.kind.dkim': undefined
  'mail.records.kind.dmarc': undefined
  'mail.records.found': undefined
  'mail.records.missing': undefined
  'mail.records.check': undefined
  'mail.records.checked': { time: string | number }
  'mail.records.never': undefined
  'mail.mailWhitelist.field.pattern': undefined
  'mail.mailWhitelist.field.purpose': undefined
  'mail.mailWhitelist.field.state': undefined
  'mail.mailWhitelist.field.checkedAt': undefined
  'mail.mailWhitelist.field.verifiedAt': undefined
  'mail.mailWhitelist.help.pattern': undefined
  'mail.mailWhitelist.help.purpose': undefined
  'mail.mailWhitelist.value.purpose.sender': undefined
  'mail.mailWhitelist.value.purpose.recipient': undefined
  'mail.mailWhitelist.value.state.pending': undefined
  'mail.mailWhitelist.value.state.verified': undefined
  'mail.mailWhitelist.value.state.disabled': undefined
  'mail.mailWhitelist.group.entry': undefined
  'mail.mailWhitelist.view.senders': undefined
  'mail.mailWhitelist.view.recipients': undefined
  'mail.mailWhitelist.view.pending': undefined
  'mail.mailWhitelist.action.send': undefined
  'mail.mailWhitelist.action.disable': undefined
  'mail.mailWhitelist.action.enable': undefined
  'mail.mailWhitelist.action.remove': undefined
  'mail.mailWhitelist.confirm.remove': { count: number }
  'mail.mailWhitelist.done.send': { name: string | number; count: number }
  'mail.mailWhitelist.done.disable': { name: string | number; count: number }
  'mail.mailWhitelist.done.enable': { name: string | number; count: number }
  'mail.mailWhitelist.done.remove': { name: string | number; count: number }
  'mail.mailWhitelist.count': { count: number }
  'mail.mailWhitelist.create': undefined
  'mail.mailWhitelist.empty.title': undefined
  'mail.mailWhitelist.empty.text': undefined
  'mail.emailLayouts.field.customer': undefined
  'mail.emailLayouts.field.locale': undefined
  'mail.emailLayouts.value.state.draft': undefined
  'mail.emailLayouts.field.versionNo': undefined
  'mail.emailLayouts.field.createdAt': undefined
  'mail.emailLayouts.field.updatedAt': undefined
  'mail.emailLayouts.view.drafts': undefined
  'mail.suppressed.field.name': undefined
  'mail.mailWhitelist.field.customer': undefined
  'mail.mailWhitelist.field.createdAt': undefined
  'media.uploads': { count: number }
  'media.uploads.title': undefined
  'media.uploads.close': undefined
  'media.uploads.failed': undefined
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
  'media.fail.full': undefined
  'media.fail.server': undefined
  'media.film.waits': undefined
  'media.film.again': undefined
  'media.film.unknown': undefined
  'media.film.notVideo': undefined
  'media.film.notRecognised': undefined
  'media.film.nothingToPlay': undefined
  'media.film.cutOff': undefined
  'media.film.damaged': undefined
  'media.film.tooManyPixels': undefined
  'media.film.tooLong': undefined
  'media.film.infected': undefined
  'media.film.tooDemanding': undefined
  'media.film.swells': undefined
  'media.film.notConverted': undefined
  'media.film.serverFault': undefined
  'media.film.interrupted': undefined
  'media.film.uploadExpired': undefined
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
  'media.player.sound': undefined
  'media.player.usualSound': undefined
  'media.player.auto': undefined
  'media.player.playsNow': { quality: string | number }
  'media.player.bitRate': { rate: string | number }
  'media.player.savesData': undefined
  'media.player.speedKeys': { slower: string | number; faster: string | number }
  'media.player.theatre': undefined
  'media.player.exitTheatre': undefined
  'media.player.next': undefined
  'media.player.chapters': undefined
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
  'notifications.title': undefined
  'notifications.none': undefined
  'notifications.unread': { count: number }
  'notifications.isUnread': undefined
  'notifications.markAll': undefined
  'notifications.empty': undefined
  'notifications.emptyText': undefined
  'notifications.failed': undefined
  'notifications.retry': undefined
  'notifications.letter.recordingImported': undefined
  'notifications.letter.letterStopped': undefined
  'notifications.letter.guestAnswered': undefined
  'notifications.letter.approvalAsked': undefined
  'notifications.letter.approvalGiven': undefined
  'notifications.letter.changesAsked': undefined
  'notifications.letter.approvalRefused': undefined
  'notifications.letter.commented': undefined
  'notifications.letter.mentioned': undefined
  'notifications.letter.filmMade': undefined
  'notifications.letter.filmFailed': undefined
  'notifications.letter.channelAsked': undefined
  'notifications.letter.channelLetIn': undefined
  'notifications.letter.watchRequired': undefined
  'notifications.letter.watchSoon': undefined
  'notifications.letter.watchToday': undefined
  'notifications.letter.watchOverdue': undefined
  'notifications.letter.viewerCommented': undefined
  'notifications.letter.shareCommented': undefined
  'notifications.letter.commentReported': undefined
  'notifications.letter.shareApproved': undefined
  'notifications.letter.shareChangesAsked': undefined
  'notifications.letter.shareGuessed': undefined
  'notifications.letter.filesAsked': undefined
  'notifications.letter.filesSent': undefined
  'notifications.letter.filesReturned': undefined
  'notifications.letter.filesBroken': undefined
  'notifications.letter.filesReminded': undefined
  'notifications.letter.deliverableAsked': undefined
  'notifications.letter.deliverableDelivered': undefined
  'notifications.letter.deliverableChanges': undefined
  'notifications.letter.deliverableAccepted': undefined
  'notifications.letter.orderDrafted': undefined
  'notifications.letter.orderSent': undefined
  'notifications.letter.orderAccepted': undefined
  'notifications.letter.orderDeclined': undefined
  'notifications.letter.orderGiven': undefined
  'notifications.letter.orderDelivered': undefined
  'notifications.letter.orderHeld': undefined
  'notifications.letter.orderChanges': undefined
  'notifications.letter.orderApproved': undefined
  'notifications.letter.orderCancelled': undefined
  'notifications.letter.orderWithdrawn': undefined
  'notifications.letter.taskAsked': undefined
  'notifications.letter.takeSent': undefined
  'notifications.letter.takeAccepted': undefined
  'notifications.letter.retakeAsked': undefined
  'notifications.letter.taskReconsidered': undefined
  'notifications.letter.taskDeclined': undefined
  'notifications.letter.taskCancelled': undefined
  'notifications.letter.taskReassigned': undefined
  'notifications.letter.taskReminded': undefined
  'notifications.letter.takeBroken': undefined
  'notifications.letter.taskHeld': undefined
  'notifications.letter.taskDueTomorrow': undefined
  'notifications.letter.taskOverdue': undefined
  'notifications.letter.taskNeedsPerson': undefined
  'notifications.tell.takeBroken': { title: string | number }
  'notifications.tell.taskHeld': { by: string | number; title: string | number; count: number }
  'notifications.tell.taskDueTomorrow': { title: string | number; count: number }
  'notifications.tell.taskOverdue': { title: string | number; count: number }
  'notifications.tell.taskNeedsPerson': { name: string | number; title: string | number; count: number }
  'notifications.tell.approvalDueTomorrow': { title: string | number }
  'notifications.tell.approvalOverdue': { title: string | number }
  'notifications.tell.approvalAsked': { by: string | number; title: string | number }
  'notifications.tell.approvalGiven': { title: string | number }
  'notifications.tell.changesAsked': { by: string | number; title: string | number }
  'notifications.tell.approvalRefused': { by: string | number; title: string | number }
  'notifications.tell.commented': { by: string | number; title: string | number; count: number }
  'notifications.tell.mentioned': { by: string | number; title: string | number; count: number }
  'notifications.tell.consentWithdrawn': { name: string | number; title: string | number; count: number }
  'notifications.tell.programHoldsWithdrawn': { title: string | number; name: string | number; count: number }
  'notifications.tell.filmMade': { title: string | number }
  'notifications.tell.filmFailed': { title: string | number }
  'notifications.tell.taskAsked': { by: string | number; title: string | number; count: number }
  'notifications.tell.recordingImported': { title: string | number; count: number }
  'notifications.tell.letterStopped': { title: string | number }
  'notifications.tell.guestAnswered': { by: string | number; title: string | number; count: number }
  'notifications.tell.takeSent': { by: string | number; title: string | number; count: number }
  'notifications.tell.takeAccepted': { by: string | number; title: string | number; count: number }
  'notifications.tell.retakeAsked': { by: string | number; title: string | number; count: number }
  'notifications.tell.taskReconsidered': { by: string | number; title: string | number; count: number }
  'notifications.tell.taskDeclined': { by: string | number; title: string | number; count: number }
  'notifications.tell.taskCancelled': { by: string | number; title: string | number; count: number }
  'notifications.tell.taskReassigned': { by: string | number; title: string | number; count: number }
  'notifications.tell.taskReminded': { by: string | number; title: string | number; count: number }
  'notifications.tell.filesAsked': { by: string | number; title: string | number; count: number }
  'notifications.tell.filesSent': { by: string | number; title: string | number; count: number }
  'notifications.tell.filesAccepted': { by: string | number; title: string | number; count: number }
  'notifications.tell.filesReturned': { by: string | number; title: string | number; count: number }
  'notifications.tell.filesBroken': { title: string | number }
  'notifications.tell.filesReconsidered': { by: string | number; title: string | number; count: number }
  'notifications.tell.filesDeclined': { by: string | number; title: string | number; count: number }
  'notifications.tell.filesCancelled': { by: string | number; title: string | number; count: number }
  'notifications.tell.filesReassigned': { by: string | number; title: string | number; count: number }
  'notifications.tell.filesReminded': { by: string | number; title: string | number; count: number }
  'notifications.tell.deliverableAsked': { by: string | number; title: string | number; count: number }
  'notifications.tell.deliverableDelivered': { by: string | number; title: string | number; count: number }
  'notifications.tell.deliverableChanges': { by: string | number; title: string | number; count: number }
  'notifications.tell.deliverableAccepted': { by: string | number; title: string | number; count: number }
  'notifications.tell.deliverableReconsidered': { by: string | number; title: string | number; count: number }
  'notifications.tell.deliverableCancelled': { by: string | number; title: string | number; count: number }
  'notifications.tell.orderDrafted': { by: string | number; title: string | number; count: number }
  'notifications.tell.orderSent': { by: string | number; title: string | number; count: number }
  'notifications.tell.orderAccepted': { by: string | number; title: string | number; count: number }
  'notifications.tell.orderDeclined': { by: string | number; title: string | number; count: number }
  'notifications.tell.orderGiven': { by: string | number; title: string | number; count: number }
  'notifications.tell.orderDelivered': { by: string | number; title: string | number; count: number }
  'notifications.tell.orderHeld': { by: string | number; title: string | number; count: number }
  'notifications.tell.orderChanges': { by: string | number; title: string | number; count: number }
  'notifications.tell.orderApproved': { by: string | number; title: string | number; count: number }
  'notifications.tell.orderCancelled': { by: string | number; title: string | number; count: number }
  'notifications.tell.orderWithdrawn': { by: string | number; title: string | number; count: number }
  'notifications.tell.channelAsked': { by: string | number; title: string | number; count: number }
  'notifications.tell.channelLetIn': { title: string | number }
  'notifications.tell.watchRequired': { by: string | number; title: string | number }
  'notifications.tell.watchSoon': { title: string | number }
  'notifications.tell.watchToday': { title: string | number }
  'notifications.tell.watchOverdue': { title: string | number }
  'notifications.tell.viewerCommented': { by: string | number; title: string | number; count: number }
  'notifications.tell.shareCommented': { by: string | number; title: string | number; count: number }
  'notifications.tell.commentReported': { title: string | number; count: number }
  'notifications.tell.shareApproved': { by: string | number; title: string | number }
  'notifications.tell.shareChangesAsked': { by: string | number; title: string | number }
  'notifications.tell.shareGuessed': { title: string | number }
  'organisation.basicProfile.field.city': undefined
  'organisation.basicProfile.field.state': undefined
  'organisation.basicProfile.field.zip': undefined
  'organisation.basicProfile.field.timezone': undefined
  'organisation.basicProfile.field.industryTypes': undefined
  'organisation.basicProfile.field.viewerNames': undefined
  'organisation.basicProfile.help.name': undefined
  'organisation.basicProfile.help.industryTypes': undefined
  'organisation.basicProfile.help.viewerNames': undefined
  'organisation.basicProfile.value.locale.en': undefined
  'organisation.basicProfile.value.locale.de': undefined
  'organisation.basicProfile.value.viewerNames.required': undefined
  'organisation.basicProfile.value.viewerNames.all': undefined
  'organisation.basicProfile.value.viewerNames.none': undefined
  'organisation.basicProfile.group.name': undefined
  'organisation.basicProfile.group.address': undefined
  'organisation.basicProfile.group.defaults': undefined
  'organisation.basicProfile.group.analytics': undefined
  'organisation.zone.none': undefined
  'organisation.basicProfile.field.name': undefined
  'organisation.basicProfile.field.locale': undefined
  'ownRoles.roles.field.description': undefined
  'ownRoles.roles.field.from': undefined
  'ownRoles.roles.field.closed': undefined
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
  'ownRoles.editor.of': { of: string | number; screen: string | number }
  'ownRoles.editor.stays': { screens: string | number }
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
  'ownRoles.holders.inactive': undefined
  'ownRoles.holders.show': undefined
  'ownRoles.holders.keptBy': undefined
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
  'ownRoles.permission.sharePrograms': undefined
  'ownRoles.permission.changePolicies': undefined
  'ownRoles.permission.askDeliverables': undefined
  'ownRoles.permission.decideDeliverables': undefined
  'ownRoles.permission.askFiles': undefined
  'ownRoles.permission.decideFiles': undefined
  'ownRoles.permission.askRecordings': undefined
  'ownRoles.permission.decideRecordings': undefined
  'ownRoles.permission.runCampaigns': undefined
  'ownRoles.permission.askGuests': undefined
  'ownRoles.permission.exportGuests': undefined
  'ownRoles.permission.decideGuests': undefined
  'ownRoles.permission.changeConsentForms': undefined
  'ownRoles.permission.revokeConsents': undefined
  'ownRoles.permission.exportConsents': undefined
  'ownRoles.permission.changeChannels': undefined
  'ownRoles.permission.letIntoChannels': undefined
  'ownRoles.permission.sendPrograms': undefined
  'ownRoles.permission.changeTemplates': undefined
  'ownRoles.permission.trashTemplates': undefined
  'ownRoles.permission.eraseTemplates': undefined
  'ownRoles.permission.changeStoryboards': undefined
  'ownRoles.permission.trashStoryboards': undefined
  'ownRoles.permission.eraseStoryboards': undefined
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
  'ownRoles.roles.field.name': undefined
  'ownRoles.roles.field.kind': undefined
  'ownRoles.roles.field.people': undefined
  'proEdits.mine': undefined
  'proEdits.bought': undefined
  'proEdits.send': undefined
  'proEdits.state.draft': undefined
  'proEdits.state.submitted': undefined
  'proEdits.state.declined': undefined
  'proEdits.state.accepted': undefined
  'proEdits.state.assigned': undefined
  'proEdits.state.in_edit': undefined
  'proEdits.state.in_review': undefined
  'proEdits.state.changes_requested': undefined
  'proEdits.state.on_hold': undefined
  'proEdits.state.approved': undefined
  'proEdits.state.closed': undefined
  'proEdits.state.cancelled': undefined
  'proEdits.column.new': undefined
  'proEdits.column.accepted': undefined
  'proEdits.column.inEdit': undefined
  'proEdits.column.inReview': undefined
  'proEdits.column.changes': undefined
  'proEdits.board.look': undefined
  'proEdits.board.board': undefined
  'proEdits.board.list': undefined
  'proEdits.board.search': undefined
  'proEdits.board.clear': undefined
  'proEdits.board.customer': undefined
  'proEdits.board.everyCustomer': undefined
  'proEdits.board.editor': undefined
  'proEdits.board.everyEditor': undefined
  'proEdits.board.orders': { count: number }
  'proEdits.board.customers': { count: number }
  'proEdits.board.owed': { hours: string | number }
  'proEdits.board.capacity': { hours: string | number }
  'proEdits.board.tooMany': { count: number }
  'proEdits.board.empty': undefined
  'proEdits.board.none': undefined
  'proEdits.board.noneText': undefined
  'proEdits.board.noHit': undefined
  'proEdits.board.clearFilters': undefined
  'proEdits.board.failed': undefined
  'proEdits.board.retry': undefined
  'proEdits.board.loading': undefined
  'proEdits.board.stale': undefined
  'proEdits.board.round': { round: string | number; most: string | number }
  'proEdits.board.rush': undefined
  'proEdits.board.hold': undefined
  'proEdits.board.left': { hours: string | number }
  'proEdits.board.estimate': { hours: string | number }
  'proEdits.board.sent': { age: string | number }
  'proEdits.board.risk': undefined
  'proEdits.board.nobody': undefined
  'proEdits.board.more': undefined
  'proEdits.board.open': undefined
  'proEdits.board.moveTo': { column: string | number }
  'proEdits.board.column': { column: string | number; count: number }
  'proEdits.board.cannot': undefined
  'proEdits.board.needsEditor': undefined
  'proEdits.board.show': { count: number }
  'proEdits.load.title': undefined
  'proEdits.load.unit': undefined
  'proEdits.load.line': { owed: string | number; capacity: string | number }
  'proEdits.load.over': { owed: string | number; capacity: string | number; over: string | number }
  'proEdits.load.nobody': undefined
  'proEdits.load.say': undefined
  'proEdits.load.risk': undefined
  'proEdits.load.riskHow': undefined
  'proEdits.load.safe': undefined
  'proEdits.load.ends': { done: string | number; due: string | number; name: string | number; owed: string | number; capacity: string | number }
  'proEdits.load.never': { due: string | number }
  'proEdits.load.late': { due: string | number; hours: string | number }
  'proEdits.load.comments': { count: number }
  'proEdits.load.give': { name: string | number }
  'proEdits.load.given': { title: string | number; name: string | number }
  'proEdits.page.brief': undefined
  'proEdits.page.noBrief': undefined
  'proEdits.page.from': undefined
  'proEdits.page.by': undefined
  'proEdits.page.nobody': undefined
  'proEdits.page.due': undefined
  'proEdits.page.noDay': undefined
  'proEdits.page.round': undefined
  'proEdits.page.roundOf': { round: string | number; most: string | number }
  'proEdits.page.of': undefined
  'proEdits.page.vendor': undefined
  'proEdits.page.declined': undefined
  'proEdits.page.held': undefined
  'proEdits.page.changes': undefined
  'proEdits.page.given': undefined
  'proEdits.page.noneGiven': undefined
  'proEdits.page.delivered': undefined
  'proEdits.page.noneDelivered': undefined
  'proEdits.page.kind.clip': undefined
  'proEdits.page.kind.file': undefined
  'proEdits.page.kind.version': undefined
  'proEdits.page.version': { no: string | number }
  'proEdits.page.inRound': { round: string | number }
  'proEdits.page.coming': undefined
  'proEdits.page.trimmed': { from: string | number; to: string | number }
  'proEdits.page.lost': undefined
  'proEdits.page.play': { name: string | number }
  'proEdits.page.download': { name: string | number }
  'proEdits.page.time': undefined
  'proEdits.page.spent': { spent: string | number; estimate: string | number }
  'proEdits.page.noTime': undefined
  'proEdits.page.comments': undefined
  'proEdits.page.noComments': undefined
  'proEdits.page.commentAt': { no: string | number; at: string | number }
  'proEdits.page.commentOf': { no: string | number }
  'proEdits.page.done': undefined
  'proEdits.page.steps': undefined
  'proEdits.page.loading': undefined
  'proEdits.page.failed': undefined
  'proEdits.page.retry': undefined
  'proEdits.step.submit': { name: string | number }
  'proEdits.step.discard': { name: string | number }
  'proEdits.step.accept': { name: string | number }
  'proEdits.step.decline': { name: string | number }
  'proEdits.step.assign': { name: string | number }
  'proEdits.step.unassign': { name: string | number }
  'proEdits.step.start': { name: string | number; round: string | number }
  'proEdits.step.deliver': { name: string | number }
  'proEdits.step.approve': { name: string | number }
  'proEdits.step.ask': { name: string | number }
  'proEdits.step.hold': { name: string | number }
  'proEdits.step.resume': { name: string | number }
  'proEdits.step.cancel': { name: string | number }
  'proEdits.step.close': { name: string | number }
  'proEdits.act.accept': undefined
  'proEdits.act.decline': undefined
  'proEdits.act.start': undefined
  'proEdits.act.hold': undefined
  'proEdits.act.resume': undefined
  'proEdits.act.close': undefined
  'proEdits.act.submit': undefined
  'proEdits.act.approve': undefined
  'proEdits.act.ask': undefined
  'proEdits.act.cancel': undefined
  'proEdits.act.discard': undefined
  'proEdits.act.deliver': undefined
  'proEdits.act.deliverAgain': undefined
  'proEdits.act.log': undefined
  'proEdits.act.delivered': undefined
  'proEdits.act.logged': undefined
  'proEdits.act.failed': undefined
  'proEdits.give.title': { title: string | number }
  'proEdits.give.what': undefined
  'proEdits.give.clip': undefined
  'proEdits.give.program': undefined
  'proEdits.give.file': undefined
  'proEdits.give.choose.clip': undefined
  'proEdits.give.choose.program': undefined
  'proEdits.give.choose.file': undefined
  'proEdits.give.text': { customer: string | number }
  'proEdits.give.send': undefined
  'proEdits.give.cancel': undefined
  'proEdits.log.title': { title: string | number }
  'proEdits.log.day': undefined
  'proEdits.log.minutes': undefined
  'proEdits.log.note': undefined
  'proEdits.log.save': undefined
  'proEdits.log.cancel': undefined
  'proEdits.log.range': undefined
  'proEdits.sending.title': { title: string | number }
  'proEdits.sending.to': { vendor: string | number }
  'proEdits.sending.name': undefined
  'proEdits.sending.brief': undefined
  'proEdits.sending.briefHelp': undefined
  'proEdits.sending.due': undefined
  'proEdits.sending.dueHelp': undefined
  'proEdits.sending.rush': undefined
  'proEdits.sending.items': undefined
  'proEdits.sending.itemsText': undefined
  'proEdits.sending.noItems': undefined
  'proEdits.sending.send': undefined
  'proEdits.sending.draft': undefined
  'proEdits.sending.draftText': undefined
  'proEdits.sending.sent': undefined
  'proEdits.sending.drafted': undefined
  'proEdits.sending.before': undefined
  'proEdits.sending.none': undefined
  'proEdits.sending.noneText': undefined
  'proEdits.sending.failed': undefined
  'proEdits.sending.retry': undefined
  'proEdits.sending.loading': undefined
  'proEdits.sending.missing': undefined
  'proEdits.sending.missingText': undefined
  'proEdits.sending.all': undefined
  'proEdits.orders.field.customer': undefined
  'proEdits.orders.field.editor': undefined
  'proEdits.orders.field.maxRounds': undefined
  'proEdits.orders.field.estimateMinutes': undefined
  'proEdits.orders.field.spentMinutes': undefined
  'proEdits.orders.field.declineWords': undefined
  'proEdits.orders.field.holdWords': undefined
  'proEdits.orders.group.plan': undefined
  'proEdits.orders.view.new': undefined
  'proEdits.orders.view.working': undefined
  'proEdits.orders.view.review': undefined
  'proEdits.orders.action.hold': undefined
  'proEdits.orders.done.accept': { count: number }
  'proEdits.orders.done.decline': { count: number }
  'proEdits.orders.done.hold': { count: number }
  'proEdits.orders.done.resume': { count: number }
  'proEdits.orders.empty.title': undefined
  'proEdits.orders.empty.text': undefined
  'proEdits.ownOrders.count': { count: number }
  'proEdits.ownOrders.empty.title': undefined
  'proEdits.ownOrders.empty.text': undefined
  'proEdits.ownOrders.choose.title': undefined
  'proEdits.ownOrders.choose.text': undefined
  'proEdits.boughtOrders.field.vendor': undefined
  'proEdits.boughtOrders.field.program': undefined
  'proEdits.boughtOrders.field.storyboard': undefined
  'proEdits.boughtOrders.field.owner': undefined
  'proEdits.boughtOrders.field.brief': undefined
  'proEdits.boughtOrders.field.changesWords': undefined
  'proEdits.boughtOrders.help.dueOn': undefined
  'proEdits.boughtOrders.group.what': undefined
  'proEdits.boughtOrders.view.review': undefined
  'proEdits.boughtOrders.view.running': undefined
  'proEdits.boughtOrders.action.submit': undefined
  'proEdits.boughtOrders.action.approve': undefined
  'proEdits.boughtOrders.action.ask': undefined
  'proEdits.boughtOrders.action.cancel': undefined
  'proEdits.boughtOrders.action.discard': undefined
  'proEdits.boughtOrders.done.submit': { count: number }
  'proEdits.boughtOrders.done.approve': { count: number }
  'proEdits.boughtOrders.done.ask': { count: number }
  'proEdits.boughtOrders.done.cancel': { count: number }
  'proEdits.boughtOrders.done.discard': { count: number }
  'proEdits.boughtOrders.confirm.cancel': { count: number }
  'proEdits.boughtOrders.confirm.discard': { count: number }
  'proEdits.boughtOrders.empty.title': undefined
  'proEdits.boughtOrders.empty.text': undefined
  'proEdits.insights.csv': undefined
  'proEdits.insights.failed': undefined
  'proEdits.insights.retry': undefined
  'proEdits.insights.loading': undefined
  'proEdits.insights.none': undefined
  'proEdits.insights.noneText': undefined
  'proEdits.insights.onTime': undefined
  'proEdits.insights.onTimeText': { some: string | number; all: string | number }
  'proEdits.insights.roundOne': undefined
  'proEdits.insights.roundOneText': { some: string | number; all: string | number }
  'proEdits.insights.median': undefined
  'proEdits.insights.medianText': undefined
  'proEdits.insights.slow': undefined
  'proEdits.insights.slowText': undefined
  'proEdits.insights.days': { days: string | number }
  'proEdits.insights.percent': { share: string | number }
  'proEdits.insights.unknown': undefined
  'proEdits.insights.months': undefined
  'proEdits.insights.inTime': undefined
  'proEdits.insights.tooLate': undefined
  'proEdits.insights.rounds': undefined
  'proEdits.insights.round': { round: string | number }
  'proEdits.insights.orders': undefined
  'proEdits.insights.ages': undefined
  'proEdits.insights.ageState': undefined
  'proEdits.insights.ageMedian': undefined
  'proEdits.insights.ageLongest': undefined
  'proEdits.insights.month': undefined
  'proEdits.customersLoad.open': undefined
  'proEdits.customersLoad.waiting': undefined
  'proEdits.customersLoad.editing': undefined
  'proEdits.customersLoad.held': undefined
  'proEdits.customersLoad.customer': undefined
  'proEdits.customersLoad.orders': undefined
  'proEdits.customersLoad.weeks': undefined
  'proEdits.customersLoad.came': undefined
  'proEdits.customersLoad.went': undefined
  'proEdits.customersLoad.week': undefined
  'proEdits.customersLoad.none': undefined
  'proEdits.editorsLoad.title': undefined
  'proEdits.editorsLoad.cell': { name: string | number; day: string | number; owed: string | number; capacity: string | number }
  'proEdits.editorsLoad.editor': undefined
  'proEdits.editorsLoad.orders': { name: string | number; day: string | number }
  'proEdits.editorsLoad.noOrders': undefined
  'proEdits.editorsLoad.none': undefined
  'proEdits.editorsLoad.noneText': undefined
  'proEdits.editorsLoad.setUp': undefined
  'proEdits.editorsLoad.close': undefined
  'proEdits.editorsTitle': undefined
  'proEdits.editors.field.capacityMinutes': undefined
  'proEdits.editors.field.skills': undefined
  'proEdits.editors.field.timeOff': undefined
  'proEdits.editors.field.openOrders': undefined
  'proEdits.editors.help.capacityMinutes': undefined
  'proEdits.editors.help.timeOff': undefined
  'proEdits.editors.group.capacity': undefined
  'proEdits.editors.count': { count: number }
  'proEdits.editors.empty.title': undefined
  'proEdits.editors.empty.text': undefined
  'proEdits.orders.field.title': undefined
  'proEdits.orders.field.priority': undefined
  'proEdits.orders.value.priority.normal': undefined
  'proEdits.orders.value.priority.rush': undefined
  'proEdits.orders.field.state': undefined
  'proEdits.orders.value.state.draft': undefined
  'proEdits.orders.value.state.submitted': undefined
  'proEdits.orders.value.state.declined': undefined
  'proEdits.orders.value.state.accepted': undefined
  'proEdits.orders.value.state.assigned': undefined
  'proEdits.orders.value.state.in_edit': undefined
  'proEdits.orders.value.state.in_review': undefined
  'proEdits.orders.value.state.changes_requested': undefined
  'proEdits.orders.value.state.on_hold': undefined
  'proEdits.orders.value.state.approved': undefined
  'proEdits.orders.value.state.closed': undefined
  'proEdits.orders.value.state.cancelled': undefined
  'proEdits.orders.field.dueOn': undefined
  'proEdits.orders.field.round': undefined
  'proEdits.orders.field.createdAt': undefined
  'proEdits.orders.field.updatedAt': undefined
  'proEdits.orders.view.over': undefined
  'proEdits.orders.action.accept': undefined
  'proEdits.orders.action.decline': undefined
  'proEdits.orders.action.start': undefined
  'proEdits.orders.done.start': { count: number }
  'proEdits.orders.action.resume': undefined
  'proEdits.orders.action.close': undefined
  'proEdits.orders.done.close': { count: number }
  'proEdits.orders.count': { count: number }
  'proEdits.ownOrders.field.title': undefined
  'proEdits.ownOrders.field.state': undefined
  'proEdits.ownOrders.value.state.draft': undefined
  'proEdits.ownOrders.value.state.submitted': undefined
  'proEdits.ownOrders.value.state.declined': undefined
  'proEdits.ownOrders.value.state.accepted': undefined
  'proEdits.ownOrders.value.state.assigned': undefined
  'proEdits.ownOrders.value.state.in_edit': undefined
  'proEdits.ownOrders.value.state.in_review': undefined
  'proEdits.ownOrders.value.state.changes_requested': undefined
  'proEdits.ownOrders.value.state.on_hold': undefined
  'proEdits.ownOrders.value.state.approved': undefined
  'proEdits.ownOrders.value.state.closed': undefined
  'proEdits.ownOrders.value.state.cancelled': undefined
  'proEdits.ownOrders.field.dueOn': undefined
  'proEdits.ownOrders.field.createdAt': undefined
  'proEdits.ownOrders.field.updatedAt': undefined
  'proEdits.ownOrders.action.start': undefined
  'proEdits.ownOrders.done.start': { count: number }
  'proEdits.boughtOrders.field.title': undefined
  'proEdits.boughtOrders.field.priority': undefined
  'proEdits.boughtOrders.value.priority.normal': undefined
  'proEdits.boughtOrders.value.priority.rush': undefined
  'proEdits.boughtOrders.field.state': undefined
  'proEdits.boughtOrders.value.state.draft': undefined
  'proEdits.boughtOrders.value.state.submitted': undefined
  'proEdits.boughtOrders.value.state.declined': undefined
  'proEdits.boughtOrders.value.state.accepted': undefined
  'proEdits.boughtOrders.value.state.assigned': undefined
  'proEdits.boughtOrders.value.state.in_edit': undefined
  'proEdits.boughtOrders.value.state.in_review': undefined
  'proEdits.boughtOrders.value.state.changes_requested': undefined
  'proEdits.boughtOrders.value.state.on_hold': undefined
  'proEdits.boughtOrders.value.state.approved': undefined
  'proEdits.boughtOrders.value.state.closed': undefined
  'proEdits.boughtOrders.value.state.cancelled': undefined
  'proEdits.boughtOrders.field.dueOn': undefined
  'proEdits.boughtOrders.field.round': undefined
  'proEdits.boughtOrders.field.createdAt': undefined
  'proEdits.boughtOrders.field.updatedAt': undefined
  'proEdits.boughtOrders.view.drafts': undefined
  'proEdits.boughtOrders.view.over': undefined
  'proEdits.boughtOrders.action.close': undefined
  'proEdits.boughtOrders.done.close': { count: number }
  'proEdits.boughtOrders.count': { count: number }
  'proEdits.editors.field.name': undefined
  'programs.toYoutube': undefined
  'programs.share': undefined
  'programs.toEditors': undefined
  'programs.insights': undefined
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
  'programs.builder.drawer.hear': { name: string | number }
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
  'programs.builder.block.record': undefined
  'programs.builder.block.upload': undefined
  'programs.builder.block.ask': undefined
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
  'programs.builder.look.burnIn': undefined
  'programs.builder.look.burnInNone': undefined
  'programs.builder.look.burnInHint': undefined
  'programs.builder.cutList.title': undefined
  'programs.builder.cutList.otio': undefined
  'programs.builder.cutList.edl': undefined
  'programs.builder.film.review': undefined
  'programs.builder.film.render': { version: string | number }
  'programs.builder.film.notYet': undefined
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
  'programs.builder.film.failed.consentRevoked': { title: string | number }
  'programs.builder.film.versions': undefined
  'programs.builder.film.noVersion': undefined
  'programs.builder.film.version': { version: string | number }
  'programs.builder.film.watch': undefined
  'programs.builder.film.hide': undefined
  'programs.builder.film.more': { version: string | number }
  'programs.builder.film.download': undefined
  'programs.builder.film.bringBack': undefined
  'programs.builder.film.broughtBack': { version: string | number }
  'programs.link.send': undefined
  'programs.link.copy': undefined
  'programs.link.copied': undefined
  'programs.link.notCopied': undefined
  'programs.lacks.withdrawn': { at: string | number }
  'programs.lacks.slots': { count: number }
  'programs.lacks.fill': { count: number }
  'programs.lacks.replace': undefined
  'programs.lacks.approval': undefined
  'programs.lacks.ask': undefined
  'programs.upload.noFilm': { name: string | number }
  'programs.upload.program': undefined
  'programs.upload.version': undefined
  'programs.upload.uploading': { percent: string | number }
  'programs.upload.stopped': { percent: string | number }
  'programs.upload.processing': undefined
  'programs.upload.retry': undefined
  'programs.upload.remove': { name: string | number }
  'programs.upload.notRemoved': undefined
  'programs.upload.notRetried': undefined
  'programs.upload.nothing': undefined
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
  'programs.update.newer': { name: string | number; version: string | number }
  'programs.update.look': undefined
  'programs.update.title': { version: string | number }
  'programs.update.kept': undefined
  'programs.update.same': undefined
  'programs.update.whole': undefined
  'programs.update.take': undefined
  'programs.update.cancel': undefined
  'programs.program.version': { version: string | number }
  'programs.program.new': undefined
  'programs.program.coming': undefined
  'programs.programs.field.owner': undefined
  'programs.programs.field.isMine': undefined
  'programs.programs.field.isNew': undefined
  'programs.programs.field.collaborators': undefined
  'programs.programs.field.template': undefined
  'programs.programs.field.aspect': undefined
  'programs.programs.field.hasChanges': undefined
  'programs.programs.field.onAirUntil': undefined
  'programs.programs.field.updatedAt': undefined
  'programs.programs.value.kind.standard': undefined
  'programs.programs.value.kind.bio': undefined
  'programs.programs.value.kind.imported': undefined
  'programs.programs.value.state.rendering': undefined
  'programs.programs.value.state.ready': undefined
  'programs.programs.value.state.in_approval': undefined
  'programs.programs.value.state.changes_requested': undefined
  'programs.programs.value.state.published': undefined
  'programs.programs.value.state.unpublished': undefined
  'programs.programs.value.aspect.16:9': undefined
  'programs.programs.value.aspect.9:16': undefined
  'programs.programs.value.aspect.1:1': undefined
  'programs.programs.help.template': undefined
  'programs.programs.help.description': undefined
  'programs.programs.help.collaborators': undefined
  'programs.programs.group.program': undefined
  'programs.programs.view.mine': undefined
  'programs.programs.view.bio': undefined
  'programs.programs.view.imported': undefined
  'programs.programs.did.importProgram': undefined
  'programs.programs.did.uploadVersion': undefined
  'programs.programs.did.saveFilmCaptions': undefined
  'programs.programs.did.importFilmCaptions': undefined
  'programs.programs.did.bringBackFilmCaptions': undefined
  'programs.programs.did.removeFilmCaptions': undefined
  'programs.programs.did.setProgramEnds': undefined
  'programs.programs.action.until': undefined
  'programs.programs.action.unpublish': undefined
  'programs.programs.done.until': { name: string | number; count: number }
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
  'programs.scripts.field.body': undefined
  'programs.scripts.field.wordsPerMinute': undefined
  'programs.scripts.field.words': undefined
  'programs.scripts.field.readingMs': undefined
  'programs.scripts.field.owner': undefined
  'programs.scripts.field.updatedAt': undefined
  'programs.scripts.value.language.da': undefined
  'programs.scripts.value.language.es': undefined
  'programs.scripts.value.language.fi': undefined
  'programs.scripts.value.language.fr': undefined
  'programs.scripts.value.language.it': undefined
  'programs.scripts.value.language.nb': undefined
  'programs.scripts.value.language.nl': undefined
  'programs.scripts.value.language.pl': undefined
  'programs.scripts.value.language.pt': undefined
  'programs.scripts.value.language.sv': undefined
  'programs.scripts.value.state.ready': undefined
  'programs.scripts.help.body': undefined
  'programs.scripts.help.wordsPerMinute': undefined
  'programs.scripts.group.script': undefined
  'programs.scripts.group.reading': undefined
  'programs.scripts.view.ready': undefined
  'programs.scripts.action.ready': undefined
  'programs.scripts.action.toDraft': undefined
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
  'programs.bumpers.field.clip': undefined
  'programs.bumpers.field.aspect': undefined
  'programs.bumpers.field.durationMs': undefined
  'programs.bumpers.field.industryTypes': undefined
  'programs.bumpers.field.isDefault': undefined
  'programs.bumpers.value.kind.intro': undefined
  'programs.bumpers.value.kind.outro': undefined
  'programs.bumpers.value.aspect.w16h9': undefined
  'programs.bumpers.value.aspect.w9h16': undefined
  'programs.bumpers.value.aspect.w1h1': undefined
  'programs.bumpers.value.aspect.w4h5': undefined
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
  'programs.refused.nothingYet': undefined
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
  'programs.issue.noWords': undefined
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
  'programs.programs.field.title': undefined
  'programs.programs.field.description': undefined
  'programs.programs.field.kind': undefined
  'programs.programs.field.state': undefined
  'programs.programs.value.state.draft': undefined
  'programs.programs.value.state.approved': undefined
  'programs.programs.value.state.archived': undefined
  'programs.programs.field.durationMs': undefined
  'programs.programs.field.versionNo': undefined
  'programs.programs.field.createdAt': undefined
  'programs.programs.view.archived': undefined
  'programs.programs.action.archive': undefined
  'programs.programs.action.reopen': undefined
  'programs.programs.action.trash': undefined
  'programs.programs.action.restore': undefined
  'programs.programs.action.erase': undefined
  'programs.scripts.field.title': undefined
  'programs.scripts.field.language': undefined
  'programs.scripts.value.language.de': undefined
  'programs.scripts.value.language.en': undefined
  'programs.scripts.field.state': undefined
  'programs.scripts.value.state.draft': undefined
  'programs.scripts.value.state.archived': undefined
  'programs.scripts.field.versionNo': undefined
  'programs.scripts.field.createdAt': undefined
  'programs.scripts.view.drafts': undefined
  'programs.scripts.view.archived': undefined
  'programs.scripts.action.archive': undefined
  'programs.scripts.action.reopen': undefined
  'programs.scripts.action.trash': undefined
  'programs.scripts.action.restore': undefined
  'programs.scripts.action.erase': undefined
  'programs.bumpers.field.title': undefined
  'programs.bumpers.field.kind': undefined
  'programs.bumpers.field.state': undefined
  'programs.bumpers.value.state.draft': undefined
  'programs.bumpers.field.createdAt': undefined
  'programs.bumpers.action.trash': undefined
  'programs.bumpers.action.restore': undefined
  'programs.bumpers.action.erase': undefined
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
  'recorder.tray.saveToTask': undefined
  'recorder.left.cutOff': { time: string | number }
  'recorder.left.task': { time: string | number }
  'recorder.left.watch': undefined
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
  'recorder.tray.why.takenOver': undefined
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
  'recorder.behind': { seconds: string | number }
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
  'recorder.prompter.begin': undefined
  'recorder.prompter.private': undefined
  'recorder.stage': undefined
  'recorder.preview': undefined
  'recorder.bubble': undefined
  'recorder.asking': undefined
  'recorder.slow.asking': undefined
  'recorder.slow.starting': undefined
  'recorder.slow.stopping': undefined
  'recorder.slow.saving': undefined
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
  'recorder.silent.title': undefined
  'recorder.silent.text': undefined
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
  'recorder.elsewhere.here': undefined
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
  'recorder.keptForLater': undefined
  'recorder.keptHere': { count: number }
  'recorder.notStarted.noSpace': undefined
  'recorder.notStarted.disk': undefined
  'recorder.notStarted.recorder': undefined
  'recorder.notStarted.late': undefined
  'recorder.notStarted.smaller': { height: string | number }
  'recorder.notStarted.microphone': undefined
  'recorder.notStarted.screen': undefined
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
  'recorder.brief': undefined
  'recorder.brief.framing': undefined
  'recorder.brief.portrait': undefined
  'recorder.brief.landscape': undefined
  'recorder.brief.square': undefined
  'recorder.brief.length': { from: string | number; to: string | number }
  'recorder.brief.atLeast': { from: string | number }
  'recorder.brief.atMost': { to: string | number }
  'recorder.check.length': undefined
  'recorder.check.short': undefined
  'recorder.check.long': undefined
  'recorder.check.shape': undefined
  'recorder.check.otherShape.portrait': undefined
  'recorder.check.otherShape.landscape': undefined
  'recorder.check.otherShape.square': undefined
  'screens.document.unsaved': undefined
  'screens.document.refused': { reason: string | number }
  'screens.document.again': undefined
  'screens.document.saving': undefined
  'screens.document.notSaved': undefined
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
  'screens.list.refused.ask': { action: string | number }
  'screens.list.refused.insist': { action: string | number }
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
  'screens.list.furtherRows': undefined
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
  'screens.form.more': undefined
  'screens.form.save': undefined
  'screens.form.saveThis': undefined
  'screens.form.discard': undefined
  'screens.form.cancel': undefined
  'screens.form.undo': undefined
  'screens.form.dayOver': undefined
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
  'screens.form.open': undefined
  'screens.form.openNamed': { name: string | number }
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
  'screens.import.names.name': undefined
  'screens.import.names.firstName': undefined
  'screens.import.names.lastName': undefined
  'screens.import.names.email': undefined
  'screens.import.names.phone': undefined
  'screens.import.names.company': undefined
  'screens.import.names.title': undefined
  'screens.import.names.department': undefined
  'screens.import.names.location': undefined
  'screens.import.names.roles': undefined
  'screens.import.names.tags': undefined
  'screens.import.names.locale': undefined
  'screens.import.names.optIn': undefined
  'screens.import.names.lists': undefined
  'screens.import.title': { title: string | number }
  'screens.import.drop': undefined
  'screens.import.choose': undefined
  'screens.import.choose.title': undefined
  'screens.import.choose.text': { rows: string | number; size: string | number }
  'screens.import.template': undefined
  'screens.import.fault.tooLarge': { size: string | number }
  'screens.import.fault.tooManyRows': { rows: string | number }
  'screens.import.fault.empty': { rows: string | number }
  'screens.import.fault.workbook': undefined
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
  'screens.import.places': { free: string | number; whole: string | number }
  'screens.import.places.text': { count: number; free: string | number }
  'screens.import.places.first': { free: string | number }
  'screens.import.places.chosen': undefined
  'screens.import.take': { row: string | number }
  'screens.import.invite': undefined
  'screens.import.invite.now': { count: number }
  'screens.import.invite.later': undefined
  'screens.import.withdrawn': { count: number }
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
  'screens.import.columnsLeft': { count: number; columns: string | number }
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
  'sharing.pages.title': undefined
  'sharing.link.title': undefined
  'sharing.link.copy': undefined
  'sharing.link.copied': undefined
  'sharing.link.notCopied': undefined
  'sharing.link.open': undefined
  'sharing.link.embed': undefined
  'sharing.link.embedLacking': undefined
  'sharing.link.lack.access': undefined
  'sharing.link.lack.embedSites': undefined
  'sharing.link.ended': undefined
  'sharing.stats.title': undefined
  'sharing.stats.failed': undefined
  'sharing.stats.plays': { count: number }
  'sharing.stats.watched': { length: string | number }
  'sharing.stats.downloads': { count: number }
  'sharing.stats.nobody': undefined
  'sharing.stats.percent': { percent: string | number }
  'sharing.stats.downloaded': undefined
  'sharing.stats.approve': undefined
  'sharing.stats.changes': undefined
  'sharing.losesAddress': undefined
  'sharing.sharePages.field.message': undefined
  'sharing.sharePages.field.access': undefined
  'sharing.sharePages.field.slug': undefined
  'sharing.sharePages.field.password': undefined
  'sharing.sharePages.field.addresses': undefined
  'sharing.sharePages.field.opensOn': undefined
  'sharing.sharePages.field.expiresOn': undefined
  'sharing.sharePages.field.maxPlays': undefined
  'sharing.sharePages.field.allowDownload': undefined
  'sharing.sharePages.field.allowComment': undefined
  'sharing.sharePages.field.allowApprove': undefined
  'sharing.sharePages.field.watermark': undefined
  'sharing.sharePages.field.layout': undefined
  'sharing.sharePages.field.ctaLabel': undefined
  'sharing.sharePages.field.ctaUrl': undefined
  'sharing.sharePages.field.embedSites': undefined
  'sharing.sharePages.field.plays': undefined
  'sharing.sharePages.field.owner': undefined
  'sharing.sharePages.field.createdAt': undefined
  'sharing.sharePages.help.message': undefined
  'sharing.sharePages.help.slug': undefined
  'sharing.sharePages.help.password': undefined
  'sharing.sharePages.help.addresses': undefined
  'sharing.sharePages.help.expiresOn': undefined
  'sharing.sharePages.help.maxPlays': undefined
  'sharing.sharePages.help.allowComment': undefined
  'sharing.sharePages.help.allowApprove': undefined
  'sharing.sharePages.help.watermark': undefined
  'sharing.sharePages.help.layout': undefined
  'sharing.sharePages.help.embedSites': undefined
  'sharing.sharePages.value.access.link': undefined
  'sharing.sharePages.value.access.password': undefined
  'sharing.sharePages.value.access.emailCode': undefined
  'sharing.sharePages.value.access.allowlist': undefined
  'sharing.sharePages.value.access.public': undefined
  'sharing.sharePages.value.state.active': undefined
  'sharing.sharePages.value.state.early': undefined
  'sharing.sharePages.value.state.over': undefined
  'sharing.sharePages.value.state.usedUp': undefined
  'sharing.sharePages.value.state.withdrawn': undefined
  'sharing.sharePages.value.state.disabled': undefined
  'sharing.sharePages.value.state.revoked': undefined
  'sharing.sharePages.group.page': undefined
  'sharing.sharePages.group.access': undefined
  'sharing.sharePages.group.may': undefined
  'sharing.sharePages.group.look': undefined
  'sharing.sharePages.view.active': undefined
  'sharing.sharePages.view.ended': undefined
  'sharing.sharePages.action.disable': undefined
  'sharing.sharePages.action.enable': undefined
  'sharing.sharePages.action.renew': undefined
  'sharing.sharePages.action.revoke': undefined
  'sharing.sharePages.done.disable': { name: string | number; count: number }
  'sharing.sharePages.done.enable': { name: string | number; count: number }
  'sharing.sharePages.done.renew': { name: string | number; count: number }
  'sharing.sharePages.done.revoke': { name: string | number; count: number }
  'sharing.sharePages.confirm.renew': { count: number }
  'sharing.sharePages.confirm.revoke': { count: number }
  'sharing.sharePages.count': { count: number }
  'sharing.sharePages.create': undefined
  'sharing.sharePages.empty.title': undefined
  'sharing.sharePages.empty.text': undefined
  'sharing.shareLayouts.field.customer': undefined
  'sharing.shareLayouts.field.logoUrl': undefined
  'sharing.shareLayouts.field.accent': undefined
  'sharing.shareLayouts.field.footer': undefined
  'sharing.shareLayouts.field.imprintUrl': undefined
  'sharing.shareLayouts.field.privacyUrl': undefined
  'sharing.shareLayouts.field.ctaLabel': undefined
  'sharing.shareLayouts.field.ctaUrl': undefined
  'sharing.shareLayouts.field.pages': undefined
  'sharing.shareLayouts.field.createdAt': undefined
  'sharing.shareLayouts.help.customer': undefined
  'sharing.shareLayouts.help.accent': undefined
  'sharing.shareLayouts.help.ctaLabel': undefined
  'sharing.shareLayouts.group.layout': undefined
  'sharing.shareLayouts.group.look': undefined
  'sharing.shareLayouts.group.words': undefined
  'sharing.shareLayouts.action.restore': undefined
  'sharing.shareLayouts.done.archive': { name: string | number; count: number }
  'sharing.shareLayouts.done.restore': { name: string | number; count: number }
  'sharing.shareLayouts.count': { count: number }
  'sharing.shareLayouts.create': undefined
  'sharing.shareLayouts.empty.title': undefined
  'sharing.shareLayouts.empty.text': undefined
  'sharing.visit.locked': undefined
  'sharing.visit.lockedText': undefined
  'sharing.visit.needPassword': undefined
  'sharing.visit.password': undefined
  'sharing.visit.open': undefined
  'sharing.visit.needAddress': undefined
  'sharing.visit.address': undefined
  'sharing.visit.sendCode': undefined
  'sharing.visit.codeSent': { email: string | number }
  'sharing.visit.code': undefined
  'sharing.visit.otherAddress': undefined
  'sharing.visit.prove': undefined
  'sharing.visit.wrong': undefined
  'sharing.visit.tooOften': { time: string | number }
  'sharing.visit.seconds': { count: number }
  'sharing.visit.minutes': { count: number }
  'sharing.visit.failed': undefined
  'sharing.visit.again': undefined
  'sharing.visit.unknown': undefined
  'sharing.visit.unknownText': undefined
  'sharing.visit.early': { day: string | number; by: string | number; organization: string | number }
  'sharing.visit.over': { by: string | number; organization: string | number }
  'sharing.visit.usedUp': { by: string | number; organization: string | number }
  'sharing.visit.withdrawn': { by: string | number; organization: string | number }
  'sharing.visit.disabled': { by: string | number; organization: string | number }
  'sharing.visit.closed': undefined
  'sharing.visit.programs': { count: number }
  'sharing.visit.now': undefined
  'sharing.visit.notWatched': undefined
  'sharing.visit.watched': undefined
  'sharing.visit.play': { title: string | number }
  'sharing.visit.copyLink': undefined
  'sharing.visit.copied': undefined
  'sharing.visit.download': { size: string | number }
  'sharing.visit.asksApproval': { by: string | number }
  'sharing.visit.ofThis': undefined
  'sharing.visit.approve': undefined
  'sharing.visit.approveSure': undefined
  'sharing.visit.changes': undefined
  'sharing.visit.changesWhat': undefined
  'sharing.visit.changesSure': undefined
  'sharing.visit.cancel': undefined
  'sharing.visit.approved': undefined
  'sharing.visit.changesAsked': undefined
  'sharing.visit.sayWho': undefined
  'sharing.visit.comments': undefined
  'sharing.visit.commentsWho': undefined
  'sharing.visit.comment': undefined
  'sharing.visit.name': undefined
  'sharing.visit.send': undefined
  'sharing.visit.noComments': undefined
  'sharing.visit.edit': undefined
  'sharing.visit.save': undefined
  'sharing.visit.edited': undefined
  'sharing.visit.remove': undefined
  'sharing.visit.removed': undefined
  'sharing.visit.undo': undefined
  'sharing.visit.at': { time: string | number }
  'sharing.visit.sharedBy': { by: string | number }
  'sharing.visit.sharedUntil': { by: string | number; day: string | number }
  'sharing.visit.cookie': undefined
  'sharing.visit.keep': undefined
  'sharing.visit.keepText': undefined
  'sharing.visit.forget': undefined
  'sharing.visit.forgetSure': undefined
  'sharing.visit.forgotten': undefined
  'sharing.visit.close': undefined
  'sharing.visit.imprint': undefined
  'sharing.visit.privacy': undefined
  'sharing.visit.madeWith': { product: string | number }
  'sharing.visit.gone': undefined
  'sharing.visit.noScript': undefined
  'sharing.sharePages.field.title': undefined
  'sharing.sharePages.field.programs': undefined
  'sharing.sharePages.field.state': undefined
  'sharing.sharePages.field.people': undefined
  'sharing.shareLayouts.field.name': undefined
  'sharing.shareLayouts.field.state': undefined
  'sharing.shareLayouts.value.state.inUse': undefined
  'sharing.shareLayouts.value.state.archived': undefined
  'sharing.shareLayouts.view.inUse': undefined
  'sharing.shareLayouts.view.archived': undefined
  'sharing.shareLayouts.action.archive': undefined
  'storyboards.storyboards.field.goal': undefined
  'storyboards.storyboards.field.isTemplate': undefined
  'storyboards.storyboards.field.begin': undefined
  'storyboards.storyboards.field.copyOf': undefined
  'storyboards.storyboards.field.owner': undefined
  'storyboards.storyboards.field.isMine': undefined
  'storyboards.storyboards.field.collaborators': undefined
  'storyboards.storyboards.field.scenes': undefined
  'storyboards.storyboards.field.shots': undefined
  'storyboards.storyboards.field.plannedMs': undefined
  'storyboards.storyboards.field.accepted': undefined
  'storyboards.storyboards.field.updatedAt': undefined
  'storyboards.storyboards.value.state.on_hold': undefined
  'storyboards.storyboards.value.state.cancelled': undefined
  'storyboards.storyboards.value.begin.blank': undefined
  'storyboards.storyboards.value.begin.welcome': undefined
  'storyboards.storyboards.value.begin.howTo': undefined
  'storyboards.storyboards.value.begin.portrait': undefined
  'storyboards.storyboards.help.goal': undefined
  'storyboards.storyboards.help.isTemplate': undefined
  'storyboards.storyboards.group.storyboard': undefined
  'storyboards.storyboards.group.beginning': undefined
  'storyboards.storyboards.view.mine': undefined
  'storyboards.storyboards.view.templates': undefined
  'storyboards.storyboards.action.activate': undefined
  'storyboards.storyboards.action.hold': undefined
  'storyboards.storyboards.action.cancel': undefined
  'storyboards.storyboards.action.reopen': undefined
  'storyboards.storyboards.done.activate': { name: string | number; count: number }
  'storyboards.storyboards.done.hold': { name: string | number; count: number }
  'storyboards.storyboards.done.resume': { name: string | number; count: number }
  'storyboards.storyboards.done.cancel': { name: string | number; count: number }
  'storyboards.storyboards.done.archive': { name: string | number; count: number }
  'storyboards.storyboards.done.reopen': { name: string | number; count: number }
  'storyboards.storyboards.done.trash': { name: string | number; count: number }
  'storyboards.storyboards.done.restore': { name: string | number; count: number }
  'storyboards.storyboards.done.erase': { name: string | number; count: number }
  'storyboards.storyboards.confirm.cancel': { count: number }
  'storyboards.storyboards.confirm.erase': { count: number }
  'storyboards.storyboards.count': { count: number }
  'storyboards.storyboards.create': undefined
  'storyboards.storyboards.empty.title': undefined
  'storyboards.storyboards.empty.text': undefined
  'storyboards.editor.failed': undefined
  'storyboards.editor.retry': undefined
  'storyboards.editor.view': undefined
  'storyboards.editor.views.cards': undefined
  'storyboards.editor.views.list': undefined
  'storyboards.editor.views.script': undefined
  'storyboards.editor.shots': { count: number }
  'storyboards.editor.planned': { length: string | number }
  'storyboards.editor.read': { length: string | number }
  'storyboards.editor.emptyTitle': undefined
  'storyboards.editor.empty': undefined
  'storyboards.editor.pasteHint': undefined
  'storyboards.scene.first': undefined
  'storyboards.scene.new': undefined
  'storyboards.scene.add': undefined
  'storyboards.scene.title': { place: string | number }
  'storyboards.scene.notes': { place: string | number }
  'storyboards.scene.notesHint': undefined
  'storyboards.scene.measures': { count: number; length: string | number }
  'storyboards.scene.menu': { name: string | number }
  'storyboards.scene.remove': undefined
  'storyboards.scene.untitled': undefined
  'storyboards.scene.shotsOf': { name: string | number }
  'storyboards.shot.add': undefined
  'storyboards.shot.first': undefined
  'storyboards.shot.untitled': undefined
  'storyboards.shot.optional': undefined
  'storyboards.shot.panel': undefined
  'storyboards.shot.place': { no: string | number; count: number }
  'storyboards.shot.previous': undefined
  'storyboards.shot.next': undefined
  'storyboards.shot.close': undefined
  'storyboards.shot.menu': undefined
  'storyboards.shot.no': undefined
  'storyboards.shot.length': undefined
  'storyboards.shot.titleOf': { no: string | number }
  'storyboards.shot.directionOf': { no: string | number }
  'storyboards.shot.scriptOf': { no: string | number }
  'storyboards.shot.scriptHint': undefined
  'storyboards.shot.reading': { count: number; length: string | number }
  'storyboards.act.up': undefined
  'storyboards.act.down': undefined
  'storyboards.act.toScene': undefined
  'storyboards.act.duplicate': undefined
  'storyboards.act.remove': undefined
  'storyboards.act.print': undefined
  'storyboards.act.toEditors': undefined
  'storyboards.field.title': undefined
  'storyboards.field.notes': undefined
  'storyboards.field.direction': undefined
  'storyboards.field.script': undefined
  'storyboards.field.shotType': undefined
  'storyboards.field.leastMs': undefined
  'storyboards.field.mostMs': undefined
  'storyboards.field.orientation': undefined
  'storyboards.field.isOptional': undefined
  'storyboards.field.references': undefined
  'storyboards.field.exampleClip': undefined
  'storyboards.orientation.any': undefined
  'storyboards.orientation.landscape': undefined
  'storyboards.orientation.portrait': undefined
  'storyboards.orientation.square': undefined
  'storyboards.here.label': undefined
  'storyboards.here.open': { name: string | number }
  'storyboards.here.at': { name: string | number; no: string | number }
  'storyboards.here.looking': { name: string | number }
  'storyboards.here.typing': { name: string | number }
  'storyboards.clash.theirs': { name: string | number; words: string | number }
  'storyboards.clash.yours': { words: string | number }
  'storyboards.clash.title': { name: string | number }
  'storyboards.clash.keepMine': undefined
  'storyboards.clash.takeTheirs': undefined
  'storyboards.lost.gone': { title: string | number }
  'storyboards.lost.waiting': { most: string | number }
  'storyboards.lost.words': { words: string | number }
  'storyboards.lost.full': { count: number; scenes: string | number; shots: string | number }
  'storyboards.lost.seen': undefined
  'storyboards.assign.act': undefined
  'storyboards.assign.title': { count: number }
  'storyboards.assign.nothing': undefined
  'storyboards.assign.untitled': undefined
  'storyboards.assign.mode': undefined
  'storyboards.assign.modes.person': undefined
  'storyboards.assign.modes.anyOf': undefined
  'storyboards.assign.modes.guests': undefined
  'storyboards.assign.modes.self': undefined
  'storyboards.assign.person': undefined
  'storyboards.assign.people': undefined
  'storyboards.assign.due': undefined
  'storyboards.assign.priority': undefined
  'storyboards.assign.priorities.low': undefined
  'storyboards.assign.priorities.normal': undefined
  'storyboards.assign.priorities.high': undefined
  'storyboards.assign.reviewer': undefined
  'storyboards.assign.reviewerHint': undefined
  'storyboards.assign.maxTakes': undefined
  'storyboards.assign.maxTakesHint': undefined
  'storyboards.assign.words': undefined
  'storyboards.assign.cancel': undefined
  'storyboards.assign.askOne': { name: string | number; count: number }
  'storyboards.assign.done': { count: number }
  'storyboards.assign.guests.request': undefined
  'storyboards.assign.guests.requestHint': undefined
  'storyboards.assign.guests.title': undefined
  'storyboards.assign.guests.closesOn': undefined
  'storyboards.assign.guests.what': undefined
  'storyboards.assign.guests.tooMany': { most: string | number }
  'storyboards.assign.guests.act': { count: number }
  'storyboards.assign.guests.done': { count: number }
  'storyboards.assign.removed': { title: string | number }
  'storyboards.thread.withdrawn': undefined
  'storyboards.thread.open': undefined
  'storyboards.thread.assigned': undefined
  'storyboards.thread.submitted': undefined
  'storyboards.thread.retake': undefined
  'storyboards.thread.accepted': undefined
  'storyboards.thread.nobody': undefined
  'storyboards.thread.anyOf': undefined
  'storyboards.thread.guests': undefined
  'storyboards.thread.answers': { count: number }
  'storyboards.filter.label': undefined
  'storyboards.filter.all': undefined
  'storyboards.filter.nobody': undefined
  'storyboards.filter.submitted': undefined
  'storyboards.filter.retake': undefined
  'storyboards.steps.label': undefined
  'storyboards.steps.shot': undefined
  'storyboards.steps.required': undefined
  'storyboards.steps.task': undefined
  'storyboards.steps.take': { no: string | number }
  'storyboards.steps.noTake': undefined
  'storyboards.steps.slot': { no: string | number }
  'storyboards.steps.noSlot': undefined
  'storyboards.steps.review': undefined
  'storyboards.steps.openTask': undefined
  'storyboards.steps.openRequest': undefined
  'storyboards.steps.answers': undefined
  'storyboards.steps.openProgram': undefined
  'storyboards.assemble.act': undefined
  'storyboards.assemble.program': undefined
  'storyboards.assemble.open': { title: string | number }
  'storyboards.assemble.add': { count: number }
  'storyboards.assemble.anew': undefined
  'storyboards.assemble.more': undefined
  'storyboards.assemble.withTemplate': undefined
  'storyboards.assemble.anewWithTemplate': undefined
  'storyboards.assemble.template': undefined
  'storyboards.assemble.templateHint': undefined
  'storyboards.assemble.done': { filled: string | number; count: number }
  'storyboards.assemble.failed': undefined
  'storyboards.scripts.act': undefined
  'storyboards.scripts.insert': undefined
  'storyboards.scripts.which': undefined
  'storyboards.scripts.hint': undefined
  'storyboards.scripts.failed': undefined
  'storyboards.complete': undefined
  'storyboards.assembled': undefined
  'storyboards.progress': { accepted: string | number; required: string | number }
  'storyboards.copied.label': undefined
  'storyboards.copied.duplicate': undefined
  'storyboards.copied.save': undefined
  'storyboards.copied.title': { title: string | number }
  'storyboards.copied.template': { name: string | number }
  'storyboards.builtIn.welcome.title': undefined
  'storyboards.builtIn.welcome.notes': undefined
  'storyboards.builtIn.welcome.shot1': undefined
  'storyboards.builtIn.welcome.shot2': undefined
  'storyboards.builtIn.welcome.title2': undefined
  'storyboards.builtIn.welcome.shot3': undefined
  'storyboards.builtIn.welcome.shot4': undefined
  'storyboards.builtIn.welcome.shot5': undefined
  'storyboards.builtIn.welcome.title3': undefined
  'storyboards.builtIn.welcome.shot6': undefined
  'storyboards.builtIn.welcome.shot7': undefined
  'storyboards.builtIn.howTo.title': undefined
  'storyboards.builtIn.howTo.notes': undefined
  'storyboards.builtIn.howTo.shot1': undefined
  'storyboards.builtIn.howTo.shot2': undefined
  'storyboards.builtIn.howTo.title2': undefined
  'storyboards.builtIn.howTo.shot3': undefined
  'storyboards.builtIn.howTo.shot4': undefined
  'storyboards.builtIn.howTo.shot5': undefined
  'storyboards.builtIn.howTo.title3': undefined
  'storyboards.builtIn.howTo.shot6': undefined
  'storyboards.builtIn.howTo.shot7': undefined
  'storyboards.builtIn.portrait.title': undefined
  'storyboards.builtIn.portrait.notes': undefined
  'storyboards.builtIn.portrait.shot1': undefined
  'storyboards.builtIn.portrait.shot2': undefined
  'storyboards.builtIn.portrait.title2': undefined
  'storyboards.builtIn.portrait.shot3': undefined
  'storyboards.builtIn.portrait.shot4': undefined
  'storyboards.builtIn.portrait.shot5': undefined
  'storyboards.builtIn.portrait.title3': undefined
  'storyboards.builtIn.portrait.shot6': undefined
  'storyboards.builtIn.portrait.shot7': undefined
  'storyboards.storyboards.field.title': undefined
  'storyboards.storyboards.field.state': undefined
  'storyboards.storyboards.value.state.draft': undefined
  'storyboards.storyboards.value.state.active': undefined
  'storyboards.storyboards.value.state.archived': undefined
  'storyboards.storyboards.field.dueOn': undefined
  'storyboards.storyboards.field.createdAt': undefined
  'storyboards.storyboards.view.active': undefined
  'storyboards.storyboards.view.archived': undefined
  'storyboards.storyboards.action.resume': undefined
  'storyboards.storyboards.action.archive': undefined
  'storyboards.storyboards.action.trash': undefined
  'storyboards.storyboards.action.restore': undefined
  'storyboards.storyboards.action.erase': undefined
  'superAdmin.firstManager.title': undefined
  'superAdmin.firstManager.text': undefined
  'superAdmin.firstManager.invite': undefined
  'superAdmin.lock.nobody': undefined
  'superAdmin.lock.signedIn': { count: number }
  'superAdmin.customers.field.city': undefined
  'superAdmin.customers.field.lifeState': undefined
  'superAdmin.customers.field.seats': undefined
  'superAdmin.customers.field.storedBytes': undefined
  'superAdmin.customers.field.storageBytes': undefined
  'superAdmin.customers.field.drawnMinutes': undefined
  'superAdmin.customers.field.renderMinutes': undefined
  'superAdmin.customers.field.flags': undefined
  'superAdmin.customers.field.idleSessionTimeoutMins': undefined
  'superAdmin.customers.field.vendor': undefined
  'superAdmin.customers.field.lastActiveAt': undefined
  'superAdmin.customers.help.seats': undefined
  'superAdmin.customers.help.storageBytes': undefined
  'superAdmin.customers.help.renderMinutes': undefined
  'superAdmin.customers.help.vendor': undefined
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
  'superAdmin.customers.action.activate': undefined
  'superAdmin.customers.action.close': undefined
  'superAdmin.customers.done.activate': { count: number }
  'superAdmin.customers.done.lock': { count: number }
  'superAdmin.customers.done.unlock': { count: number }
  'superAdmin.customers.done.close': { count: number }
  'superAdmin.customers.confirm.lock': { count: number }
  'superAdmin.customers.confirm.close': { count: number }
  'superAdmin.customers.count': { count: number }
  'superAdmin.customers.create': undefined
  'superAdmin.customers.empty.title': undefined
  'superAdmin.customers.empty.text': undefined
  'superAdmin.shotTypes.help.position': undefined
  'superAdmin.shotTypes.group.type': undefined
  'superAdmin.shotTypes.done.archive': { count: number }
  'superAdmin.shotTypes.done.restore': { count: number }
  'superAdmin.shotTypes.count': { count: number }
  'superAdmin.shotTypes.create': undefined
  'superAdmin.shotTypes.empty.title': undefined
  'superAdmin.shotTypes.empty.text': undefined
  'superAdmin.industryTypes.field.path': undefined
  'superAdmin.industryTypes.field.parent': undefined
  'superAdmin.industryTypes.field.customers': undefined
  'superAdmin.industryTypes.help.parent': undefined
  'superAdmin.industryTypes.help.position': undefined
  'superAdmin.industryTypes.group.type': undefined
  'superAdmin.industryTypes.done.archive': { count: number }
  'superAdmin.industryTypes.done.restore': { count: number }
  'superAdmin.industryTypes.count': { count: number }
  'superAdmin.industryTypes.create': undefined
  'superAdmin.industryTypes.empty.title': undefined
  'superAdmin.industryTypes.empty.text': undefined
  'superAdmin.accounts.field.customers': undefined
  'superAdmin.accounts.field.roles': undefined
  'superAdmin.accounts.field.lastSignInAt': undefined
  'superAdmin.accounts.help.email': undefined
  'superAdmin.accounts.value.state.invited': undefined
  'superAdmin.accounts.value.state.inactive': undefined
  'superAdmin.accounts.value.state.locked': undefined
  'superAdmin.accounts.group.account': undefined
  'superAdmin.accounts.group.place': undefined
  'superAdmin.accounts.view.invited': undefined
  'superAdmin.accounts.action.resend': undefined
  'superAdmin.accounts.done.resend': { count: number }
  'superAdmin.accounts.done.lock': { count: number }
  'superAdmin.accounts.done.unlock': { count: number }
  'superAdmin.accounts.count': { count: number }
  'superAdmin.accounts.create': undefined
  'superAdmin.accounts.empty.title': undefined
  'superAdmin.accounts.empty.text': undefined
  'superAdmin.accounts.field.name': undefined
  'superAdmin.accounts.field.email': undefined
  'superAdmin.accounts.field.customer': undefined
  'superAdmin.accounts.field.state': undefined
  'superAdmin.accounts.value.state.active': undefined
  'superAdmin.accounts.field.createdAt': undefined
  'superAdmin.accounts.view.active': undefined
  'superAdmin.accounts.view.locked': undefined
  'superAdmin.accounts.action.lock': undefined
  'superAdmin.accounts.action.unlock': undefined
  'superAdmin.customers.field.name': undefined
  'superAdmin.customers.field.people': undefined
  'superAdmin.customers.field.createdAt': undefined
  'superAdmin.customers.view.locked': undefined
  'superAdmin.customers.action.lock': undefined
  'superAdmin.customers.action.unlock': undefined
  'superAdmin.shotTypes.field.name': undefined
  'superAdmin.shotTypes.field.description': undefined
  'superAdmin.shotTypes.field.position': undefined
  'superAdmin.shotTypes.field.state': undefined
  'superAdmin.shotTypes.value.state.inUse': undefined
  'superAdmin.shotTypes.value.state.archived': undefined
  'superAdmin.shotTypes.field.createdAt': undefined
  'superAdmin.shotTypes.view.inUse': undefined
  'superAdmin.shotTypes.view.archived': undefined
  'superAdmin.shotTypes.action.archive': undefined
  'superAdmin.shotTypes.action.restore': undefined
  'superAdmin.industryTypes.field.name': undefined
  'superAdmin.industryTypes.field.position': undefined
  'superAdmin.industryTypes.field.state': undefined
  'superAdmin.industryTypes.value.state.inUse': undefined
  'superAdmin.industryTypes.value.state.archived': undefined
  'superAdmin.industryTypes.field.createdAt': undefined
  'superAdmin.industryTypes.view.inUse': undefined
  'superAdmin.industryTypes.view.archived': undefined
  'superAdmin.industryTypes.action.archive': undefined
  'superAdmin.industryTypes.action.restore': undefined
  'tasks.tab.label': undefined
  'tasks.tab.mine': undefined
  'tasks.tab.review': undefined
  'tasks.tab.all': undefined
  'tasks.tab.deliver': undefined
  'tasks.page.asks': { name: string | number }
  'tasks.page.own': undefined
  'tasks.page.shot': { storyboard: string | number; no: string | number }
  'tasks.page.due': { day: string | number }
  'tasks.page.noDay': undefined
  'tasks.page.length': { from: string | number; to: string | number }
  'tasks.page.atLeast': { from: string | number }
  'tasks.page.atMost': { to: string | number }
  'tasks.page.offered': { names: string | number }
  'tasks.page.of': { name: string | number }
  'tasks.page.say': undefined
  'tasks.page.prompter': undefined
  'tasks.page.how': undefined
  'tasks.page.words': { name: string | number }
  'tasks.page.takes': undefined
  'tasks.page.take': { no: string | number }
  'tasks.page.noTakes': undefined
  'tasks.page.noTakesText': undefined
  'tasks.page.noTakesTheirs': undefined
  'tasks.page.failed': undefined
  'tasks.page.remove': { no: string | number }
  'tasks.take.recorded': undefined
  'tasks.take.submitted': undefined
  'tasks.take.accepted': undefined
  'tasks.take.retake': undefined
  'tasks.take.aside': undefined
  'tasks.take.uploading': { percent: string | number }
  'tasks.take.processing': undefined
  'tasks.act.record': undefined
  'tasks.act.recordAgain': undefined
  'tasks.act.footage': undefined
  'tasks.act.submit': { no: string | number }
  'tasks.act.submitMany': { count: number }
  'tasks.act.takeBack': undefined
  'tasks.act.claim': undefined
  'tasks.act.decline': undefined
  'tasks.act.reassign': undefined
  'tasks.act.undecline': undefined
  'tasks.act.accept': { no: string | number }
  'tasks.act.retake': undefined
  'tasks.act.reconsider': undefined
  'tasks.act.accepted': { no: string | number }
  'tasks.act.acceptedInto': { no: string | number; name: string | number; count: number }
  'tasks.act.replace': { count: number }
  'tasks.act.replaced': { count: number }
  'tasks.act.failed': undefined
  'tasks.retake.asked': undefined
  'tasks.retake.askedBy': { name: string | number }
  'tasks.retake.done': { done: string | number; count: number }
  'tasks.retake.open': { count: number }
  'tasks.retake.openTitle': undefined
  'tasks.retake.send': undefined
  'tasks.retake.notYet': undefined
  'tasks.check.sound': undefined
  'tasks.check.picture': undefined
  'tasks.check.length': undefined
  'tasks.check.shape': undefined
  'tasks.room.hear': { no: string | number }
  'tasks.room.layout': undefined
  'tasks.room.one': undefined
  'tasks.room.beside': undefined
  'tasks.room.before': undefined
  'tasks.room.after': undefined
  'tasks.room.place': undefined
  'tasks.room.mark': { name: string | number; time: string | number }
  'tasks.room.notes': undefined
  'tasks.room.noteAt': { time: string | number; no: string | number }
  'tasks.room.addNote': undefined
  'tasks.room.removeNote': undefined
  'tasks.room.script': undefined
  'tasks.room.what': undefined
  'tasks.room.checklist': { name: string | number }
  'tasks.room.point': undefined
  'tasks.room.addPoint': undefined
  'tasks.room.removePoint': undefined
  'tasks.room.words': undefined
  'tasks.room.day': undefined
  'tasks.room.goAlong': { count: number }
  'tasks.room.used': { name: string | number; count: number }
  'tasks.room.usedOf': { name: string | number; used: string | number; most: string | number }
  'tasks.room.cancel': undefined
  'tasks.room.send': { name: string | number }
  'tasks.room.sent': undefined
  'tasks.room.undone': undefined
  'tasks.room.moved': undefined
  'tasks.room.slot': { no: string | number; program: string | number }
  'tasks.room.slotKept': { no: string | number; program: string | number }
  'tasks.room.slotFilled': { filled: string | number; slots: string | number }
  'tasks.room.key.play': undefined
  'tasks.room.key.hear': undefined
  'tasks.room.key.note': undefined
  'tasks.room.key.retake': undefined
  'tasks.room.key.next': undefined
  'tasks.room.key.undo': undefined
  'tasks.chip.tooQuiet': undefined
  'tasks.chip.noise': undefined
  'tasks.chip.tooDark': undefined
  'tasks.chip.framing': undefined
  'tasks.chip.outOfFocus': undefined
  'tasks.chip.eyesOffLens': undefined
  'tasks.chip.offScript': undefined
  'tasks.chip.tooLong': undefined
  'tasks.chip.moreEnergy': undefined
  'tasks.chip.broken': undefined
  'tasks.line.tooQuiet': undefined
  'tasks.line.noise': undefined
  'tasks.line.tooDark': undefined
  'tasks.line.framing': undefined
  'tasks.line.outOfFocus': undefined
  'tasks.line.eyesOffLens': undefined
  'tasks.line.offScript': undefined
  'tasks.line.tooLong': undefined
  'tasks.line.moreEnergy': undefined
  'tasks.line.broken': undefined
  'tasks.declined.noTime': undefined
  'tasks.declined.notMe': undefined
  'tasks.declined.unclear': undefined
  'tasks.declined.other': undefined
  'tasks.needsPerson': undefined
  'tasks.declinedBy': { name: string | number }
  'tasks.held': undefined
  'tasks.footage.title': undefined
  'tasks.footage.choose': undefined
  'tasks.footage.use': undefined
  'tasks.footage.cancel': undefined
  'tasks.state.offered': undefined
  'tasks.state.assigned': undefined
  'tasks.state.opened': undefined
  'tasks.state.in_progress': undefined
  'tasks.state.submitted': undefined
  'tasks.state.retake_requested': undefined
  'tasks.state.accepted': undefined
  'tasks.state.declined': undefined
  'tasks.state.reassigned': undefined
  'tasks.state.cancelled': undefined
  'tasks.allTasks.field.instructions': undefined
  'tasks.allTasks.field.script': undefined
  'tasks.allTasks.field.orientation': undefined
  'tasks.allTasks.field.minSeconds': undefined
  'tasks.allTasks.field.maxSeconds': undefined
  'tasks.allTasks.field.words': undefined
  'tasks.allTasks.field.askedOf': undefined
  'tasks.allTasks.field.reviewer': undefined
  'tasks.allTasks.field.askedBy': undefined
  'tasks.allTasks.field.maxTakes': undefined
  'tasks.allTasks.field.needsPerson': undefined
  'tasks.allTasks.value.orientation.landscape': undefined
  'tasks.allTasks.value.orientation.portrait': undefined
  'tasks.allTasks.value.orientation.square': undefined
  'tasks.allTasks.value.state.offered': undefined
  'tasks.allTasks.value.state.assigned': undefined
  'tasks.allTasks.value.state.in_progress': undefined
  'tasks.allTasks.value.state.submitted': undefined
  'tasks.allTasks.value.state.reassigned': undefined
  'tasks.allTasks.view.needsPerson': undefined
  'tasks.allTasks.group.asked': undefined
  'tasks.allTasks.group.shape': undefined
  'tasks.allTasks.group.how': undefined
  'tasks.allTasks.action.day': undefined
  'tasks.allTasks.done.day': { count: number }
  'tasks.allTasks.count': { count: number }
  'tasks.allTasks.create': undefined
  'tasks.allTasks.empty.title': undefined
  'tasks.allTasks.empty.text': undefined
  'tasks.recordingTasks.field.due': undefined
  'tasks.recordingTasks.value.due.overdue': undefined
  'tasks.recordingTasks.value.due.today': undefined
  'tasks.recordingTasks.value.due.thisWeek': undefined
  'tasks.recordingTasks.value.due.later': undefined
  'tasks.recordingTasks.value.due.noDay': undefined
  'tasks.recordingTasks.value.due.sent': undefined
  'tasks.recordingTasks.value.due.ended': undefined
  'tasks.recordingTasks.count': { count: number }
  'tasks.recordingTasks.empty.title': undefined
  'tasks.recordingTasks.empty.text': undefined
  'tasks.recordingTasks.choose.text': undefined
  'tasks.reviewTasks.count': { count: number }
  'tasks.reviewTasks.empty.title': undefined
  'tasks.reviewTasks.empty.text': undefined
  'tasks.reviewTasks.choose.text': undefined
  'tasks.recordingTasks.field.title': undefined
  'tasks.recordingTasks.field.assignee': undefined
  'tasks.recordingTasks.field.dueOn': undefined
  'tasks.recordingTasks.field.turn': undefined
  'tasks.recordingTasks.field.priority': undefined
  'tasks.recordingTasks.value.priority.low': undefined
  'tasks.recordingTasks.value.priority.normal': undefined
  'tasks.recordingTasks.value.priority.high': undefined
  'tasks.recordingTasks.field.chips': undefined
  'tasks.recordingTasks.field.points': undefined
  'tasks.recordingTasks.field.retakeWords': undefined
  'tasks.recordingTasks.field.declineReason': undefined
  'tasks.recordingTasks.value.declineReason.noTime': undefined
  'tasks.recordingTasks.value.declineReason.notMe': undefined
  'tasks.recordingTasks.value.declineReason.unclear': undefined
  'tasks.recordingTasks.value.declineReason.other': undefined
  'tasks.recordingTasks.field.declineWords': undefined
  'tasks.recordingTasks.field.submittedAt': undefined
  'tasks.recordingTasks.field.createdAt': undefined
  'tasks.recordingTasks.field.updatedAt': undefined
  'tasks.recordingTasks.action.claim': undefined
  'tasks.recordingTasks.done.claim': { count: number }
  'tasks.recordingTasks.action.submit': undefined
  'tasks.recordingTasks.done.submit': { count: number }
  'tasks.recordingTasks.action.takeBack': undefined
  'tasks.recordingTasks.done.takeBack': { count: number }
  'tasks.recordingTasks.action.release': undefined
  'tasks.recordingTasks.done.release': { count: number }
  'tasks.recordingTasks.action.decline': undefined
  'tasks.recordingTasks.done.decline': { count: number }
  'tasks.recordingTasks.action.undecline': undefined
  'tasks.recordingTasks.done.undecline': { count: number }
  'tasks.recordingTasks.action.retake': undefined
  'tasks.recordingTasks.done.retake': { count: number }
  'tasks.recordingTasks.action.reconsider': undefined
  'tasks.recordingTasks.done.reconsider': { count: number }
  'tasks.recordingTasks.action.reassign': undefined
  'tasks.recordingTasks.done.reassign': { count: number }
  'tasks.recordingTasks.action.remind': undefined
  'tasks.recordingTasks.done.remind': { count: number }
  'tasks.recordingTasks.action.cancel': undefined
  'tasks.recordingTasks.done.cancel': { count: number }
  'tasks.recordingTasks.confirm.cancel': { count: number }
  'tasks.recordingTasks.action.revive': undefined
  'tasks.recordingTasks.done.revive': { count: number }
  'tasks.recordingTasks.choose.title': undefined
  'tasks.reviewTasks.field.title': undefined
  'tasks.reviewTasks.field.assignee': undefined
  'tasks.reviewTasks.field.dueOn': undefined
  'tasks.reviewTasks.field.turn': undefined
  'tasks.reviewTasks.field.priority': undefined
  'tasks.reviewTasks.value.priority.low': undefined
  'tasks.reviewTasks.value.priority.normal': undefined
  'tasks.reviewTasks.value.priority.high': undefined
  'tasks.reviewTasks.field.chips': undefined
  'tasks.reviewTasks.field.points': undefined
  'tasks.reviewTasks.field.retakeWords': undefined
  'tasks.reviewTasks.field.declineReason': undefined
  'tasks.reviewTasks.value.declineReason.noTime': undefined
  'tasks.reviewTasks.value.declineReason.notMe': undefined
  'tasks.reviewTasks.value.declineReason.unclear': undefined
  'tasks.reviewTasks.value.declineReason.other': undefined
  'tasks.reviewTasks.field.declineWords': undefined
  'tasks.reviewTasks.field.submittedAt': undefined
  'tasks.reviewTasks.field.createdAt': undefined
  'tasks.reviewTasks.field.updatedAt': undefined
  'tasks.reviewTasks.action.claim': undefined
  'tasks.reviewTasks.done.claim': { count: number }
  'tasks.reviewTasks.action.submit': undefined
  'tasks.reviewTasks.done.submit': { count: number }
  'tasks.reviewTasks.action.takeBack': undefined
  'tasks.reviewTasks.done.takeBack': { count: number }
  'tasks.reviewTasks.action.release': undefined
  'tasks.reviewTasks.done.release': { count: number }
  'tasks.reviewTasks.action.decline': undefined
  'tasks.reviewTasks.done.decline': { count: number }
  'tasks.reviewTasks.action.undecline': undefined
  'tasks.reviewTasks.done.undecline': { count: number }
  'tasks.reviewTasks.action.retake': undefined
  'tasks.reviewTasks.done.retake': { count: number }
  'tasks.reviewTasks.action.reconsider': undefined
  'tasks.reviewTasks.done.reconsider': { count: number }
  'tasks.reviewTasks.action.reassign': undefined
  'tasks.reviewTasks.done.reassign': { count: number }
  'tasks.reviewTasks.action.remind': undefined
  'tasks.reviewTasks.done.remind': { count: number }
  'tasks.reviewTasks.action.cancel': undefined
  'tasks.reviewTasks.done.cancel': { count: number }
  'tasks.reviewTasks.confirm.cancel': { count: number }
  'tasks.reviewTasks.action.revive': undefined
  'tasks.reviewTasks.done.revive': { count: number }
  'tasks.reviewTasks.choose.title': undefined
  'tasks.allTasks.field.title': undefined
  'tasks.allTasks.field.state': undefined
  'tasks.allTasks.value.state.opened': undefined
  'tasks.allTasks.value.state.retake_requested': undefined
  'tasks.allTasks.value.state.accepted': undefined
  'tasks.allTasks.value.state.declined': undefined
  'tasks.allTasks.value.state.cancelled': undefined
  'tasks.allTasks.field.assignee': undefined
  'tasks.allTasks.field.dueOn': undefined
  'tasks.allTasks.field.turn': undefined
  'tasks.allTasks.field.priority': undefined
  'tasks.allTasks.value.priority.low': undefined
  'tasks.allTasks.value.priority.normal': undefined
  'tasks.allTasks.value.priority.high': undefined
  'tasks.allTasks.field.chips': undefined
  'tasks.allTasks.field.points': undefined
  'tasks.allTasks.field.retakeWords': undefined
  'tasks.allTasks.field.declineReason': undefined
  'tasks.allTasks.value.declineReason.noTime': undefined
  'tasks.allTasks.value.declineReason.notMe': undefined
  'tasks.allTasks.value.declineReason.unclear': undefined
  'tasks.allTasks.value.declineReason.other': undefined
  'tasks.allTasks.field.declineWords': undefined
  'tasks.allTasks.field.submittedAt': undefined
  'tasks.allTasks.field.createdAt': undefined
  'tasks.allTasks.field.updatedAt': undefined
  'tasks.allTasks.action.submit': undefined
  'tasks.allTasks.done.submit': { count: number }
  'tasks.allTasks.action.claim': undefined
  'tasks.allTasks.done.claim': { count: number }
  'tasks.allTasks.action.takeBack': undefined
  'tasks.allTasks.done.takeBack': { count: number }
  'tasks.allTasks.action.release': undefined
  'tasks.allTasks.done.release': { count: number }
  'tasks.allTasks.action.decline': undefined
  'tasks.allTasks.done.decline': { count: number }
  'tasks.allTasks.action.undecline': undefined
  'tasks.allTasks.done.undecline': { count: number }
  'tasks.allTasks.action.retake': undefined
  'tasks.allTasks.done.retake': { count: number }
  'tasks.allTasks.action.reconsider': undefined
  'tasks.allTasks.done.reconsider': { count: number }
  'tasks.allTasks.action.reassign': undefined
  'tasks.allTasks.done.reassign': { count: number }
  'tasks.allTasks.action.remind': undefined
  'tasks.allTasks.done.remind': { count: number }
  'tasks.allTasks.action.cancel': undefined
  'tasks.allTasks.done.cancel': { count: number }
  'tasks.allTasks.confirm.cancel': { count: number }
  'tasks.allTasks.action.revive': undefined
  'tasks.allTasks.done.revive': { count: number }
  'templates.begin': undefined
  'templates.beginFailed': undefined
  'templates.templates.field.isBio': undefined
  'templates.templates.field.hasChanges': undefined
  'templates.templates.field.slots': undefined
  'templates.templates.field.leastMs': undefined
  'templates.templates.field.mostMs': undefined
  'templates.templates.field.updatedAt': undefined
  'templates.templates.value.state.published': undefined
  'templates.templates.value.state.retired': undefined
  'templates.templates.help.isBio': undefined
  'templates.templates.group.template': undefined
  'templates.templates.view.published': undefined
  'templates.templates.view.retired': undefined
  'templates.templates.action.retire': undefined
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
  'templates.trial.open': undefined
  'templates.trial.title': { name: string | number }
  'templates.trial.about': undefined
  'templates.trial.close': undefined
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
  'templates.templates.field.title': undefined
  'templates.templates.field.description': undefined
  'templates.templates.field.state': undefined
  'templates.templates.value.state.draft': undefined
  'templates.templates.field.versionNo': undefined
  'templates.templates.field.createdAt': undefined
  'templates.templates.view.drafts': undefined
  'templates.templates.action.reopen': undefined
  'templates.templates.action.trash': undefined
  'templates.templates.action.restore': undefined
  'templates.templates.action.erase': undefined
}

export type TextKey = keyof TextParams

/** The features whose words the screens of a feature say: fetched with them. */
export const featureWords: Readonly<Partial<Record<string, readonly string[]>>> = { account: ['account', 'notifications', 'screens'], 'admin-actions': ['admin-actions', 'screens'], analytics: ['analytics'], approvals: ['approvals', 'programs', 'captions', 'media', 'channels', 'screens'], audience: ['audience', 'screens'], campaigns: ['campaigns', 'mail', 'screens'], captions: ['captions'], channels: ['channels', 'screens'], consent: ['consent', 'screens'], contacts: ['contacts', 'screens'], crowd: ['crowd', 'media', 'tasks', 'consent', 'screens'], deliverables: ['deliverables', 'media', 'files', 'tasks', 'screens'], directory: ['directory', 'screens'], 'file-requests': ['file-requests', 'files', 'media', 'screens'], files: ['files', 'media', 'screens'], footage: ['footage', 'captions', 'media', 'screens'], guest: ['guest'], home: ['home', 'captions', 'media', 'screens'], integrations: ['integrations'], mail: ['mail', 'screens'], media: ['media'], notifications: ['notifications'], organisation: ['organisation', 'screens'], 'own-roles': ['own-roles', 'screens'], 'pro-edits': ['pro-edits', 'media', 'screens'], programs: ['programs', 'captions', 'media', 'screens'], recorder: ['recorder'], screens: ['screens'], sharing: ['sharing', 'screens'], storyboards: ['storyboards', 'templates', 'screens'], 'super-admin': ['super-admin', 'screens'], tasks: ['tasks', 'media', 'footage', 'screens'], templates: ['templates', 'programs', 'screens'] }

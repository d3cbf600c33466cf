// Generated from manifest/errors.yaml by npm run codegen. Edit the manifest, not this file.

import type { TextKey } from './text'

export type FailureCode =
  | 'forbidden'
  | 'notFound'
  | 'malformedRequest'
  | 'changedMeanwhile'
  | 'selectionGrew'
  | 'tooManyRows'
  | 'searchNameTaken'
  | 'internal'
  | 'busy'
  | 'wrongCredentials'
  | 'invalidCode'
  | 'botCheckFailed'
  | 'tooManyAttempts'
  | 'tooManyStreams'
  | 'invalidRefreshToken'
  | 'invalidAccessToken'
  | 'wrongPassword'
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordTooCommon'
  | 'passwordTooPersonal'
  | 'passwordUnchanged'
  | 'passwordChangeRequired'
  | 'mailNotConnected'
  | 'inactiveUser'
  | 'organizationLocked'
  | 'unauthorized'
  | 'customerLocked'
  | 'notYourCustomer'
  | 'notYourCounts'
  | 'integrationNotSetUp'
  | 'integrationOver'
  | 'integrationUnreachable'
  | 'recordingGone'
  | 'alreadyOnYoutube'
  | 'descriptionTooLong'
  | 'tooManyImports'
  | 'thirdPartyNotConnected'
  | 'uploadTooLarge'
  | 'uploadEmpty'
  | 'quotaUsedUp'
  | 'tooManyUploads'
  | 'partsDiffer'
  | 'tooManyTags'
  | 'alreadyUploaded'
  | 'noOpenTask'
  | 'takeSaved'
  | 'trimEmpty'
  | 'nothingToRetry'
  | 'bumperLength'
  | 'speechOff'
  | 'captionsUnreadable'
  | 'bumperShape'
  | 'bioThere'
  | 'editHeld'
  | 'mediaNotThere'
  | 'timelineFlawed'
  | 'programEmpty'
  | 'programNotReady'
  | 'renderQuota'
  | 'tooManyRenders'
  | 'editTooLate'
  | 'policyMissing'
  | 'policyRetired'
  | 'approversMissing'
  | 'approverNoManager'
  | 'alreadyAsked'
  | 'alreadyApproved'
  | 'nothingToApprove'
  | 'sayWhy'
  | 'undoTooLate'
  | 'versionIncomplete'
  | 'notApproved'
  | 'noCaptions'
  | 'storyNotReady'
  | 'nothingChanged'
  | 'titleEmpty'
  | 'emailTaken'
  | 'nameTaken'
  | 'chatAddressUnfit'
  | 'chatChannelTaken'
  | 'channelNeedsOwner'
  | 'tooManyChannels'
  | 'tooManySubscriptions'
  | 'subscriptionDenied'
  | 'tooManyPins'
  | 'programNotOnAir'
  | 'mayNotPost'
  | 'channelArchived'
  | 'remindedToday'
  | 'dueTooEarly'
  | 'storyboardHasTasks'
  | 'noShots'
  | 'programNotGrown'
  | 'tooManyShots'
  | 'shotTaken'
  | 'personGone'
  | 'taskMoved'
  | 'taskTaken'
  | 'taskHeld'
  | 'noTake'
  | 'takesSent'
  | 'clipInUse'
  | 'mediaUsed'
  | 'clipSent'
  | 'tooManyNotes'
  | 'takesUsedUp'
  | 'takeNotPlayable'
  | 'submissionMoved'
  | 'placesTaken'
  | 'requestClosed'
  | 'requestOver'
  | 'tooManyInvited'
  | 'guestThere'
  | 'nobodyInvited'
  | 'clipUsed'
  | 'tooManyQuestions'
  | 'answersUnready'
  | 'requestNoForm'
  | 'reviewerNoManager'
  | 'lengthTurned'
  | 'clipUnusable'
  | 'tooFewFiles'
  | 'tooManyFiles'
  | 'kindNotAsked'
  | 'fileTooLarge'
  | 'filesComing'
  | 'filesInUse'
  | 'sayWhyAccepted'
  | 'notDrawnHere'
  | 'notDeliverable'
  | 'orderMoved'
  | 'orderInTrash'
  | 'noRoundsLeft'
  | 'noEditors'
  | 'dayAhead'
  | 'daysWrong'
  | 'notVendor'
  | 'sayWhyNot'
  | 'countTurned'
  | 'slugTaken'
  | 'slugMissing'
  | 'passwordMissing'
  | 'addressesMissing'
  | 'addressUnfit'
  | 'siteUnfit'
  | 'watermarkDownload'
  | 'daysTurned'
  | 'ctaHalf'
  | 'linkUnsafe'
  | 'layoutInUse'
  | 'accentPale'
  | 'shareProofWrong'
  | 'shareNeedsProof'
  | 'templateOfBios'
  | 'guestLinkOver'
  | 'guestUnnamed'
  | 'guestUnchecked'
  | 'guestEmailMissing'
  | 'passCodeWrong'
  | 'requestPaused'
  | 'requestNotYet'
  | 'answersMoved'
  | 'answersComing'
  | 'answersTwice'
  | 'answerMissing'
  | 'guestNoFilm'
  | 'guestFilmTooLarge'
  | 'guestFilmsUsedUp'
  | 'shareClosed'
  | 'consentMissing'
  | 'consentChanged'
  | 'consentRevoked'
  | 'consentTextMissing'
  | 'alreadyListed'
  | 'dnsSilent'
  | 'draftThere'
  | 'layoutNotReady'
  | 'withinItself'
  | 'hasComplained'
  | 'campaignOver'
  | 'dayOver'
  | 'letterTimePast'
  | 'letterNoDay'
  | 'letterNoPage'
  | 'timeUnfit'
  | 'erasedBefore'
  | 'tooManyProfileFields'
  | 'seatsUsedUp'
  | 'roleUnknown'
  | 'rolesMissing'
  | 'roleAboveOwn'
  | 'roleExclusive'
  | 'roleHeld'
  | 'permissionUnknown'
  | 'lastManager'
  | 'pictureTooLarge'
  | 'pictureUnreadable'
  | 'pictureGone'
  | 'reportUnderWay'
  | 'otherCustomer'
  | 'unknownCall'
  | 'crossSite'
  | 'unsupportedBody'
  | 'bodyTooLarge'

export interface FailureKind {
  readonly code: FailureCode
  /** 200 goes into the envelope's status and errorMessage; others are also HTTP statuses. */
  readonly status: number
  /** {name} is filled in. */
  readonly message: string
}

export const failureKinds: Readonly<Record<FailureCode, FailureKind>> = {
  forbidden: { code: 'forbidden', status: 403, message: 'You are not allowed to do this.' },
  notFound: { code: 'notFound', status: 200, message: 'This does not exist or is no longer available.' },
  malformedRequest: { code: 'malformedRequest', status: 200, message: 'The request is not valid: {problem}' },
  changedMeanwhile: { code: 'changedMeanwhile', status: 200, message: 'Somebody changed this meanwhile. Look at the new version and try again.' },
  selectionGrew: { code: 'selectionGrew', status: 200, message: 'There are {found} of them by now, not {expected}. Look at the list and try again.' },
  tooManyRows: { code: 'tooManyRows', status: 200, message: 'At most {most} can be done at once. Filter the list and try again.' },
  searchNameTaken: { code: 'searchNameTaken', status: 200, message: 'A search of this list has this name already.' },
  internal: { code: 'internal', status: 200, message: 'Something went wrong on our side. Incident {incident}.' },
  busy: { code: 'busy', status: 503, message: 'The server is busy. Try again in a moment.' },
  wrongCredentials: { code: 'wrongCredentials', status: 400, message: 'The name or the password is not right.' },
  invalidCode: { code: 'invalidCode', status: 400, message: 'This link has been used or is too old.' },
  botCheckFailed: { code: 'botCheckFailed', status: 400, message: 'The check that you are not a program did not succeed. Do it again and sign in.' },
  tooManyAttempts: { code: 'tooManyAttempts', status: 429, message: 'Too many attempts. Wait a few minutes and try again.' },
  tooManyStreams: { code: 'tooManyStreams', status: 429, message: 'Too many windows are open at once.' },
  invalidRefreshToken: { code: 'invalidRefreshToken', status: 400, message: 'Invalid refresh token' },
  invalidAccessToken: { code: 'invalidAccessToken', status: 400, message: 'Cannot convert access token to JSON' },
  wrongPassword: { code: 'wrongPassword', status: 200, message: 'The current password is not right.' },
  passwordTooShort: { code: 'passwordTooShort', status: 200, message: 'Use at least {least} characters.' },
  passwordTooLong: { code: 'passwordTooLong', status: 200, message: 'Use at most {most} characters.' },
  passwordTooCommon: { code: 'passwordTooCommon', status: 200, message: 'Many people use this password. Choose another.' },
  passwordTooPersonal: { code: 'passwordTooPersonal', status: 200, message: 'Choose more than your name, your email address or the name of this product.' },
  passwordUnchanged: { code: 'passwordUnchanged', status: 200, message: 'This is your current password. Choose another.' },
  passwordChangeRequired: { code: 'passwordChangeRequired', status: 403, message: 'Choose a new password first.' },
  mailNotConnected: { code: 'mailNotConnected', status: 200, message: 'Mail is not connected: set SMTP_URL to the address of the mail server.' },
  inactiveUser: { code: 'inactiveUser', status: 400, message: 'User is not active' },
  organizationLocked: { code: 'organizationLocked', status: 400, message: '{organization} is locked. Contact support.' },
  unauthorized: { code: 'unauthorized', status: 401, message: 'Sign in to continue.' },
  customerLocked: { code: 'customerLocked', status: 200, message: 'This organization is locked.' },
  notYourCustomer: { code: 'notYourCustomer', status: 200, message: 'You do not belong to this organization.' },
  notYourCounts: { code: 'notYourCounts', status: 200, message: 'These counts belong to somebody else.' },
  integrationNotSetUp: { code: 'integrationNotSetUp', status: 200, message: '{service} is not set up here.' },
  integrationOver: { code: 'integrationOver', status: 200, message: '{service} no longer accepts this connection. Connect again.' },
  integrationUnreachable: { code: 'integrationUnreachable', status: 200, message: '{service} does not answer. Try again later.' },
  recordingGone: { code: 'recordingGone', status: 200, message: 'Zoom has deleted this recording.' },
  alreadyOnYoutube: { code: 'alreadyOnYoutube', status: 200, message: 'This version is on YouTube already, or on its way.' },
  descriptionTooLong: { code: 'descriptionTooLong', status: 200, message: 'YouTube takes descriptions of 5,000 bytes at most; this one is longer.' },
  tooManyImports: { code: 'tooManyImports', status: 200, message: 'Twenty recordings are on their way. Wait for one of them.' },
  thirdPartyNotConnected: { code: 'thirdPartyNotConnected', status: 200, message: 'Signing in with another account is not set up: set OIDC_ISSUER and what belongs to it.' },
  uploadTooLarge: { code: 'uploadTooLarge', status: 200, message: 'This file is too large.' },
  uploadEmpty: { code: 'uploadEmpty', status: 200, message: 'This file is empty.' },
  quotaUsedUp: { code: 'quotaUsedUp', status: 200, message: 'There is no room left: your organization has used its storage.' },
  tooManyUploads: { code: 'tooManyUploads', status: 200, message: 'Too many uploads are open. Finish or cancel some first.' },
  partsDiffer: { code: 'partsDiffer', status: 200, message: 'The parts are not those of the file this upload was begun for.' },
  tooManyTags: { code: 'tooManyTags', status: 200, message: 'At most 30 tags fit on one file.' },
  alreadyUploaded: { code: 'alreadyUploaded', status: 200, message: 'This clip has arrived already. Move it to the trash instead.' },
  noOpenTask: { code: 'noOpenTask', status: 200, message: 'You can upload only for a task or file request of yours that is still open.' },
  takeSaved: { code: 'takeSaved', status: 200, message: 'This take is a clip already. Move the clip to the trash instead.' },
  trimEmpty: { code: 'trimEmpty', status: 200, message: 'The end has to come after the beginning.' },
  nothingToRetry: { code: 'nothingToRetry', status: 200, message: 'Only a video whose processing failed can be tried again.' },
  bumperLength: { code: 'bumperLength', status: 200, message: 'A bumper takes 1 to 15 seconds. Trim the clip, or choose another.' },
  speechOff: { code: 'speechOff', status: 200, message: 'Captions from speech are not set up on this server.' },
  captionsUnreadable: { code: 'captionsUnreadable', status: 200, message: 'Line {line} of the captions cannot be read.' },
  bumperShape: { code: 'bumperShape', status: 200, message: 'A bumper has a picture of 16:9, 9:16, 1:1 or 4:5.' },
  bioThere: { code: 'bioThere', status: 200, message: 'You have a bio already. Make a new version of it, or put it into the trash first.' },
  editHeld: { code: 'editHeld', status: 200, message: 'Somebody else is building this program now.' },
  mediaNotThere: { code: 'mediaNotThere', status: 200, message: 'Something that is used here is not there, or not yours to use.' },
  timelineFlawed: { code: 'timelineFlawed', status: 200, message: 'This is not a timeline that a program can have.' },
  programEmpty: { code: 'programEmpty', status: 200, message: 'There is nothing in this program yet.' },
  programNotReady: { code: 'programNotReady', status: 200, message: 'Something in this program has to be mended before a film can be made of it.' },
  renderQuota: { code: 'renderQuota', status: 200, message: 'This month’s {minutes} minutes of films do not suffice for this one. Ask whoever looks after your organization, or wait until next month.' },
  tooManyRenders: { code: 'tooManyRenders', status: 200, message: 'Twenty films of your organization are being made already. Wait until one is done.' },
  editTooLate: { code: 'editTooLate', status: 200, message: 'A comment can be changed for 15 minutes. Write another one.' },
  policyMissing: { code: 'policyMissing', status: 200, message: 'Choose who has to approve this program.' },
  policyRetired: { code: 'policyRetired', status: 200, message: 'This policy is not used any more. Choose another one.' },
  approversMissing: { code: 'approversMissing', status: 200, message: 'A stage has fewer people who can decide than have to approve. Whoever asks does not count, unless the policy says so.' },
  approverNoManager: { code: 'approverNoManager', status: 200, message: 'Only campaign managers approve programs. Somebody chosen is none.' },
  alreadyAsked: { code: 'alreadyAsked', status: 200, message: 'This version waits for its yes already.' },
  alreadyApproved: { code: 'alreadyApproved', status: 200, message: 'This version is approved already.' },
  nothingToApprove: { code: 'nothingToApprove', status: 200, message: 'There is nothing to approve yet. Make a version first, and wait until it can be watched.' },
  sayWhy: { code: 'sayWhy', status: 200, message: 'Say what has to be changed.' },
  undoTooLate: { code: 'undoTooLate', status: 200, message: 'This can no longer be taken back.' },
  versionIncomplete: { code: 'versionIncomplete', status: 200, message: 'A place for footage that is required is empty in this version.' },
  notApproved: { code: 'notApproved', status: 200, message: 'This version is not approved.' },
  noCaptions: { code: 'noCaptions', status: 200, message: 'This program has no captions.' },
  storyNotReady: { code: 'storyNotReady', status: 200, message: 'Something in this story has to be mended before it is published.' },
  nothingChanged: { code: 'nothingChanged', status: 200, message: 'Nothing has changed since the last version.' },
  titleEmpty: { code: 'titleEmpty', status: 200, message: 'A title is needed.' },
  emailTaken: { code: 'emailTaken', status: 200, message: 'Somebody here has this e-mail address already.' },
  nameTaken: { code: 'nameTaken', status: 200, message: 'Something else here has this name already.' },
  chatAddressUnfit: { code: 'chatAddressUnfit', status: 200, message: 'This is no webhook of this chat. Copy the whole address that the chat shows; it begins with https.' },
  chatChannelTaken: { code: 'chatChannelTaken', status: 200, message: 'Another channel belongs to this channel of the team chat.' },
  channelNeedsOwner: { code: 'channelNeedsOwner', status: 200, message: 'A channel has at least one owner. Name somebody else first.' },
  tooManyChannels: { code: 'tooManyChannels', status: 200, message: 'There are {most} channels, and that is as many as there can be. Archive some.' },
  tooManySubscriptions: { code: 'tooManySubscriptions', status: 200, message: 'One can follow {most} channels. Leave one first.' },
  subscriptionDenied: { code: 'subscriptionDenied', status: 200, message: 'The owners have declined. They can still add you themselves.' },
  tooManyPins: { code: 'tooManyPins', status: 200, message: 'At most {most} posts of a channel are pinned. Unpin one first.' },
  programNotOnAir: { code: 'programNotOnAir', status: 200, message: 'The program is not on air, or is not yours.' },
  mayNotPost: { code: 'mayNotPost', status: 200, message: 'You may not send programs to “{name}”. Nothing was sent.' },
  channelArchived: { code: 'channelArchived', status: 200, message: 'Nothing more is sent to “{name}”: it is archived. Nothing was sent.' },
  remindedToday: { code: 'remindedToday', status: 200, message: 'They were reminded within a day. Try again tomorrow.' },
  dueTooEarly: { code: 'dueTooEarly', status: 200, message: 'It has to be watched before it is sent. Choose a later day.' },
  storyboardHasTasks: { code: 'storyboardHasTasks', status: 200, message: 'Recordings were asked for with this storyboard. It stays in the trash.' },
  noShots: { code: 'noShots', status: 200, message: 'There is nothing to assemble yet. Add a shot first.' },
  programNotGrown: { code: 'programNotGrown', status: 200, message: '“{title}” takes no more shots. It isn’t a draft, or is full.' },
  tooManyShots: { code: 'tooManyShots', status: 200, message: 'A program holds at most {most} shots.' },
  shotTaken: { code: 'shotTaken', status: 200, message: '“{title}” is asked for already.' },
  personGone: { code: 'personGone', status: 200, message: '{name} has left. Choose somebody else.' },
  taskMoved: { code: 'taskMoved', status: 200, message: 'It has moved on meanwhile. Look at it again.' },
  taskTaken: { code: 'taskTaken', status: 200, message: 'Somebody else has taken this task.' },
  taskHeld: { code: 'taskHeld', status: 200, message: 'Its storyboard is on hold. You can go on once it is resumed.' },
  noTake: { code: 'noTake', status: 200, message: 'Record or choose a take first.' },
  takesSent: { code: 'takesSent', status: 200, message: 'A take is already sent.' },
  clipInUse: { code: 'clipInUse', status: 200, message: 'This clip is accepted for “{title}”. Take the decision back first.' },
  mediaUsed: { code: 'mediaUsed', status: 200, message: 'Used in {titles}. These programs keep it.' },
  clipSent: { code: 'clipSent', status: 200, message: 'This clip was sent for “{title}” and waits for a decision. In the trash it is taken back.' },
  tooManyNotes: { code: 'tooManyNotes', status: 200, message: 'A task holds at most {most} notes.' },
  takesUsedUp: { code: 'takesUsedUp', status: 200, message: 'All {most} takes are used.' },
  takeNotPlayable: { code: 'takeNotPlayable', status: 200, message: 'This take is still uploading.' },
  submissionMoved: { code: 'submissionMoved', status: 200, message: 'What {name} sent has changed meanwhile. Look at it again.' },
  placesTaken: { code: 'placesTaken', status: 200, message: 'This request is full.' },
  requestClosed: { code: 'requestClosed', status: 200, message: 'This request is closed.' },
  requestOver: { code: 'requestOver', status: 200, message: 'Its last day is over. Choose a later one first.' },
  tooManyInvited: { code: 'tooManyInvited', status: 200, message: 'At most {most} people are invited at once, or in one day. Nobody was.' },
  guestThere: { code: 'guestThere', status: 200, message: '“{email}” is asked already.' },
  nobodyInvited: { code: 'nobodyInvited', status: 200, message: 'Everybody chosen is invited already, or takes no letters.' },
  clipUsed: { code: 'clipUsed', status: 200, message: 'A clip of these answers is used in a program. Take it out there first.' },
  tooManyQuestions: { code: 'tooManyQuestions', status: 200, message: 'A request asks at most {most} questions. Choose fewer shots.' },
  answersUnready: { code: 'answersUnready', status: 200, message: 'An answer is not ready to be watched yet.' },
  requestNoForm: { code: 'requestNoForm', status: 200, message: 'Choose a consent form first.' },
  reviewerNoManager: { code: 'reviewerNoManager', status: 200, message: 'Only campaign managers decide about answers. Somebody chosen is none.' },
  lengthTurned: { code: 'lengthTurned', status: 200, message: 'The longest is shorter than the shortest.' },
  clipUnusable: { code: 'clipUnusable', status: 200, message: 'Choose a clip of yours that plays.' },
  tooFewFiles: { code: 'tooFewFiles', status: 200, message: 'More files are needed than are here.' },
  tooManyFiles: { code: 'tooManyFiles', status: 200, message: 'At most {most} files.' },
  kindNotAsked: { code: 'kindNotAsked', status: 200, message: '“{name}” is not of a kind that is asked for.' },
  fileTooLarge: { code: 'fileTooLarge', status: 200, message: '“{name}” is larger than {most} MB.' },
  filesComing: { code: 'filesComing', status: 200, message: 'A file is still on its way. Accept them once all have arrived.' },
  filesInUse: { code: 'filesInUse', status: 200, message: 'A file of it is used in a program.' },
  sayWhyAccepted: { code: 'sayWhyAccepted', status: 200, message: 'Something fails. Say why it is good enough.' },
  notDrawnHere: { code: 'notDrawnHere', status: 200, message: 'This film was made elsewhere. It has to be made louder or quieter there.' },
  notDeliverable: { code: 'notDeliverable', status: 200, message: 'There is no finished film of it yet.' },
  orderMoved: { code: 'orderMoved', status: 200, message: 'The order has moved on meanwhile. Look at it again.' },
  orderInTrash: { code: 'orderInTrash', status: 200, message: 'The customer has moved the program of this order to the trash. It can be delivered once they restore it.' },
  noRoundsLeft: { code: 'noRoundsLeft', status: 200, message: 'All rounds of this order are used up. Agree on another one with the editors.' },
  noEditors: { code: 'noEditors', status: 200, message: 'Nobody edits for your organization.' },
  dayAhead: { code: 'dayAhead', status: 200, message: 'Time is noted once it was spent.' },
  daysWrong: { code: 'daysWrong', status: 200, message: 'Write days as 2026-12-24, or as 2026-12-24/2026-12-31.' },
  notVendor: { code: 'notVendor', status: 200, message: 'It does not edit for others.' },
  sayWhyNot: { code: 'sayWhyNot', status: 200, message: 'Say why.' },
  countTurned: { code: 'countTurned', status: 200, message: 'The most is less than the least.' },
  slugTaken: { code: 'slugTaken', status: 200, message: 'Another page has this address already.' },
  slugMissing: { code: 'slugMissing', status: 200, message: 'A public page needs an address: small letters, digits and hyphens.' },
  passwordMissing: { code: 'passwordMissing', status: 200, message: 'A password of at least 6 characters is missing.' },
  addressesMissing: { code: 'addressesMissing', status: 200, message: 'Say for which addresses the page is.' },
  addressUnfit: { code: 'addressUnfit', status: 200, message: '“{address}” is neither a mail address nor a domain such as @lund.example.' },
  siteUnfit: { code: 'siteUnfit', status: 200, message: '“{site}” is no site such as https://lund.example, or the page asks who comes in.' },
  watermarkDownload: { code: 'watermarkDownload', status: 200, message: 'A watermark goes with no download.' },
  daysTurned: { code: 'daysTurned', status: 200, message: 'It would end before it opens.' },
  ctaHalf: { code: 'ctaHalf', status: 200, message: 'A button needs both its words and where it leads.' },
  linkUnsafe: { code: 'linkUnsafe', status: 200, message: 'A link begins with https://.' },
  layoutInUse: { code: 'layoutInUse', status: 200, message: 'Share pages of other customers use this layout. Make another one instead.' },
  accentPale: { code: 'accentPale', status: 200, message: 'White words on this colour cannot be read. Take a darker one.' },
  shareProofWrong: { code: 'shareProofWrong', status: 200, message: 'That is not right.' },
  shareNeedsProof: { code: 'shareNeedsProof', status: 200, message: 'Prove your address first.' },
  templateOfBios: { code: 'templateOfBios', status: 200, message: '“{title}” is for bios. Choose another template.' },
  guestLinkOver: { code: 'guestLinkOver', status: 200, message: 'This link opens nothing any more.' },
  guestUnnamed: { code: 'guestUnnamed', status: 200, message: 'Say who you are first.' },
  guestUnchecked: { code: 'guestUnchecked', status: 200, message: 'This browser was not checked yet. Load the page again.' },
  guestEmailMissing: { code: 'guestEmailMissing', status: 200, message: 'A mail address is needed here.' },
  passCodeWrong: { code: 'passCodeWrong', status: 200, message: 'That code does not fit. Tries left: {left}.' },
  requestPaused: { code: 'requestPaused', status: 200, message: 'This request is paused. Come back later.' },
  requestNotYet: { code: 'requestNotYet', status: 200, message: 'This request is not open yet.' },
  answersMoved: { code: 'answersMoved', status: 200, message: 'Your answers have moved on meanwhile. Load the page again.' },
  answersComing: { code: 'answersComing', status: 200, message: 'Something is still on its way.' },
  answersTwice: { code: 'answersTwice', status: 200, message: 'One answer a question.' },
  answerMissing: { code: 'answerMissing', status: 200, message: '“{question}” has no answer yet.' },
  guestNoFilm: { code: 'guestNoFilm', status: 200, message: 'This is no film.' },
  guestFilmTooLarge: { code: 'guestFilmTooLarge', status: 200, message: 'A film may have 2 GB.' },
  guestFilmsUsedUp: { code: 'guestFilmsUsedUp', status: 200, message: 'At most {most} films.' },
  shareClosed: { code: 'shareClosed', status: 200, message: 'The page is not open.' },
  consentMissing: { code: 'consentMissing', status: 200, message: 'Agree to the release first.' },
  consentChanged: { code: 'consentChanged', status: 200, message: 'The words have changed meanwhile. Read them again.' },
  consentRevoked: { code: 'consentRevoked', status: 200, message: '{name} withdrew consent.' },
  consentTextMissing: { code: 'consentTextMissing', status: 200, message: 'Write the text in one language at least.' },
  alreadyListed: { code: 'alreadyListed', status: 200, message: 'This organization has it already.' },
  dnsSilent: { code: 'dnsSilent', status: 200, message: 'Nobody answers what this domain publishes. Try again later.' },
  draftThere: { code: 'draftThere', status: 200, message: 'There is a draft of it already. Go on with that one.' },
  layoutNotReady: { code: 'layoutNotReady', status: 200, message: 'Something in this letter has to be mended before it is sent.' },
  withinItself: { code: 'withinItself', status: 200, message: 'It cannot be within itself.' },
  hasComplained: { code: 'hasComplained', status: 200, message: 'This person reported a letter as unwanted. Nothing is sent to them any more.' },
  campaignOver: { code: 'campaignOver', status: 200, message: 'The last day of this campaign is over. Choose a later one first.' },
  dayOver: { code: 'dayOver', status: 200, message: 'That day is over. Choose a later one.' },
  letterTimePast: { code: 'letterTimePast', status: 200, message: 'That time has passed. Choose a later one, or send the email now.' },
  letterNoDay: { code: 'letterNoDay', status: 200, message: 'Choose the day on which the letter is to go.' },
  letterNoPage: { code: 'letterNoPage', status: 200, message: 'Choose a share page in the campaign first. It is where its letters lead.' },
  timeUnfit: { code: 'timeUnfit', status: 200, message: 'Write the time as 09:00.' },
  erasedBefore: { code: 'erasedBefore', status: 200, message: 'Asked not to be kept; this address cannot be added again.' },
  tooManyProfileFields: { code: 'tooManyProfileFields', status: 200, message: 'At most {most} profile fields can be in use. Archive one first.' },
  seatsUsedUp: { code: 'seatsUsedUp', status: 200, message: 'All seats of your organization are taken.' },
  roleUnknown: { code: 'roleUnknown', status: 200, message: 'One of these roles is gone. Choose again.' },
  rolesMissing: { code: 'rolesMissing', status: 200, message: 'Choose at least one role.' },
  roleAboveOwn: { code: 'roleAboveOwn', status: 200, message: 'You cannot give a role that may do more than yours.' },
  roleExclusive: { code: 'roleExclusive', status: 200, message: 'This role stands alone. Take the others away.' },
  roleHeld: { code: 'roleHeld', status: 200, message: 'Somebody has this role. Take it from them first.' },
  permissionUnknown: { code: 'permissionUnknown', status: 200, message: 'A role cannot close this.' },
  lastManager: { code: 'lastManager', status: 200, message: 'This is the last campaign manager. Make somebody else one first.' },
  pictureTooLarge: { code: 'pictureTooLarge', status: 200, message: 'This picture is too large: at most 10 MB and 50 megapixels.' },
  pictureUnreadable: { code: 'pictureUnreadable', status: 200, message: 'This is no picture that can be read. Choose a JPEG, PNG or WebP.' },
  pictureGone: { code: 'pictureGone', status: 200, message: 'This picture is gone. Choose it again.' },
  reportUnderWay: { code: 'reportUnderWay', status: 200, message: 'This report is being made already.' },
  otherCustomer: { code: 'otherCustomer', status: 409, message: 'This belongs to another profile.##{customerId}' },
  unknownCall: { code: 'unknownCall', status: 404, message: 'There is no such call.' },
  crossSite: { code: 'crossSite', status: 403, message: 'Calls from other sites are not answered.' },
  unsupportedBody: { code: 'unsupportedBody', status: 415, message: 'This kind of body is not accepted here.' },
  bodyTooLarge: { code: 'bodyTooLarge', status: 413, message: 'The request is too large.' },
}

/** In which words of a language each is told. */
export const failureTexts: Readonly<Record<FailureCode, TextKey>> = {
  forbidden: 'failures.forbidden',
  notFound: 'failures.notFound',
  malformedRequest: 'failures.malformedRequest',
  changedMeanwhile: 'failures.changedMeanwhile',
  selectionGrew: 'failures.selectionGrew',
  tooManyRows: 'failures.tooManyRows',
  searchNameTaken: 'failures.searchNameTaken',
  internal: 'failures.internal',
  busy: 'failures.busy',
  wrongCredentials: 'failures.wrongCredentials',
  invalidCode: 'failures.invalidCode',
  botCheckFailed: 'failures.botCheckFailed',
  tooManyAttempts: 'failures.tooManyAttempts',
  tooManyStreams: 'failures.tooManyStreams',
  invalidRefreshToken: 'failures.invalidRefreshToken',
  invalidAccessToken: 'failures.invalidAccessToken',
  wrongPassword: 'failures.wrongPassword',
  passwordTooShort: 'failures.passwordTooShort',
  passwordTooLong: 'failures.passwordTooLong',
  passwordTooCommon: 'failures.passwordTooCommon',
  passwordTooPersonal: 'failures.passwordTooPersonal',
  passwordUnchanged: 'failures.passwordUnchanged',
  passwordChangeRequired: 'failures.passwordChangeRequired',
  mailNotConnected: 'failures.mailNotConnected',
  inactiveUser: 'failures.inactiveUser',
  organizationLocked: 'failures.organizationLocked',
  unauthorized: 'failures.unauthorized',
  customerLocked: 'failures.customerLocked',
  notYourCustomer: 'failures.notYourCustomer',
  notYourCounts: 'failures.notYourCounts',
  integrationNotSetUp: 'failures.integrationNotSetUp',
  integrationOver: 'failures.integrationOver',
  integrationUnreachable: 'failures.integrationUnreachable',
  recordingGone: 'failures.recordingGone',
  alreadyOnYoutube: 'failures.alreadyOnYoutube',
  descriptionTooLong: 'failures.descriptionTooLong',
  tooManyImports: 'failures.tooManyImports',
  thirdPartyNotConnected: 'failures.thirdPartyNotConnected',
  uploadTooLarge: 'failures.uploadTooLarge',
  uploadEmpty: 'failures.uploadEmpty',
  quotaUsedUp: 'failures.quotaUsedUp',
  tooManyUploads: 'failures.tooManyUploads',
  partsDiffer: 'failures.partsDiffer',
  tooManyTags: 'failures.tooManyTags',
  alreadyUploaded: 'failures.alreadyUploaded',
  noOpenTask: 'failures.noOpenTask',
  takeSaved: 'failures.takeSaved',
  trimEmpty: 'failures.trimEmpty',
  nothingToRetry: 'failures.nothingToRetry',
  bumperLength: 'failures.bumperLength',
  speechOff: 'failures.speechOff',
  captionsUnreadable: 'failures.captionsUnreadable',
  bumperShape: 'failures.bumperShape',
  bioThere: 'failures.bioThere',
  editHeld: 'failures.editHeld',
  mediaNotThere: 'failures.mediaNotThere',
  timelineFlawed: 'failures.timelineFlawed',
  programEmpty: 'failures.programEmpty',
  programNotReady: 'failures.programNotReady',
  renderQuota: 'failures.renderQuota',
  tooManyRenders: 'failures.tooManyRenders',
  editTooLate: 'failures.editTooLate',
  policyMissing: 'failures.policyMissing',
  policyRetired: 'failures.policyRetired',
  approversMissing: 'failures.approversMissing',
  approverNoManager: 'failures.approverNoManager',
  alreadyAsked: 'failures.alreadyAsked',
  alreadyApproved: 'failures.alreadyApproved',
  nothingToApprove: 'failures.nothingToApprove',
  sayWhy: 'failures.sayWhy',
  undoTooLate: 'failures.undoTooLate',
  versionIncomplete: 'failures.versionIncomplete',
  notApproved: 'failures.notApproved',
  noCaptions: 'failures.noCaptions',
  storyNotReady: 'failures.storyNotReady',
  nothingChanged: 'failures.nothingChanged',
  titleEmpty: 'failures.titleEmpty',
  emailTaken: 'failures.emailTaken',
  nameTaken: 'failures.nameTaken',
  chatAddressUnfit: 'failures.chatAddressUnfit',
  chatChannelTaken: 'failures.chatChannelTaken',
  channelNeedsOwner: 'failures.channelNeedsOwner',
  tooManyChannels: 'failures.tooManyChannels',
  tooManySubscriptions: 'failures.tooManySubscriptions',
  subscriptionDenied: 'failures.subscriptionDenied',
  tooManyPins: 'failures.tooManyPins',
  programNotOnAir: 'failures.programNotOnAir',
  mayNotPost: 'failures.mayNotPost',
  channelArchived: 'failures.channelArchived',
  remindedToday: 'failures.remindedToday',
  dueTooEarly: 'failures.dueTooEarly',
  storyboardHasTasks: 'failures.storyboardHasTasks',
  noShots: 'failures.noShots',
  programNotGrown: 'failures.programNotGrown',
  tooManyShots: 'failures.tooManyShots',
  shotTaken: 'failures.shotTaken',
  personGone: 'failures.personGone',
  taskMoved: 'failures.taskMoved',
  taskTaken: 'failures.taskTaken',
  taskHeld: 'failures.taskHeld',
  noTake: 'failures.noTake',
  takesSent: 'failures.takesSent',
  clipInUse: 'failures.clipInUse',
  mediaUsed: 'failures.mediaUsed',
  clipSent: 'failures.clipSent',
  tooManyNotes: 'failures.tooManyNotes',
  takesUsedUp: 'failures.takesUsedUp',
  takeNotPlayable: 'failures.takeNotPlayable',
  submissionMoved: 'failures.submissionMoved',
  placesTaken: 'failures.placesTaken',
  requestClosed: 'failures.requestClosed',
  requestOver: 'failures.requestOver',
  tooManyInvited: 'failures.tooManyInvited',
  guestThere: 'failures.guestThere',
  nobodyInvited: 'failures.nobodyInvited',
  clipUsed: 'failures.clipUsed',
  tooManyQuestions: 'failures.tooManyQuestions',
  answersUnready: 'failures.answersUnready',
  requestNoForm: 'failures.requestNoForm',
  reviewerNoManager: 'failures.reviewerNoManager',
  lengthTurned: 'failures.lengthTurned',
  clipUnusable: 'failures.clipUnusable',
  tooFewFiles: 'failures.tooFewFiles',
  tooManyFiles: 'failures.tooManyFiles',
  kindNotAsked: 'failures.kindNotAsked',
  fileTooLarge: 'failures.fileTooLarge',
  filesComing: 'failures.filesComing',
  filesInUse: 'failures.filesInUse',
  sayWhyAccepted: 'failures.sayWhyAccepted',
  notDrawnHere: 'failures.notDrawnHere',
  notDeliverable: 'failures.notDeliverable',
  orderMoved: 'failures.orderMoved',
  orderInTrash: 'failures.orderInTrash',
  noRoundsLeft: 'failures.noRoundsLeft',
  noEditors: 'failures.noEditors',
  dayAhead: 'failures.dayAhead',
  daysWrong: 'failures.daysWrong',
  notVendor: 'failures.notVendor',
  sayWhyNot: 'failures.sayWhyNot',
  countTurned: 'failures.countTurned',
  slugTaken: 'failures.slugTaken',
  slugMissing: 'failures.slugMissing',
  passwordMissing: 'failures.passwordMissing',
  addressesMissing: 'failures.addressesMissing',
  addressUnfit: 'failures.addressUnfit',
  siteUnfit: 'failures.siteUnfit',
  watermarkDownload: 'failures.watermarkDownload',
  daysTurned: 'failures.daysTurned',
  ctaHalf: 'failures.ctaHalf',
  linkUnsafe: 'failures.linkUnsafe',
  layoutInUse: 'failures.layoutInUse',
  accentPale: 'failures.accentPale',
  shareProofWrong: 'failures.shareProofWrong',
  shareNeedsProof: 'failures.shareNeedsProof',
  templateOfBios: 'failures.templateOfBios',
  guestLinkOver: 'failures.guestLinkOver',
  guestUnnamed: 'failures.guestUnnamed',
  guestUnchecked: 'failures.guestUnchecked',
  guestEmailMissing: 'failures.guestEmailMissing',
  passCodeWrong: 'failures.passCodeWrong',
  requestPaused: 'failures.requestPaused',
  requestNotYet: 'failures.requestNotYet',
  answersMoved: 'failures.answersMoved',
  answersComing: 'failures.answersComing',
  answersTwice: 'failures.answersTwice',
  answerMissing: 'failures.answerMissing',
  guestNoFilm: 'failures.guestNoFilm',
  guestFilmTooLarge: 'failures.guestFilmTooLarge',
  guestFilmsUsedUp: 'failures.guestFilmsUsedUp',
  shareClosed: 'failures.shareClosed',
  consentMissing: 'failures.consentMissing',
  consentChanged: 'failures.consentChanged',
  consentRevoked: 'failures.consentRevoked',
  consentTextMissing: 'failures.consentTextMissing',
  alreadyListed: 'failures.alreadyListed',
  dnsSilent: 'failures.dnsSilent',
  draftThere: 'failures.draftThere',
  layoutNotReady: 'failures.layoutNotReady',
  withinItself: 'failures.withinItself',
  hasComplained: 'failures.hasComplained',
  campaignOver: 'failures.campaignOver',
  dayOver: 'failures.dayOver',
  letterTimePast: 'failures.letterTimePast',
  letterNoDay: 'failures.letterNoDay',
  letterNoPage: 'failures.letterNoPage',
  timeUnfit: 'failures.timeUnfit',
  erasedBefore: 'failures.erasedBefore',
  tooManyProfileFields: 'failures.tooManyProfileFields',
  seatsUsedUp: 'failures.seatsUsedUp',
  roleUnknown: 'failures.roleUnknown',
  rolesMissing: 'failures.rolesMissing',
  roleAboveOwn: 'failures.roleAboveOwn',
  roleExclusive: 'failures.roleExclusive',
  roleHeld: 'failures.roleHeld',
  permissionUnknown: 'failures.permissionUnknown',
  lastManager: 'failures.lastManager',
  pictureTooLarge: 'failures.pictureTooLarge',
  pictureUnreadable: 'failures.pictureUnreadable',
  pictureGone: 'failures.pictureGone',
  reportUnderWay: 'failures.reportUnderWay',
  otherCustomer: 'failures.otherCustomer',
  unknownCall: 'failures.unknownCall',
  crossSite: 'failures.crossSite',
  unsupportedBody: 'failures.unsupportedBody',
  bodyTooLarge: 'failures.bodyTooLarge',
}

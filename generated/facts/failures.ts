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
  | 'unauthorized'
  | 'customerLocked'
  | 'notYourCustomer'
  | 'notYourCounts'
  | 'analyticsNotConnected'
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
  | 'captionsUnreadable'
  | 'bumperShape'
  | 'bioThere'
  | 'editHeld'
  | 'mediaNotThere'
  | 'timelineFlawed'
  | 'programEmpty'
  | 'programNotReady'
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
  | 'withinItself'
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
  unauthorized: { code: 'unauthorized', status: 401, message: 'Sign in to continue.' },
  customerLocked: { code: 'customerLocked', status: 200, message: 'This organization is locked.' },
  notYourCustomer: { code: 'notYourCustomer', status: 200, message: 'You do not belong to this organization.' },
  notYourCounts: { code: 'notYourCounts', status: 200, message: 'These counts belong to somebody else.' },
  analyticsNotConnected: { code: 'analyticsNotConnected', status: 200, message: 'Analytics is not connected: set ANALYTICS_ORIGIN to the address of the analytics site.' },
  thirdPartyNotConnected: { code: 'thirdPartyNotConnected', status: 200, message: 'Signing in with another account is not set up: set OIDC_ISSUER and what belongs to it.' },
  uploadTooLarge: { code: 'uploadTooLarge', status: 200, message: 'This file is too large.' },
  uploadEmpty: { code: 'uploadEmpty', status: 200, message: 'This file is empty.' },
  quotaUsedUp: { code: 'quotaUsedUp', status: 200, message: 'There is no room left: your organization has used its storage.' },
  tooManyUploads: { code: 'tooManyUploads', status: 200, message: 'Too many uploads are open. Finish or cancel some first.' },
  partsDiffer: { code: 'partsDiffer', status: 200, message: 'The parts are not those of the file this upload was begun for.' },
  tooManyTags: { code: 'tooManyTags', status: 200, message: 'At most 30 tags fit on one file.' },
  alreadyUploaded: { code: 'alreadyUploaded', status: 200, message: 'This clip has arrived already. Move it to the trash instead.' },
  noOpenTask: { code: 'noOpenTask', status: 200, message: 'You can upload only for a recording task of yours that is still open.' },
  takeSaved: { code: 'takeSaved', status: 200, message: 'This take is a clip already. Move the clip to the trash instead.' },
  trimEmpty: { code: 'trimEmpty', status: 200, message: 'The end has to come after the beginning.' },
  nothingToRetry: { code: 'nothingToRetry', status: 200, message: 'Only a video whose processing failed can be tried again.' },
  bumperLength: { code: 'bumperLength', status: 200, message: 'A bumper takes 1 to 15 seconds. Trim the clip, or choose another.' },
  captionsUnreadable: { code: 'captionsUnreadable', status: 200, message: 'Line {line} of the captions cannot be read.' },
  bumperShape: { code: 'bumperShape', status: 200, message: 'A bumper has a picture of 16:9, 9:16, 1:1 or 4:5.' },
  bioThere: { code: 'bioThere', status: 200, message: 'You have a bio already. Make a new version of it, or put it into the trash first.' },
  editHeld: { code: 'editHeld', status: 200, message: 'Somebody else is building this program now.' },
  mediaNotThere: { code: 'mediaNotThere', status: 200, message: 'Some of what this program shows is not there, or not yours to use.' },
  timelineFlawed: { code: 'timelineFlawed', status: 200, message: 'This is not a timeline that a program can have.' },
  programEmpty: { code: 'programEmpty', status: 200, message: 'There is nothing in this program yet.' },
  programNotReady: { code: 'programNotReady', status: 200, message: 'Something in this program has to be mended before a film can be made of it.' },
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
  noCaptions: { code: 'noCaptions', status: 200, message: 'No captions. Whoever cannot hear is left out.' },
  storyNotReady: { code: 'storyNotReady', status: 200, message: 'Something in this story has to be mended before it is published.' },
  nothingChanged: { code: 'nothingChanged', status: 200, message: 'Nothing has changed since the last version.' },
  titleEmpty: { code: 'titleEmpty', status: 200, message: 'A title is needed.' },
  emailTaken: { code: 'emailTaken', status: 200, message: 'Somebody here has this e-mail address already.' },
  nameTaken: { code: 'nameTaken', status: 200, message: 'Something else here has this name already.' },
  withinItself: { code: 'withinItself', status: 200, message: 'It cannot be within itself.' },
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
  unauthorized: 'failures.unauthorized',
  customerLocked: 'failures.customerLocked',
  notYourCustomer: 'failures.notYourCustomer',
  notYourCounts: 'failures.notYourCounts',
  analyticsNotConnected: 'failures.analyticsNotConnected',
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
  captionsUnreadable: 'failures.captionsUnreadable',
  bumperShape: 'failures.bumperShape',
  bioThere: 'failures.bioThere',
  editHeld: 'failures.editHeld',
  mediaNotThere: 'failures.mediaNotThere',
  timelineFlawed: 'failures.timelineFlawed',
  programEmpty: 'failures.programEmpty',
  programNotReady: 'failures.programNotReady',
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
  withinItself: 'failures.withinItself',
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

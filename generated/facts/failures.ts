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
  titleEmpty: { code: 'titleEmpty', status: 200, message: 'A clip needs a title.' },
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

// Generated from manifest/errors.yaml by npm run codegen. Edit the manifest, not this file.

export type FailureCode =
  | 'forbidden'
  | 'notFound'
  | 'malformedRequest'
  | 'changedMeanwhile'
  | 'internal'
  | 'busy'
  | 'wrongCredentials'
  | 'tooManyAttempts'
  | 'invalidRefreshToken'
  | 'invalidAccessToken'
  | 'inactiveUser'
  | 'unauthorized'
  | 'customerLocked'
  | 'notYourCustomer'
  | 'notYourCounts'
  | 'analyticsNotConnected'
  | 'uploadTooLarge'
  | 'uploadEmpty'
  | 'uploadIncomplete'
  | 'uploadClosed'

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
  internal: { code: 'internal', status: 200, message: 'Something went wrong on our side. Incident {incident}.' },
  busy: { code: 'busy', status: 503, message: 'The server is busy. Try again in a moment.' },
  wrongCredentials: { code: 'wrongCredentials', status: 400, message: 'The name or the password is not right.' },
  tooManyAttempts: { code: 'tooManyAttempts', status: 429, message: 'Too many attempts. Wait a few minutes and try again.' },
  invalidRefreshToken: { code: 'invalidRefreshToken', status: 400, message: 'Invalid refresh token' },
  invalidAccessToken: { code: 'invalidAccessToken', status: 400, message: 'Cannot convert access token to JSON' },
  inactiveUser: { code: 'inactiveUser', status: 400, message: 'User is not active' },
  unauthorized: { code: 'unauthorized', status: 401, message: 'Sign in to continue.' },
  customerLocked: { code: 'customerLocked', status: 200, message: 'This organization is locked.' },
  notYourCustomer: { code: 'notYourCustomer', status: 200, message: 'You do not belong to this organization.' },
  notYourCounts: { code: 'notYourCounts', status: 200, message: 'These counts belong to somebody else.' },
  analyticsNotConnected: { code: 'analyticsNotConnected', status: 200, message: 'Analytics is not connected: set ANALYTICS_ORIGIN to the address of the analytics site.' },
  uploadTooLarge: { code: 'uploadTooLarge', status: 200, message: 'This file is too large.' },
  uploadEmpty: { code: 'uploadEmpty', status: 200, message: 'This file is empty.' },
  uploadIncomplete: { code: 'uploadIncomplete', status: 200, message: 'Some parts of this file have not arrived.' },
  uploadClosed: { code: 'uploadClosed', status: 200, message: 'This upload is closed.' },
}

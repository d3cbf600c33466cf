// Generated from manifest/features/session.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'
import type { Change } from './screens'

/** A customer a person may switch to. (spec §3) */
export interface CustomerProfile {
  customerID: string
  customerName: string
  customerLogoAddnl: string | null
  customerCity: string | null
  customerState: string | null
  customerZip: string | null
  sequence: number
  isLocked: boolean
}

export const customerProfileSchema = /* @__PURE__ */ z.object({
  customerID: /* @__PURE__ */ z.string(),
  customerName: /* @__PURE__ */ z.string(),
  customerLogoAddnl: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string()),
  customerCity: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string()),
  customerState: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string()),
  customerZip: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string()),
  sequence: /* @__PURE__ */ z.int(),
  isLocked: /* @__PURE__ */ z.boolean(),
})

/** The signed cookies under which media is read. (spec §3) */
export interface PreSignedCookie {
  keyPairId: string
  signature: string
  policy: string
}

export const preSignedCookieSchema = /* @__PURE__ */ z.object({
  keyPairId: /* @__PURE__ */ z.string(),
  signature: /* @__PURE__ */ z.string(),
  policy: /* @__PURE__ */ z.string(),
})

/** What signing in, refreshing and switching answer. (spec §3) */
export interface LoginResponse {
  access_token: string
  refresh_token: string
  /** Seconds the access token lives. */
  expires_in: number
  userRoles: string[]
  userUUID: string
  /** Change Password, or Default; whatever else is new, and as Default (session.md B5 4). */
  redirect: string
  additionalDetails: {
    CustomerUserDetails: {
      isFirstTimeLogin: boolean
      userName: string
      youTubeIntegrated: boolean
    }
    CustomerDetails: {
      customerId: string
      name: string
      city: string | null
      state: string | null
      zip: string | null
      addnlLogoFile: string | null
    }
    UserDetails: {
      name: string
    }
  }
  preSignedCookie: PreSignedCookie
}

export const loginResponseSchema = /* @__PURE__ */ z.object({
  access_token: /* @__PURE__ */ z.string(),
  refresh_token: /* @__PURE__ */ z.string(),
  expires_in: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  userRoles: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  userUUID: /* @__PURE__ */ z.string(),
  redirect: /* @__PURE__ */ z.string(),
  additionalDetails: /* @__PURE__ */ z.object({
    CustomerUserDetails: /* @__PURE__ */ z.object({
      isFirstTimeLogin: /* @__PURE__ */ z.boolean(),
      userName: /* @__PURE__ */ z.string(),
      youTubeIntegrated: /* @__PURE__ */ z.boolean(),
    }),
    CustomerDetails: /* @__PURE__ */ z.object({
      customerId: /* @__PURE__ */ z.string(),
      name: /* @__PURE__ */ z.string(),
      city: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string()),
      state: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string()),
      zip: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string()),
      addnlLogoFile: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string()),
    }),
    UserDetails: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.string(),
    }),
  }),
  preSignedCookie: preSignedCookieSchema,
})

/** What a customer has switched on. (spec §3) */
export interface CustomerFlags {
  allowZoomIntegration: boolean
  allowYoutubeIntegration: boolean
  enableStoryBoard: boolean
  campaignManagerAccess: boolean
  hideOrganization: boolean
  proEditVendor: boolean
  /** Minutes. */
  idleSessionTimeoutMins: number
  /** What the person is called now. */
  name?: string
  /** How the person looks now, where they say so. */
  pictureUrl?: string
  /** The ids of the roles that the person holds now. */
  userRoles?: string[]
  /** Changes with everything else in this reply; the counts of the menu carry it too. */
  access?: string
  /** Routes and calls that the customer's own roles close to the person; absent where there are none. */
  closed?: string[]
}

export const customerFlagsSchema = /* @__PURE__ */ z.object({
  allowZoomIntegration: /* @__PURE__ */ z.boolean(),
  allowYoutubeIntegration: /* @__PURE__ */ z.boolean(),
  enableStoryBoard: /* @__PURE__ */ z.boolean(),
  campaignManagerAccess: /* @__PURE__ */ z.boolean(),
  hideOrganization: /* @__PURE__ */ z.boolean(),
  proEditVendor: /* @__PURE__ */ z.boolean(),
  idleSessionTimeoutMins: /* @__PURE__ */ z.int(),
  name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  userRoles: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string())),
  access: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  closed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string())),
})

/** What the shell knows of a person. (spec §3) */
export interface User {
  userPictureURL3: string | null
  youTubeIntegrated: boolean
}

/** Where and with what a person signed in. (spec §3) */
export interface ClientDetails {
  geoLocation?: {
    latitude: number
    longitude: number
  }
  browserName: string
  browserVersion: string
  operatingSystem: string
}

export const clientDetailsSchema = /* @__PURE__ */ z.object({
  geoLocation: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    latitude: /* @__PURE__ */ z.number(),
    longitude: /* @__PURE__ */ z.number(),
  })),
  browserName: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200)),
  browserVersion: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200)),
  operatingSystem: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200)),
})

/** What a third-party sign-in told of an account that is connected here. (spec §3) */
export interface ThirdPartySignIn {
  /** Names the connection to us; it opens nothing. */
  token: string
  name: string
  /** Not shown: pictures from elsewhere are kept out by the Content-Security-Policy. */
  image?: string
  email: string
}

export const thirdPartySignInSchema = /* @__PURE__ */ z.object({
  token: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  image: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  email: /* @__PURE__ */ z.string(),
})

/** A script from elsewhere that tells people from programs. (spec §7) */
export interface BotCheck {
  scriptUrl: string
  siteKey: string
}

export const botCheckSchema = /* @__PURE__ */ z.object({
  scriptUrl: /* @__PURE__ */ z.string(),
  siteKey: /* @__PURE__ */ z.string(),
})

/** What the sign-in page offers besides a name and a password. (decided) */
export interface SignInOptions {
  /** The service through which one may sign in; null where none is connected. */
  thirdPartyName: string | null
  botCheck?: BotCheck
  /** A forgotten password can be renewed by mail. */
  sendsMail: boolean
  /** A demo without a mail server: its letters are opened from the sign-in page. */
  showsLetters: boolean
}

export const signInOptionsSchema = /* @__PURE__ */ z.object({
  thirdPartyName: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string()),
  botCheck: /* @__PURE__ */ z.optional(botCheckSchema),
  sendsMail: /* @__PURE__ */ z.boolean(),
  showsLetters: /* @__PURE__ */ z.boolean(),
})

/** A letter of a demo that has no mail server. (decided) */
export interface ShownLetter {
  letterId: string
  toName: string
  toAddress: string
  subject: string
  /** Paragraphs with an empty line between them; a link is a paragraph of its own. */
  text: string
  writtenAt: string
}

export const shownLetterSchema = /* @__PURE__ */ z.object({
  letterId: /* @__PURE__ */ z.string(),
  toName: /* @__PURE__ */ z.string(),
  toAddress: /* @__PURE__ */ z.string(),
  subject: /* @__PURE__ */ z.string(),
  text: /* @__PURE__ */ z.string(),
  writtenAt: /* @__PURE__ */ z.string(),
})

/** A session of the person, as the list of their devices shows it. (decided) */
export interface SessionEntry {
  sessionId: string
  browserName: string
  operatingSystem: string
  ip: string
  customerName: string
  createdAt: string
  lastActiveAt: string
  /** The session that asks. */
  isCurrent: boolean
}

export const sessionEntrySchema = /* @__PURE__ */ z.object({
  sessionId: /* @__PURE__ */ z.string(),
  browserName: /* @__PURE__ */ z.string(),
  operatingSystem: /* @__PURE__ */ z.string(),
  ip: /* @__PURE__ */ z.string(),
  customerName: /* @__PURE__ */ z.string(),
  createdAt: /* @__PURE__ */ z.string(),
  lastActiveAt: /* @__PURE__ */ z.string(),
  isCurrent: /* @__PURE__ */ z.boolean(),
})

/** What the browser keeps of a session. (spec §3) */
export interface StoredSession {
  username?: string
  /** The user name stays after signing out. */
  rememberMeUser?: boolean
  accessToken?: string
  refreshToken?: string
  /** Milliseconds since 1970. */
  tokenExpiryTime?: number
  currentCustomerId?: string
  customerProfileId?: string
  /** Milliseconds since 1970; moved by every call that counts as activity. */
  sessionStartTime?: number
  lastVisitedPath?: string
  savedFilters?: Record<string, string>
  savedSearches?: Record<string, string>
  savedSorting?: Record<string, string>
}

/** Whether a route or call is allowed, and on whose rows. (decided) */
export interface PermissionEntry {
  allowed: boolean
  scope: 'own' | 'shared' | 'customer' | 'none'
}

export const permissionEntrySchema = /* @__PURE__ */ z.object({
  allowed: /* @__PURE__ */ z.boolean(),
  scope: /* @__PURE__ */ z.enum(['own', 'shared', 'customer', 'none']),
})

/** A role id of the role-list service; it ends in the four digits of its role. (spec §6) */
export interface Role {
  roleId: string
  roleName: string
}

export const roleSchema = /* @__PURE__ */ z.object({
  roleId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[0-9]+$'))),
  roleName: /* @__PURE__ */ z.string(),
})

export type SignInRequest = {
  grant_type: 'password'
  username: string
  password: string
  client_id: string
  /** The password came in a link, so only a temporary one opens a session. */
  via?: 'link'
  /** What the bot check on the sign-in page gave; needed where one is configured. */
  bot_token?: string
}

export type SignInResponse = LoginResponse

/** Opens a session with a name and a password. POST oauth/token (decided) */
export const signIn: Call<'signIn', SignInRequest, SignInResponse> = {
  id: 'signIn', feature: 'session', method: 'POST', path: 'oauth/token', variant: { grant_type: 'password' }, auth: 'none', body: 'form',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: false,
  response: loginResponseSchema,
}

export type SignInWithCodeRequest = {
  grant_type: 'one_time_code'
  code: string
  client_id: string
}

export type SignInWithCodeResponse = LoginResponse

/** Opens a session with a code that works once, from a link in a mail or a third-party sign-in. POST oauth/token (decided) */
export const signInWithCode: Call<'signInWithCode', SignInWithCodeRequest, SignInWithCodeResponse> = {
  id: 'signInWithCode', feature: 'session', method: 'POST', path: 'oauth/token', variant: { grant_type: 'one_time_code' }, auth: 'none', body: 'form',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: false,
  response: loginResponseSchema,
}

export type GetSignInOptionsRequest = Record<string, never>

export type GetSignInOptionsResponse = SignInOptions

/** How one may sign in here, as far as that is configured. POST rest/public/service/session/getSignInOptions (decided) */
export const getSignInOptions: Call<'getSignInOptions', GetSignInOptionsRequest, GetSignInOptionsResponse> = {
  id: 'getSignInOptions', feature: 'session', method: 'POST', path: 'rest/public/service/session/getSignInOptions', auth: 'none', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: true, idempotent: true,
  response: signInOptionsSchema,
}

export type ListShownLettersRequest = Record<string, never>

export type ListShownLettersResponse = ShownLetter[]

/** The letters of a demo without a mail server, the newest first; anywhere else there are none to be seen. POST rest/public/service/session/listShownLetters (decided) */
export const listShownLetters: Call<'listShownLetters', ListShownLettersRequest, ListShownLettersResponse> = {
  id: 'listShownLetters', feature: 'session', method: 'POST', path: 'rest/public/service/session/listShownLetters', auth: 'none', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ z.array(shownLetterSchema),
}

export type GetThirdPartyLinksRequest = Record<string, never>

export type GetThirdPartyLinksResponse = {
  /** The service that can be connected; null where none is. */
  thirdPartyName: string | null
  accounts: ThirdPartySignIn[]
}

/** The accounts elsewhere through which the person may sign in. POST rest/secure/service/session/getThirdPartyLinks (decided) */
export const getThirdPartyLinks: Call<'getThirdPartyLinks', GetThirdPartyLinksRequest, GetThirdPartyLinksResponse> = {
  id: 'getThirdPartyLinks', feature: 'session', method: 'POST', path: 'rest/secure/service/session/getThirdPartyLinks', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ z.object({
    thirdPartyName: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string()),
    accounts: /* @__PURE__ */ z.array(thirdPartySignInSchema),
  }),
}

export type StartThirdPartyLinkRequest = {
  /** What is connected opens everything for good, so a session alone does not suffice. */
  currentPassword: string
}

export type StartThirdPartyLinkResponse = {
  url: string
}

/** Begins to connect an account elsewhere; the browser goes to the address it answers. POST rest/secure/service/session/startThirdPartyLink (decided) */
export const startThirdPartyLink: Call<'startThirdPartyLink', StartThirdPartyLinkRequest, StartThirdPartyLinkResponse> = {
  id: 'startThirdPartyLink', feature: 'session', method: 'POST', path: 'rest/secure/service/session/startThirdPartyLink', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: false, transaction: 'own',
  response: /* @__PURE__ */ z.object({
    url: /* @__PURE__ */ z.string(),
  }),
}

export type UnlinkThirdPartyRequest = {
  token: string
}

export type UnlinkThirdPartyResponse = Record<string, never>

/** Takes a connection back. POST rest/secure/service/session/unlinkThirdParty (decided) */
export const unlinkThirdParty: Call<'unlinkThirdParty', UnlinkThirdPartyRequest, UnlinkThirdPartyResponse> = {
  id: 'unlinkThirdParty', feature: 'session', method: 'POST', path: 'rest/secure/service/session/unlinkThirdParty', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ z.object({}),
}

export type RefreshSessionRequest = {
  grant_type: 'refresh_token'
  refresh_token: string
  client_id: string
}

export type RefreshSessionResponse = LoginResponse

/** Trades the refresh token for a new pair. POST oauth/token (spec §7) */
export const refreshSession: Call<'refreshSession', RefreshSessionRequest, RefreshSessionResponse> = {
  id: 'refreshSession', feature: 'session', method: 'POST', path: 'oauth/token', variant: { grant_type: 'refresh_token' }, auth: 'none', body: 'form',
  access: [[0, 0, 0, 31]],
  background: true, idempotent: false,
  response: loginResponseSchema,
}

export type RevokeSessionRequest = {
  token?: string
  /** SHA-256 of the refresh token in base64url, kept by a client that signed out while offline. */
  token_hash?: string
  client_id: string
}

export type RevokeSessionResponse = Record<string, never>

/** Ends the session a refresh token belongs to; one of token and token_hash is given. POST oauth/revoke (decided) */
export const revokeSession: Call<'revokeSession', RevokeSessionRequest, RevokeSessionResponse> = {
  id: 'revokeSession', feature: 'session', method: 'POST', path: 'oauth/revoke', auth: 'none', body: 'form',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ z.object({}),
}

export type RequestPasswordResetRequest = {
  userName: string
}

export type RequestPasswordResetResponse = Record<string, never>

/** Sends a link that opens a session in which a new password is chosen; answers alike for a name nobody has. POST rest/public/service/session/requestPasswordReset (decided) */
export const requestPasswordReset: Call<'requestPasswordReset', RequestPasswordResetRequest, RequestPasswordResetResponse> = {
  id: 'requestPasswordReset', feature: 'session', method: 'POST', path: 'rest/public/service/session/requestPasswordReset', auth: 'none', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: false,
  response: /* @__PURE__ */ z.object({}),
}

export type ChangePasswordRequest = {
  /** Needed unless the password must be changed. */
  currentPassword?: string
  newPassword: string
}

export type ChangePasswordResponse = Record<string, never>

/** Gives the person a new password and ends their other sessions. POST rest/secure/service/session/changePassword (decided) */
export const changePassword: Call<'changePassword', ChangePasswordRequest, ChangePasswordResponse> = {
  id: 'changePassword', feature: 'session', method: 'POST', path: 'rest/secure/service/session/changePassword', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: false, beforePasswordChange: true, transaction: 'own',
  response: /* @__PURE__ */ z.object({}),
}

export type ListSessionsRequest = Record<string, never>

export type ListSessionsResponse = SessionEntry[]

/** The person's open sessions, the latest active first. POST rest/secure/service/session/listSessions (decided) */
export const listSessions: Call<'listSessions', ListSessionsRequest, ListSessionsResponse> = {
  id: 'listSessions', feature: 'session', method: 'POST', path: 'rest/secure/service/session/listSessions', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: true, beforePasswordChange: true,
  response: /* @__PURE__ */ z.array(sessionEntrySchema),
}

export type EndSessionRequest = {
  sessionId: string
}

export type EndSessionResponse = Record<string, never>

/** Ends one of the person's own sessions. POST rest/secure/service/session/endSession (decided) */
export const endSession: Call<'endSession', EndSessionRequest, EndSessionResponse> = {
  id: 'endSession', feature: 'session', method: 'POST', path: 'rest/secure/service/session/endSession', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: false, beforePasswordChange: true, transaction: 'own',
  response: /* @__PURE__ */ z.object({}),
}

export type EndOtherSessionsRequest = Record<string, never>

export type EndOtherSessionsResponse = {
  ended: number
}

/** Ends every session of the person but the one that asks. POST rest/secure/service/session/endOtherSessions (decided) */
export const endOtherSessions: Call<'endOtherSessions', EndOtherSessionsRequest, EndOtherSessionsResponse> = {
  id: 'endOtherSessions', feature: 'session', method: 'POST', path: 'rest/secure/service/session/endOtherSessions', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: true, beforePasswordChange: true, transaction: 'own',
  response: /* @__PURE__ */ z.object({
    ended: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  }),
}

export type GetCustomerProfilesRequest = Record<string, never>

export type GetCustomerProfilesResponse = Record<string, CustomerProfile>

/** The customers the person belongs to, by id. POST rest/secure/service/customeruser/getCustomerProfiles (spec §7) */
export const getCustomerProfiles: Call<'getCustomerProfiles', GetCustomerProfilesRequest, GetCustomerProfilesResponse> = {
  id: 'getCustomerProfiles', feature: 'session', method: 'POST', path: 'rest/secure/service/customeruser/getCustomerProfiles', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: true, beforePasswordChange: true,
  response: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), customerProfileSchema),
}

export type SwitchCustomerRequest = {
  customerId: string
}

export type SwitchCustomerResponse = LoginResponse

/** Continues the session in another customer. POST rest/secure/service/customeruser/switchCustomer (decided) */
export const switchCustomer: Call<'switchCustomer', SwitchCustomerRequest, SwitchCustomerResponse> = {
  id: 'switchCustomer', feature: 'session', method: 'POST', path: 'rest/secure/service/customeruser/switchCustomer', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: false,
  response: loginResponseSchema,
}

export type GetOrganizationAccessRequest = Record<string, never>

export type GetOrganizationAccessResponse = CustomerFlags

/** The customer's flags and idle limit, and what its own roles close to the person. POST rest/secure/service/customer/getOrganizationAccess (decided) */
export const getOrganizationAccess: Call<'getOrganizationAccess', GetOrganizationAccessRequest, GetOrganizationAccessResponse> = {
  id: 'getOrganizationAccess', feature: 'session', method: 'POST', path: 'rest/secure/service/customer/getOrganizationAccess', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: true, idempotent: true, beforePasswordChange: true, rows: 'customer',
  response: customerFlagsSchema,
}

export type GetRolesRequest = Record<string, never>

export type GetRolesResponse = Role[]

/** The role-list service. POST rest/secure/service/role/getRoles (decided) */
export const getRoles: Call<'getRoles', GetRolesRequest, GetRolesResponse> = {
  id: 'getRoles', feature: 'session', method: 'POST', path: 'rest/secure/service/role/getRoles', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: true, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ z.array(roleSchema),
}

export type GetRolePermissionsRequest = {
  isLoggedInFromMobile: false
  clientDetails: ClientDetails
}

export type GetRolePermissionsResponse = {
  rolePermissionVO: Record<string, PermissionEntry>
}

/** What the person may do here. POST rest/secure/service/role/getRolePermissions (spec §7) */
export const getRolePermissions: Call<'getRolePermissions', GetRolePermissionsRequest, GetRolePermissionsResponse> = {
  id: 'getRolePermissions', feature: 'session', method: 'POST', path: 'rest/secure/service/role/getRolePermissions', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: true, beforePasswordChange: true,
  response: /* @__PURE__ */ z.object({
    rolePermissionVO: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), permissionEntrySchema),
  }),
}

export type GetTranslationsRequest = {
  lang: string
}

export type GetTranslationsResponse = Record<string, string>

/** The words of one language, by text key. GET assets/i18n/{lang}.json (spec §7) */
export const getTranslations: Call<'getTranslations', GetTranslationsRequest, GetTranslationsResponse> = {
  id: 'getTranslations', feature: 'session', method: 'GET', path: 'assets/i18n/{lang}.json', auth: 'none', body: 'none',
  access: [[0, 0, 0, 31]],
  background: true, idempotent: true,
  response: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string()),
}

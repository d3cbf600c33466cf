import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Written as JSON text, because the drivers convert objects differently. */
type Flags = ColumnType<Record<string, boolean>, string | undefined, string>

export interface CustomersTable {
  id: string
  name: string
  city: string | null
  state: string | null
  zip: string | null
  sequence: Generated<number>
  addnlLogoFile: string | null
  isLocked: Generated<boolean>
  lifeState: Generated<'trial' | 'active' | 'locked' | 'closed'>
  /** By flag id; a flag that is missing has its default from the manifest. */
  flags: Flags
  idleSessionTimeoutMins: Generated<number>
  createdAt: Timestamp
}

export interface UsersTable {
  id: string
  name: string
  userName: string
  email: string
  passwordHash: string
  pictureUrl: string | null
  youTubeIntegrated: Generated<boolean>
  isFirstTimeLogin: Generated<boolean>
  mustChangePassword: Generated<boolean>
  /**
   * When set, the password is a temporary one: it opens one session before this time and none
   * afterwards.
   */
  temporaryPasswordExpiresAt: Timestamp | null
  state: Generated<'active' | 'inactive'>
  lastLoginAt: Timestamp | null
  createdAt: Timestamp
}

export interface RolesTable {
  roleId: string
  roleName: string
  sequence: number
}

export interface MembershipsTable {
  userId: string
  customerId: string
  isDefault: Generated<boolean>
  createdAt: Timestamp
}

export interface MembershipRolesTable {
  userId: string
  customerId: string
  roleId: string
}

/** One sign-in: every refresh token that descends from it, on the device that holds its binding cookie. */
export interface SessionFamiliesTable {
  id: string
  userId: string
  customerId: string
  bindingHash: string
  generation: number
  seenGeneration: number
  userAgent: string
  ip: string
  createdAt: Timestamp
  lastActiveAt: Timestamp
  expiresAt: Timestamp
  endedAt: Timestamp | null
  endReason:
    | ('signOut' | 'idle' | 'expired' | 'reuse' | 'inactive' | 'switch' | 'admin')
    | 'passwordChanged'
    | null
}

export interface RefreshTokensTable {
  tokenHash: string
  familyId: string
  generation: number
  issuedAt: Timestamp
  usedAt: Timestamp | null
}

export interface OneTimeCodesTable {
  codeHash: string
  purpose: 'signInLink' | 'thirdParty' | 'analytics'
  userId: string
  /** The session for which the code was issued, if it is valid only together with that session. */
  familyId: string | null
  createdAt: Timestamp
  expiresAt: Timestamp
  usedAt: Timestamp | null
}

/** An account at an OpenID provider with which a person may sign in. */
export interface ThirdPartyIdentitiesTable {
  id: string
  issuer: string
  subject: string
  userId: string
  /** As the provider reported them; no decision depends on them. */
  name: string
  email: string
  linkedAt: Timestamp
}

export interface ThirdPartySpentStatesTable {
  stateHash: string
  expiresAt: Timestamp
}

export interface AuditEventsTable {
  id: string
  at: Timestamp
  action: string
  userId: string | null
  customerId: string | null
  target: string | null
  ip: string
  details: ColumnType<unknown, string, string>
}

export interface SessionTables {
  customers: CustomersTable
  users: UsersTable
  roles: RolesTable
  memberships: MembershipsTable
  membershipRoles: MembershipRolesTable
  sessionFamilies: SessionFamiliesTable
  refreshTokens: RefreshTokensTable
  oneTimeCodes: OneTimeCodesTable
  thirdPartyIdentities: ThirdPartyIdentitiesTable
  thirdPartySpentStates: ThirdPartySpentStatesTable
  auditEvents: AuditEventsTable
}

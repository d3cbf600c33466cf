import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Written as JSON text, because drivers differ in what they make of an object. */
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
  /** By flag id; one that is missing has the manifest's default. */
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
  /** Until then the password is a temporary one that opens one session; afterwards it opens none. */
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
  /** The session it was given to, where it counts only together with that. */
  familyId: string | null
  createdAt: Timestamp
  expiresAt: Timestamp
  usedAt: Timestamp | null
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
  auditEvents: AuditEventsTable
}

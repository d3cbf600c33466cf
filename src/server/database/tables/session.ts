import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Who made a row, who changed it last, and how often it was changed. */
interface Changes {
  createdBy: string | null
  updatedAt: Timestamp | null
  updatedBy: string | null
  rev: Generated<number>
}

/** Written as JSON text, because the drivers convert objects differently. */
type Flags = ColumnType<Record<string, boolean>, string | undefined, string>

export interface CustomersTable extends Changes {
  id: string
  name: string
  city: string | null
  state: string | null
  zip: string | null
  sequence: Generated<number>
  addnlLogoFile: string | null
  isLocked: Generated<boolean>
  /** Whoever is locked is so on trial or not; `isLocked` says it. */
  lifeState: Generated<'trial' | 'active' | 'closed'>
  /** By flag id; a flag that is missing has its default from the manifest. */
  flags: Flags
  idleSessionTimeoutMins: Generated<number>
  /** How many people may belong to it. */
  seats: Generated<number>
  /** How much its files may take (bytes). */
  storageBytes: ColumnType<string, number | undefined, number>
  /** How many minutes of its films may be drawn in a month. */
  renderMinutes: Generated<number>
  /** The customer that edits professionally for it. */
  vendorCustomerId: string | null
  /** Whose names those see who look at analytics: of required programs, of all, or of none. */
  viewerNames: Generated<'required' | 'all' | 'none'>
  timezone: string | null
  locale: string | null
  logoUrl: string | null
  nameKey: GeneratedAlways<string>
  searchKey: GeneratedAlways<string>
  createdAt: Timestamp
}

/** A person's account, whichever customers they belong to. */
export interface UsersTable extends Changes {
  id: string
  name: string
  userName: string
  email: string
  /** Null until the person has chosen a password: no password opens the account. */
  passwordHash: string | null
  phone: string | null
  locale: string | null
  timezone: string | null
  pictureUrl: string | null
  isFirstTimeLogin: Generated<boolean>
  mustChangePassword: Generated<boolean>
  /**
   * When set, the password is a temporary one: it opens one session before this time and none
   * afterwards.
   */
  temporaryPasswordExpiresAt: Timestamp | null
  /** Invited: only a mailed link opens it. Inactive and locked: nothing does. */
  state: Generated<'invited' | 'active' | 'inactive' | 'locked'>
  lastLoginAt: Timestamp | null
  nameKey: GeneratedAlways<string>
  searchKey: GeneratedAlways<string>
  createdAt: Timestamp
}

/** The manifest's roles, and those that customers made of them. */
export interface RolesTable extends Changes {
  roleId: string
  roleName: string
  sequence: number
  /** Null: a role of the manifest. */
  customerId: string | null
  description: string | null
  /** The calls and routes that an own role takes away (access/ownRole.ts). */
  closed: ColumnType<string[], string[] | undefined, string[]>
  nameKey: GeneratedAlways<string>
  createdAt: Timestamp | null
}

export type ExtraValues = Readonly<Record<string, string | number | string[]>>

/** A person in a customer: what this customer alone says of them, and no other learns. */
export interface MembershipsTable extends Changes {
  userId: string
  customerId: string
  isDefault: Generated<boolean>
  /** Invited: the person has not opened it yet. Inactive: they belong to it no more. */
  state: Generated<'invited' | 'active' | 'inactive'>
  /** As the inviting person typed it; shown until the invitation is opened. */
  invitedName: string | null
  invitedKey: GeneratedAlways<string | null>
  invitedAt: Timestamp | null
  title: string | null
  department: string | null
  location: string | null
  /** What the customer wants to know besides, by the ids of its profile fields. */
  extra: ColumnType<ExtraValues, string | undefined, string>
  /** The same of fields that are archived. */
  archivedExtra: ColumnType<ExtraValues, never, never>
  lastSignInAt: Timestamp | null
  searchKey: GeneratedAlways<string>
  createdAt: Timestamp
}

/** Kinds of business, of which a customer has some; kept by super-admin. */
export interface IndustryTypesTable extends Changes {
  id: string
  name: string
  parentId: string | null
  sequence: Generated<number>
  isActive: Generated<boolean>
  nameKey: GeneratedAlways<string>
  createdAt: Timestamp
}

export interface CustomerIndustryTypesTable {
  customerId: string
  industryTypeId: string
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
  purpose: 'signInLink' | 'invitation' | 'thirdParty' | 'analytics'
  userId: string
  /** The customer that an invitation opens. */
  customerId: string | null
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
  industryTypes: IndustryTypesTable
  customerIndustryTypes: CustomerIndustryTypesTable
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

// Generated from manifest/roles.yaml by npm run codegen. Edit the manifest, not this file.

import type { RouteId } from './routes'
import type { TextKey } from './text'

export type RoleId = 'superAdmin' | 'cc' | 'viewer' | 'admin' | 'cm'

export type PersonaId = 'support' | 'normal'

export interface Role {
  /** Its bit in a world's roles. */
  readonly bit: number
  /** Role ids end in these four digits (spec §6). */
  readonly idSuffix: string
  readonly persona: PersonaId
  /** Whoever has it has no other role. */
  readonly exclusive: boolean
  /** Whoever has it may give these, and manage the people who hold no other. */
  readonly gives: readonly RoleId[]
  readonly title: TextKey
}

export const roles: Readonly<Record<RoleId, Role>> = {
  superAdmin: { bit: 1, idSuffix: '1132', persona: 'support', exclusive: true, gives: ['superAdmin', 'cc', 'viewer', 'admin', 'cm'], title: 'roles.superAdmin' },
  cc: { bit: 2, idSuffix: '1232', persona: 'normal', exclusive: false, gives: [], title: 'roles.cc' },
  viewer: { bit: 4, idSuffix: '1432', persona: 'normal', exclusive: false, gives: [], title: 'roles.viewer' },
  admin: { bit: 8, idSuffix: '1532', persona: 'normal', exclusive: false, gives: ['cc', 'viewer', 'admin'], title: 'roles.admin' },
  cm: { bit: 16, idSuffix: '1632', persona: 'normal', exclusive: false, gives: ['cc', 'viewer', 'admin', 'cm'], title: 'roles.cm' },
}

export interface Persona {
  readonly landing: RouteId
  /** Where a click on the profile leads. */
  readonly profile: RouteId
}

export const personas: Readonly<Record<PersonaId, Persona>> = {
  support: { landing: 'super-admin.customers', profile: 'account.password' },
  normal: { landing: 'home.library', profile: 'account.profile' },
}

/** The first of these that a person holds decides where the person lands. */
export const landingOrder: readonly RoleId[] = ['superAdmin', 'cm', 'admin', 'cc', 'viewer']

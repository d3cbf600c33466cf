// Generated from manifest/access.yaml by npm run codegen. Edit the manifest, not this file.

/**
 * One way to be allowed: the person has one of `roles` (0: none is needed), the flags under `care` read `want`, and
 * every fact of the world is among `facts`.
 */
export type Clause = readonly [roles: number, care: number, want: number, facts: number]

/** Allowed when one clause holds. */
export type Rule = readonly Clause[]

/** A person somewhere: bits of roles, flags and facts. */
export interface World {
  readonly roles: number
  readonly flags: number
  readonly facts: number
}

/** tablet: under 1280; compact: up to 1536; wide: more. */
export const viewportFacts = { tablet: 1, compact: 2, wide: 4 } as const

/** How many customer profiles the person has. */
export const profilesFacts = { one: 8, many: 16 } as const

/** Admin and cm always; viewers and cc unless the organization is hidden from them. (spec §6) */
export const organizationTop: Rule = [[24, 0, 0, 31], [6, 16, 0, 31]]

/** Who may create. (spec §6) */
export const creators: Rule = [[18, 0, 0, 31]]

/** Pro-edit items need cm and a professional-editing vendor customer. (spec §6) */
export const commandCenter: Rule = [[16, 32, 32, 31]]

/** Who edits for others at a professional-editing vendor. (decided) */
export const editors: Rule = [[18, 32, 32, 31]]

import type { Rule, World } from '../../generated/facts/access'

/**
 * Whether a rule of the manifest allows a world (a person's roles, flags and facts). Menu, routes
 * and server all use it.
 */
export function can(rule: Rule, world: World): boolean {
  return rule.some(
    ([roles, care, want, facts]) =>
      (roles === 0 || (roles & world.roles) !== 0) &&
      (world.flags & care) === want &&
      (world.facts & ~facts) === 0,
  )
}

/** Entries carry several rules; all of them must allow. */
export function canAll(rules: readonly Rule[], world: World): boolean {
  return rules.every((rule) => can(rule, world))
}

import type { Rule } from '../resolve/rule'

/** `[[16, 0, 0, 31]]`: the numbers of generated/facts/access.ts. */
export function ruleLiteral(rule: Rule): string {
  return `[${rule.map(({ roles, care, want, facts }) => `[${roles}, ${care}, ${want}, ${facts}]`).join(', ')}]`
}

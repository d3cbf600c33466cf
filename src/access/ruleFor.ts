import type { Rule } from '../../generated/facts/access'

/** What some customers' overlays guard otherwise, by customer. */
export type OverlaidAccess = Readonly<
  Record<string, { readonly routes: Rules; readonly calls: Rules }>
>

type Rules = Readonly<Partial<Record<string, Rule>>>

/** The rule of a route or a call in one customer: its overlay's, where that has one. */
export function ruleFor(
  { id, access }: { readonly id: string; readonly access: Rule },
  overlaid: Rules | undefined,
): Rule {
  return overlaid?.[id] ?? access
}

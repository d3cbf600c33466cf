import type { Rule } from '../../generated/facts/access'

/** Rules that overlays replace, by customer. */
export type OverlaidAccess = Readonly<
  Record<string, { readonly routes: Rules; readonly calls: Rules }>
>

type Rules = Readonly<Partial<Record<string, Rule>>>

/** The rule of a route or call for one customer: the overlay's if there is one. */
export function ruleFor(
  { id, access }: { readonly id: string; readonly access: Rule },
  overlaid: Rules | undefined,
): Rule {
  return overlaid?.[id] ?? access
}

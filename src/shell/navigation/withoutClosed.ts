import type { Navigation } from './navigation.model'

/** The menu without the screens that the customer's own roles close to a person. */
export function withoutClosed(navigation: Navigation, closed: ReadonlySet<string>): Navigation {
  if (closed.size === 0) return navigation
  const { trees, controls } = navigation
  const isOpen = ({ target }: { readonly target: object }) =>
    !('route' in target && closed.has(String(target.route)))
  return {
    trees: trees.map((tree) => ({
      ...tree,
      sections: tree.sections.map((section) => ({
        ...section,
        entries: section.entries.filter(isOpen),
      })),
    })),
    controls: Object.fromEntries(
      Object.entries(controls).map(([id, control]) => [
        id,
        isOpen(control) ? control : { ...control, access: [] },
      ]),
    ) as Navigation['controls'],
  }
}

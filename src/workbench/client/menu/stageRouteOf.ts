import type { SubjectName, Tables } from '../../../../codegen/workbench/protocol'
import type { World } from '../../../../generated/facts/access'
import { can } from '../../../access/can'
import { entrySubject, sectionSubject, splitSubject } from '../inspector/subject'

/**
 * The screen to preview for a subject: its own route, or the first one of a section's entries. Also
 * for hidden entries, whose address can be opened directly, but only if the person may open it.
 */
export function stageRouteOf(
  subject: SubjectName | null,
  { navigation, routes }: Pick<Tables, 'navigation' | 'routes'>,
  world: World,
  visible: ReadonlySet<SubjectName>,
): string | null {
  if (subject === null) return null
  const meant = navigation.trees.flatMap((tree) =>
    tree.sections.flatMap((section) =>
      section.entries.flatMap((entry) => {
        const name = entrySubject(tree.id, section.id, entry.id)
        const isMeant = name === subject || sectionSubject(tree.id, section.id) === subject
        return isMeant && 'route' in entry.target ? { name, route: entry.target.route } : []
      }),
    ),
  )
  const [kind, id] = splitSubject(subject)
  const found =
    kind === 'route' ? id : (meant.find(({ name }) => visible.has(name)) ?? meant[0])?.route
  const route = routes.find((each) => each.id === found)
  return route && can(route.rule, world) ? route.id : null
}

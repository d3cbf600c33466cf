import { combine } from 'effector'
import { profilesFacts, viewportFacts } from '../../../../generated/facts/access'
import { minScreenWidth, sidebarCollapseWidth } from '../../../../generated/facts/constants'
import { worldOf } from '../../../access/worldOf'
import { $viewportWidth } from '../../../browser/viewport'
import { $flags, $profiles } from './member.model'
import { $roles } from '../tokens/session.model'

/**
 * Everything a manifest rule may depend on: menus, routes and guards are recomputed when it
 * changes.
 */
export const $viewport = $viewportWidth.map(viewportOf)

export const $world = combine(
  { roles: $roles, flags: $flags, viewport: $viewport, profiles: $profiles },
  ({ roles, flags, viewport, profiles }) =>
    worldOf(
      roles,
      flags,
      viewportFacts[viewport] | profilesFacts[profiles.length > 1 ? 'many' : 'one'],
    ),
)

/** Spec §9: tablet mode under 1280; the sidebar collapses at 1536 or less. */
export function viewportOf(width: number): keyof typeof viewportFacts {
  if (width < minScreenWidth) return 'tablet'
  return width <= sidebarCollapseWidth ? 'compact' : 'wide'
}

import { can } from '../../access/can'
import { rolesFor } from '../../access/ownRole'
import { rowScopeOf } from '../../access/rowScope'
import { worldOf } from '../../access/worldOf'
import type { Context } from '../../server/context'
import { forbidden, notFound } from '../../server/errors'
import type { List } from './list'

/** A list by the id of its call, and the context in which that call would be made. */
export function openList(callId: string, context: Context): { list: List; context: Context } {
  const list = context.services.screens.lists.get(callId)
  if (!list) throw notFound('list')
  const { held, flags } = context.member
  const roles = rolesFor(callId, held)
  if (!can(list.facts.access, worldOf(roles, flags))) throw forbidden()
  return { list, context: { ...context, rows: rowScopeOf(list.facts, roles) } }
}

import type { Spot } from '../../problems/problem'
import { spotAt } from '../../problems/spot'
import type { Manifest } from '../../read/manifest'
import { spell } from '../clauses'
import type { Edition } from '../edition'
import type { AskedPredicate } from '../subjects'

/** What a predicate that reads as before stands on, if that is what changed: a group, a flag's default, a persona. */
export function changedUnderneath(
  before: Edition,
  after: Edition,
  was: AskedPredicate,
  is: AskedPredicate,
): Spot | undefined {
  const { yaml } = spell(is, after.model)
  if (spell(was, before.model).yaml !== yaml) return undefined
  const [old, now] = [before.model.manifest, after.model.manifest]
  const words = new Set(yaml.match(/[\w.$-]+/g))
  const changed = (names: readonly string[], pick: (manifest: Manifest, name: string) => unknown) =>
    names.find((name) => JSON.stringify(pick(old, name)) !== JSON.stringify(pick(now, name)))

  const groups = Object.keys(now.roles.groups).filter((name) => words.has(`$${name}`))
  const group = changed(groups, ({ roles }, name) => roles.groups[name])
  if (group !== undefined) return spotAt('roles.yaml', 'groups', group)

  const flags = Object.keys(now.flags.flags).filter((name) => words.has(name))
  const flag = changed(flags, (manifest, name) => manifest.flags.flags[name]?.default)
  if (flag !== undefined) return spotAt('flags.yaml', 'flags', flag, 'default')

  const roles = is.of === 'tree' ? Object.keys(now.roles.roles) : []
  const role = changed(roles, (manifest, name) => manifest.roles.roles[name]?.persona)
  return role === undefined ? undefined : spotAt('roles.yaml', 'roles', role, 'persona')
}

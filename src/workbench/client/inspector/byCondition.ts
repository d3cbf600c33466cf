import type { WhoMay } from '../../../../codegen/workbench/protocol'

/** Those who may under one and the same condition, in one line; roles that are needed together stand together. */
export function byCondition(
  grants: readonly WhoMay[],
): readonly { readonly when: string; readonly who: readonly string[] }[] {
  const conditions = [...new Set(grants.map(({ when }) => when))]
  return conditions.map((when) => ({
    when,
    who: grants.filter((grant) => grant.when === when).map(({ roles }) => roles.join(' + ')),
  }))
}

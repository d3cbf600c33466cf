import type { WhoMay } from '../../../../codegen/workbench/protocol'

/** Groups people with the same condition in one line; roles required together are joined. */
export function byCondition(
  grants: readonly WhoMay[],
  nameOf: (role: string) => string,
): readonly { readonly when: string; readonly who: readonly string[] }[] {
  const conditions = [...new Set(grants.map(({ when }) => when))]
  return conditions.map((when) => ({
    when,
    who: grants
      .filter((grant) => grant.when === when)
      .map(({ roles }) => roles.map(nameOf).join(' + ')),
  }))
}

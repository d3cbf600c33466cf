import type { Bits, Rule, World } from '../../../codegen/resolve/rule'

/** Every world these rules can tell apart: role subsets x the flags they mention x facts. For small manifests. */
export function* worldsOf(rules: readonly Rule[], bits: Bits): Generator<World> {
  const care = rules.flat().reduce((mask, clause) => mask | clause.care, 0)
  const roleSets = new Set<number>()
  for (let mask = 1; mask < 2 ** bits.roles.size; mask++)
    roleSets.add(mask & bits.exclusiveRoles ? mask & bits.exclusiveRoles : mask)
  for (const facts of factSets(bits.factMasks))
    for (const roles of roleSets) {
      let flags = 0
      do {
        yield { roles, flags, facts }
        flags = (flags - care) & care
      } while (flags !== 0)
    }
}

function* factSets(masks: readonly number[], chosen = 0): Generator<number> {
  const [mask, ...rest] = masks
  if (mask === undefined) return void (yield chosen)
  for (let bit = 1; bit <= mask; bit *= 2) if (mask & bit) yield* factSets(rest, chosen | bit)
}

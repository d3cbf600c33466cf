import { within } from '../problems/spot'
import type { RowScope } from '../read/manifest'
import { holds, type Rule, type World } from '../resolve/rule'
import { spell } from './clauses'
import type { Edition } from './edition'
import { missingFor } from './missing'
import { rowsOf } from './rowsOf'
import { sentenceOf } from './sentence'
import { isAllowed, nameOf, type AskedPredicate, type Subject } from './subjects'
import { lensOf, worldOf, type Lens } from './world'

/** Why a person in a world sees, opens or may make something, or not. */
export interface Explanation {
  /** `entry normal/audience/users.list`. */
  readonly subject: string
  readonly isAllowed: boolean
  /** One sentence that names who and why. */
  readonly sentence: string
  /** Every predicate asked, in order; of a refusal, the first that fails decides. */
  readonly steps: readonly ExplanationStep[]
  /** Of a call that tells people apart, if it is allowed: whose rows, and where that stands. */
  readonly rows?: { readonly scope: RowScope; readonly place: string }
}

export interface ExplanationStep {
  /** `tree`, `route access`, `section access`, `entry access`, `call access`, `control access`. */
  readonly of: string
  /** `manifest/features/audience.yaml:12:73`: the clause that held, or the predicate in which none did. */
  readonly place: string
  /** `$organizationTop at manifest/navigation.yaml:73:17`: the names that led there. */
  readonly through: readonly string[]
  /** The YAML of the deciding clause, on one line. */
  readonly clause: string
  readonly holds: boolean
  /** What is missing: `needs cm or admin`, `hideOrganization is set`. */
  readonly missing?: string
}

/** What a role is called in sentences. */
export type RoleName = (id: string) => string

export function explain(
  edition: Edition,
  who: Lens | World,
  subject: Subject,
  roleName: RoleName = (id) => id,
): Explanation {
  const { model } = edition
  const world = isLens(who) ? worldOf(who, model) : who
  const allowed = isAllowed(subject, world)
  const steps = stepsOf({ edition, world, roleName }, subject)
  const scope = allowed ? rowsOf(model, subject, lensOf(world, model).roles) : undefined
  return {
    subject: nameOf(subject),
    isAllowed: allowed,
    sentence: sentenceOf({ model, world, roleName }, subject, allowed, steps),
    steps,
    ...(scope && { rows: { scope, place: edition.placeOf(within(subject.spot, 'rows')) } }),
  }
}

interface Asking {
  readonly edition: Edition
  readonly world: World
  readonly roleName: RoleName
}

const isLens = (who: Lens | World): who is Lens => typeof who.roles !== 'number'

/** A section stands or falls with its entries: those of the first that shows, or why each of them does not. */
function stepsOf(asking: Asking, subject: Subject): ExplanationStep[] {
  const { entries, predicates } = subject
  if (!entries) return predicates.map((asked) => stepOf(asking, asked))
  const shown = entries.find((entry) => isAllowed(entry, asking.world))
  if (shown) return stepsOf(asking, shown)
  const refusals = entries.map((entry) => stepsOf(asking, entry).find((step) => !step.holds)!)
  return [...new Map(refusals.map((step) => [step.place, step])).values()]
}

function stepOf({ edition, world, roleName }: Asking, asked: AskedPredicate): ExplanationStep {
  const { model, placeOf } = edition
  const { spot, rolesSpot = spot, yaml, clauses, through } = spell(asked, model)
  const deciding = clauses[asked.rule.findIndex((clause) => holds([clause], world))]
  const step = {
    of: asked.of,
    through: through.map(({ name, spot: cited }) => `${name} at ${placeOf(cited)}`),
  }
  return deciding
    ? { ...step, place: placeOf(deciding.spot), clause: deciding.yaml, holds: true }
    : {
        ...step,
        place: placeOf(isForOthers(asked.rule, world) ? rolesSpot : spot),
        clause: yaml,
        holds: false,
        missing: missingFor(asked.rule, { model, world, roleName }),
      }
}

const isForOthers = (rule: Rule, world: World) =>
  rule.every(({ roles }) => roles !== 0 && (roles & world.roles) === 0)

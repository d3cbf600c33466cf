import type { Model } from '../resolve/model'
import type { World } from '../resolve/rule'
import type { ExplanationStep, RoleName } from './explain'
import { nameOf, type Subject } from './subjects'
import { spaceOf } from './vocabulary'
import { alternativesOf } from './whoCan'
import { lensOf } from './world'

/** A person, and what their roles are called. */
export interface Spoken {
  readonly model: Model
  readonly world: World
  readonly roleName: RoleName
}

const verbs: Readonly<Record<Subject['kind'], readonly [may: string, mayNot: string]>> = {
  entry: ['sees', 'does not see'],
  section: ['sees', 'does not see'],
  control: ['sees', 'does not see'],
  route: ['may open', 'may not open'],
  call: ['may make', 'may not make'],
}

/** `viewer with hideOrganization does not see entry …: section access: hideOrganization is set.` */
export function sentenceOf(
  about: Spoken,
  subject: Subject,
  isAllowed: boolean,
  steps: readonly ExplanationStep[],
): string {
  const verb = verbs[subject.kind][isAllowed ? 0 : 1]
  return `${whoIs(about, subject)} ${verb} ${nameOf(subject)}: ${reason(isAllowed, steps)}.`
}

function reason(isAllowed: boolean, steps: readonly ExplanationStep[]): string {
  if (isAllowed) return steps.map(({ of, clause }) => `${of} ${clause}`).join(' and ')
  const { of, missing } = steps.find(({ holds }) => !holds)!
  return `${of}: ${missing}`
}

/** The person in as many words as matter to the subject. */
function whoIs({ model, world, roleName }: Spoken, subject: Subject): string {
  const { roles, flags, facts } = lensOf(world, model)
  const { variables } = spaceOf({ model, rules: alternativesOf(subject).flat() })
  const asked = variables.map(({ name }) => name)
  const set = flags.filter((flag) => asked.includes(flag))
  const placed = Object.entries(facts).filter(([fact]) => asked.includes(fact))
  return [
    roles.length > 0 ? roles.map(roleName).join(' and ') : 'somebody without a role',
    ...(set.length > 0 ? [`with ${set.join(' and ')}`] : []),
    ...(placed.length > 0 ? [`(${placed.map((pair) => pair.join(' ')).join(', ')})`] : []),
  ].join(' ')
}

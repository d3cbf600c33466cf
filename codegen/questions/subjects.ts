import type { Spot } from '../problems/problem'
import type { Model } from '../resolve/model'
import type { Rule } from '../resolve/rule'

/** Something a person sees, opens or makes, or not. */
export interface Subject {
  readonly kind: 'entry' | 'route' | 'call' | 'control'
  /** `users.list`, `normal/audience/users.list`, `listClips`, `quickRecord`. */
  readonly id: string
  /** All of these must hold, each with the place in YAML that says so: tree, route, section, entry. */
  readonly clauses: readonly { readonly rule: Rule; readonly spot: Spot }[]
}

export type SubjectsOf = (model: Model) => Subject[]

/** Why a person in a world sees, opens or may make something, or not. */
export interface Explanation {
  /** `entry normal/audience/users.list`. */
  readonly subject: string
  readonly isAllowed: boolean
  /** One sentence that names who and why. */
  readonly sentence: string
  /** Every predicate asked, in order; of a refusal, the first that fails decides. */
  readonly steps: readonly ExplanationStep[]
}

export interface ExplanationStep {
  /** `route access`, `section access`, `entry access`, `tree`. */
  readonly of: string
  /** `manifest/features/audience.yaml:12:73`: the clause that held, or the predicate in which none did. */
  readonly place: string
  /** The YAML of the deciding clause, on one line. */
  readonly clause: string
  readonly holds: boolean
  /** What is missing: `needs cm or admin`, `hideOrganization is set`. */
  readonly missing?: string
}
